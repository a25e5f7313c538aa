import { type orderBoxes, type RecordedBox } from '@jst/contracts/packing'
import type { QueryOf, ReplyOf } from '@jst/contracts'
import { AppError } from '../../../kernel/errors.ts'
import { demandBooking } from '../../booking/index.ts'
import { demandSide } from '../application/view.service.ts'
import { boxOfSlip, type Reading } from './grid.service.ts'
import { listsOf, slipBoxes } from './list.repo.ts'
import { bookingOfOrder } from './sources.repo.ts'

/** Boxes of an order as its packing lists and slips have them; lists stand before slips. @throws AppError NOT_FOUND */
export async function boxesOfOrder(
  { db, system, actor }: Reading,
  { OrderId }: QueryOf<typeof orderBoxes>,
): Promise<ReplyOf<typeof orderBoxes>> {
  const id = await bookingOfOrder(db, OrderId)
  if (id === undefined) throw new AppError('NOT_FOUND')
  if (id === null) return []
  const booking = await demandBooking(db, id)
  demandSide(actor, booking)
  const [lists, slips] = await Promise.all([listsOf(db, booking.id), slipBoxes(system, booking.id)])
  return [
    ...lists.map(({ no, state, box }): RecordedBox => ({ From: 'list', No: no, State: state, Box: box })),
    ...slips.map((slip): RecordedBox => ({ From: 'slip', No: slip.no, State: slip.state, Box: boxOfSlip(slip) })),
  ]
}
