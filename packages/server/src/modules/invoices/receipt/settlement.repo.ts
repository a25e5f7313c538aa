import type { OpenInvoice, Settlement } from '@jst/contracts/invoices'
import { rounded, type DigitsOf } from '@jst/contracts/money'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import type { OpenItem } from '../../partner/index.ts'

const shown = `select s.id as "Id", coalesce(r.code, c.invoice_no) as "SourceNo", i.invoice_no as "InvoiceNo", s.currency as "Currency",
    trim_scale(s.amount)::text as "Amount", s.note as "Note", s.by_name as "ByName", s.create_time as "CreateTime", s.undone_id as "UndoneId",
    exists (select from settlement u where u.undone_id = s.id) as "Undone"
  from settlement s left join receipt r on r.id = s.receipt_id left join invoice c on c.id = s.credit_id join invoice i on i.id = s.invoice_id`
/** Entries by a bill, a credit note or a receipt, the newest first. */
export const settlementsOf = (db: Queryable, by: 'invoice_id' | 'credit_id' | 'receipt_id', id: number): Promise<Settlement[]> =>
  db.query<Settlement>(`${shown} where s.${by} = $1 order by s.id desc limit 500`, [id])

/** Amounts in the places of their currencies. */
export const inPlaces = (entries: readonly Settlement[], digitsOf: DigitsOf): Settlement[] =>
  entries.map((entry) => ({ ...entry, Amount: rounded(entry.Amount, digitsOf(entry.Currency)) }))

/** Where a settlement takes its money from. */
export interface Source {
  readonly id: number
  readonly kind: 'receipt' | 'invoice'
  readonly state: number
  readonly customerId: number | null
  readonly updateTime: string
  readonly type: string
}
const receipt = `select id, 'receipt' as kind, state, customer_id as "customerId", update_time as "updateTime", '' as type
  from receipt where id = $1 and removed_at is null and merged_into is null`
const credit = `select id, 'invoice' as kind, state, customer_id as "customerId", update_time as "updateTime", type
  from invoice where id = $1 and removed_at is null and merged_into is null`
/** Locked with `lock`. */
export async function findSource(db: Queryable, kind: Source['kind'], id: number, lock = false): Promise<Source | undefined> {
  const [row] = await db.query<Source>(`${kind === 'receipt' ? receipt : credit} ${lock ? 'for update' : ''}`, [id])
  return row
}
const left = {
  receipt: 'select currency, trim_scale(amount - allocated)::text as left from receipt where id = $1',
  invoice: 'select currency, trim_scale(-open)::text as left from invoice_total where invoice_id = $1',
}
/** The rest of a source, by currency. */
export const leftOf = (db: Queryable, { kind, id }: Pick<Source, 'kind' | 'id'>) =>
  db.query<{ currency: string; left: string }>(left[kind], [id])

export interface OpenPart {
  readonly id: number
  readonly no: string
  readonly state: number
  readonly customerId: number | null
  readonly open: string
}
const parts = `select i.id, i.invoice_no as no, i.state, coalesce(c.merged_into, c.id) as "customerId",
    coalesce(trim_scale(o.open)::text, '0') as open
  from invoice i join customer c on c.id = i.customer_id left join invoice_total o on o.invoice_id = i.id and o.currency = $2
  where i.id = any($1) and i.type = 'debit' and i.state in (2, 3) and i.removed_at is null order by i.id for update of i`
/** Open bills in one currency, locked in the order of their keys. One that is being issued is not waited for: its issue waits for the customer. */
export const lockParts = (tx: Queryable, ids: readonly number[], currency: string): Promise<OpenPart[]> =>
  tx.query<OpenPart>(parts, [ids, currency])

export interface NewSettlement {
  readonly invoiceId: number
  /** Negative: reverses `undoneId`. */
  readonly amount: string
  readonly undoneId?: number
  readonly note?: string
}
const insert = `with given as (select x.*, row_number() over () as place from jsonb_to_recordset($4::jsonb) as x ("invoiceId" bigint, amount numeric,
      "undoneId" bigint, note text)),
    entries as (insert into settlement (company_id, operator_id, receipt_id, credit_id, invoice_id, currency, amount, undone_id, note, by_id, by_name)
      select i.company_id, i.operator_id, case $1 when 'receipt' then $2::bigint end, case $1 when 'invoice' then $2::bigint end, i.id, $3, g.amount,
        g."undoneId", coalesce(g.note, ''), $5, $6 from given g join invoice i on i.id = g."invoiceId"),
    opened as (update invoice_total o set open = o.open - g.amount from given g where o.invoice_id = g."invoiceId" and o.currency = $3)
  select sum(amount)::text as sum from given`
/** Writes entries with what is open after them, of bills and source. The checks of the tables refuse more than there is. */
export async function writeSettlements(
  tx: Queryable,
  { kind, id }: Pick<Source, 'kind' | 'id'>,
  currency: string,
  entries: readonly NewSettlement[],
  by: { readonly employeeId: number; readonly employeeName: string },
): Promise<string> {
  const [row] = await tx.query<{ sum: string }>(insert, [kind, id, currency, JSON.stringify(entries), by.employeeId, by.employeeName])
  const sum = row!.sum
  await (kind === 'receipt'
    ? tx.query('update receipt set allocated = allocated + $2::numeric where id = $1', [id, sum])
    : tx.query('update invoice_total set open = open + $2::numeric where invoice_id = $1 and currency = $3', [id, sum, currency]))
  return sum
}

/** How much of a record is settled: nothing, part, all. */
export type Share = 'none' | 'part' | 'all'
const billShares = `select invoice_id as id, bool_and(open = 0) as done, bool_and(open = gross) as untouched from invoice_total
  where invoice_id = any($1) group by invoice_id`
const receiptShares = `select id, allocated = amount as done, allocated = 0 as untouched from receipt where id = any($1)`
export async function sharesOf(db: Queryable, kind: Source['kind'], ids: readonly number[]): Promise<Map<number, Share>> {
  const rows = await db.query<{ id: number; done: boolean; untouched: boolean }>(kind === 'receipt' ? receiptShares : billShares, [ids])
  return new Map(rows.map(({ id, done, untouched }) => [id, done ? 'all' : untouched ? 'none' : 'part']))
}

export interface StoredEntry {
  readonly id: number
  readonly kind: Source['kind']
  readonly sourceId: number
  readonly invoiceId: number
  readonly currency: string
  readonly amount: string
  readonly undoneId: number | null
  readonly undone: boolean
  readonly customerId: number
  readonly no: string
  /** B/L and booking of the bill, in capitals. */
  readonly numbers: readonly string[]
  readonly settledAt: string
}
const entry = `select s.id, case when s.receipt_id is null then 'invoice' else 'receipt' end as kind,
    coalesce(s.receipt_id, s.credit_id) as "sourceId",
    s.invoice_id as "invoiceId", s.currency, trim_scale(s.amount)::text as amount, s.undone_id as "undoneId",
    exists (select from settlement u where u.undone_id = s.id) as undone, coalesce(c.merged_into, c.id) as "customerId",
    i.invoice_no as no, array_remove(array[upper(i.bl_no), upper(i.booking_no)], '') as numbers, s.create_time as "settledAt"
  from settlement s join invoice i on i.id = s.invoice_id join customer c on c.id = i.customer_id where s.id = $1`
export async function findEntry(db: Queryable, id: number): Promise<StoredEntry | undefined> {
  const [row] = await db.query<StoredEntry>(entry, [id])
  return row
}

const open = `from invoice i join invoice_total o on o.invoice_id = i.id and o.open > 0 join customer c on c.id = i.customer_id
  where coalesce(c.merged_into, c.id) = $1 and o.currency = any($2) and i.type = 'debit' and i.removed_at is null
    and ($3 = '' or position($3 in upper(i.invoice_no || ' ' || i.bl_no)) > 0)`
export async function openPage(
  db: Queryable,
  {
    customerId,
    currencies,
    keyword,
    page,
    size,
  }: { customerId: number; currencies: readonly string[]; keyword: string; page: number; size: number },
): Promise<{ Rows: OpenInvoice[]; Total: number }> {
  const values = [customerId, currencies, keyword.trim().toUpperCase()]
  const rows = await db.query<OpenInvoice>(
    `select i.id as "Id", i.invoice_no as "InvoiceNo", i.bl_no as "BlNo", ${dayOrBlank('i.due_day')} as "DueDay", o.currency as "Currency",
      trim_scale(o.gross)::text as "Gross", trim_scale(o.open)::text as "Open" ${open} order by i.due_day nulls last, i.id limit $4 offset $5`,
    [...values, size, (page - 1) * size],
  )
  const [count] = await db.query<{ total: number }>(`select count(*)::integer as total ${open}`, values)
  return { Rows: rows, Total: count!.total }
}

export const setCustomer = (tx: Queryable, id: number, customerId: number | null) =>
  tx.query('update receipt set customer_id = $2 where id = $1', [id, customerId])

/** Money of customers that has settled nothing yet: it counts against what is open of them. */
export const findUnallocated = (system: Queryable, customerIds: readonly number[]): Promise<OpenItem[]> =>
  system.query<OpenItem>(
    `select coalesce(c.merged_into, c.id) as "customerId", r.id, 0 as "overdueDays",
        jsonb_build_array(jsonb_build_object('Currency', r.currency, 'Amount', trim_scale(r.allocated - r.amount)::text)) as totals
      from customer c join receipt r on r.customer_id = c.id and r.allocated < r.amount and r.state < 9
      where (c.id = any($1) or c.merged_into = any($1)) and r.removed_at is null order by r.id desc`,
    [customerIds],
  )

/** Numbers of receipts of customers that are not settled whole. */
export const unsettledReceipts = (system: Queryable, customerIds: readonly number[]) =>
  system.query<{ customerId: number; no: string }>(
    `select coalesce(c.merged_into, c.id) as "customerId", r.code as no from customer c join receipt r on r.customer_id = c.id
        and r.allocated < r.amount and r.state < 9
      where (c.id = any($1) or c.merged_into = any($1)) and r.removed_at is null order by r.id limit 50`,
    [customerIds],
  )
