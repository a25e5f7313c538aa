import { bookingStates } from '@jst/contracts/booking'
import { packingButtons, packingPages } from '@jst/contracts/packing'
import type { DocumentCall } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { countBoxes, overCodes } from '../application/counts.repo.ts'
import type { Booked } from '../application/bookings.service.ts'
import { texts } from '../texts.ts'

/**
 * A booking was amended or cancelled after slips were made of it. No slip is taken away in silence: boxes may be on the road. Whoever changes slips
 * is told how many there are too many, and their list says so (`Finding`).
 */
export async function bookingChanged({ tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>, booking: Booked): Promise<void> {
  const counts = (await countBoxes(tx.system, [booking.id])).get(booking.id)!
  const isOver = overCodes.includes(booking.state)
  const beyond = counts.reduce((sum, { Used, Booked }) => sum + Math.max(0, isOver ? Used : Used - Booked), 0)
  if (beyond === 0) return
  const holders = await findHolders(tx.system, booking.staffId, packingButtons.staff.change)
  await sendNotice(tx, {
    recipients: [...new Set([...holders, ...(booking.ownerId === null ? [] : [booking.ownerId])])].filter((id) => id !== actor.employeeId),
    audience: { internal: booking.staffId },
    kind: 'system',
    title: texts.slip.beyond(booking.no),
    description: texts.slip.beyondAbout(beyond, isOver ? bookingStates.wordOf(booking.state) : ''),
    link: `${packingPages.slips}?BookingNo=${booking.no}`,
    bill: booking.no,
    senderId: actor.employeeId,
  })
}
