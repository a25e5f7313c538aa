import { sitePageOf } from '../portal/site/pages.ts'

/** Which of the three apps draws a screen. */
export type Surface = 'internal' | 'external' | 'public'

/** Route metadata of the specification (§2): declared once per screen, in a feature's manifest, as data. */
export interface ScreenMeta {
  readonly path: string
  readonly name: string
  readonly title: string
  /** The page is kept when the user leaves it. */
  readonly keepAlive?: boolean
  /** The page is English whatever the language of the session is. */
  readonly english?: boolean
  /** The page has its words in English too. `session`: in the language of the session. `address`: of visitors, English with `lang=en` in the address. */
  readonly speaks?: 'session' | 'address'
  readonly titleEn?: string
  /** Reachable while logged out. */
  readonly allowLogout?: boolean
  readonly withoutLayout?: boolean
  /** Target of the back control when there is no history. */
  readonly lastPagePath?: string
  /** Menu entry to highlight. */
  readonly menuPath?: string
  readonly aliases?: readonly string[]
  /** A tab per record: parameters of the address that name the record, the telling one first. Default: one tab for the route. */
  readonly tabBy?: readonly string[]
}

export const externalMenuPath = 'EXTERNAL_MENU'

interface Prefix {
  readonly prefix: string
  /** Only the path itself, nothing below it. */
  readonly exact?: boolean
  readonly surface: Surface
}

/** Path prefixes of the apps on one origin, first match wins; what matches none is internal (DESIGN: apps and paths). */
const prefixes: readonly Prefix[] = [
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

/**
 * The app that answers a path, in whatever case it is written: the apps match their screens the same way. `site`: the server draws it, a page for
 * visitors.
 */
export function surfaceOf(path: string): Surface | 'site' {
  if (sitePageOf(path)) return 'site'
  const requestedPath = path.toLowerCase()
  const answers = ({ prefix, exact }: Prefix) => {
    const start = prefix.toLowerCase()
    return requestedPath === start || (!exact && requestedPath.startsWith(`${start}/`))
  }
  return prefixes.find(answers)?.surface ?? 'internal'
}
