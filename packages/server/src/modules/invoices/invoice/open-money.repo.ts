import type { DatedExchangeRate } from '@jst/contracts/money'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** An open bill in one currency, and in CNY. */
interface OpenPart {
  readonly id: number
  readonly no: string
  readonly blNo: string
  /** '' : not due. */
  readonly dueOn: string
  readonly currency: string
  readonly amount: string
  /** '0' for a currency without a rate. */
  readonly base: string
  /** Billed under one of the given numbers. */
  readonly own: boolean
}
/** Open money of a customer in CNY: sums of all bills, and those that somebody asks for by name. */
export interface OpenMoney {
  readonly open: string
  readonly overdue: string
  /** Open money of bills that are not in `parts`. */
  readonly rest: string
  /** Owed part of that: credit notes are left out. */
  readonly restOwed: string
  /** Currencies without a rate. */
  readonly unrated: readonly string[]
  /** Parts of overdue bills, of bills for the given numbers and of those that are due first, the newest first. */
  readonly parts: readonly OpenPart[]
}
interface Asked {
  readonly rates: readonly DatedExchangeRate[]
  readonly today: string
  /** Numbers of B/Ls, bookings and orders. */
  readonly blNos: readonly string[]
  /** Bills that are named besides, in the order of their due days. */
  readonly named: number
}

// Each part is rounded half up to the cent, then added; `div` gives the whole quotient, so that a rate that is turned over rounds exactly. The few
// parts that are named are sorted by themselves, not among all.
const money = `with rate as (select * from jsonb_to_recordset($2::jsonb) as r ("Currency" text, "Rate" numeric, "Turned" boolean)),
  part as materialized (select i.id, i.invoice_no, i.bl_no, i.due_day, upper(i.bl_no) = any($4) or upper(i.booking_no) = any($4) as is_own,
      o.currency, o.open, case when o.currency = 'CNY' then round(o.open, 2)
      when r."Turned" then sign(o.open) * div(abs(o.open) * 200 + r."Rate", 2 * r."Rate") / 100 else round(o.open * r."Rate", 2) end as base
    from customer c join invoice i on i.customer_id = c.id join invoice_total o on o.invoice_id = i.id and o.open <> 0
      left join rate r on r."Currency" = o.currency
    where (c.id = $1 or c.merged_into = $1) and i.removed_at is null),
  first as (select id from (select distinct id, due_day from part) p order by due_day nulls last, id limit $5),
  named as materialized (select * from part where due_day < $3::date or is_own or id in (select id from first)),
  sums as (select sum(base) as open, sum(base) filter (where base > 0) as owed, sum(base) filter (where due_day < $3::date) as overdue from part),
  told as (select sum(base) as open, sum(base) filter (where base > 0) as owed,
      jsonb_agg(jsonb_build_object('id', id, 'no', invoice_no, 'blNo', bl_no, 'dueOn', ${dayOrBlank('due_day')},
        'currency', currency, 'own', is_own, 'amount', trim_scale(open)::text, 'base', coalesce(base, 0)::text) order by id desc, currency) as parts
    from named)
  select coalesce(s.open, 0)::numeric(20, 2)::text as open, coalesce(s.overdue, 0)::numeric(20, 2)::text as overdue,
    (coalesce(s.open, 0) - coalesce(n.open, 0))::numeric(20, 2)::text as rest,
    (coalesce(s.owed, 0) - coalesce(n.owed, 0))::numeric(20, 2)::text as "restOwed",
    array(select distinct currency from part where base is null) as unrated, coalesce(n.parts, '[]') as parts
  from sums s cross join told n`
/**
 * One statement over all open bills of a customer, which answers with few of them. `rates` are those of the day into CNY. Locked customers keep what
 * it answers until the transaction ends.
 */
export async function findOpenMoney(system: Queryable, customerId: number, { rates, today, blNos, named }: Asked): Promise<OpenMoney> {
  const numbers = blNos.map((no) => no.toUpperCase())
  const [row] = await system.query<OpenMoney>(money, [customerId, JSON.stringify(rates), today, numbers, named])
  return row!
}
