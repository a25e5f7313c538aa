import type { InvoiceType } from '@jst/contracts/invoices'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank, dayText } from '../../../kernel/database/day-range.ts'
import { AppError } from '../../../kernel/errors.ts'

export interface StoredInvoice {
  readonly id: number
  readonly companyId: number
  readonly code: string
  readonly invoiceNo: string
  readonly type: InvoiceType
  readonly state: number
  readonly updateTime: string
  readonly name: string
  readonly customerCode: string
  readonly customerId: number | null
  readonly makerId: number | null
  readonly firstId: number | null
  readonly firstNo: string
  readonly issuedOn: string
  readonly dueDay: string
  readonly converted: string
  readonly taxNo: string
  readonly blNo: string
  readonly bookingNo: string
  readonly vessel: string
  readonly voyageNo: string
  readonly polCode: string
  readonly podCode: string
  readonly etd: string
  readonly boxes: string
  readonly tons: string
  readonly cbm: string
  readonly bank: string
  readonly remark: string
  readonly today: string
}
const decimal = (column: string) => `coalesce(trim_scale(${column})::text, '0')`
const select = `select t.id, t.company_id as "companyId", t.code, t.invoice_no as "invoiceNo", t.type, t.state, t.update_time as "updateTime",
    t.name_zh as name, t.customer_code as "customerCode", t.customer_id as "customerId", t.create_id as "makerId", t.first_id as "firstId",
    coalesce((select f.invoice_no from invoice f where f.id = t.first_id), '') as "firstNo", ${dayOrBlank('t.issued_on')} as "issuedOn",
    ${dayOrBlank('t.due_day')} as "dueDay", coalesce(t.converted::numeric(20, 2)::text, '') as converted, t.tax_no as "taxNo", t.bl_no as "blNo",
    t.booking_no as "bookingNo", t.vessel, t.voyage_no as "voyageNo", t.pol_code as "polCode", t.pod_code as "podCode",
    ${dayOrBlank('t.etd')} as etd, t.boxes, ${decimal('t.tons')} as tons, ${decimal('t.cbm')} as cbm, t.bank, t.remark, china_day()::text as today
  from invoice t where t.removed_at is null and t.merged_into is null`
export const findInvoices = (db: Queryable, ids: readonly number[]): Promise<StoredInvoice[]> =>
  db.query<StoredInvoice>(`${select} and t.id = any($1) order by t.id`, [ids])
/** @throws AppError NOT_FOUND */
export async function demandInvoice(db: Queryable, id: number): Promise<StoredInvoice> {
  const [found] = await findInvoices(db, [id])
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** The customer of a code, and the one that stands for a merged one. */
export interface BilledCustomer {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly taxNo: string
  readonly days: number | null
}
const customers = `select s.id, c.code, s.name_zh as name, s.credit_code as "taxNo", s.credit_days as days
  from customer c join customer s on s.id = coalesce(c.merged_into, c.id) where c.company_id = $1 and c.code = any($2) and c.removed_at is null`
export const findCustomers = (system: Queryable, companyId: number, codes: readonly string[]): Promise<BilledCustomer[]> =>
  system.query<BilledCustomer>(customers, [companyId, codes])

/** An employee changed fields or charges of a bill. */
export const hasChanged = async (tx: Queryable, id: number, employeeId: number): Promise<boolean> =>
  (
    await tx.query(
      `select from document_entry where kind = 'invoice' and subject_id = $1 and author_id = $2 and event in ('created', 'changed') limit 1`,
      [id, employeeId],
    )
  ).length > 0

const left = `select o.currency, trim_scale(o.gross + coalesce(sum(c.gross), 0))::text as left
  from invoice_total o left join (invoice_total c join invoice n on n.id = c.invoice_id and n.type = 'credit' and n.removed_at is null)
    on n.first_id = o.invoice_id and c.currency = o.currency
  where o.invoice_id = $1 group by o.currency, o.gross order by o.currency`
/** Amounts of a bill that issued credit notes leave, by currency. */
export const creditLeft = (tx: Queryable, firstId: number) => tx.query<{ currency: string; left: string }>(left, [firstId])

/** The credit note of a bill that is not issued yet. */
export async function findOpenCredit(tx: Queryable, firstId: number): Promise<string | undefined> {
  const [row] = await tx.query<{ code: string }>(
    `select code from invoice where first_id = $1 and type = 'credit' and state in (0, 1) and removed_at is null and merged_into is null limit 1`,
    [firstId],
  )
  return row?.code
}
/** Number of an issued bill of a customer for a B/L. */
export async function findBillOf(tx: Queryable, customerId: number, blNo: string): Promise<string | undefined> {
  const [row] = await tx.query<{ no: string }>(
    `select i.invoice_no as no from invoice i join customer c on c.id = i.customer_id
      where coalesce(c.merged_into, c.id) = $1 and upper(i.bl_no) = upper($2) and $2 <> '' and i.type = 'debit' and i.state in (2, 3, 4)
        and i.removed_at is null order by i.id desc limit 1`,
    [customerId, blNo],
  )
  return row?.no
}

export interface IssuedFacts {
  readonly no: string
  readonly day: string
  readonly customerId: number
  /** Days of its terms. */
  readonly days: number
  readonly converted: string
  readonly rates: unknown
  readonly totals: readonly { readonly currency: string; readonly net: string; readonly tax: string; readonly gross: string }[]
  /** Proforma invoices count for nobody. */
  readonly counts: boolean
}
/** A due date that nobody typed counts from the ETD of the bill, else that of its booking, else the day of the issue. */
export async function writeIssued(tx: Queryable, id: number, { no, day, customerId, days, converted, rates, totals, counts }: IssuedFacts) {
  await tx.query(
    `update invoice i set invoice_no = $2, issued_on = $3, customer_id = $4, converted = $5, rates = $6, due_day = coalesce(i.due_day,
      coalesce(i.etd, (select b.etd from booking b where b.staff_id = i.company_id and b.code = i.booking_no and i.booking_no <> ''
        and b.removed_at is null and b.merged_into is null limit 1), $3::date) + $7::integer) where i.id = $1`,
    [id, no, day, customerId, converted, JSON.stringify(rates), days],
  )
  await tx.query(
    `insert into invoice_total (invoice_id, company_id, operator_id, currency, net, tax, gross, open)
      select t.id, t.company_id, t.operator_id, x.currency, x.net, x.tax, x.gross, case when $3 then x.gross else 0 end
      from invoice t, jsonb_to_recordset($2::jsonb) as x (currency text, net numeric, tax numeric, gross numeric) where t.id = $1`,
    [id, JSON.stringify(totals), counts],
  )
}

/** A booking that is billed uses the credit of its customer by its bill from then on. */
export const markBilled = (system: Queryable, companyId: number, bookingNo: string, day: string) =>
  system.query(`update booking set billed_on = $3 where staff_id = $1 and code = $2 and billed_on is null`, [companyId, bookingNo, day])

export interface StoredTotal {
  readonly invoiceId: number
  readonly currency: string
  readonly net: string
  readonly tax: string
  readonly gross: string
  readonly open: string
}
const totals = `select invoice_id as "invoiceId", currency, trim_scale(net)::text as net, trim_scale(tax)::text as tax,
  trim_scale(gross)::text as gross, trim_scale(open)::text as open from invoice_total where invoice_id = any($1) order by currency`
export const findTotals = (db: Queryable, ids: readonly number[]): Promise<StoredTotal[]> => db.query<StoredTotal>(totals, [ids])

export const linkedOf = (db: Queryable, id: number, firstId: number | null) =>
  db.query<{ Id: number; No: string; Type: string }>(
    `select t.id as "Id", coalesce(nullif(t.invoice_no, ''), t.code) as "No", t.type as "Type" from invoice t
      where (t.first_id = $1 or t.id = $2) and t.removed_at is null order by t.id limit 100`,
    [id, firstId],
  )

export const currencyNames = (db: Queryable, companyId: number) =>
  db.query<{ code: string; name: string }>(
    `select distinct on (code) code, name_zh as name from m_currency where removed_at is null and (company_id is null or company_id = $1)
      order by code, company_id nulls last`,
    [companyId],
  )

const copied = `customer_code, due_day, name_zh, tax_no, bl_no, booking_no, vessel, voyage_no, pol_code, pod_code, etd, boxes, tons, cbm, bank`
export async function insertReversal(
  tx: Queryable,
  { first, code, remark, by }: { readonly first: number; readonly code: string; readonly remark: string; readonly by: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into invoice (company_id, operator_id, code, type, first_id, remark, create_id, ${copied})
      select company_id, operator_id, $2, 'credit', id, $3, $4, ${copied} from invoice where id = $1 returning id`,
    [first, code, remark, by],
  )
  return row!.id
}

/** Days by which bills are overdue count from the day after the due date. */
const open = `select coalesce(c.merged_into, c.id) as "customerId", i.id, ${dayText('i.due_day')} as "dueOn", i.invoice_no as no, i.bl_no as "blNo",
    jsonb_agg(jsonb_build_object('Currency', o.currency, 'Amount', trim_scale(o.open)::text) order by o.currency) as totals,
    case when bool_or(o.open > 0) then greatest(0, china_day() - i.due_day) else 0 end as "overdueDays"
  from customer c join invoice i on i.customer_id = c.id join invoice_total o on o.invoice_id = i.id and o.open <> 0
  where (c.id = any($1) or c.merged_into = any($1)) and i.removed_at is null
  group by c.id, c.merged_into, i.id order by i.id desc`
export interface OpenBill {
  readonly customerId: number
  readonly id: number
  readonly no: string
  readonly blNo: string
  readonly dueOn: string
  readonly totals: readonly { readonly Currency: string; readonly Amount: string }[]
  readonly overdueDays: number
}
/** Bills of customers that are not settled; credit notes are negative. */
export const findOpenBills = (system: Queryable, customerIds: readonly number[]): Promise<OpenBill[]> =>
  system.query<OpenBill>(open, [customerIds])
