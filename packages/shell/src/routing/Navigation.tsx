import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { homeOf, pathnameOf, safePath, searchOf, type App, type ScreenManifest } from '@jst/feature-kit'
import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type LoaderFunctionArgs } from 'react-router-dom'
import type { Browser, Services } from '../services/createServices.ts'
import { arrive, handOver } from './arrival.ts'
import { Shown } from './Shown.ts'

interface NavigationPorts {
  surface: Surface
  services: Services
  browser: Browser
  /** Sign-in page of the account mode. */
  signInPath: string
  Page: ComponentType
  Failed: ComponentType
  app: () => App
  /** Whether the page of this path stands already: it asks for what it lacks by itself. */
  isKept: (path: string) => boolean
  /** Takes the first page of the document for opened before it can be shown; calling what it answers takes that back. */
  expect: (path: string) => () => void
}

type Router = ReturnType<typeof createBrowserRouter>

/** So long a page that could be drawn waits for its first data, so that it comes complete (milliseconds). */
const completeWithin = 100

/** The document is being left: the navigation never ends. */
const never = (): Promise<never> => new Promise<never>(() => undefined)

/**
 * One router per app over the table of screens. A navigation waits for the chunk of its screen and for the session,
 * both asked for at once together with the screen's own first reads, and commits when all are there: no fallbacks.
 */
export class Navigation {
  readonly router: Router
  readonly shown = new Shown()
  private first = true
  private soon: ReturnType<typeof setTimeout> | undefined
  private readonly ports: NavigationPorts

  constructor(ports: NavigationPorts) {
    this.ports = ports
    this.router = createBrowserRouter([
      { path: '*', loader: (args) => this.arrive(args), Component: ports.Page, ErrorBoundary: ports.Failed, HydrateFallback: () => null },
    ])
    this.router.subscribe(() => this.follow())
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
    void this.router.navigate(path, options)
  }

  /** 返回: the previous page of this document, else the fallback, else the workbench. */
  readonly back = (fallback?: string): void => {
    const { surface, browser } = this.ports
    const index = (browser.history.state as { idx?: number } | null)?.idx ?? 0
    if (index > 0) void this.router.navigate(-1)
    else this.navigate(fallback ?? (surface === 'public' ? '/' : homeOf(surface)))
  }

  private follow(): void {
    const { location, navigation, initialized } = this.router.state
    this.tellWaiting(navigation.state !== 'idle')
    if (!initialized || navigation.state !== 'idle') return
    const path = location.pathname + location.search
    if (location.key !== this.shown.key) this.shown.set(location.key, path, this.ports.services.screens.match(path))
  }

  /** A page that stands already comes within the same task: no word of waiting is drawn for it. */
  private tellWaiting(waiting: boolean): void {
    clearTimeout(this.soon)
    if (waiting) this.soon = setTimeout(() => this.shown.setWaiting(true))
    else this.shown.setWaiting(false)
  }

  private async arrive({ request }: LoaderFunctionArgs): Promise<Response | null> {
    const { surface, services, signInPath } = this.ports
    const url = new URL(request.url)
    const path = url.pathname + url.search
    const first = this.first
    this.first = false
    const arrival = arrive({
      path,
      surface,
      match: (asked) => services.screens.match(asked),
      signedIn: services.session.token !== null,
      first,
    })
    switch (arrival.kind) {
      case 'leave':
        return this.leave(arrival.to, first)
      case 'redirect':
        return redirect(arrival.to)
      case 'sign-in':
        services.leaveForSignIn(signInPath, path)
        return never()
      case 'screen':
        return this.enter(arrival.screen, path, first)
    }
  }

  private async enter(screen: ScreenManifest, path: string, first: boolean): Promise<null> {
    const { services, app, isKept, expect } = this.ports
    // a moment later: what answers is made after this navigation, which begins while it is being made
    const expected = this.shown.screen ? undefined : Promise.resolve().then(() => expect(path))
    const chunk = Promise.all([services.screens.load(screen), screen.english && services.english.load()]).then(
      ([module]) => isKept(path) || module.preload?.(app(), { pathname: pathnameOf(path), search: searchOf(path) }),
      // A chunk that cannot be had is told in the place of the page.
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

  /** The way out of the document when the session does not let this screen be shown here. */
  private exit(screen: ScreenManifest, path: string): ((first: boolean) => Promise<never>) | undefined {
    const { services, surface, signInPath } = this.ports
    if (services.isLeaving()) return never
    if (services.session.needsEmployee && !screen.allowLogout)
      return () => {
        services.leaveForSignIn(signInPath, path)
        return never()
      }
    const elsewhere = surface === 'internal' ? handOver(path, services.session.workbenchKind) : undefined
    return elsewhere === undefined ? undefined : (first) => this.leave(elsewhere, first)
  }

  private async loadSession(screen: ScreenManifest): Promise<void> {
    const { session, isLeaving } = this.ports.services
    if (session.token === null || session.status === 'logged-in') return
    try {
      await session.load()
    } catch (error) {
      // A page for everyone is shown without the session too; a refused token is on its way to the sign-in.
      if (!screen.allowLogout && !isLeaving()) throw error
    }
  }

  private leave(to: string, first: boolean): Promise<never> {
    const { location } = this.ports.browser
    const path = safePath(to)
    if (path !== undefined && surfaceOf(pathnameOf(path)) !== this.ports.surface) {
      // The path of a first document stands in the history already; it must not come back with the back key.
      if (first) location.replace(path)
      else location.assign(path)
    }
    return never()
  }
}
