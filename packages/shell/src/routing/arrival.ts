import { surfaceOf, type Surface } from '@jst/contracts/screens'
import { pathnameOf, type ScreenManifest } from '@jst/feature-kit'

/** What to do with a path that was asked for. */
export type Arrival =
  | { kind: 'screen'; screen: ScreenManifest }
  /** Another path of this app. */
  | { kind: 'redirect'; to: string }
  /** A path that another app of the origin answers: a new document. */
  | { kind: 'leave'; to: string }
  | { kind: 'sign-in' }

interface Asked {
  /** Path with query and fragment. */
  path: string
  surface: Surface
  match: (path: string) => ScreenManifest | undefined
  signedIn: boolean
  /** True for the path that the document was served for: it is ours, whatever the path table says. */
  first: boolean
}

const workbenchChild = /^\/workbench\/(?=.)/i
const externalChild = '/external/workbench/'

/** Path of the 404 screen for a surface, with the full path that was asked for (spec §2). */
export const notFoundPath = (surface: Surface, path: string): string =>
  `${surface === 'public' ? '/formLayout/404' : '/internal/404'}?url=${encodeURIComponent(path)}`

/** Where a path leads: hand-over of the workbench paths, other apps, 404, sign-in, or its screen (DESIGN: apps and paths). */
export function arrive({ path, surface, match, signedIn, first }: Asked): Arrival {
  const pathname = pathnameOf(path)
  if (workbenchChild.test(pathname))
    return { kind: surface === 'external' ? 'redirect' : 'leave', to: path.replace(workbenchChild, externalChild) }
  if (!first && surfaceOf(pathname) !== surface) return { kind: 'leave', to: path }
  const screen = match(path)
  if (!screen) {
    const to = notFoundPath(surface, path)
    return { kind: surfaceOf(pathnameOf(to)) === surface ? 'redirect' : 'leave', to }
  }
  return screen.allowLogout || signedIn ? { kind: 'screen', screen } : { kind: 'sign-in' }
}

/** `/workbench` is answered by the internal app, which hands over to the external workbench (spec §4). */
export function handOver(path: string, workbenchKind: 'internal' | 'external'): string | undefined {
  return workbenchKind === 'external' && /^\/workbench\/?$/i.test(pathnameOf(path))
    ? path.replace(/^\/workbench\/?/i, '/external/workbench')
    : undefined
}

/** Page title: the route title, a dash, the system name (spec §2). */
export const pageTitle = (routeTitle: string, systemName: string): string => (systemName ? `${routeTitle}-${systemName}` : routeTitle)
