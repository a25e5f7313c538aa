import {
  bookingCalls,
  bookingDocument as document,
  bookingPages,
  bookingPartyReader,
  bookingProblems,
  customerBookingPages,
  isSettled,
} from '@jst/contracts/booking'
import { registerDocument, registerPartyReader, rowsOf, type DocumentCall, type Guard, type SubjectRow } from '../../../documents/index.ts'
import type { Tx } from '../../../kernel/database.ts'
import { allowed, refuse } from '../../../kernel/policy.ts'
import { registerOpenItems } from '../../partner/index.ts'
import { bookingChannelModule } from '../carrier/channels.ts'
import { findUnbilled } from '../credit/credit.repo.ts'
import { creditworthy, readCredit } from '../credit/credit.service.ts'
import { registerCreditReleases } from '../credit/release.service.ts'
import { syncOrder } from '../orders/orders.service.ts'
import { figureColumns, until } from '../figures/figure-columns.ts'
import { judgePrice } from '../price/gap.ts'
import { closeRequests } from '../requests/requests.service.ts'
import { winQuotation } from '../price/win-quotation.ts'
import { confirmationPrint, notePrint } from '../print/booking.print.ts'
import { texts } from '../texts.ts'
import { demandBooking, findBookings, findTold, writeSubmitted, type StoredBooking } from './booking.repo.ts'
import { tellDeskOfAll } from './tell.ts'

/** Problems that a refusal names; the form shows all. */
const mostNamed = 6

/** Bookings as the guards of a move read them. The row is locked: what it says in a version stays. */
const read = new WeakMap<Tx, Map<number, { readonly version: string; readonly booking: StoredBooking }>>()
function readOf(tx: Tx) {
  const known = read.get(tx) ?? new Map<number, { version: string; booking: StoredBooking }>()
  read.set(tx, known)
  return known
}
async function judged(tx: Tx, { id, updateTime }: Pick<SubjectRow, 'id' | 'updateTime'>): Promise<StoredBooking> {
  const known = readOf(tx)
  const earlier = known.get(id)
  if (earlier?.version === updateTime) return earlier.booking
  const booking = await demandBooking(tx, id)
  known.set(id, { version: updateTime, booking })
  return booking
}
/** Facts that acceptance needs of all bookings of a request, with one statement each. */
async function readForAcceptance(call: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const known = readOf(call.tx)
  const ids = rows.map(({ id }) => id)
  for (const booking of await findBookings(call.tx, ids)) known.set(booking.id, { version: booking.updateTime, booking })
  await readCredit(call, rows)
}

const complete: Guard = async ({ tx }, row) => {
  const [{ content }, [{ today } = { today: '' }]] = await Promise.all([
    judged(tx, row),
    tx.query<{ today: string }>('select china_day()::text as today'),
  ])
  const errors = bookingProblems(content, today).filter(({ Severity }) => Severity === 'ERROR')
  if (errors.length === 0) return allowed
  const words = [...new Set(errors.map(({ Message }) => Message))]
  return refuse('INVALID_INPUT', texts.incomplete(words.slice(0, mostNamed), Math.max(0, words.length - mostNamed)))
}
const priced: Guard = async ({ tx }, row) => judgePrice(await judged(tx, row))
const settled: Guard = async ({ tx }, row) => (isSettled(await judged(tx, row)) ? allowed : refuse('ILLEGAL_TRANSITION', texts.settled))

/** The quotation that a booking was made of is won. Its guards have read it. */
const submitted = async (call: DocumentCall, { id }: SubjectRow): Promise<void> => {
  const booking = read.get(call.tx)?.get(id)?.booking
  await winQuotation(call, booking ?? (await demandBooking(call.tx, id)))
}
/** Bookings of customers come to the desk. */
async function arrived({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const told = await writeSubmitted(
    tx,
    rows.map(({ id }) => id),
  )
  await tellDeskOfAll({ tx, actor }, told, {
    one: ({ no }) => texts.came(actor.companyName, no),
    many: (count) => texts.manyCame(actor.companyName, count),
  })
}
async function completed({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> {
  const told = await findTold(
    tx,
    rows.map(({ id }) => id),
  )
  await tellDeskOfAll({ tx, actor }, told, {
    one: ({ no }) => texts.completed(actor.companyName, no),
    many: (count) => texts.manyCompleted(actor.companyName, count),
  })
}
/** Whoever accepts them works on them. */
const accepted = ({ tx, actor }: DocumentCall, rows: readonly SubjectRow[]): Promise<void> => {
  tx.defer('update booking set owner_id = coalesce(owner_id, $2) where id = any($1)', [rows.map(({ id }) => id), actor.employeeId])
  return Promise.resolve()
}

/** Nothing waits for an answer any more, and the cargo order follows. */
const ended = async (call: DocumentCall, { id }: SubjectRow): Promise<void> => {
  await closeRequests(call, id)
  await syncOrder(call, id)
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
    readAhead: { accept: readForAcceptance },
    list: bookingPages.desk,
    partyList: customerBookingPages.list,
    effects: {
      submit: submitted,
      decline: ended,
      cancel: ended,
    },
    together: { submit: arrived, complete: completed, accept: accepted },
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
