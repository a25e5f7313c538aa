/** How a page of a site is framed: three looks over one set of blocks. */
export type Look = 'platform' | 'customer' | 'company'

/** Languages of a site; English where the company offers it. */
export const siteLanguages = { zh: { name: '中文', tag: 'zh-CN' }, en: { name: 'EN', tag: 'en' } } as const
export type SiteLanguage = keyof typeof siteLanguages

/** Kind of a page. */
export type SitePageKind =
  | 'home'
  | 'profile'
  | 'services'
  | 'service'
  | 'news'
  | 'article'
  | 'contact'
  | 'join'
  | 'jobs'
  | 'rates'
  | 'schedules'
  | 'tracking'
  | 'quick'
  | 'downloads'
  | 'enter'

/** A page for visitors: the server draws it (spec §2.22, §2.24). */
export interface SitePage {
  readonly path: string
  readonly title: string
  readonly look: Look
  readonly kind: SitePageKind
  /** Of a page of one service: its kind. */
  readonly service?: ServiceKind
  /** Of a home page for fellow forwarders: it has blocks of its own. */
  readonly peers?: true
  /** Of a page that shows what another one shows: the path of that one, by which search engines keep both. */
  readonly same?: string
}

/** Kinds of services, each with a page of its own. */
export const serviceKinds = {
  sea: '海运服务',
  land: '陆运服务',
  air: '空运服务',
  rail: '海铁联运',
  river: '内河运输',
  supply: '供应链服务',
} as const
export type ServiceKind = keyof typeof serviceKinds

const page = (look: Look, kind: SitePageKind, path: string, title: string, more: Pick<SitePage, 'peers' | 'same'> = {}): SitePage => ({
  path,
  title,
  look,
  kind,
  ...more,
})
const servicePage = (service: ServiceKind, name: string): SitePage => ({
  path: `/external/service/${name}`,
  title: serviceKinds[service],
  look: 'platform',
  kind: 'service',
  service,
})

/** Every page of a site. The rates of a signed-in customer and the entry are screens of the portal's app. */
export const sitePages: readonly SitePage[] = [
  page('customer', 'home', '/external/customer/home', '客户门户首页'),
  page('customer', 'profile', '/external/customer/company', '公司介绍', { same: '/external/customer/aboutus' }),
  page('customer', 'tracking', '/external/customer/cargoCenter', '货物跟踪'),
  page('customer', 'services', '/external/customer/product', '产品服务'),
  page('customer', 'profile', '/external/customer/aboutus', '关于我们'),
  page('customer', 'contact', '/external/customer/contact', '联系我们'),
  page('customer', 'quick', '/external/customer/quicksearch', '快捷查询'),
  page('customer', 'downloads', '/external/customer/dataDownload', '资料下载'),
  page('platform', 'home', '/external/thome', '平台首页（同行版）', { peers: true }),
  page('platform', 'home', '/external/home', '平台首页'),
  page('platform', 'profile', '/external/company', '公司介绍', { same: '/external/aboutus' }),
  page('platform', 'services', '/external/service', '服务介绍'),
  page('platform', 'news', '/external/newsList', '新闻列表'),
  page('platform', 'article', '/external/newsDetaile', '新闻详情'),
  page('platform', 'services', '/external/product', '产品中心'),
  page('platform', 'profile', '/external/aboutus', '关于我们'),
  page('platform', 'enter', '/external/BeforeWorkBench', '进入工作台'),
  page('platform', 'rates', '/external/electronic/rates', '在线运价'),
  page('platform', 'schedules', '/external/electronic/schedules', '在线船期'),
  page('platform', 'tracking', '/external/electronic/tracking', '在线跟踪'),
  page('platform', 'downloads', '/external/electronic/download', '单证下载'),
  page('company', 'home', '/external/MHpage/Home', '门户首页'),
  page('company', 'profile', '/external/MHpage/about', '关于我们'),
  page('company', 'join', '/external/MHpage/joinUs', '加入我们'),
  page('company', 'jobs', '/external/MHpage/socialRecruitment', '社会招聘'),
  page('company', 'contact', '/external/MHpage/ContactUs', '联系我们'),
  page('company', 'news', '/external/MHpage/News', '新闻中心'),
  servicePage('sea', 'seaTransportation'),
  servicePage('land', 'landTransportation'),
  servicePage('air', 'airTransportation'),
  servicePage('rail', 'seaTrain'),
  servicePage('river', 'river'),
  servicePage('supply', 'supplyChain'),
  page('platform', 'home', '/mainPage', '主页', { same: '/external/home' }),
  page('platform', 'quick', '/QuickSearch', '快捷查询'),
  page('platform', 'article', '/newsDetail', '新闻详情', { same: '/external/newsDetaile' }),
  page('customer', 'tracking', '/asiawise', '客户箱货查询', { same: '/external/customer/cargoCenter' }),
]

/** Front pages that a company may choose. */
export const frontPages = {
  platform: { path: '/external/home', zh: '平台' },
  peers: { path: '/external/thome', zh: '同行版' },
  customer: { path: '/external/customer/home', zh: '客户门户' },
  company: { path: '/external/MHpage/Home', zh: '企业官网' },
} as const
export type FrontPage = keyof typeof frontPages
export const frontPageNames = Object.keys(frontPages) as FrontPage[]
/** Where nobody has chosen. */
export const defaultFront: FrontPage = 'company'

const byPath = new Map(sitePages.map((found) => [found.path.toLowerCase(), found]))

/** Prefix of the pages of a company that has no domain of its own: `/site/<slug>`. */
const below = /^\/site\/([a-z0-9-]{2,40})(\/.*)?$/i

interface FoundPage {
  readonly page: SitePage
  /** '' where the path names none. */
  readonly slug: string
  /** The path ends with the short name: the company's front page is meant, `page` is the usual one. */
  readonly front: boolean
}

/** The page of a path, in whatever case, and the company's short name where the path names one; undefined for what is no page of a site. */
export function sitePageOf(path: string): FoundPage | undefined {
  const [, slug = '', rest = ''] = below.exec(path) ?? ['', '', path]
  const requestedPath = rest.replace(/(?<!\/)\/+$/, '').toLowerCase()
  const front = slug !== '' && requestedPath === ''
  const page = byPath.get(front ? frontPages[defaultFront].path.toLowerCase() : requestedPath)
  return page && { page, slug: slug.toLowerCase(), front }
}
