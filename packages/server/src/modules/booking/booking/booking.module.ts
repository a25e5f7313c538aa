import {
  bookingCalls,
  bookingDocument as document,
  bookingPages,
  bookingPartyReader,
  bookingProblems,
  bookingStates,
  customerBookingPages,
  isSettled,
} from '@jst/contracts/booking'
import { registerDocument, registerPartyReader, rowsOf, type DocumentCall, type Guard, type SubjectRow } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { registerOpenItems } from '../../partner/index.ts'
import { bookingChannelModule } from '../carrier/channels.ts'
import { findUnbilled } from '../credit/credit.repo.ts'
import { mayCarry, noCredit, readCredit, type CreditInputs } from '../credit/credit.service.ts'
import { registerCreditReleases } from '../credit/release.service.ts'
import { syncOrder } from '../orders/orders.service.ts'
import { figureColumns, until } from '../figures/figure-columns.ts'
import { bookedCharges, bookedMeasures } from '../price/charges.ts'
import { checkBookedPrice } from '../price/gap.ts'
import { closeRequests } from '../requests/requests.service.ts'
import { winQuotation } from '../price/win-quotation.ts'
import { confirmationPrint, notePrint } from '../print/booking.print.ts'
import { texts } from '../texts.ts'
import { findBookings, findForNotice, writeSubmitted, type StoredBooking } from './booking.repo.ts'
import { tellDeskOfAll } from './tell.ts'
import { tellUsers } from './users.ts'

/** Problems that a refusal names; the form shows all. */
const mostNamed = 6

/** Facts of the guards, for all bookings of a request. */
interface MoveFacts {
  readonly bookings: ReadonlyMap<number, StoredBooking>
  readonly today: string
  /** Of moves that the credit of the customer has to carry. */
  readonly credit: CreditInputs
}
const guardsOf = (event: string): readonly string[] =>
  (bookingStates.moves as Readonly<Record<string, { readonly guards?: readonly string[] }>>)[event]?.guards ?? []
/** Reads what the guards of the move ask for, with one statement each. */
async function readFacts(call: DocumentCall, rows: readonly SubjectRow[], { event }: { readonly event: string }): Promise<MoveFacts> {
  const guards = guardsOf(event)
  const ids = rows.map(({ id }) => id)
  const [bookings, [day], credit] = await Promise.all([
    guards.length === 0 ? [] : findBookings(call.tx, ids),
    guards.includes('complete') ? call.tx.query<{ today: string }>('select china_day()::text as today') : [],
    guards.includes('creditworthy') ? readCredit(call, rows) : noCredit,
  ])
  return { bookings: new Map(bookings.map((booking) => [booking.id, booking])), today: day?.today ?? '', credit }
}
type BookingGuard = Guard<MoveFacts>
/** @throws AppError NOT_FOUND for a booking that the caller does not see */
function bookingOf({ bookings }: MoveFacts, { id }: SubjectRow): StoredBooking {
  const found = bookings.get(id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

const complete: BookingGuard = (_call, row, _input, facts) => {
  const errors = bookingProblems(bookingOf(facts, row).content, facts.today).filter(({ Severity }) => Severity === 'ERROR')
  if (errors.length === 0) return allowed
  const words = [...new Set(errors.map(({ Message }) => Message))]
  return refuse('INVALID_INPUT', texts.incomplete(words.slice(0, mostNamed), Math.max(0, words.length - mostNamed)))
}
const priced: BookingGuard = (_call, row, _input, facts) => checkBookedPrice(bookingOf(facts, row))
const settled: BookingGuard = (_call, row, _input, facts) =>
  isSettled(bookingOf(facts, row)) ? allowed : refuse('ILLEGAL_TRANSITION', texts.settled)
const creditworthy: BookingGuard = (_call, row, _input, { credit }) => mayCarry(credit, row)

/** The quotation that a booking was made of is won. */
const submitted = (call: DocumentCall, row: SubjectRow, _input: unknown, facts: MoveFacts): Promise<void> =>
  winQuotation(call, bookingOf(facts, row))
/** Bookings of customers come to the desk. */
async function arrived({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const noticeRows = await writeSubmitted(
    tx,
    rows.map(({ id }) => id),
  )
  await tellDeskOfAll({ tx, actor }, noticeRows, {
    one: ({ no }) => texts.came(actor.companyName, no),
    many: (count) => texts.manyCame(actor.companyName, count),
  })
}
async function completed({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const noticeRows = await findForNotice(
    tx,
    rows.map(({ id }) => id),
  )
  await tellDeskOfAll({ tx, actor }, noticeRows, {
    one: ({ no }) => texts.completed(actor.companyName, no),
    many: (count) => texts.manyCompleted(actor.companyName, count),
  })
}
/** Assigns accepted bookings to the person who accepts them. */
const accepted = ({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> => {
  tx.defer('update booking set owner_id = coalesce(owner_id, $2) where id = any($1)', [rows.map(({ id }) => id), actor.employeeId])
  return Promise.resolve()
}

/** Areas that use its boxes hear of an amendment. */
const amended = (call: DocumentCall, { id }: SubjectRow): Promise<void> => tellUsers(call, id)

/** Nothing waits for an answer any more, and the cargo order follows. */
const ended = async (call: DocumentCall, { id }: SubjectRow): Promise<void> => {
  await closeRequests(call, id)
  await syncOrder(call, id)
  await tellUsers(call, id)
}

/** Makes bookings known to the calls of the document kit. */
export function registerBookings(): void {
  registerOpenItems(document.kind, findUnbilled)
  registerCreditReleases()
  registerPartyReader(bookingPartyReader)
  registerDocument({
    ...rowsOf(bookingCalls.entity),
    title: `concat_ws(' ', nullif(t.customer_name, ''), nullif(t.pol_code, '') || '→' || t.pod_code, nullif(t.box_summary, ''))`,
    document,
    guards: { complete, priced, settled, creditworthy },
    facts: readFacts,
    list: bookingPages.desk,
    partyList: customerBookingPages.list,
    effects: {
      submit: submitted,
      amend: amended,
      decline: ended,
      cancel: ended,
    },
    together: { submit: arrived, complete: completed, accept: accepted },
    measures: bookedMeasures,
    fixedCharges: { sell: bookedCharges },
    desk: { staff: 't.staff_id', waiting: figureColumns.Waiting, due: until },
    channels: bookingChannelModule,
    prints: { note: notePrint, confirmation: confirmationPrint },
    shipment: {
      links: {
        quotation: [
          {
            from: 'booking b join booking_price p on p.id = b.price_id',
            where: `p.facts ->> 'Source' = 'quotation'`,
            id: 'b.id',
            of: `(p.facts ->> 'QuoteId')::bigint`,
          },
        ],
      },
    },
  })
}
