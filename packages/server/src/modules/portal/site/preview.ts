import type { ReplyOf } from '@jst/contracts'
import type { previewLists } from '@jst/contracts/portal'
import type { Db } from '../../../kernel/database/database.ts'
import { siteFrameOf } from './site-frame.ts'
import { homeOf } from './contents.ts'
import { frontOf } from './place.ts'
import { addressFacts, liveFirst, type SiteReading } from './site.repo.ts'

/** Frame for the preview of a draft: the own site as visitors read it now. `system`: as pages read it, of one company. */
export async function previewOf(system: Db, companyId: number, companyName: string): Promise<ReplyOf<typeof previewLists>> {
  // the page of visitors says what is damaged
  const site: SiteReading = { system, companyId, lang: 'zh', damaged: () => undefined }
  const [{ config, floating }, Announcements, platform, customer, peers, company, { slug, front }] = await Promise.all([
    siteFrameOf(site, companyName),
    liveFirst(site, 'announcement', 5),
    homeOf({ ...site, shared: false }, 'platform'),
    homeOf({ ...site, shared: false }, 'customer'),
    homeOf({ ...site, shared: false }, 'peers'),
    homeOf({ ...site, shared: false }, 'company'),
    addressFacts(system, companyId),
  ])
  return {
    Slug: slug,
    Front: frontOf(front),
    Config: config,
    Floating: floating,
    Home: [...platform.blocks],
    CustomerHome: [...customer.blocks],
    PeerHome: [...peers.blocks],
    CompanyHome: [...company.blocks],
    Announcements,
    Lists: platform.lists,
  }
}
