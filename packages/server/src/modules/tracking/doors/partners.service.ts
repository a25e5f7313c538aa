import { randomBytes } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@jst/contracts'
import { trackReceivePath, type TrackPartner, type trackPartnerSave } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import type { Db } from '../../../kernel/database.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import type { Surroundings } from '../../../kernel/surroundings.ts'
import { staffCompany } from '../shipment/side.ts'
import { trackingJobName } from '../take-in/job-name.ts'
import { texts } from '../tracking.texts.ts'
import { findPartners, insertPartner, lockPartner, markOwnDue, updatePartner } from './partners.repo.ts'
import { isSource } from './typed.ts'

type Place = Pick<Surroundings, 'origin' | 'secrets'>
const shown = (partner: Omit<TrackPartner, 'Path'>, origin: string): TrackPartner => ({
  ...partner,
  Path: partner.Way === 'push' ? `${origin}${trackReceivePath}` : '',
  Subscription: partner.Way === 'push' ? partner.Subscription : '',
})

export const partners = async (db: Db, actor: EmployeeActor, { origin }: Place): Promise<TrackPartner[]> =>
  (await findPartners(db, staffCompany(actor))).map((partner) => shown(partner, origin))

/** Bytes of a key; the signature is HMAC-SHA256. */
const keyBytes = 32

/** Saves a partner. A key that is made now is answered this once; it is stored encrypted. */
export async function savePartner(
  { tx, actor, audit }: WriteCall,
  { Id, UpdateTime, Name, Code, Source, Way, IsEnabled, NewKey }: BodyOf<typeof trackPartnerSave>,
  { origin, secrets }: Place,
): Promise<ReplyOf<typeof trackPartnerSave>> {
  const code = Code.trim().toUpperCase()
  if (Name.trim() === '') throw invalid('Name', texts.partner.name)
  if (!/^[A-Z0-9._-]{1,20}$/.test(code)) throw invalid('Code', texts.partner.code)
  if (!isSource(Source)) throw invalid('Source', texts.partner.source)
  const companyId = staffCompany(actor)
  const before = Id === 0 ? undefined : await lockPartner(tx, companyId, Id)
  if (Id !== 0 && !before) throw new AppError('NOT_FOUND')
  if (before && before.UpdateTime !== UpdateTime) throw new AppError('STALE_WRITE', { data: shown(before, origin) })
  const isKeyMade = Way === 'push' && (NewKey || !before || before.KeyHint === '')
  const key = isKeyMade ? randomBytes(keyBytes).toString('base64') : ''
  const fields = {
    name: Name.trim(),
    code,
    source: Source,
    way: Way,
    enabled: IsEnabled,
    key: key === '' ? undefined : { sealed: secrets.seal(key), hint: texts.partner.hint(key) },
  }
  const saved = before
    ? await updatePartner(tx, companyId, before.Id, fields)
    : await insertPartner(tx, companyId, actor.employeeId, fields)
  if (!saved) throw invalid('Code', texts.partner.twice)
  audit({
    action: 'track.partner.save',
    entity: 'track_partner',
    entityId: saved.Id,
    diff: { code, way: Way, enabled: IsEnabled, newKey: isKeyMade },
  })
  if (Way === 'simulator') {
    await markOwnDue(tx.system, companyId)
    jobs.nudge(tx, { name: trackingJobName })
  }
  return { Partner: shown(saved, origin), Key: key }
}
