import { pathnameOf, type Feature, type ScreenManifest, type ScreenModule } from '@jst/feature-kit'
import { loadCode } from '@jst/ui'
import { makeAutoObservable, observableShallow } from 'mobx'

/** Paths are matched without regard to case and closing slash, as the menu and the tabs do. */
const keyOf = (path: string): string => pathnameOf(path).replace(/\/+$/, '').toLowerCase() || '/'

/** Screens of an app by path, and their loaded modules. The loaded modules are observable. */
export class ScreenTable {
  readonly modules = new Map<string, ScreenModule>()
  readonly failed = new Set<string>()
  private readonly byPath: ReadonlyMap<string, ScreenManifest>
  private readonly pending = new Map<string, Promise<ScreenModule>>()
  private readonly fetchAhead: (path: string) => void

  /** `fetchAhead`: begins to fetch the files of a screen. */
  constructor(features: readonly Feature[], fetchAhead: (path: string) => void = () => undefined) {
    this.byPath = index(features)
    this.fetchAhead = fetchAhead
    makeAutoObservable<this, 'byPath' | 'pending' | 'fetchAhead'>(this, {
      modules: observableShallow,
      failed: observableShallow,
      byPath: false,
      pending: false,
      fetchAhead: false,
      match: false,
    })
  }

  match(path: string): ScreenManifest | undefined {
    return this.byPath.get(keyOf(path))
  }

  moduleOf(screen: ScreenManifest): ScreenModule | undefined {
    return this.modules.get(screen.path)
  }

  hasFailed(screen: ScreenManifest): boolean {
    return this.failed.has(screen.path)
  }

  /** Loads the chunk of a screen once. While the browser is offline it waits; after a failure the next call tries again. */
  load(screen: ScreenManifest): Promise<ScreenModule> {
    const pending = this.pending.get(screen.path)
    if (pending) return pending
    const loading = loadCode(() => {
      this.fetchAhead(screen.path)
      return screen.load()
    }).then(
      (module) => this.put(screen, module),
      (error: unknown) => {
        this.fail(screen)
        throw error
      },
    )
    this.pending.set(screen.path, loading)
    return loading
  }

  private put(screen: ScreenManifest, module: ScreenModule): ScreenModule {
    this.failed.delete(screen.path)
    this.modules.set(screen.path, module)
    return module
  }

  private fail(screen: ScreenManifest): void {
    this.pending.delete(screen.path)
    this.failed.add(screen.path)
  }
}

/** Index of paths and aliases. @throws Error for a path that two manifests declare */
function index(features: readonly Feature[]): Map<string, ScreenManifest> {
  const table = new Map<string, ScreenManifest>()
  for (const screen of features.flatMap((feature) => feature.screens)) {
    for (const path of [screen.path, ...(screen.aliases ?? [])]) {
      if (table.has(keyOf(path))) throw new Error(`screen path declared twice: ${path}`)
      table.set(keyOf(path), screen)
    }
  }
  return table
}
