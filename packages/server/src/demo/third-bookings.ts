import { bookingStates, totalText, type BookingPrice } from '@jst/contracts/booking'
import type { Queryable } from '../kernel/database/database.ts'

/** Mark-up of the operator on the price of the other forwarder for a box (demo/rate-channels.ts). */
const markup = 50
const { submitted, received, confirmed } = bookingStates.codes

interface Booked {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly boxes: readonly { readonly Type: string; readonly Count: number }[]
}
const unpriced = `select b.id, b.company_id as "companyId", b.operator_id as "operatorId", b.boxes from booking b
  where b.staff_id = $1 and b.price_id is null and b.state in (${submitted}, ${received}, ${confirmed})
    and not exists (select from cargo_order o where o.booking_id = b.id)
    and not exists (select from document_message m
      where m.kind = 'booking' and m.record_id = b.id)
  order by b.state, b.id desc limit 4`
interface Offered {
  readonly id: number
  readonly owner: number
  readonly subscription: number
  readonly carrier: string
  readonly service: string
  readonly pol: string
  readonly pod: string
  readonly from: string
  readonly to: string
  readonly gp: string
  readonly hq: string
}
const offered = `select r.id, r.company_id as owner, s.id as subscription, r.carrier_code as carrier, r.service_code as service, r.pol_code as pol,
    r.pod_code as pod, r.valid_from::text as from, r.valid_to::text as to, trim_scale(r.floor20_gp)::text as gp, trim_scale(r.floor40_hq)::text as hq
  from freight_subscription s join freight_channel c on c.id = s.channel_id
    join freight_rate r on r.company_id = c.company_id and r.lane_code = any(c.lanes)
  where s.company_id = $1 and s.state = 1 and r.state = 1 order by r.id limit 4`

/** Bookings of the operator's customers at rates of the other forwarder, who reads them in 第三方订舱. */
export async function seedThirdBookings(tx: Queryable, operatorId: number, now: Date): Promise<void> {
  const bookings = await tx.query<Booked>(unpriced, [operatorId])
  const rates = await tx.query<Offered>(offered, [operatorId])
  for (const [at, booking] of bookings.entries()) {
    const rate = rates[at % rates.length]
    // the rates have prices for these boxes
    const count = booking.boxes.reduce((sum, { Count }) => sum + Count, 0)
    if (rate) await bookAt(tx, { ...booking, boxes: [{ ...booking.boxes[0]!, Type: '40HQ', Count: count }] }, rate, now)
  }
}

async function bookAt(tx: Queryable, { id, companyId, operatorId, boxes }: Booked, rate: Offered, now: Date): Promise<void> {
  const lines = boxes.map(({ Type, Count }) => ({ Type, Count, Price: Number(Type === '20GP' ? rate.gp : rate.hq) }))
  const sold = lines.map((line) => ({ ...line, Price: line.Price + markup }))
  const total = sold.reduce((sum, { Count, Price }) => sum + Count * Price, 0)
  const price: BookingPrice = {
    Source: 'search',
    QuoteId: 0,
    QuoteNo: '',
    QuoteVersion: 0,
    OptionKey: '',
    Hash: '',
    Carrier: rate.carrier,
    Service: rate.service,
    Pol: rate.pol,
    Pod: rate.pod,
    TransitDays: -1,
    FreeDays: -1,
    ValidFrom: rate.from,
    ValidTo: rate.to,
    Basis: 'ETD',
    Boxes: sold.map(({ Type, Count }) => ({ Type, Count })),
    Charges: sold.map(({ Type, Count, Price }) => ({
      Code: 'OFT',
      NameZh: '海运费',
      NameEn: 'Ocean freight',
      Basis: 'C',
      Box: Type,
      PpCc: 'PP',
      Currency: 'USD',
      Quantity: String(Count),
      Price: String(Price),
      InAllIn: false,
      Amount: String(Count * Price),
    })),
    Totals: [{ Currency: 'USD', Amount: String(total) }],
    ToConfirm: [],
    At: now.toISOString(),
  }
  const [inserted] = await tx.query<{ id: number }>(
    'insert into booking_price (booking_id, company_id, operator_id, facts, at) values ($1, $2, $3, $4, $5) returning id',
    [id, companyId, operatorId, JSON.stringify(price), now],
  )
  await tx.query(
    `update booking set price_id = $2, price_total = $3, carrier_code = $4, service_code = $5, pol_code = $6, pod_code = $7, vessel = '', voyage_no = '',
       submitted_at = coalesce(submitted_at, create_time), boxes = $8, box_summary = $9 where id = $1`,
    [
      id,
      inserted!.id,
      totalText(price.Totals),
      rate.carrier,
      rate.service,
      rate.pol,
      rate.pod,
      JSON.stringify(boxes),
      boxes.map(({ Type, Count }) => `${Type}*${Count}`).join(),
    ],
  )
  const facts = {
    Currency: 'USD',
    ValidFrom: rate.from,
    ValidTo: rate.to,
    Boxes: lines.map((line) => ({ ...line, Price: String(line.Price) })),
  }
  await tx.query(
    'insert into booking_third (price_id, booking_id, company_id, subscription_id, rate_id, facts, at) values ($1, $2, $3, $4, $5, $6, $7)',
    [inserted!.id, id, rate.owner, rate.subscription, rate.id, JSON.stringify(facts), now],
  )
}
