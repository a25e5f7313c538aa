import { bookingStates } from '@jst/contracts/booking'
import { slipDocument, slipReasons, slipStates, type replaceSlip, type SlipView } from '@jst/contracts/packing'
import type { BodyOf } from '@jst/contracts'
import { drawNumbers, moveRecords, recordCreated, type DocumentCall } from '../../../documents/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { readOverBookings } from '../application/counts.repo.ts'
import { revokeLinksOf } from '../links/links.repo.ts'
import { drawSlipNumbers } from '../ranges/draw.ts'
import { texts } from '../texts.ts'
import { demandOwnSlip, withFleet } from './change.service.ts'
import { insertSlips } from './insert.repo.ts'
import { cleanHaulage, missingLabels } from './check-slips.ts'
import { chinaToday, writeIssued, writeReason, writeReplaces, type StoredSlip } from './slip.repo.ts'
import { tellParties, tellSlips } from './tell.ts'
import { viewSlip, type LinkPlace } from './view.service.ts'

const { kind, states } = slipDocument

/**
 * Voids a slip and issues another one in its place, in one transaction: at no moment two numbers stand for one box. Links of the old one end.
 * @throws AppError NOT_FOUND, STALE_WRITE with the view, ILLEGAL_TRANSITION, INVALID_INPUT
 */
export async function replace(
  call: DocumentCall,
  { Id, UpdateTime, Haulage, Reason, Remarks, EirNo = '' }: BodyOf<typeof replaceSlip>,
  place: LinkPlace,
): Promise<SlipView> {
  const { tx, actor } = call
  if (!slipReasons.some(({ code }) => code === Reason)) throw invalid('Reason', texts.slip.sameReplacement)
  const old = await demandOwnSlip(call, { Id, UpdateTime }, place)
  if (!states.startsFrom('replace', old.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.slip.notChangeable(slipStates.wordOf(old.state)) })
  const { values, fleetId } = await withFleet(call, old.staffId, cleanHaulage({ ...old.values, ...Haulage }))
  await demandBookingInForce(call, old)
  await demandIssuable(call, values)
  // nothing that was told of the old slip's box goes over: another haulier or depot gives another one
  const next = await insertNext(call, old, { ...old.values, ...values, BoxNo: '', SealNo: '', Tare: null }, fleetId)
  const number = await drawOne(call, next, { ...old.values, ...values }, EirNo)
  await moveRecords(call, kind, [old.id], 'replace', {
    reason: Reason,
    remarks: [texts.slip.replacedBy(number), Remarks.trim()].filter(Boolean).join('；'),
  })
  await writeReason(tx, old.id, Reason)
  await revokeLinksOf(tx, [old.id])
  await writeReplaces(tx, next, old.id)
  await moveRecords(call, kind, [next], 'issue', { remarks: texts.slip.replaces(old.eirNo) })
  await writeIssued(tx, actor.employeeName, [{ id: next, number }])
  tellSlips(call, [old, { ...old, fleetId }], [old.id, next])
  const title = () => texts.slip.replaced(actor.companyName, old.eirNo, number)
  await tellParties(call, [old], { title })
  if (fleetId !== old.fleetId)
    await tellParties(call, [{ ...old, id: next, companyId: old.staffId, fleetId, eirNo: number }], {
      title: (count) => texts.slip.issued(actor.companyName, count),
    })
  return viewSlip({ db: tx, system: tx.system, actor }, next, place)
}

/** No further box is taken for a booking that is over; its slip is given back. @throws AppError ILLEGAL_TRANSITION */
async function demandBookingInForce({ tx }: DocumentCall, { bookingId }: StoredSlip): Promise<void> {
  const state = (await readOverBookings(tx.system, [bookingId])).get(bookingId)
  if (state !== undefined) throw new AppError('ILLEGAL_TRANSITION', { message: texts.slip.bookingOver(bookingStates.wordOf(state)) })
}

async function demandIssuable({ tx }: DocumentCall, values: StoredSlip['values']): Promise<void> {
  const missing = missingLabels({ values })
  if (missing.length > 0) throw invalid('Haulage', texts.slip.missing(missing.join('、')), '', { Code: 'REQUIRED' })
  const day = String(values['PickupTo'])
  if (day < (await chinaToday(tx))) throw invalid('Haulage.PickupTo', texts.slip.past(day))
}

async function insertNext(call: DocumentCall, old: StoredSlip, values: StoredSlip['values'], fleetId: number | null): Promise<number> {
  const { tx, actor } = call
  const { companyId, operatorId, staffId } = old
  const [code] = await drawNumbers(tx, { companyId: staffId, kind }, 1, tx.system)
  const [id] = await insertSlips(tx, { ...old, by: actor.employeeId }, [
    { partId: old.partId, fleetId, values: { ...values, Code: code! } },
  ])
  call.audit({ action: `${kind}.add`, entity: kind, entityId: id!, diff: { Code: code!, Replaces: old.no } })
  await recordCreated(call, kind, [id!], { companyId, operatorId })
  return id!
}

/** @throws AppError INVALID_INPUT with why there is no number */
async function drawOne({ tx, actor }: DocumentCall, id: number, at: StoredSlip['values'], given: string): Promise<string> {
  const wanting = { id, carrier: String(at['CarrierCode'] ?? ''), depot: String(at['Depot'] ?? ''), given: given.trim() }
  const { numbers, refused } = await drawSlipNumbers(tx.system, actor.companyId, [wanting])
  const number = numbers.get(id)
  if (number === undefined) throw invalid('EirNo', refused.get(id)!)
  return number
}
