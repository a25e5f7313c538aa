import {
  haulageFields,
  slipCalls,
  slipDocument,
  slipStates,
  type changeSlip,
  type extendSlips,
  type SlipOutcome,
} from '@jst/contracts/packing'
import { bookingStates } from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import { saidValue, type EntityField, type EntityValues } from '@jst/contracts/entity'
import { moveRecords, recordChanges, type DocumentCall } from '../../../documents/index.ts'
import { updateRow } from '../../../entity-kit/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { readOverBookings } from '../application/counts.repo.ts'
import { fleetBy, fleetsOf } from '../application/fleets.repo.ts'
import { texts } from '../texts.ts'
import { cleanHaulage, checkSlips, notDone } from './check-slips.ts'
import { chinaToday, demandSlip, writeFleet, writePickupTo, type StoredSlip } from './slip.repo.ts'
import { tellParties, tellSlips } from './tell.ts'
import { viewSlip, type LinkPlace } from './view.service.ts'

const { kind } = slipDocument
const { codes } = slipStates
const fields: readonly EntityField[] = haulageFields
/** Fields that may still be changed once the depot has the slip. */
const afterIssue: readonly string[] = ['Driver', 'Plate', 'Phone', 'Remark']
const running: readonly number[] = [codes.issued, codes.expired, codes.pickedUp]

/** A slip of the caller's company, locked, in the version that he saw. @throws AppError NOT_FOUND, STALE_WRITE with the view */
export async function demandOwnSlip(
  { tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>,
  { Id, UpdateTime }: { readonly Id: number; readonly UpdateTime: string },
  place: LinkPlace,
): Promise<StoredSlip> {
  const slip = await demandSlip(tx, Id, true)
  if (slip.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(slip.updateTime))
    throw new AppError('STALE_WRITE', { data: await viewSlip({ db: tx, system: tx.system, actor }, Id, place) })
  return slip
}

/** The haulage with the haulier that it names, and its company where that has joined. @throws AppError INVALID_INPUT */
export async function withFleet(
  { tx }: Pick<DocumentCall, 'tx'>,
  staffId: number,
  haulage: EntityValues,
): Promise<{ readonly values: EntityValues; readonly fleetId: number | null }> {
  const [code, name] = [String(haulage['FleetCode'] ?? ''), String(haulage['FleetName'] ?? '')]
  const fleet = fleetBy(await fleetsOf(tx.system, staffId, [code], [name]), code, name)
  if (code !== '' && !fleet) throw invalid('Haulage.FleetCode', texts.application.noFleet(code))
  return { values: { ...haulage, FleetCode: fleet?.code ?? '', FleetName: name || (fleet?.name ?? '') }, fleetId: fleet?.companyId ?? null }
}

/** Fields whose values differ. */
const changedOf = (before: EntityValues, after: EntityValues): EntityValues =>
  Object.fromEntries(Object.keys(diffOf(before, after)).map((key) => [key, after[key] ?? null]))

/** @throws AppError NOT_FOUND, STALE_WRITE with the view, ILLEGAL_TRANSITION, INVALID_INPUT with every finding */
export async function change(call: DocumentCall, { Id, UpdateTime, Haulage }: BodyOf<typeof changeSlip>, place: LinkPlace) {
  const { tx, actor } = call
  const slip = await demandOwnSlip(call, { Id, UpdateTime }, place)
  const isPending = slip.state === codes.pending
  if (!isPending && !running.includes(slip.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.slip.notChangeable(slipStates.wordOf(slip.state)) })
  const { values, fleetId } = await withFleet(call, slip.staffId, { ...cleanHaulage({ ...slip.values, ...Haulage }) })
  const changed = changedOf(slip.values, values)
  const late = fields.filter(({ key }) => key in changed && !afterIssue.includes(key))
  if (!isPending && late.length > 0)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.slip.afterIssue(late.map(({ zh }) => zh).join('、')) })
  if (Object.keys(changed).length > 0) {
    await updateRow(tx, slipCalls.entity, slip.id, changed, { ...slip.values, ...changed })
    if (isPending && fleetId !== slip.fleetId) await writeFleet(tx, slip.id, fleetId)
    await recordHaulage(call, slip, changed)
    tellSlips(call, [slip, { ...slip, fleetId }], [slip.id])
  }
  return viewSlip({ db: tx, system: tx.system, actor }, slip.id, place)
}

/** Timeline and log of changed fields. */
async function recordHaulage(call: DocumentCall, slip: StoredSlip, changed: EntityValues): Promise<void> {
  const changedFields = slipCalls.entity.all.filter(({ key }) => key in changed && key !== 'FleetCode')
  const said = (values: EntityValues) =>
    Object.fromEntries(changedFields.map((field) => [field.key, saidValue(field, values[field.key] ?? null)]))
  const [before, after] = [said(slip.values), said(changed)]
  await recordChanges(call, { kind, row: slip }, before, after)
  call.audit({ action: `${kind}.change`, entity: kind, entityId: slip.id, diff: diffOf(before, after) })
}

/** Gives slips a later last day; expired ones are in force again. */
export async function extend(call: DocumentCall, { Items, PickupTo, Remarks }: BodyOf<typeof extendSlips>): Promise<SlipOutcome> {
  const { tx, actor } = call
  if (PickupTo < (await chinaToday(tx))) throw invalid('PickupTo', texts.slip.toEarlier)
  const { going, left } = await checkSlips(call, Items, ['issued', 'expired'], ({ staffId }) => staffId === actor.companyId)
  const overBookings = await readOverBookings(
    tx.system,
    going.map(({ bookingId }) => bookingId),
  )
  const later = going.filter((slip) => {
    const isLater = PickupTo > String(slip.values['PickupTo'] ?? '')
    const over = overBookings.get(slip.bookingId)
    if (!isLater) left.push(notDone(slip.id, slip, 'INVALID_INPUT', texts.slip.toEarlier))
    else if (over !== undefined) left.push(notDone(slip.id, slip, 'ILLEGAL_TRANSITION', texts.slip.bookingOver(bookingStates.wordOf(over))))
    return isLater && over === undefined
  })
  if (later.length === 0) return { Done: [], NotDone: left }
  const ids = later.map(({ id }) => id)
  await moveRecords(call, kind, ids, 'extend', { remarks: [PickupTo, Remarks.trim()].filter((part) => part !== '').join('；') })
  await writePickupTo(tx, ids, PickupTo)
  tellSlips(call, later, ids)
  await tellParties(call, later, { title: (count) => texts.slip.extended(actor.companyName, count, PickupTo) })
  return { Done: later.map(({ id, eirNo }) => ({ Id: id, EirNo: eirNo })), NotDone: left }
}
