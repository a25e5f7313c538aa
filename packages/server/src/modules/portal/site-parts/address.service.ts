import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@jst/contracts'
import {
  domainOf,
  goLiveSteps,
  proofRecord,
  defaultFront,
  type enableSite,
  type GoLiveStep,
  type proveDomain,
  type saveSiteAddress,
  type SiteAddress,
} from '@jst/contracts/portal'
import { diffOf, writeAudit } from '../../../kernel/audit/audit.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { cacheTopic } from '../../../kernel/database/tenant-cache.ts'
import type { LookUpTexts } from '../../../kernel/net/txt-records.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { frontOf } from '../site/place.ts'
import { portalTopic } from '../topic.ts'
import * as repo from './address.repo.ts'
import { texts } from './texts.ts'

const none: repo.StoredAddress = {
  Slug: '',
  Domain: '',
  Front: defaultFront,
  Enabled: false,
  IsDefault: false,
  Token: '',
  ProvedTime: null,
  UpdateTime: new Date(0).toISOString(),
}
const entity = 'portal_site'

interface Proving extends Pick<ReadContext<EmployeeActor>, 'db' | 'actor' | 'requestId'> {
  readonly lookUpTexts: LookUpTexts
}

export async function addressOf(db: Queryable, companyId: number): Promise<SiteAddress> {
  const [found, Done] = [await repo.findAddress(db, companyId), await repo.stepsDone(db, companyId)]
  const { Token, ...stored } = found ?? none
  // a name that was served before names were proved has no token
  const Proof = stored.Domain === '' || Token === '' ? null : proofRecord(stored.Domain, Token)
  return { ...stored, Front: frontOf(stored.Front), Proof, Done }
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
  if (domain !== '' && (await repo.isProvedByOthers(tx.system, actor.companyId, domain))) throw invalid('Domain', texts.domainTaken)
  try {
    await repo.storeAddress(tx, actor.companyId, { slug: Slug, domain, token: randomBytes(16).toString('hex') })
    if (Front !== before.Front) await repo.storeFront(tx, actor.companyId, Front)
  } catch (error) {
    if (isDuplicate(error, 'portal_site_slug')) throw invalid('Slug', texts.slugTaken)
    throw error
  }
  tx.publish(cacheTopic, portalTopic)
  audit({ action: 'portal.site.address', entity, entityId: actor.companyId, diff: diffOf(before, { Slug, Domain: domain, Front }) })
  return addressOf(tx, actor.companyId)
}

/**
 * Looks the record of the host name up, outside of any transaction, then takes the name as proved.
 * @throws AppError STALE_WRITE, INVALID_INPUT when the record is not there or another company was faster
 */
export async function prove(
  { db, actor, requestId, lookUpTexts }: Proving,
  { UpdateTime }: BodyOf<typeof proveDomain>,
): Promise<SiteAddress> {
  const { Proof, Domain } = await addressOf(db, actor.companyId)
  if (!Proof) throw invalid('Domain', texts.domainWanted)
  const found = await lookUpTexts(Proof.Name)
  if (!found.includes(Proof.Value)) throw invalid('Domain', texts.domainUnproved(Proof.Name))
  return db.tx(async (tx) => {
    const before = await demandAddress({ tx, actor }, UpdateTime)
    if (before.Domain !== Domain) throw new AppError('STALE_WRITE', { data: before })
    if (await repo.isProvedByOthers(tx.system, actor.companyId, Domain)) throw invalid('Domain', texts.domainTaken)
    try {
      await repo.markProved(tx, actor.companyId)
    } catch (error) {
      throw isDuplicate(error, 'portal_site_domain_proved') ? invalid('Domain', texts.domainTaken) : error
    }
    tx.publish(cacheTopic, portalTopic)
    writeAudit(tx, actor, requestId, { action: 'portal.site.prove', entity, entityId: actor.companyId, diff: { Domain: ['', Domain] } })
    return addressOf(tx, actor.companyId)
  })
}

/** Opens the site to visitors, once what they need is there, or closes it. @throws AppError STALE_WRITE, INVALID_INPUT */
export async function enable(call: WriteCall, { UpdateTime, Enabled }: BodyOf<typeof enableSite>): Promise<SiteAddress> {
  const { tx, actor, audit } = call
  const before = await demandAddress(call, UpdateTime)
  if (Enabled && before.Slug === '') throw invalid('Slug', texts.slugWanted)
  const missing = (Object.keys(goLiveSteps) as GoLiveStep[]).filter((step) => goLiveSteps[step].needed && !before.Done.includes(step))
  if (Enabled && missing.length > 0) throw invalid('Enabled', texts.unfinished(missing.map((step) => goLiveSteps[step].zh).join('、')))
  await repo.setEnabled(tx, actor.companyId, Enabled)
  tx.publish(cacheTopic, portalTopic)
  audit({ action: 'portal.site.enable', entity, entityId: actor.companyId, diff: diffOf(before, { Enabled }) })
  return addressOf(tx, actor.companyId)
}

async function demandAddress({ tx, actor }: Pick<WriteCall, 'tx' | 'actor'>, seen: string): Promise<SiteAddress> {
  await repo.holdAddress(tx, actor.companyId)
  const address = await addressOf(tx, actor.companyId)
  demandVersion(seen, address)
  return address
}
