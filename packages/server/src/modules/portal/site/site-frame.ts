import type { SiteConfig, SiteFloating } from '@jst/contracts/portal'
import { liveParts, type SiteReading } from './site.repo.ts'
import { defaultConfig, defaultFloating } from './defaults.ts'
import { validPart } from './validated.ts'

type SiteFrame = { readonly config: SiteConfig; readonly floating: SiteFloating }

/** Frame of every page of a company's site: its published parts, else the defaults. */
export async function siteFrameOf(site: Pick<SiteReading, 'system' | 'companyId' | 'damaged'>, companyName: string): Promise<SiteFrame> {
  const { config, floating } = await liveParts(site, ['config', 'floating'])
  const defaults = defaultConfig(companyName)
  return {
    config: config === undefined ? defaults : validPart('config', config, defaults, site.damaged),
    floating: floating === undefined ? defaultFloating : validPart('floating', floating, defaultFloating, site.damaged),
  }
}
