import { amendmentStates, bookingDocument, cancellationStates, contentChanges, totalText, type BookingState } from '@jst/contracts/booking'
import { quotationStates, type SentOption } from '@jst/contracts/quotes'
import type { Queryable } from '../kernel/database/database.ts'
import { priceOfOption, scaledPrice } from '../modules/booking/index.ts'
import { contentOf, insertBooking, type OrderRow } from './booking-rows.ts'
import { dayOf } from '../kernel/database/day-range.ts'

const hour = 3_600_000
const day = 24 * hour

const orders = `select o.id, o.company_id as "companyId", c.name as company, coalesce(k.code, '') as customer, o.order_no as no, o.mbl_no as mbl,
    o.carrier_code as carrier, o.vessel, o.voyage, o.load_port_code as pol, o.discharge_port_code as pod, o.goods, o.hs_code as hs,
    ${dayOf('o.sailing_date')} as sailing, o.si_deadline as deadline, o.create_time as made,
    array(select b.type from cargo_order_box b where b.order_id = o.id order by b.seq) as boxes,
    (select e.id from employee e where e.company_id = o.company_id and not e.disabled order by e.id limit 1) as party
  from cargo_order o join company c on c.id = o.company_id
    left join customer k on k.company_id = o.operator_id and k.linked_id = o.company_id and k.removed_at is null and k.merged_into is null
  where o.operator_id = $1 order by o.id`

/** How the bookings stand that are no orders yet, and what has been asked of some that are. */
const waiting: readonly BookingState[] = [
  'draft',
  'draft',
  'submitted',
  'submitted',
  'submitted',
  'received',
  'received',
  'pendingUpdate',
  'updateReceived',
  'rejected',
  'cancelled',
  'declined',
]
interface Sent {
  readonly id: number
  readonly no: string
  readonly version: number
  readonly linked: number
  readonly pol: string
  readonly pod: string
  /** The customer took it. */
  readonly accepted: boolean
  readonly validUntil: string
  readonly boxes: { Type: string; Count: number }[]
  readonly options: readonly SentOption[]
}
const sentQuotes = `select t.id, t.code as no, s.version, c.linked_id as linked, t.pol_code as pol,
    t.pod_code as pod, t.state in (${quotationStates.codes.accepted}, ${quotationStates.codes.won}) as accepted,
    s.offer ->> 'ValidUntil' as "validUntil", s.offer -> 'Boxes' as boxes, s.offer -> 'Options' as options
  from quotation t join quotation_sent s on s.quotation_id = t.id and s.version = t.version
    join customer c on c.company_id = t.company_id and c.code = t.customer_code and c.linked_id is not null
  where t.company_id = $1 and t.state in (2, 3, 5, 7) order by t.id`

/** Each order of the demo was a booking once; others are on their way, in every state. */
export async function seedBookings(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const rows = await tx.query<OrderRow>(orders, [companyId])
  const [desk] = await tx.query<{ id: number; name: string }>(
    `select id, name from employee where company_id = $1 and department = '操作部' and not disabled order by id limit 1`,
    [companyId],
  )
  const quotes = await tx.query<Sent>(sentQuotes, [companyId])
  let number = 0
  const next = (at: Date) => `BK${at.toISOString().slice(2, 4)}${at.toISOString().slice(5, 7)}${String((number += 1)).padStart(5, '0')}`
  for (const [at, order] of rows.entries()) {
    const createdAt = new Date(Date.parse(order.made) - 3 * day)
    const state: BookingState =
      order.sailing < now.toISOString().slice(0, 10) ? 'completed' : at % 17 === 11 ? 'pendingAmendment' : 'confirmed'
    const booking = { code: next(createdAt), state, createdAt, source: at % 3 === 0 ? 'quotation' : 'online', desk: desk!.id } as const
    const id = await insertBooking(tx, companyId, order, contentOf(order), booking)
    const quote = quotes.find(({ linked }) => linked === order.companyId)
    if (at % 3 === 0 && quote) await price(tx, companyId, order, id, quote, createdAt)
    await tx.query('update cargo_order set booking_id = $2 where id = $1', [order.id, id])
    await tell(tx, companyId, order, id, createdAt, desk!, ['created', 'submit', 'accept', 'confirm'])
    if (state === 'confirmed' && at % 9 === 4) await askFor(tx, companyId, order, id, at % 2 === 0 ? 'amendment' : 'cancellation', now)
  }
  for (const [at, state] of waiting.entries()) {
    const order = rows[(at * 7) % rows.length]!
    const createdAt = new Date(now.getTime() - (at + 1) * 5 * hour)
    const sailing = new Date(now.getTime() + (6 + at) * day).toISOString().slice(0, 10)
    const accepted = quotes.filter((quote) => quote.linked === order.companyId && quote.accepted)
    const quote = at % 2 === 0 ? accepted.at(-1 - ((at / 2) % Math.max(1, accepted.length))) : undefined
    const requestedOrder = quote ? quotedOrder(order, quote) : { ...order, vessel: '', voyage: '' }
    const content = contentOf({
      ...requestedOrder,
      sailing,
      no: `PO-${createdAt.toISOString().slice(0, 10).replaceAll('-', '')}-${at + 1}`,
    })
    const booking = { code: next(createdAt), state, createdAt, source: at % 4 === 0 ? 'search' : 'online', desk: desk!.id } as const
    const id = await insertBooking(tx, companyId, { ...requestedOrder, mbl: '' }, content, booking)
    if (quote) await price(tx, companyId, requestedOrder, id, quote, createdAt)
    await tell(tx, companyId, order, id, createdAt, desk!, stepsTo[state] ?? ['created'])
  }
  await tx.query(billed, [companyId])
}
/** Two priced bookings of each customer wait for their bill. */
const billed = `update booking set billed_on = etd where staff_id = $1 and price_id is not null and id not in (select id from
  (select id, row_number() over (partition by company_id order by id desc) as place from booking where staff_id = $1 and price_id is not null) b
  where place <= 2)`
const stepsTo: Partial<Record<BookingState, readonly string[]>> = {
  submitted: ['created', 'submit'],
  received: ['created', 'submit', 'accept'],
  pendingUpdate: ['created', 'submit', 'return'],
  updateReceived: ['created', 'submit', 'return', 'complete'],
  rejected: ['created', 'submit', 'reject'],
  cancelled: ['created', 'submit', 'withdraw'],
  declined: ['created', 'submit', 'accept', 'confirm', 'decline'],
}

/** An order as a quotation offers it: its ports, its boxes and the carrier of its first option. Which ship it sails by is open. */
const quotedOrder = (order: OrderRow, { pol, pod, boxes, options }: Sent): OrderRow => ({
  ...order,
  pol,
  pod,
  carrier: options[0]!.Carrier,
  vessel: '',
  voyage: '',
  boxes: boxes.flatMap(({ Type, Count }) => Array<string>(Count).fill(Type)),
})

/** The price of a quotation that is for these ports and was taken; of another one its level, as a search would have found it. */
async function price(tx: Queryable, operatorId: number, order: OrderRow, id: number, quote: Sent, at: Date): Promise<void> {
  const quoted = priceOfOption(quote.options[0]!, quote, at.toISOString())
  const boxes = [...Map.groupBy(order.boxes, (type) => type)].map(([Type, of]) => ({ Type, Count: of.length }))
  const scaled = scaledPrice(quoted, boxes, 1)
  // a price of other boxes than the booking has is none
  if (!scaled) return
  const isOf = quote.accepted && quote.pol === order.pol && quote.pod === order.pod
  const found = { Source: 'search', QuoteId: 0, QuoteNo: '', QuoteVersion: 0, OptionKey: '', Carrier: order.carrier, Service: '' } as const
  const facts = { ...scaled, ...(isOf ? {} : found), Pol: order.pol, Pod: order.pod, ValidFrom: '', ValidTo: '' }
  const [row] = await tx.query<{ id: number }>(
    'insert into booking_price (booking_id, company_id, operator_id, facts, at) values ($1, $2, $3, $4, $5) returning id',
    [id, order.companyId, operatorId, JSON.stringify(facts), at],
  )
  await tx.query('update booking set price_id = $2, price_total = $3, quote_no = $4 where id = $1', [
    id,
    row!.id,
    totalText(facts.Totals),
    isOf ? quote.no : '',
  ])
}

const byDesk = new Set(['accept', 'confirm', 'return', 'reject', 'decline'])
const returned = [{ Field: 'Cargo', Remark: '请补充准确件毛体' }]
async function tell(
  tx: Queryable,
  operatorId: number,
  { companyId, company, party }: OrderRow,
  id: number,
  createdAt: Date,
  desk: { id: number; name: string },
  events: readonly string[],
): Promise<void> {
  for (const [at, event] of events.entries()) {
    const ours = byDesk.has(event)
    await tx.query(
      `insert into document_entry (kind, subject_id, company_id, operator_id, audience, event, author_id, author_name,
       author_company, returned, at)
       values ($1, $2, $3, $4, 'customer', $5, $6, coalesce((select name from employee where id = $6), ''), $7, $8, $9)`,
      [
        bookingDocument.kind,
        id,
        companyId,
        operatorId,
        event,
        ours ? desk.id : party,
        ours ? '' : company,
        JSON.stringify(event === 'return' ? returned : []),
        new Date(createdAt.getTime() + at * 2 * hour),
      ],
    )
  }
}

async function askFor(
  tx: Queryable,
  operatorId: number,
  order: OrderRow,
  id: number,
  kind: 'amendment' | 'cancellation',
  now: Date,
): Promise<void> {
  const before = contentOf(order)
  const after = { ...before, Boxes: before.Boxes.map((box, at) => (at === 0 ? { ...box, Count: Number(box['Count']) + 1 } : box)) }
  const amends = kind === 'amendment'
  await tx.query(
    `insert into booking_request (booking_id, company_id, operator_id, kind, state, reason, remarks, content, changes, asked_id,
       asked_name, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce((select name from employee where id = $10), ''), $11)`,
    [
      id,
      order.companyId,
      operatorId,
      kind,
      (amends ? amendmentStates : cancellationStates).codes.received,
      amends ? '' : 'NO_CARGO',
      amends ? '客户加货，需增加一个柜' : '工厂货未备妥',
      amends ? JSON.stringify(after) : null,
      JSON.stringify(amends ? contentChanges(before, after) : []),
      order.party,
      new Date(now.getTime() - 3 * hour),
    ],
  )
  await tx.query(`update booking set ${kind} = 1 where id = $1`, [id])
}
