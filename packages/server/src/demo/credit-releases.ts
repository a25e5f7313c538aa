import { amountText } from '@jst/contracts/money'
import { blankBox, bookingDocument, creditReleaseDocument, creditReleaseStates, totalText, type BookingPrice } from '@jst/contracts/booking'
import { shownFact, type ApprovalStepRule } from '@jst/contracts/document'
import type { Queryable } from '../kernel/database/database.ts'
import { contentOf, insertBooking, type OrderRow } from './booking-rows.ts'
import { insertOpenRound } from './rounds.ts'

const hour = 3_600_000
const { kind } = creditReleaseDocument
const { facts: words } = creditReleaseDocument.approval
const boxes = 24
const perBox = 1_980

interface Person {
  readonly id: number
  readonly name: string
}
const person = `select e.id, e.name from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account = $2`
const customer = `select id, code, name_zh as name, credit_limit as "limit" from customer where company_id = $1 and name_zh = '昆山博远电子有限公司'`
const mid = `select mid from exchange_rate where currency_code = 'USD' and base_code = 'CNY' and from_day <= china_day()
  order by from_day desc limit 1`

/** A booking beyond the credit of its customer: the desk has asked finance that it may go on. */
export async function seedCreditRelease(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [[desk], [finance], [owner], [rate]] = await Promise.all([
    tx.query<Person>(person, [companyId, 'ops']),
    tx.query<Person>(person, [companyId, 'finance']),
    tx.query<{ id: number; code: string; name: string; limit: number }>(customer, [companyId]),
    tx.query<{ mid: number }>(mid),
  ])
  if (!desk || !finance || !owner || !rate) return
  const createdAt = new Date(now.getTime() - 4 * hour)
  const sailing = new Date(now.getTime() + 9 * 24 * hour).toISOString().slice(0, 10)
  const booking = await createBooking(tx, companyId, { customer: owner, desk, createdAt, sailing })
  const amount = Math.round(boxes * perBox * rate.mid * 100) / 100
  const requestedAt = new Date(createdAt.getTime() + hour)
  const no = `XF${requestedAt.toISOString().slice(2, 4)}${requestedAt.toISOString().slice(5, 7)}0001`
  const reason = '客户新接日本大单，上月账款已回清，本月末预付一半。'
  const [release] = await tx.query<{ id: number; version: string }>(
    `insert into credit_release (company_id, no, booking_id, customer_id, amount, reason, state, state_since, create_id, create_time, update_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $8) returning id, update_time as version`,
    [companyId, no, booking.id, owner.id, amount, reason, creditReleaseStates.codes.submitted, requestedAt, desk.id],
  )
  const step: ApprovalStepRule = {
    Name: '财务',
    Order: 1,
    When: [],
    RoleIds: [],
    EmployeeIds: [finance.id],
    Relations: [],
    Need: 'one',
    Quorum: 1,
    Hours: 4,
  }
  await tx.query('insert into approval_rule (company_id, kind, steps) values ($1, $2, $3)', [companyId, kind, JSON.stringify([step])])
  await insertOpenRound(tx, companyId, [step], {
    kind,
    id: release!.id,
    no,
    title: `${booking.code} ${owner.name}`,
    query: `Id=${booking.id}&Release=${release!.id}`,
    version: release!.version,
    facts: [
      shownFact(words.Amount, [null, amount]),
      shownFact(words.Limit, [null, owner.limit]),
      shownFact(words.Cause, [null, `超出信用额度 ${amountText(amount - owner.limit, 'CNY')}`]),
      shownFact(words.Booking, [null, booking.code]),
      shownFact(words.Customer, [null, owner.name]),
      shownFact(words.Reason, [null, reason]),
    ],
    by: desk,
    at: requestedAt,
    agreed: '',
  })
}

interface Booked {
  readonly customer: { readonly code: string; readonly name: string }
  readonly desk: Person
  readonly createdAt: Date
  readonly sailing: string
}
/** The booking that the desk made for a customer who has not joined. */
async function createBooking(tx: Queryable, companyId: number, { customer: { code: customer, name }, desk, createdAt, sailing }: Booked) {
  const [last] = await tx.query<{ code: string }>('select max(code) as code from booking where code like $1', [
    `BK${createdAt.toISOString().slice(2, 4)}${createdAt.toISOString().slice(5, 7)}%`,
  ])
  const stem = `BK${createdAt.toISOString().slice(2, 4)}${createdAt.toISOString().slice(5, 7)}`
  const code = `${stem}${String(Number((last?.code ?? '').slice(stem.length) || 0) + 1).padStart(5, '0')}`
  const order: OrderRow = {
    id: 0,
    companyId,
    company: name,
    customer,
    no: 'BY-JP-2611',
    mbl: '',
    carrier: 'COSCO',
    vessel: '',
    voyage: '',
    pol: 'CNSHA',
    pod: 'JPTYO',
    goods: 'ELECTRONIC COMPONENTS',
    hs: '854231',
    sailing,
    deadline: createdAt.toISOString(),
    made: createdAt.toISOString(),
    boxes: Array.from({ length: boxes }, () => '40HQ'),
    party: desk.id,
  }
  const content = { ...contentOf(order), Boxes: [{ ...blankBox('40HQ'), Count: boxes }] }
  const id = await insertBooking(tx, null, order, content, { code, state: 'submitted', createdAt, source: 'search', desk: desk.id })
  const price = priceOf(createdAt, sailing)
  const [priceRow] = await tx.query<{ id: number }>(
    'insert into booking_price (booking_id, company_id, operator_id, facts, at) values ($1, $2, null, $3, $4) returning id',
    [id, companyId, JSON.stringify(price), createdAt],
  )
  await tx.query('update booking set price_id = $2, price_total = $3 where id = $1', [id, priceRow!.id, totalText(price.Totals)])
  await tx.query(
    `insert into document_entry (kind, subject_id, company_id, audience, event, author_id, author_name, at)
     select $1, $2, $3, 'internal', event, $4, $5, $6::timestamptz + make_interval(mins => minutes)
     from (values ('created', 0), ('submit', 20)) as steps (event, minutes)`,
    [bookingDocument.kind, id, companyId, desk.id, desk.name, createdAt],
  )
  return { id, code }
}

const priceOf = (createdAt: Date, sailing: string): BookingPrice => ({
  Source: 'search',
  QuoteId: 0,
  QuoteNo: '',
  QuoteVersion: 0,
  OptionKey: '',
  Hash: '',
  Carrier: 'COSCO',
  Service: '',
  Pol: 'CNSHA',
  Pod: 'JPTYO',
  TransitDays: 3,
  FreeDays: 14,
  ValidFrom: createdAt.toISOString().slice(0, 10),
  ValidTo: sailing,
  Basis: '',
  Boxes: [{ Type: '40HQ', Count: boxes }],
  Charges: [
    {
      Code: 'OFR',
      NameZh: '海运费',
      NameEn: 'Ocean freight',
      Basis: 'C',
      Box: '40HQ',
      PpCc: 'PP',
      Currency: 'USD',
      Quantity: String(boxes),
      Price: String(perBox),
      InAllIn: false,
      Amount: (boxes * perBox).toFixed(2),
    },
  ],
  Totals: [{ Currency: 'USD', Amount: (boxes * perBox).toFixed(2) }],
  ToConfirm: [],
  At: createdAt.toISOString(),
})
