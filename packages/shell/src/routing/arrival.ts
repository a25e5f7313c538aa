import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { pathnameOf, type ScreenManifest } from '@jst/feature-kit'

/** Decision about a requested path. */
export type Arrival =
  | { kind: 'screen'; screen: ScreenManifest }
  /** Another path of this app. */
  | { kind: 'redirect'; to: string }
  /** A path that another app of the origin answers: a new document. */
  | { kind: 'leave'; to: string }
  | { kind: 'sign-in' }

interface Asked {
  /** Path with query. */
  path: string
  surface: Surface
  /** True for the path that the document was served for: it is not handed to another app. */
  first: boolean
  /** Returns true if this app has a screen at a path. */
  shows?: (path: string) => boolean
}

const workbenchChild = /^\/workbench\/(?=.)/i
const externalChild = '/external/workbench/'

/** Path of the 404 screen for a surface, with the full path that was asked for (spec §2). */
const notFoundPath = (surface: Surface, path: string): string =>
  `${surface === 'public' ? '/formLayout/404' : '/internal/404'}?url=${encodeURIComponent(path)}`

/** Path of the 403 screen of a workbench, with the full path that was asked for. */
const forbiddenPath = (kind: 'internal' | 'external', path: string): string =>
  `${kind === 'external' ? '/external/workbench/403' : '/internal/403'}?url=${encodeURIComponent(path)}`

/** Error screens (403, 404): they are shown without a tab. */
export const isWrongWay = ({ path }: Pick<ScreenManifest, 'path'>, surface: 'internal' | 'external'): boolean =>
  [notFoundPath(surface, ''), forbiddenPath(surface, '')].map(pathnameOf).includes(path)

/**
 * Redirect for a signed-in user who requests a screen of the other workbench. A menu may hold screens of both; a screen that is open to visitors
 * is open to every user.
 */
export function barredTo(
  path: string,
  screen: Pick<ScreenManifest, 'allowLogout'>,
  { surface, workbenchKind, holds }: { surface: Surface; workbenchKind: 'internal' | 'external'; holds: boolean },
): string | undefined {
  const isOther = surface !== 'public' && surface !== workbenchKind
  return isOther && !holds && !screen.allowLogout ? forbiddenPath(workbenchKind, path) : undefined
}

/** The path of a screen: shown, or the sign-in before it. */
export const atScreen = (screen: ScreenManifest, signedIn: boolean): Arrival =>
  screen.allowLogout || signedIn ? { kind: 'screen', screen } : { kind: 'sign-in' }

/** A path of this origin that no screen of the app has: another app's, or the 404 (spec §2). */
export function elsewhere({ path, surface, first, shows = () => false }: Asked): Arrival {
  const to = first || surfaceOf(pathnameOf(path)) === surface ? notFoundPath(surface, path) : path
  // the page 404 of an app stands in its own frame, with menu and tabs
  return { kind: surfaceOf(pathnameOf(to)) === surface || shows(to) ? 'redirect' : 'leave', to }
}

/** `/workbench/<x>` is an older address of `/external/workbench/<x>` (spec §4). */
export function toExternalWorkbench(target: Asked): Arrival {
  const { path, surface } = target
  if (!workbenchChild.test(pathnameOf(path))) return elsewhere(target)
  return { kind: surface === 'external' ? 'redirect' : 'leave', to: path.replace(workbenchChild, externalChild) }
}

/** `/workbench` is answered by the internal app, which hands over to the external workbench (spec §4). */
export function handOver(path: string, workbenchKind: 'internal' | 'external'): string | undefined {
  return workbenchKind === 'external' && /^\/workbench\/?$/i.test(pathnameOf(path))
    ? path.replace(/^\/workbench\/?/i, '/external/workbench')
    : undefined
}

/** Page title: the route title, a dash, the system name (spec §2). */
export const pageTitle = (routeTitle: string, systemName: string): string => (systemName ? `${routeTitle}-${systemName}` : routeTitle)
