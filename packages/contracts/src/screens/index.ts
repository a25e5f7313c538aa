/** Which of the three apps draws a screen. */
export type Surface = 'internal' | 'external' | 'public'

/** Route metadata of the specification (§2): declared once per screen, in a feature's manifest, as data. */
export interface ScreenMeta {
  readonly path: string
  readonly name: string
  readonly title: string
  /** The page is kept when the user leaves it. */
  readonly keepAlive?: boolean
  readonly english?: boolean
  /** Reachable while logged out. */
  readonly allowLogout?: boolean
  readonly withoutLayout?: boolean
  /** Target of the back control when there is no history. */
  readonly lastPagePath?: string
  /** Menu entry to highlight. */
  readonly menuPath?: string
  readonly aliases?: readonly string[]
}

export const externalMenuPath = 'EXTERNAL_MENU'

/** Path prefixes of the apps on one origin, first match wins; what matches none is internal (DESIGN: apps and paths). */
const prefixes: readonly { prefix: string; exact?: boolean; surface: Surface }[] = [
  { prefix: '/external/workbench', surface: 'external' },
  { prefix: '/external/mainifest', surface: 'external' },
  { prefix: '/manage', surface: 'external' },
  { prefix: '/', exact: true, surface: 'public' },
  { prefix: '/mainPage', surface: 'public' },
  { prefix: '/QuickSearch', surface: 'public' },
  { prefix: '/newsDetail', surface: 'public' },
  { prefix: '/asiawise', surface: 'public' },
  { prefix: '/employeeLogin', surface: 'public' },
  { prefix: '/external', surface: 'public' },
  { prefix: '/join', surface: 'public' },
  { prefix: '/register', surface: 'public' },
  { prefix: '/chooseCompany', surface: 'public' },
  { prefix: '/wxLogin', surface: 'public' },
  { prefix: '/formLayout', surface: 'public' },
]

/** The app that answers a path. */
export function surfaceOf(path: string): Surface {
  for (const { prefix, exact, surface } of prefixes) if (path === prefix || (!exact && path.startsWith(prefix + '/'))) return surface
  return 'internal'
}
