import {
  guaranteeCalls,
  type GuaranteeEntryKind,
  type GuaranteeLedgerEntry,
  type GuaranteeStand,
  type ReservedPart,
} from '@jst/contracts/release'
import { wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

export interface StoredGuarantee extends GuaranteeStand {
  readonly id: number
}
const stand = `select id, limit_amount::text as "limit", used::text as used, reserved::text as reserved, ${dayOrBlank('valid_to')} as "validTo"
  from guarantee where customer_id = $1 and removed_at is null and merged_into is null`
/** The guarantee of a customer. `lock` holds it: of applications that reserve at once, one sees what the others have taken. */
export async function findGuarantee(system: Queryable, customerId: number, lock = false): Promise<StoredGuarantee | undefined> {
  const [row] = await system.query<StoredGuarantee>(`${stand}${lock ? ' for update' : ''}`, [customerId])
  return row
}

/** SQL of the amount that an application reserves or uses, by the ledger. */
export const reservedOf = (
  id: string,
): string => `coalesce((select sum(case e.kind when 'reserve' then e.amount when 'use' then 0 else -e.amount end)
  from guarantee_entry e where e.application_id = ${id}), 0)`
export async function findReservedAmount(system: Queryable, applicationId: number): Promise<string> {
  const [row] = await system.query<{ held: string }>(`select ${reservedOf('$1::bigint')}::text as held`, [applicationId])
  return row!.held
}

const write = `with changed as (update guarantee set used = used + $3::numeric, reserved = reserved + $4::numeric,
      update_time = next_update_time(update_time) where id = $1 returning id, company_id, operator_id, used, reserved)
  insert into guarantee_entry (guarantee_id, company_id, operator_id, application_id, kind, amount, used, reserved, words, by_id, by_name)
    select c.id, c.company_id, c.operator_id, $2, $5, $6, c.used, c.reserved, $7, $8, $9 from changed c`
const effects: Readonly<Record<GuaranteeEntryKind, readonly [used: number, reserved: number]>> = {
  reserve: [0, 1],
  use: [1, -1],
  free: [0, -1],
  settle: [-1, 0],
  close: [-1, 0],
}
interface Entry {
  readonly kind: GuaranteeEntryKind
  readonly amount: string
  readonly words?: string
}
/** Writes an entry with the balance after it. The guarantee is locked. */
export async function writeEntry(
  system: Queryable,
  guaranteeId: number,
  applicationId: number,
  { kind, amount, words = '' }: Entry,
  by: { readonly employeeId: number; readonly employeeName: string },
): Promise<void> {
  const [used, reserved] = effects[kind].map((sign) => (sign === 0 ? '0' : sign < 0 ? `-${amount}` : amount))
  await system.query(write, [guaranteeId, applicationId, used, reserved, kind, amount, words, by.employeeId, by.employeeName])
}

const ledger = `select e.id as "Id", e.kind as "Kind", e.amount::text as "Amount", e.used::text as "Used", e.reserved::text as "Reserved",
    e.application_id as "ApplicationId", a.code as "ApplicationNo", e.words as "Words", e.by_name as "ByName", e.create_time as "CreateTime"
  from guarantee_entry e join release_application a on a.id = e.application_id where e.guarantee_id = $1 order by e.id desc limit $2 offset $3`
export async function ledgerPage(db: Queryable, id: number, page: number, size: number) {
  const [Rows, [count]] = await Promise.all([
    db.query<GuaranteeLedgerEntry>(ledger, [id, size, (page - 1) * size]),
    db.query<{ total: number }>('select count(*)::integer as total from guarantee_entry where guarantee_id = $1', [id]),
  ])
  return { Rows, Total: count!.total }
}

export interface GuaranteeItem {
  readonly invoiceId: number
  readonly currency: string
  readonly amount: string
  readonly base: string
}
interface Reserved {
  readonly guaranteeId: number
  readonly applicationId: number
  readonly need: string
  /** Free of the guarantee before, as the decision tells it. */
  readonly free: string
  readonly items: readonly GuaranteeItem[]
}
// one statement: nobody else gets the customer between its parts, and the others wait for one round trip only
const reserved = `with gone as (delete from guarantee_item where application_id = $1),
  items as (insert into guarantee_item (application_id, company_id, operator_id, invoice_id, currency, amount, base)
      select a.id, a.company_id, a.operator_id, x."invoiceId", x.currency, x.amount, x.base from release_application a,
        jsonb_to_recordset($2::jsonb) as x ("invoiceId" bigint, currency text, amount numeric, base numeric) where a.id = $1
    on conflict (application_id, invoice_id, currency) do update set amount = excluded.amount, base = excluded.base, freed = 0),
  changed as (update guarantee set reserved = reserved + $4::numeric, update_time = next_update_time(update_time)
      where id = $3 and $4::numeric > 0 returning id, company_id, operator_id, used, reserved),
  entry as (insert into guarantee_entry (guarantee_id, company_id, operator_id, application_id, kind, amount, used, reserved, words, by_id, by_name)
      select c.id, c.company_id, c.operator_id, $1, 'reserve', $4::numeric, c.used, c.reserved, '', $6, $7 from changed c)
  update release_application set decision = decision || jsonb_build_object('Free', $5::text) where id = $1`
/** Writes what an application reserves: its items, the entry with the balance after it, and what was free. The guarantee is locked. */
export const writeReservation = (
  system: Queryable,
  { guaranteeId, applicationId, need, free, items }: Reserved,
  by: { readonly employeeId: number; readonly employeeName: string },
) => system.query(reserved, [applicationId, JSON.stringify(items), guaranteeId, need, free, by.employeeId, by.employeeName])

/** Receivables of an application with the amounts that its reservation still holds. */
export const findReserved = (system: Queryable, applicationId: number): Promise<ReservedPart[]> =>
  system.query<ReservedPart>(
    `select invoice_id as "invoiceId", currency, (base - freed)::text as left from guarantee_item where application_id = $1 order by invoice_id, currency`,
    [applicationId],
  )

export interface SettledItem {
  readonly applicationId: number
  readonly guaranteeId: number
  readonly state: number
  readonly freed: string
}
// an item holds no more than what is still open of it at the rate of its reservation; credit notes that it was netted with pay none of it
const settled = `with parts as (
    select i.application_id, i.invoice_id, i.currency, least(i.base - i.freed, ${reservedOf('i.application_id')},
        greatest(0, i.base - i.freed - coalesce(round(i.base * o.open / nullif(i.amount, 0), 2), 0))) as part
      from guarantee_item i join invoice_total o on o.invoice_id = i.invoice_id and o.currency = i.currency
      where i.invoice_id = $1 and i.currency = $2 and i.freed < i.base),
  written as (update guarantee_item i set freed = i.freed + p.part from parts p where i.application_id = p.application_id
    and i.invoice_id = p.invoice_id and i.currency = p.currency and p.part > 0)
  select p.application_id as "applicationId", g.id as "guaranteeId", a.state, p.part::text as freed from parts p
    join release_application a on a.id = p.application_id join guarantee g on g.customer_id = a.customer_id and g.removed_at is null
      and g.merged_into is null
  where p.part > 0 order by p.application_id`
/** Gives back what a settlement of a bill pays of guaranteed receivables. */
export const freeSettled = (system: Queryable, invoiceId: number, currency: string): Promise<SettledItem[]> =>
  system.query<SettledItem>(settled, [invoiceId, currency])

const put = (
  columns: readonly string[],
) => `insert into guarantee (company_id, code, name_zh, customer_id, limit_amount, valid_to, create_id, ${columns.join(', ')})
    select c.company_id, c.code, c.name_zh, c.id, $2, $3, $4, ${columns.map((_, at) => `$${at + 5}`).join(', ')} from customer c where c.id = $1
  on conflict (customer_id) where removed_at is null and merged_into is null do update set limit_amount = excluded.limit_amount,
    valid_to = excluded.valid_to, update_time = next_update_time(guarantee.update_time)`
/** Gives a customer the limit, with the words by which its row is found. */
export function putLimit(
  tx: Queryable,
  { id, code, name }: { readonly id: number; readonly code: string; readonly name: string },
  limit: { readonly amount: string; readonly validTo: string | null },
  by: number,
) {
  const words = Object.entries(wordsOf(guaranteeCalls.entity, { Code: code, NameZh: name }))
  const values = [id, limit.amount, limit.validTo, by, ...words.map(([, value]) => value)]
  return tx.query(put(words.map(([column]) => column)), values)
}
