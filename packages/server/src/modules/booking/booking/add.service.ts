import {
  blankBooking,
  bookingCalls,
  bookingDocument as document,
  type BookingContent,
  type BookingSource,
  type saveBooking,
} from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import { recordCreated, takeNumbers } from '../../../documents/index.ts'
import { factsOf, writeAudits } from '../../../kernel/audit/audit.ts'
import { invalid } from '../../../kernel/errors.ts'
import { servedBy } from '../../freight-rates/index.ts'
import { choosePrice, keepChosen } from '../price/price.service.ts'
import { texts } from '../texts.ts'
import type { BookingCall } from './booking.call.ts'
import { findSailing, type SailingFacts } from './booking.repo.ts'
import { cleanContent, sumsOf } from './content.ts'
import { insertBookings } from './insert.repo.ts'
import { sidesOf, type Sides } from './sides.ts'

interface Added {
  readonly id: number
  readonly code: string
}
type Input = Pick<BodyOf<typeof saveBooking>, 'Content' | 'VoyageId' | 'Source' | 'Price'>

/**
 * Adds a booking of the actor's company, or for a customer of it, with the price that was chosen for it.
 * @throws AppError FORBIDDEN for whom nobody serves, INVALID_INPUT with every finding
 */
export async function addBooking(call: BookingCall, { Content, VoyageId, Source, Price }: Input): Promise<Added> {
  const { tx, actor } = call
  // whose booking a customer's is does not depend on what it says
  const [content, ownSides] = await Promise.all([
    cleanContent(call, Content),
    servedBy(actor) === undefined ? undefined : sidesOf(call, ''),
  ])
  const sides = ownSides ?? (await sidesOf(call, String(content.Values['CustomerCode'] ?? '')))
  if (sides.customerCode === '' && sides.operatorId === null)
    throw invalid('Content.Values.CustomerCode', texts.customerFirst, '', { Code: 'REQUIRED' })
  const chosen = Price ? await choosePrice(call, { ...sides, content }, Price) : undefined
  const sailing =
    VoyageId === 0 ? undefined : await findSailing(tx.system, VoyageId, String(content.Values['PolCode'] ?? ''), sides.staffId)
  const source = Source ?? (sides.staffId === actor.companyId ? 'behalf' : 'online')
  const [added] = await addBookings(call, sides, source, [{ content, sailing }])
  if (chosen) keepChosen(call, { ...sides, id: added!.id, content }, chosen)
  return added!
}

/**
 * Adds bookings of one customer whose content is clean. Rows, numbers, log and timeline are written in one statement each, however many there are,
 * and last: whoever draws the next number waits until this transaction ends.
 * @param reserved numbers that were drawn before it, in the order of the bookings
 */
export async function addBookings(
  call: BookingCall,
  sides: Sides,
  source: BookingSource,
  given: readonly { readonly content: BookingContent; readonly sailing: SailingFacts | undefined }[],
  reserved: readonly string[] = [],
): Promise<Added[]> {
  const { tx, actor } = call
  const codes = await takeNumbers(
    tx,
    { companyId: sides.staffId, kind: document.kind },
    given.map((_, at) => reserved[at] ?? null),
    tx.system,
  )
  const blank = blankBooking().Values
  const bookings = given.map(({ content, sailing }, at) => ({
    code: codes[at]!,
    content: { ...content, Values: { ...blank, ...content.Values } },
    sums: sumsOf(content),
    sailing,
  }))
  const ids = await insertBookings(tx, sides, { source, employeeId: actor.employeeId }, bookings)
  writeAudits(tx, actor, call.requestId, {
    action: 'entity.add',
    entity: bookingCalls.entity.kind,
    rows: ids.map((id, at) => ({ id, diff: factsOf(saidOf(bookings[at]!)) })),
  })
  await recordCreated(call, document.kind, ids, sides)
  return ids.map((id, at) => ({ id, code: codes[at]! }))
}

/** Log entry of a booking. */
const saidOf = ({ code, content }: { readonly code: string; readonly content: BookingContent }) => ({
  Code: code,
  ...Object.fromEntries(Object.entries(content.Values).filter(([, value]) => value !== '' && value !== null && value !== false)),
})
