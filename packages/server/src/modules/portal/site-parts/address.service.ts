import type { BodyOf } from '@jst/contracts'
import {
  domainOf,
  goLiveSteps,
  usualFront,
  type enableSite,
  type GoLiveStep,
  type saveSiteAddress,
  type SiteAddress,
} from '@jst/contracts/portal'
import { diffOf } from '../../../kernel/audit.ts'
import type { Queryable } from '../../../kernel/database.ts'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import { invalid, isDuplicate } from '../../../kernel/errors.ts'
import { keptTopic } from '../../../kernel/kept.ts'
import { demandVersion } from '../../../kernel/versions.ts'
import { frontOf } from '../site/place.ts'
import { portalTopic } from '../topic.ts'
import * as repo from './address.repo.ts'
import { texts } from './texts.ts'

const none: repo.StoredAddress = {
  Slug: '',
  Domain: '',
  Front: usualFront,
  Enabled: false,
  IsDefault: false,
  UpdateTime: new Date(0).toISOString(),
}
const entity = 'portal_site'

export async function addressOf(db: Queryable, companyId: number): Promise<SiteAddress> {
  const [found, Done] = [await repo.findAddress(db, companyId), await repo.stepsDone(db, companyId)]
  return { ...none, ...found, Front: frontOf(found?.Front ?? ''), Done }
}

/** @throws AppError STALE_WRITE with the address as it stands, INVALID_INPUT for one that is taken */
export async function saveAddress(
  call: WriteCall,
  { UpdateTime, Slug, Domain, Front }: BodyOf<typeof saveSiteAddress>,
): Promise<SiteAddress> {
  const { tx, actor, audit } = call
  const before = await demandAddress(call, UpdateTime)
  const domain = domainOf(Domain)
  if (domain === undefined) throw invalid('Domain', texts.domainWrong)
  if (before.Enabled && Slug === '') throw invalid('Slug', texts.slugKept)
  try {
    await repo.storeAddress(tx, actor.companyId, { slug: Slug, domain })
    if (Front !== before.Front) await repo.storeFront(tx, actor.companyId, Front)
  } catch (error) {
    if (isDuplicate(error, 'portal_site_slug')) throw invalid('Slug', texts.slugTaken)
    throw isDuplicate(error, 'portal_site_domain') ? invalid('Domain', texts.domainTaken) : error
  }
  tx.publish(keptTopic, portalTopic)
  audit({ action: 'portal.site.address', entity, entityId: actor.companyId, diff: diffOf(before, { Slug, Domain: domain, Front }) })
  return addressOf(tx, actor.companyId)
}

/** Opens the site to visitors, once what they need is there, or closes it. @throws AppError STALE_WRITE, INVALID_INPUT */
export async function enable(call: WriteCall, { UpdateTime, Enabled }: BodyOf<typeof enableSite>): Promise<SiteAddress> {
  const { tx, actor, audit } = call
  const before = await demandAddress(call, UpdateTime)
  if (Enabled && before.Slug === '') throw invalid('Slug', texts.slugWanted)
  const missing = (Object.keys(goLiveSteps) as GoLiveStep[]).filter((step) => goLiveSteps[step].needed && !before.Done.includes(step))
  if (Enabled && missing.length > 0) throw invalid('Enabled', texts.unfinished(missing.map((step) => goLiveSteps[step].zh).join('、')))
  await repo.setEnabled(tx, actor.companyId, Enabled)
  tx.publish(keptTopic, portalTopic)
  audit({ action: 'portal.site.enable', entity, entityId: actor.companyId, diff: diffOf(before, { Enabled }) })
  return addressOf(tx, actor.companyId)
}

async function demandAddress({ tx, actor }: WriteCall, seen: string): Promise<SiteAddress> {
  await repo.holdAddress(tx, actor.companyId)
  const address = await addressOf(tx, actor.companyId)
  demandVersion(seen, address)
  return address
}
