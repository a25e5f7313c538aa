import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { declaredScreens, type DeclaredScreen } from '../../packages/shell/src/vite/declaredScreens.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface DeclaredManifest {
  /** Relative to the root of the repository, with slashes. */
  readonly file: string
  readonly area: string
  /** The side of the area that it declares. */
  readonly side: 'internal' | 'external' | 'public'
  readonly screens: readonly DeclaredScreen[]
}

/** The manifests of all areas, by their files. */
export const manifests = (): DeclaredManifest[] =>
  globSync('packages/features/*/src/{internal,external,public}.ts', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => ({
      file,
      area: file.split('/')[2]!,
      side: path.posix.basename(file, '.ts') as DeclaredManifest['side'],
      screens: declaredScreens(readFileSync(path.join(root, file), 'utf8')),
    }))
