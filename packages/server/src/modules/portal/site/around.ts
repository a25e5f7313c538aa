import type { SiteConfig, SiteFloating } from '@jst/contracts/portal'
import { liveParts, type SiteReading } from './site.repo.ts'
import { usualConfig, usualFloating } from './usual.ts'
import { wholePart } from './whole.ts'

type Around = { readonly config: SiteConfig; readonly floating: SiteFloating }

/** Frame of every page of a company's site: its published parts, else the defaults. */
export async function aroundOf(site: Pick<SiteReading, 'system' | 'companyId' | 'damaged'>, companyName: string): Promise<Around> {
  const { config, floating } = await liveParts(site, ['config', 'floating'])
  const usual = usualConfig(companyName)
  return {
    config: config === undefined ? usual : wholePart('config', config, usual, site.damaged),
    floating: floating === undefined ? usualFloating : wholePart('floating', floating, usualFloating, site.damaged),
  }
}
