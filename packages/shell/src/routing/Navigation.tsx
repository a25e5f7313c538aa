import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { homeOf, languageOf, pathnameOf, safePath, searchOf, type App, type Feature, type ScreenManifest } from '@jst/feature-kit'
import type { Browser, Services } from '../services/createServices.ts'
import { atScreen, barredTo, elsewhere, handOver, toExternalWorkbench, type Arrival } from './arrival.ts'
import type { Enter, Entered, ScreenRouter } from './ScreenRouter.ts'
import { Shown } from './Shown.ts'

interface NavigationPorts {
  surface: Surface
  services: Services
  browser: Browser
  /** Sign-in page of the account mode. */
  signInPath: string
  app: () => App
  /** Returns true if the page of this path is mounted: it loads missing data by itself. */
  isKept: (path: string) => boolean
  /** Opens the tab of the document's first page before the page can be shown; the returned function closes it again. */
  expect: (path: string) => () => void
}

/** The route of one screen: its path as the manifest declares it, and the manifest itself. The frame draws it, with the pages of all open tabs. */
export interface ScreenRoute<Path extends string = string> {
  readonly path: Path
  readonly handle: ScreenManifest<Path>
  readonly enter: Enter
}

/** Parameters of an app's router. */
export type Routes = Pick<Navigation, 'screens' | 'toExternalWorkbench' | 'elsewhere'>

/** Time for which a page that could be rendered waits for its first data (milliseconds). */
const completeWithin = 100

/** The document is being left: the navigation never ends. */
const never = (): Promise<never> => new Promise<never>(() => undefined)

/**
 * Routes of an app, and the navigations of its router. A navigation requests the chunk of its screen, the session and the first reads of the
 * screen at the same time and commits when all have arrived, so that no fallback is rendered.
 */
export class Navigation {
  readonly shown = new Shown()
  private first = true
  private soon: ReturnType<typeof setTimeout> | undefined
  private current: ScreenRouter | undefined
  private readonly ports: NavigationPorts

  constructor(ports: NavigationPorts) {
    this.ports = ports
  }

  /** One route per path and alias of the areas' screens; the code of a screen is loaded when it is opened. */
  readonly screens = <Path extends string>(features: readonly Feature<Path>[]): ScreenRoute<Path>[] =>
    features
      .flatMap(({ screens }) => screens)
      .flatMap((screen) =>
        [screen.path, ...(screen.aliases ?? [])].map((path) => ({
          path: path as Path,
          handle: screen,
          enter: this.entering(() => atScreen(screen, this.ports.services.session.token !== null)),
        })),
      )

  /** Enters `/workbench/*`: the same path below `/external/workbench`. */
  readonly toExternalWorkbench: Enter = this.entering(toExternalWorkbench)

  /** Enters `*`: a path of another app opens that app's document, any other one the page 404. */
  readonly elsewhere: Enter = this.entering(elsewhere)

  get router(): ScreenRouter {
    if (!this.current) throw new Error('navigation.use(router) comes before the first navigation')
    return this.current
  }

  /** The router of the app, which was built from the routes above. */
  use(router: ScreenRouter): void {
    this.current = router
    router.subscribe(() => this.follow())
  }

  /** Resolves when the first page can be drawn. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!this.router.state.initialized) return false
        this.follow()
        resolve()
        return true
      }
      if (check()) return
      const stop = this.router.subscribe(() => check() && stop())
    })
  }

  /** Opens a path; one of another app loads that app's document. Anything but a path of this origin is not followed. */
  readonly navigate = (to: string, options: { replace?: boolean } = {}): void => {
    const path = safePath(to)
    if (path === undefined) return
    this.router.navigate(path, options)
  }

  /** 返回: the previous page of this document, else the fallback, else the workbench. */
  readonly back = (fallback?: string): void => {
    const { surface, browser } = this.ports
    const index = (browser.history.state as { idx?: number } | null)?.idx ?? 0
    if (index > 0) this.router.navigate(-1)
    else this.navigate(fallback ?? (surface === 'public' ? '/' : homeOf(surface)))
  }

  private follow(): void {
    const { location, loading, initialized } = this.router.state
    this.tellWaiting(loading)
    if (!initialized || loading) return
    const path = location.pathname + location.search
    if (location.key !== this.shown.key) this.shown.set(location.key, path, this.ports.services.screens.match(path))
  }

  /** A mounted page is shown within the same task, without a loading indicator. */
  private tellWaiting(waiting: boolean): void {
    clearTimeout(this.soon)
    if (waiting) this.soon = setTimeout(() => this.shown.setWaiting(true))
    else this.shown.setWaiting(false)
  }

  /** Applies the decision of a route's rules to the requested path. */
  private entering(arrival: (target: Parameters<typeof elsewhere>[0]) => Arrival): Enter {
    return async (path): Promise<Entered> => {
      const { services, surface, signInPath } = this.ports
      const { first } = this
      this.first = false
      const destination = arrival({ path, surface, first, shows: (to) => services.screens.match(to) !== undefined })
      switch (destination.kind) {
        case 'leave':
          return this.leave(destination.to, first)
        case 'redirect':
          return { redirect: destination.to }
        case 'sign-in':
          services.leaveForSignIn(signInPath, path)
          return never()
        case 'screen':
          return this.enter(destination.screen, path, first)
      }
    }
  }

  private async enter(screen: ScreenManifest, path: string, first: boolean): Promise<null> {
    const { services, app, isKept, expect } = this.ports
    // in a later task: the handlers are created after this navigation, which begins during their construction
    const expected = this.shown.screen ? undefined : Promise.resolve().then(() => expect(path))
    const isEnglish = languageOf(screen, searchOf(path), services.session.language) === 'EN'
    const chunk = Promise.all([services.screens.load(screen), isEnglish && services.english.load()]).then(
      ([module]) => isKept(path) || module.preload?.(app(), { pathname: pathnameOf(path), search: searchOf(path) }),
      // A chunk that cannot be loaded is reported in place of the page.
      () => undefined,
    )
    await this.loadSession(screen)
    const exit = this.exit(screen, path)
    if (exit) {
      const takeBack = await expected
      takeBack?.()
      return exit(first)
    }
    await chunk
    await Promise.race([services.reads.settled(), new Promise((resolve) => setTimeout(resolve, completeWithin))])
    return null
  }

  /** Target outside of this document, if the session does not allow this screen here. */
  private exit(screen: ScreenManifest, path: string): ((first: boolean) => Promise<never>) | undefined {
    const { services, surface, signInPath } = this.ports
    if (services.isLeaving()) return never
    if (services.session.needsEmployee && !screen.allowLogout)
      return () => {
        services.leaveForSignIn(signInPath, path)
        return never()
      }
    const { session, permissions } = services
    if (session.status !== 'logged-in') return undefined
    const { workbenchKind } = session
    const holds = permissions.holds(screen.menuPath ?? screen.path)
    const to =
      (surface === 'internal' ? handOver(path, workbenchKind) : undefined) ?? barredTo(path, screen, { surface, workbenchKind, holds })
    return to === undefined ? undefined : (first) => this.leave(to, first)
  }

  private async loadSession(screen: ScreenManifest): Promise<void> {
    const { session, isLeaving } = this.ports.services
    if (session.token === null || session.status === 'logged-in') return
    try {
      await session.load()
    } catch (error) {
      // A public page is shown without a session too; a rejected token already leads to the sign-in.
      if (!screen.allowLogout && !isLeaving()) throw error
    }
  }

  private leave(to: string, first: boolean): Promise<never> {
    const { location } = this.ports.browser
    const path = safePath(to)
    if (path !== undefined && surfaceOf(pathnameOf(path)) !== this.ports.surface) {
      // The path of the first document is in the history already; the back key must not return to it.
      if (first) location.replace(path)
      else location.assign(path)
    }
    return never()
  }
}
