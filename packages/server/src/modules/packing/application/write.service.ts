import {
  applicationCalls,
  applicationDocument as document,
  applicationStates,
  openApplications,
  packingButtons,
  type ApplicationPart,
  type ApplicationView,
  type saveApplication,
} from '@jst/contracts/packing'
import type { BodyOf } from '@jst/contracts'
import { tidy, type EntityValues } from '@jst/contracts/entity'
import { drawNumbers, recordChanges, recordCreated, type DocumentCall } from '../../../documents/index.ts'
import { diffOf, factsOf } from '../../../kernel/audit/audit.ts'
import { mayPress } from '../../../kernel/access/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { texts } from '../texts.ts'
import {
  demandApplication,
  insertApplication,
  lockApplication,
  lockBookings,
  updateApplication,
  writeParts,
  type StoredApplication,
} from './application.repo.ts'
import { cutoffOf, demandConfirmedBooking, shipmentOf, type Booked } from './bookings.service.ts'
import { countBoxes } from './counts.repo.ts'
import { fleetBy, fleetsOf } from './fleets.repo.ts'
import { beyondBooked, cleanParts, partsText, summaryOf } from './checked-parts.ts'
import { demandSide, readApplication } from './view.service.ts'

type Input = BodyOf<typeof saveApplication>
const { kind } = document
const remarkField = applicationCalls.entity.fields.find(({ key }) => key === 'Remark')!
const open = (side: 'applicant' | 'desk'): readonly number[] => openApplications[side].map((state) => applicationStates.codes[state])

/**
 * Adds or changes an application. The booking is held meanwhile: of two people who share out its boxes at once the second is told what is left.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, STALE_WRITE with the view, INVALID_INPUT with every finding
 */
export async function writeApplication(call: DocumentCall, input: Input): Promise<ApplicationView> {
  const { tx, actor } = call
  const stored = input.Id === 0 ? undefined : await demandOpen(call, input)
  await lockBookings(tx.system, [input.BookingId])
  const booking = await demandBooking(tx, input.BookingId)
  demandSide(actor, booking)
  if (actor.companyKind === 'platform') throw new AppError('FORBIDDEN')
  demandConfirmedBooking(booking)
  const parts = await checkedParts(call, input, booking, stored)
  const Remark = String(tidy(remarkField, input.Remark))
  const header = (no: string) => ({
    values: { Code: no, NameZh: booking.customerName, ...shipmentOf(booking), Remark } as EntityValues,
    cutoff: cutoffOf(booking),
    summary: summaryOf(parts),
  })
  const id = stored ? await change(call, stored, parts, header(stored.no), Remark) : await add(call, booking, parts, header)
  return readApplication({ db: tx, system: tx.system, actor }, id)
}

async function add(
  call: DocumentCall,
  booking: Booked,
  parts: readonly ApplicationPart[],
  header: (no: string) => Parameters<typeof insertApplication>[2],
) {
  const { tx, actor } = call
  const { companyId, operatorId, staffId, ownerId, id: bookingId } = booking
  const [no] = await drawNumbers(tx, { companyId: staffId, kind }, 1, tx.system)
  const { employeeId, employeeName } = actor
  const id = await insertApplication(tx, { companyId, operatorId, bookingId, ownerId, employeeId, employeeName }, header(no!))
  await writeParts(tx, id, parts)
  await recordCreated(call, kind, [id], { companyId, operatorId })
  call.audit({
    action: `${kind}.add`,
    entity: kind,
    entityId: id,
    diff: factsOf({ Code: no, Booking: booking.no, Parts: partsText(parts) }),
  })
  return id
}

async function change(
  call: DocumentCall,
  stored: StoredApplication,
  parts: readonly ApplicationPart[],
  header: Parameters<typeof updateApplication>[2],
  remark: string,
): Promise<number> {
  await updateApplication(call.tx, stored.id, header)
  await writeParts(call.tx, stored.id, parts)
  const before = { Parts: partsText(stored.parts), Remark: stored.remark }
  const after = { Parts: partsText(parts), Remark: remark }
  await recordChanges(call, { kind, row: stored }, before, after)
  call.audit({ action: `${kind}.write`, entity: kind, entityId: stored.id, diff: diffOf(before, after) })
  return stored.id
}

/** The application, locked, as the caller saw it, while its content may be written. */
async function demandOpen({ tx, actor }: DocumentCall, { Id, BookingId, UpdateTime }: Input): Promise<StoredApplication> {
  await lockApplication(tx, Id)
  const stored = await demandApplication(tx, Id)
  demandSide(actor, stored)
  if (UpdateTime === undefined || Date.parse(UpdateTime) !== Date.parse(stored.updateTime))
    throw new AppError('STALE_WRITE', { data: await readApplication({ db: tx, system: tx.system, actor }, Id) })
  if (stored.bookingId !== BookingId) throw invalid('BookingId', texts.application.otherBooking)
  const isDesk = actor.companyId === stored.staffId && mayPress(actor, packingButtons.staff.approve)
  if (!open(isDesk ? 'desk' : 'applicant').includes(stored.state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.application.notOpen(applicationStates.wordOf(stored.state)) })
  return stored
}

/** Parts as they are kept. What the party may not say of hauliers stays as the staff said it. */
async function checkedParts({ tx, actor }: DocumentCall, { Id, Parts }: Input, booking: Booked, stored: StoredApplication | undefined) {
  const partById = new Map(stored?.parts.map((part) => [part.Id, part]))
  const strange = Parts.findIndex((part) => part.Id !== 0 && !partById.has(part.Id))
  if (strange >= 0) throw invalid(`Parts[${strange}].Id`, texts.application.noPart)
  const { parts, issues } = cleanParts(Parts)
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
  const types = (await countBoxes(tx.system, [booking.id], Id)).get(booking.id)!
  const beyond = beyondBooked(parts, types)
  if (beyond.length > 0) throw new AppError('INVALID_INPUT', { message: beyond.join('；'), issues: beyond.map(issueOf) })
  const isStaff = actor.companyId === booking.staffId
  const text = ({ Values }: ApplicationPart, key: string) => String(Values[key] ?? '')
  const fleets = await fleetsOf(
    tx.system,
    booking.staffId,
    parts.map((part) => text(part, 'FleetCode')),
    [],
  )
  return parts.map((part, at): ApplicationPart => {
    if (!isStaff) return withValues(part, { FleetCode: keptCode(part, partById.get(part.Id)) })
    const code = text(part, 'FleetCode')
    if (code === '') return part
    const fleet = fleetBy(fleets, code, '')
    if (!fleet) throw invalid(`Parts[${at}].Values.FleetCode`, texts.application.noFleet(code))
    return withValues(part, { FleetName: text(part, 'FleetName') || fleet.name })
  })
}

const withValues = ({ Id, Values }: ApplicationPart, more: EntityValues): ApplicationPart => ({ Id, Values: { ...Values, ...more } })
/** The provider that the staff named stays while the party names the same haulier. */
const keptCode = (part: ApplicationPart, before: ApplicationPart | undefined): string =>
  before && before.Values['FleetName'] === part.Values['FleetName'] ? String(before.Values['FleetCode'] ?? '') : ''
const issueOf = (Message: string) => ({ Severity: 'ERROR' as const, Code: 'INVALID' as const, Path: 'Parts', Label: '', Message })
