import { defineEndpoint } from '../../endpoint.ts'
import { Instant, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, type Static, StringSchema, Union, Unsafe, strict } from '../../schema.ts'
import { frontPageNames, type FrontPage } from '../site/pages.ts'
import { siteSettingPage } from './screens.ts'

/** Steps before a site goes live, in the order in which they are filled in. */
export const goLiveSteps = {
  slug: { zh: '企业短名', path: siteSettingPage, needed: true },
  name: { zh: '网站名称', path: '/Portal/websiteConfig', needed: true },
  logo: { zh: '网站标志', path: '/Portal/websiteConfig', needed: false },
  icp: { zh: 'ICP 备案号', path: '/Portal/websiteConfig', needed: false },
  home: { zh: '门户首页', path: '/Portal/Home', needed: false },
  profile: { zh: '企业信息', path: '/Portal/EnterpriseInformation', needed: true },
  service: { zh: '至少一项产品服务', path: '/Portal/ProductService', needed: false },
  office: { zh: '至少一个公司地址', path: '/Portal/OurAddress', needed: false },
} as const
export type GoLiveStep = keyof typeof goLiveSteps
const steps = Object.keys(goLiveSteps) as GoLiveStep[]

const seen = { UpdateTime: StringSchema({ format: 'date-time', maxLength: 40 }) }
/** A front page by its word. */
export const FrontName = Unsafe<FrontPage>(Union(frontPageNames.map((name) => Literal(name))))
const address = {
  /** Below `/site/`; '' for none. */
  Slug: StringSchema({ pattern: '^([a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9]))?$', maxLength: 40 }),
  /** Host name of its own, as people write it; `domainOf` is what is kept. '' for none. */
  Domain: text(200),
  /** Front page at the root of the domain and of the short name. */
  Front: FrontName,
}
const hostName = /^(?=.{4,200}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/
/** Names that no visitor's resolver leads here. */
const ownNetwork = /(?:^|\.)(?:localhost|local|localdomain|internal|lan|arpa|onion)$/

/**
 * A host name as it is kept: in lower case, letters beyond ASCII as browsers send them (punycode), without the dot of the root. '' stays ''.
 * Undefined for what is no public host name: with scheme, port or path, the address of a machine, a name without a dot.
 */
export function domainOf(typed: string): string | undefined {
  const words = typed.trim()
  if (words === '') return ''
  if (/[\s:/?#@%*_\\]/.test(words) || !URL.canParse(`http://${words}`)) return undefined
  const name = new URL(`http://${words}`).hostname.replace(/\.$/, '')
  return hostName.test(name) && !ownNetwork.test(name) ? name : undefined
}

/** The TXT record that proves a host name: where it stands, and what it says. */
export const proofRecord = (domain: string, token: string) => ({ Name: `_portal.${domain}`, Value: `portal-site=${token}` })

/** The address of the own company's site. The version of one that nobody has saved yet is the beginning of 1970. */
export const SiteAddress = ObjectSchema({
  ...address,
  ...seen,
  Enabled: BooleanSchema(),
  /** Record that proves the host name; null without one. */
  Proof: Union([ObjectSchema({ Name: StringSchema(), Value: StringSchema() }), Null()]),
  /** Since when the host name is proved, and its visitors see the site; null: not yet. */
  ProvedTime: Union([Instant, Null()]),
  /** The platform's own address shows this site. */
  IsDefault: BooleanSchema(),
  /** Steps that are published or filled in. */
  Done: ArraySchema(Unsafe<GoLiveStep>(Union(steps.map((step) => Literal(step))))),
})
export type SiteAddress = Static<typeof SiteAddress>

export const siteAddress = defineEndpoint({
  method: 'GET',
  path: '/api/PortalSite/Get',
  summary: '企业门户的地址、启用状态与上线检查',
  may: menus(siteSettingPage),
  reply: SiteAddress,
})
export const saveSiteAddress = defineEndpoint({
  method: 'POST',
  path: '/api/PortalSite/Save',
  summary: '保存企业门户的短名、域名与首页',
  may: buttons({ path: siteSettingPage, code: 'edit' }),
  body: ObjectSchema({ ...address, ...seen }, strict),
  reply: SiteAddress,
})
/** Looks the record up. @throws INVALID_INPUT when it is not there, or another company has proved the name meanwhile */
export const proveDomain = defineEndpoint({
  method: 'POST',
  path: '/api/PortalSite/ProveDomain',
  summary: '验证企业门户的自有域名',
  may: buttons({ path: siteSettingPage, code: 'edit' }),
  body: ObjectSchema(seen, strict),
  reply: SiteAddress,
})
export const enableSite = defineEndpoint({
  method: 'POST',
  path: '/api/PortalSite/Enable',
  summary: '启用或停用企业门户',
  may: buttons({ path: siteSettingPage, code: 'publish' }),
  body: ObjectSchema({ ...seen, Enabled: BooleanSchema() }, strict),
  reply: SiteAddress,
})
