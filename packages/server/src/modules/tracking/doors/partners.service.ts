import { randomBytes } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@jst/contracts'
import { trackReceivePath, type TrackPartner, type trackPartnerSave } from '@jst/contracts/tracking'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import type { Db } from '../../../kernel/database/database.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import { endpointFault } from '../../../kernel/net/outgoing.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { queriesOf } from '../ask/queries.repo.ts'
import { staffCompany } from '../shipment/side.ts'
import { trackingJobName } from '../take-in/job-name.ts'
import { texts } from '../tracking.texts.ts'
import { findPartners, insertPartner, lockPartner, markOwnDue, updatePartner, type Partner } from './partners.repo.ts'
import { isSource } from './typed.ts'

type Place = Pick<Surroundings, 'origin' | 'secrets' | 'innerEndpoints'>
interface Asked {
  readonly count: number
  readonly answers: TrackPartner['Answers']
}
const shown = (partner: Partner, { origin }: Pick<Place, 'origin'>, queries: Asked = { count: 0, answers: [] }): TrackPartner => ({
  ...partner,
  Path: partner.Way === 'push' ? `${origin}${trackReceivePath}` : '',
  Subscription: partner.Way === 'push' ? partner.Subscription : '',
  Queries: queries.count,
  Answers: queries.answers,
})

export async function partners(db: Db, system: Db, actor: EmployeeActor, place: Place): Promise<TrackPartner[]> {
  const rows = await findPartners(db, staffCompany(actor))
  const queriesByPartner = await queriesOf(
    system,
    rows.map(({ Id }) => Id),
  )
  return rows.map((row) => shown(row, place, queriesByPartner.get(row.Id)))
}

/** Bytes of a key; the signature is HMAC-SHA256. */
const keyBytes = 32
/** Headers that belong to the connection or to the server, not to a key. */
const barred = new Set([
  'host',
  'cookie',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'accept',
  'origin',
  'referer',
])
const defaults = { every: 60, perMinute: 30, header: 'Authorization' }

type Input = BodyOf<typeof trackPartnerSave>
/** Settings of a party that is asked. @throws AppError INVALID_INPUT */
function askedFields(input: Input, { innerEndpoints }: Place) {
  const { Way, Carrier = '', Address = '', KeyHeader = '', EveryMinutes = defaults.every, PerMinute = defaults.perMinute } = input
  const isAsked = Way === 'pull' || Way === 'pull-simulator'
  const [carrier, address] = [Carrier.trim().toUpperCase(), Way === 'pull' ? Address.trim() : '']
  const header = KeyHeader.trim() || defaults.header
  if (isAsked && carrier === '') throw invalid('Carrier', texts.partner.carrier)
  if (Way === 'pull') {
    const fault = endpointFault(address, innerEndpoints)
    if (fault !== undefined) throw invalid('Address', texts.ask.address[fault])
    if (!/^[A-Za-z0-9-]{1,40}$/.test(header) || barred.has(header.toLowerCase())) throw invalid('KeyHeader', texts.partner.header)
  }
  return { carrier: isAsked ? carrier : '', address, keyHeader: header, everyMinutes: EveryMinutes, perMinute: PerMinute }
}

/** Saves a partner. A key that is made now is answered this once; every key is stored encrypted. */
export async function savePartner({ tx, actor, audit }: WriteCall, input: Input, place: Place): Promise<ReplyOf<typeof trackPartnerSave>> {
  const { Id, UpdateTime, Name, Code, Source, Way, IsEnabled, NewKey, ApiKey = '' } = input
  const { secrets } = place
  const code = Code.trim().toUpperCase()
  if (Name.trim() === '') throw invalid('Name', texts.partner.name)
  if (!/^[A-Z0-9._-]{1,20}$/.test(code)) throw invalid('Code', texts.partner.code)
  if (!isSource(Source)) throw invalid('Source', texts.partner.source)
  const requestedFields = askedFields(input, place)
  const companyId = staffCompany(actor)
  const before = Id === 0 ? undefined : await lockPartner(tx, companyId, Id)
  if (Id !== 0 && !before) throw new AppError('NOT_FOUND')
  if (before && before.UpdateTime !== UpdateTime) throw new AppError('STALE_WRITE', { data: shown(before, place) })
  const isKeyMade = Way === 'push' && (NewKey || !before || before.Way !== 'push' || before.KeyHint === '')
  const createdKey = isKeyMade ? randomBytes(keyBytes).toString('base64') : ''
  const key = createdKey || (Way === 'pull' ? ApiKey.trim() : '')
  // a key that was given for one address is not sent to another server
  const isMoved =
    Way === 'pull' && before !== undefined && (before.Way !== 'pull' || originOf(before.Address) !== originOf(requestedFields.address))
  const fields = {
    name: Way === 'pull-simulator' ? texts.partner.simulated(Name.trim()) : Name.trim(),
    code,
    source: Source,
    way: Way,
    enabled: IsEnabled,
    ...requestedFields,
    key: key === '' ? (isMoved ? { sealed: '', hint: '' } : undefined) : { sealed: secrets.seal(key), hint: texts.partner.hint(key) },
  }
  const saved = before
    ? await updatePartner(tx, companyId, before.Id, fields)
    : await insertPartner(tx, companyId, actor.employeeId, fields)
  if (!saved) throw invalid('Code', texts.partner.twice)
  audit({
    action: 'track.partner.save',
    entity: 'track_partner',
    entityId: saved.Id,
    diff: {
      code,
      way: Way,
      enabled: IsEnabled,
      newKey: isKeyMade || key !== '',
      address: requestedFields.address,
      carrier: requestedFields.carrier,
    },
  })
  if (Way === 'simulator') {
    await markOwnDue(tx.system, companyId)
    jobs.nudge(tx, { name: trackingJobName })
  }
  return { Partner: shown(saved, place), Key: createdKey }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')
