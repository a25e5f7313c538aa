import {
  bookingDocument as document,
  bookingStates,
  confirmedSailingKeys,
  shippingOrderFields,
  type ConfirmedSailing,
  type confirmBooking,
  type correctShippingOrder,
  type ShippingOrder,
} from '@jst/contracts/booking'
import type { BodyOf, Issue } from '@jst/contracts'
import { cutoffCodes, cutoffTable, type Cutoffs } from '@jst/contracts/schedules'
import { blankOf, problemOf, tidy, type EntityField, type EntityValues } from '@jst/contracts/entity'
import { moveRecord, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { syncOrder } from '../orders/orders.service.ts'
import { texts } from '../texts.ts'
import type { BookingCall } from './booking.call.ts'
import { demandBooking, findSailing, writeConfirmed, writeShippingOrder, type StoredBooking } from './booking.repo.ts'
import { sailingChanges, sailingFields, shippingOrderTexts, writeSailingOf } from './shipping-order.ts'
import { tellCustomer } from './tell.ts'
import { demandVersion } from './version.ts'
import { viewOf } from './view.service.ts'

/** Values as they are kept. @throws AppError INVALID_INPUT */
function clean(fields: readonly EntityField[], given: EntityValues, at: string): EntityValues {
  const issues: Issue[] = []
  const values = fields.map((field) => {
    const value = tidy(field, given[field.key] ?? blankOf(field))
    const problem = problemOf(field, value)
    if (problem !== undefined)
      issues.push({ Severity: 'ERROR', Code: 'INVALID', Path: `${at}.${field.key}`, Label: field.zh, Message: problem })
    return [field.key, value] as const
  })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  return Object.fromEntries(values)
}

/** @throws AppError INVALID_INPUT for an SO that is missing, or that of another booking */
async function demandOrder({ tx }: DocumentCall, { id, staffId }: StoredBooking, given: EntityValues): Promise<EntityValues> {
  const values = clean(shippingOrderFields, given, 'Values')
  const so = String(values['SoNo'])
  if (so === '') throw invalid('Values.SoNo', texts.soNeeded, '', { Code: 'REQUIRED' })
  const [other] = await tx.query<{ no: string }>(
    'select code as no from booking where staff_id = $1 and so_no = $2 and id <> $3 and state not in (7, 8, 9) and removed_at is null limit 1',
    [staffId, so, id],
  )
  if (other) throw invalid('Values.SoNo', texts.soTaken(so, other.no), '', { Code: 'INVALID', Value: so })
  return values
}

/** @throws AppError INVALID_INPUT */
function demandSailing(given: ConfirmedSailing): ConfirmedSailing {
  const sailing = clean(sailingFields, given, 'Sailing') as unknown as ConfirmedSailing
  if (sailing.Etd !== '' && sailing.Eta !== '' && sailing.Eta < sailing.Etd) throw invalid('Sailing.Eta', texts.etaBeforeEtd)
  return sailing
}

const audienceOf = ({ operatorId }: StoredBooking) => (operatorId === null ? ('internal' as const) : ('customer' as const))

interface Confirmation extends ShippingOrder {
  /** '' : as it was booked. */
  readonly Sailing?: Partial<ConfirmedSailing>
  readonly Remarks: string
}
/** Confirms a booking that is locked and as the caller saw it. @throws AppError ILLEGAL_TRANSITION, INVALID_INPUT */
export async function confirmStored(call: DocumentCall, stored: StoredBooking, { Values, Cutoffs, Sailing, Remarks }: Confirmation) {
  const { tx, actor } = call
  const values = await demandOrder(call, stored, Values)
  const so = String(values['SoNo'])
  const said = demandSailing({ ...sailingOf(stored), ...saidOf(Sailing ?? {}) })
  const completed = await fromVoyage(call, stored, said, Cutoffs)
  if (completed.sailing.Vessel === '') throw invalid('Sailing.Vessel', texts.vesselNeeded, '', { Code: 'REQUIRED' })
  if (completed.sailing.VoyageNo === '') throw invalid('Sailing.VoyageNo', texts.voyageNeeded, '', { Code: 'REQUIRED' })
  if (Sailing || completed.taken.length > 0) await writeSailingOf(call, stored, completed.sailing)
  await writeShippingOrder(tx, stored.id, { Values: values, Cutoffs: completed.cutoffs })
  await writeConfirmed(tx, stored.id, actor.employeeId)
  await moveRecord(call, document.kind, stored.id, 'confirm')
  recordEvent(
    call,
    { kind: document.kind, row: stored },
    {
      audience: audienceOf(stored),
      event: 'shippingOrder',
      words: [texts.so(so), ...(completed.taken.length > 0 ? [texts.fromVoyage(completed.taken)] : []), Remarks.trim()]
        .filter((words) => words !== '')
        .join('；'),
    },
  )
  await syncOrder(call, stored.id)
}

/** Fields that the confirmation leaves open, taken from the voyage that was chosen; `taken` names it. */
async function fromVoyage({ tx }: DocumentCall, stored: StoredBooking, said: ConfirmedSailing, given: Cutoffs) {
  const voyage =
    stored.voyageId === null
      ? undefined
      : await findSailing(tx.system, stored.voyageId, String(stored.content.Values['PolCode'] ?? ''), stored.staffId)
  const sailing = { ...said, Vessel: said.Vessel || (voyage?.vessel ?? ''), VoyageNo: said.VoyageNo || (voyage?.voyageNo ?? '') }
  const cutoffs = { ...voyage?.cutoffs, ...given }
  const taken = [
    ...(sailing.Vessel === said.Vessel ? [] : [texts.labels.vessel]),
    ...(sailing.VoyageNo === said.VoyageNo ? [] : [texts.labels.voyageNo]),
    ...cutoffCodes.filter((code) => cutoffs[code] !== undefined && given[code] === undefined).map((code) => cutoffTable[code].zh),
  ]
  return { sailing, cutoffs, taken }
}

const sailingOf = ({ content: { Values } }: StoredBooking): ConfirmedSailing => ({
  Vessel: String(Values['Vessel'] ?? ''),
  VoyageNo: String(Values['VoyageNo'] ?? ''),
  Etd: String(Values['Etd'] ?? ''),
  Eta: String(Values['Eta'] ?? ''),
})
/** Given values of a sailing: blanks leave the booked ones. */
const saidOf = (sailing: Partial<ConfirmedSailing>): Partial<ConfirmedSailing> =>
  Object.fromEntries(confirmedSailingKeys.flatMap((key) => (sailing[key] ? [[key, sailing[key]]] : [])))

/** The booking, locked, for the staff who confirm, as they saw it. @throws AppError NOT_FOUND, STALE_WRITE with the view */
async function demandStaffs(call: BookingCall, { Id, UpdateTime }: { readonly Id: number; readonly UpdateTime: string }) {
  const stored = await demandBooking(call.tx, Id, true)
  if (stored.staffId !== call.actor.companyId) throw new AppError('NOT_FOUND')
  await demandVersion(call, stored, UpdateTime)
  return stored
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT also for an SO of another booking */
export async function confirm(call: BookingCall, { Id, UpdateTime, ...given }: BodyOf<typeof confirmBooking>) {
  const stored = await demandStaffs(call, { Id, UpdateTime })
  const { cutoffs } = await fromVoyage(call, stored, sailingOf(stored), given.Cutoffs)
  if (Object.values(cutoffs).every((at) => (at ?? null) === null)) throw invalid('Cutoffs', texts.cutoffsNeeded, '', { Code: 'REQUIRED' })
  await confirmStored(call, stored, given)
  return viewOf(call.tx, call.tx.system, call.actor, Id)
}

const { confirmed, pendingAmendment } = bookingStates.codes
const correctable: readonly number[] = [confirmed, pendingAmendment]

/**
 * Corrects what the confirmation said; the cargo order follows, but for what somebody changed there.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT also for a correction that changes nothing or says no reason
 */
export async function correct(
  call: BookingCall,
  { Id, UpdateTime, Values, Cutoffs, Sailing, Reason }: BodyOf<typeof correctShippingOrder>,
) {
  const { tx, actor } = call
  const stored = await demandStaffs(call, { Id, UpdateTime })
  if (!stored.shippingOrder || !correctable.includes(stored.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.notConfirmed(bookingStates.wordOf(stored.state)) })
  const words = Reason.trim()
  if (words === '') throw invalid('Reason', texts.correctWhy, '', { Code: 'REQUIRED' })
  const order: ShippingOrder = { Values: await demandOrder(call, stored, Values), Cutoffs }
  const sailing = demandSailing(Sailing)
  const diff = diffOf({ ...sailingOf(stored), ...shippingOrderTexts(stored.shippingOrder) }, { ...sailing, ...shippingOrderTexts(order) })
  if (Object.keys(diff).length === 0) throw invalid('Values', texts.sameOrder)
  await writeSailingOf(call, stored, sailing, false)
  await writeShippingOrder(tx, Id, order)
  recordEvent(call, { kind: document.kind, row: stored }, { audience: audienceOf(stored), event: 'correction', words, changes: diff })
  call.audit({ action: `${document.kind}.correct`, entity: document.kind, entityId: Id, diff: { ...diff, reason: words } })
  await tellCustomer(call, stored, texts.corrected(actor.companyName, stored.no), sailingChanges(diff, words))
  await syncOrder(call, Id)
  return viewOf(tx, tx.system, actor, Id)
}
