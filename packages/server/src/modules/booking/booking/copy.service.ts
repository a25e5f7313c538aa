import type { BookingContent } from '@jst/contracts/booking'
import { addBooking } from './add.service.ts'
import { demandBooking } from './booking.repo.ts'
import { seenContent } from './content.ts'
import type { BookingCall } from './booking.call.ts'

/** Fields of one sailing, which a copy leaves out. */
const ofSailing = ['Vessel', 'VoyageNo', 'ServiceCode', 'Etd', 'Eta', 'ReadyOn', 'TruckOn', 'NameZh'] as const
/** A content without its dates, sailing and numbers. */
export const withoutSailing = (content: BookingContent): BookingContent => ({
  ...content,
  Values: { ...content.Values, ...Object.fromEntries(ofSailing.map((key) => [key, ''])) },
})

/** A new draft that says what another booking says, but for its sailing, price and numbers. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT */
export async function copyBooking(call: BookingCall, id: number): Promise<{ Id: number; Code: string }> {
  const { tx, actor } = call
  const { content } = await demandBooking(tx, id)
  const copy = await addBooking(call, {
    Content: withoutSailing(seenContent(actor, content)),
    VoyageId: 0,
    Source: 'copy',
  })
  return { Id: copy.id, Code: copy.code }
}
