import type { SitePart } from '../site/part-schemas.ts'

interface PartScreen {
  /** Word of its calls: `/api/<word>/Save`. */
  readonly word: string
  readonly path: string
  /** Name of the part. */
  readonly zh: string
}

/** The screen on which each part is written. */
export const partScreens: Readonly<Record<SitePart, PartScreen>> = {
  config: { word: 'PortalConfig', path: '/Portal/websiteConfig', zh: '网站配置' },
  home: { word: 'PortalHome', path: '/Portal/Home', zh: '门户首页' },
  customerHome: { word: 'PortalCustomerHome', path: '/Portal/Home', zh: '客户门户首页' },
  peerHome: { word: 'PortalPeerHome', path: '/Portal/Home', zh: '同行版首页' },
  companyHome: { word: 'PortalCompanyHome', path: '/Portal/Home', zh: '企业官网首页' },
  homeEn: { word: 'PortalHomeEn', path: '/Portal/Home', zh: '英文首页' },
  profile: { word: 'PortalProfile', path: '/Portal/EnterpriseInformation', zh: '企业信息' },
  customerProfile: { word: 'PortalCustomerProfile', path: '/Portal/CustomerEnterpriseInformation', zh: '客户企业信息' },
  profileEn: { word: 'PortalProfileEn', path: '/Portal/EnterpriseInformation', zh: '英文企业信息' },
  floating: { word: 'PortalFloating', path: '/Portal/FloatingWindow', zh: '悬浮窗' },
}
export const sitePartNames = Object.keys(partScreens) as SitePart[]

/** 启用企业门户. */
export const siteSettingPage = '/Portal/Setqymh'

const [first, ...others] = [...new Set(Object.values(partScreens).map(({ path }) => path))]
/** Every screen that writes a part. */
export const partPaths: readonly [string, ...string[]] = [first!, ...others]
