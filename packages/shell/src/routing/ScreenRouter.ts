import type { ComponentType } from 'react'
import { matchRoutes, UNSAFE_createBrowserHistory, type Location, type RouteObject } from 'react-router-dom'

/** Outcome of entering a route: its page may be shown, or another path of this app is opened instead. */
export type Entered = { readonly redirect: string } | null
/** Resolves when the page of a path with its query may be shown. */
export type Enter = (path: string) => Promise<Entered>

export interface AppRoute {
  readonly path: string
  readonly handle?: RouteObject['handle']
  readonly enter: Enter
}

interface AppRoutes {
  /** Draws whatever route is shown. */
  readonly Frame: ComponentType
  /** Drawn in place of the frame when a route could not be entered. */
  readonly Failed: ComponentType<{ error: unknown }>
  readonly routes: readonly AppRoute[]
}

interface RouterState {
  /** The path that is shown: the address once its route was entered. */
  readonly location: Location
  /** True once the first navigation has ended. */
  readonly initialized: boolean
  /** True while a navigation is pending. */
  readonly loading: boolean
  /** Why the path that is shown could not be entered. */
  readonly failure?: { readonly error: unknown }
}

type Act = 'POP' | 'PUSH' | 'REPLACE'

/**
 * Router of an app over the history and the matching of React Router: a navigation enters its route first and changes the address when all is
 * there; a later one takes over. The data router of React Router does so, too, with actions, fetchers and server rendering that no screen uses and
 * every start would load ([ADR 182](docs/adr/0182-router-that-enters-before-it-shows.md)).
 */
export class ScreenRouter {
  readonly Frame: AppRoutes['Frame']
  readonly Failed: AppRoutes['Failed']
  readonly routes: AppRoute[]
  state: RouterState
  private readonly history = UNSAFE_createBrowserHistory()
  private readonly listeners = new Set<() => void>()
  private readonly unlisten: () => void
  private latest = 0

  constructor({ Frame, Failed, routes }: AppRoutes) {
    this.Frame = Frame
    this.Failed = Failed
    this.routes = [...routes]
    this.state = { location: this.history.location, initialized: false, loading: true }
    this.unlisten = this.history.listen(({ location }) => void this.enter(location, 'POP'))
    void this.enter(this.history.location, 'POP')
  }

  /** Opens a path of this origin, or goes so many entries of the history. */
  navigate(to: string | number, { replace = false }: { replace?: boolean } = {}): void {
    if (typeof to === 'number') this.history.go(to)
    else void this.enter(this.locationOf(to), replace ? 'REPLACE' : 'PUSH')
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  dispose(): void {
    this.latest++
    this.listeners.clear()
    this.unlisten()
  }

  private async enter(location: Location, act: Act): Promise<void> {
    const turn = ++this.latest
    this.set({ ...this.state, loading: true })
    const entered = await this.ask(location)
    if (turn !== this.latest) return
    if ('redirect' in entered) {
      // an address that is in the history already is replaced, so that the back key does not return to it
      await this.enter(this.locationOf(entered.redirect), act === 'PUSH' ? 'PUSH' : 'REPLACE')
      return
    }
    if (act === 'PUSH') this.history.push(location)
    else if (act === 'REPLACE') this.history.replace(location)
    this.set({ location, initialized: true, loading: false, ...entered })
  }

  private async ask(location: Location): Promise<{ redirect: string } | Pick<RouterState, 'failure'>> {
    const route = matchRoutes(this.candidates(location), location)?.at(-1)?.route
    try {
      return (await route?.enter(location.pathname + location.search)) ?? {}
    } catch (error) {
      return { failure: { error } }
    }
  }

  /** The route of exactly this path, which outranks all others; without one all routes. Ranking hundreds of routes costs more than the match. */
  private candidates({ pathname }: Location): AppRoute[] {
    const exact = this.routes.find(({ path }) => path.toLowerCase() === pathname.toLowerCase())
    return exact ? [exact] : this.routes
  }

  /** A location with a key of its own, its address as the browser writes it. */
  private locationOf(to: string): Location {
    return { ...this.history.encodeLocation(to), state: null, key: Math.random().toString(36).slice(2, 10) } as Location
  }

  private set(state: RouterState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}

/** Makes the router of an app. The first navigation begins at once. */
export const createScreenRouter = (routes: AppRoutes): ScreenRouter => new ScreenRouter(routes)
