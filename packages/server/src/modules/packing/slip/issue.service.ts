import { slipDocument, type issueSlips, type SlipOutcome } from '@jst/contracts/packing'
import { bookingStates } from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import { moveRecords, type DocumentCall } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { issueRooms, overCodes } from '../application/counts.repo.ts'
import { drawSlipNumbers } from '../ranges/draw.ts'
import { texts } from '../texts.ts'
import { checkSlips, missingLabels, notDone } from './check-slips.ts'
import { chinaToday, writeIssued, type StoredSlip } from './slip.repo.ts'
import { tellParties, tellSlips } from './tell.ts'

/**
 * Boxes that the bookings of slips still have room for. A booking may have been amended or cancelled since its slips were made: of too many slips the
 * first ones are issued.
 */
async function readRooms(system: Queryable, slips: readonly StoredSlip[]) {
  const rows = await issueRooms(system, [...new Set(slips.map(({ bookingId }) => bookingId))])
  const used = new Map<string, number>()
  return {
    /** Takes the box of a slip; answers why there is none. */
    take({ bookingId, values }: StoredSlip): string | undefined {
      const type = String(values['BoxType'] ?? '')
      const bookingRows = rows.filter(({ booking }) => booking === bookingId)
      const state = bookingRows[0]?.state
      if (state !== undefined && overCodes.includes(state)) return texts.slip.bookingOver(bookingStates.wordOf(state))
      const { booked = 0, room = 0 } = bookingRows.find((one) => one.type === type) ?? {}
      const key = `${bookingId} ${type}`
      const taken = used.get(key) ?? 0
      if (taken >= room) return texts.slip.beyondBooked(type, booked)
      used.set(key, taken + 1)
      return undefined
    },
  }
}

/**
 * Issues slips, each for itself. Numbers are drawn last before the rows are written, and lost with them when the transaction fails, so that a slip
 * has one number whatever dies in between.
 */
export async function issue(call: DocumentCall, { Items, Numbers = [] }: BodyOf<typeof issueSlips>): Promise<SlipOutcome> {
  const { tx, actor } = call
  const { going, left } = await checkSlips(call, Items, ['pending'], ({ staffId }) => staffId === actor.companyId)
  const today = await chinaToday(tx)
  const rooms = await readRooms(tx.system, going)
  const ready = going.filter((slip) => {
    const missing = missingLabels(slip)
    const day = String(slip.values['PickupTo'] ?? '')
    if (missing.length > 0) left.push(notDone(slip.id, slip, 'INVALID_INPUT', texts.slip.missing(missing.join('、'))))
    else if (day < today) left.push(notDone(slip.id, slip, 'INVALID_INPUT', texts.slip.past(day)))
    if (missing.length > 0 || day < today) return false
    const refusal = rooms.take(slip)
    if (refusal !== undefined) left.push(notDone(slip.id, slip, 'ILLEGAL_TRANSITION', refusal))
    return refusal === undefined
  })
  const given = new Map(Numbers.map(({ Id, EirNo }) => [Id, EirNo.trim()]))
  const { numbers, refused } = await drawSlipNumbers(
    tx.system,
    actor.companyId,
    ready.map(({ id, values }) => ({
      id,
      carrier: String(values['CarrierCode'] ?? ''),
      depot: String(values['Depot'] ?? ''),
      given: given.get(id) ?? '',
    })),
  )
  for (const slip of ready) if (refused.has(slip.id)) left.push(notDone(slip.id, slip, 'INVALID_INPUT', refused.get(slip.id)!))
  const issued = ready.filter(({ id }) => numbers.has(id)).map((slip) => ({ ...slip, eirNo: numbers.get(slip.id)! }))
  if (issued.length === 0) return { Done: [], NotDone: left }
  const ids = issued.map(({ id }) => id)
  await moveRecords(call, slipDocument.kind, ids, 'issue')
  await writeIssued(
    tx,
    actor.employeeName,
    issued.map(({ id, eirNo }) => ({ id, number: eirNo })),
  )
  tellSlips(call, issued, ids)
  await tellParties(call, issued, { title: (count) => texts.slip.issued(actor.companyName, count) })
  return { Done: issued.map(({ id, eirNo }) => ({ Id: id, EirNo: eirNo })), NotDone: left }
}
