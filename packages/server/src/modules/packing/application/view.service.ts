import type { ApplicationView, applicationView } from '@jst/contracts/packing'
import { partFields } from '@jst/contracts/packing'
import { blankOf, type EntityValues } from '@jst/contracts/entity'
import type { QueryOf } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { texts } from '../texts.ts'
import { demandApplication, slipsOf } from './application.repo.ts'
import { demandConfirmedBooking, firstParts, shownBooking } from './bookings.service.ts'
import { countBoxes } from './counts.repo.ts'

interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}

/** Values of a part as the reader sees them: the party hears nothing of the provider that a haulier is to the staff. */
const seenValues = (values: EntityValues, isStaff: boolean): EntityValues => (isStaff ? values : { ...values, FleetCode: '' })
const blank = Object.fromEntries(partFields.map((field) => [field.key, blankOf(field)]))

/** @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_TRANSITION for a booking that is not confirmed */
export async function viewApplication(reading: Reading, { Id, BookingId }: QueryOf<typeof applicationView>): Promise<ApplicationView> {
  if (Id !== undefined) return readApplication(reading, Id)
  if (BookingId === undefined) throw invalid('BookingId', texts.application.which, '', { Code: 'REQUIRED' })
  const { db, system, actor } = reading
  const booking = await demandBooking(db, BookingId)
  demandSide(actor, booking)
  demandConfirmedBooking(booking)
  const types = (await countBoxes(system, [BookingId])).get(BookingId)!
  return {
    Id: 0,
    Code: '',
    UpdateTime: null,
    Booking: await shownBooking(db, system, booking, types),
    Remark: '',
    Parts: firstParts(booking, types).map((values) => ({ Id: 0, Values: { ...blank, ...values } as EntityValues })),
    Slips: [],
  }
}

export async function readApplication({ db, system, actor }: Reading, id: number): Promise<ApplicationView> {
  const application = await demandApplication(db, id)
  demandSide(actor, application)
  const isStaff = actor.companyId === application.staffId
  const [booking, counts, slips] = await Promise.all([
    demandBooking(system, application.bookingId),
    countBoxes(system, [application.bookingId], id),
    slipsOf(db, id),
  ])
  return {
    Id: application.id,
    Code: application.no,
    UpdateTime: application.updateTime,
    Booking: await shownBooking(db, system, booking, counts.get(booking.id)!),
    Remark: application.remark,
    Parts: application.parts.map(({ Id, Values }) => ({ Id, Values: seenValues(Values, isStaff) })),
    Slips: slips,
  }
}

/** A company stands on one of the sides of what it reads; the platform's administrators on none. @throws AppError NOT_FOUND */
export function demandSide({ companyId, companyKind }: EmployeeActor, row: { readonly companyId: number; readonly staffId: number }): void {
  if (companyKind !== 'platform' && companyId !== row.companyId && companyId !== row.staffId) throw new AppError('NOT_FOUND')
}
