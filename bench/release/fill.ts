import { trackEvent } from '@jst/track'
import type { Client } from 'pg'

const company = `(select id from company where code = 'HJGJ')`

/** A customer with open bills of 100 CNY, each of a B/L of its own; answers its code. */
export async function customerWithBills(owner: Client, name: string, bills: number): Promise<{ id: number; code: string }> {
  const code = `BENCH${name}`
  const { rows } = await owner.query<{ id: string }>(
    `insert into customer (company_id, code, name_zh, search, pinyin, initials) values (${company}, $1, $2, lower($1), '', '') returning id`,
    [code, `压测放单客户${name}`],
  )
  const id = Number(rows[0]!.id)
  await owner.query(
    `with made as (insert into invoice (company_id, code, name_zh, customer_code, customer_id, type, bl_no, invoice_no, issued_on, due_day, state)
        select company_id, $2 || n, name_zh, code, id, 'debit', $2 || n, $2 || n, china_day(), china_day() + 30, 2
        from customer, generate_series(1, $3::integer) n where id = $1 returning id, company_id)
      insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open) select id, company_id, 'CNY', 100, 0, 100, 100 from made`,
    [id, `BL${name}`, bills],
  )
  return { id, code }
}
/** Tells the planner about what was filled in. Plans of all connections are made anew after it, so it stands before what is measured. */
export const analyzed = (owner: Client) => owner.query('analyze')
const aboard = () => {
  const [received, yesterday] = [Date.now(), Date.now() - 86_400_000].map((at) => new Date(at).toISOString()) as [string, string]
  const time = { instant: yesterday, zone: 'Asia/Shanghai', precision: 'minute', raw: yesterday, flags: [] } as const
  return trackEvent({ code: 'LOAD', source: { kind: 'terminal', party: '' }, received, time })
}
/** Bills are aboard since yesterday. */
export const loaded = (owner: Client, name: string, count: number) =>
  owner.query(
    `insert into track_event (received, company_id, key, bill, code, source, at, event)
      select now(), ${company}, $1 || n, $1 || n, 'LOAD', 'terminal', now() - interval '1 day', $3::jsonb || jsonb_build_object('bill', $1 || n)
      from generate_series(1, $2::integer) n`,
    [`BL${name}`, count, JSON.stringify(aboard())],
  )
export const limited = (owner: Client, customer: number, amount: number) =>
  owner.query(
    `insert into guarantee (company_id, code, name_zh, customer_id, limit_amount, search, pinyin, initials)
      select company_id, code, name_zh, id, $2, '', '', '' from customer where id = $1`,
    [customer, amount],
  )
/** Telex applications of one bill each, with a letter in force; answers their versions. */
export async function applications(owner: Client, customer: number, name: string, count: number) {
  const { rows } = await owner.query<{ Id: string; UpdateTime: Date }>(
    `with made as (insert into release_application (company_id, code, name_zh, customer_code, type, way, guaranteed, search, pinyin, initials)
        select company_id, 'A' || $2 || n, name_zh, code, 'telex', 'telex', true, '', '', ''
        from customer, generate_series(1, $3::integer) n where id = $1 returning id, company_id, code, update_time, name_zh),
      lines as (insert into release_bill (kind, subject_id, company_id, place, bl_no, consignee)
        select 'releaseApplication', id, company_id, 0, 'BL' || substr(code, 2), 'HAMBURG TRADING GMBH' from made),
      letters as (insert into release_loi (company_id, code, name_zh, kind_of, bill_nos, application_id, customer_id, state, search, pinyin, initials)
        select company_id, 'L' || code, name_zh, 'telexUnissued', 'BL' || substr(code, 2), id, $1, 2, '', '', '' from made)
      select id as "Id", update_time as "UpdateTime" from made order by id`,
    [customer, name, count],
  )
  return rows.map(({ Id, UpdateTime }) => ({ Id: Number(Id), UpdateTime: UpdateTime.toISOString() }))
}
/** Drafts of bills with three fees each, audited; answers their versions. */
export async function auditedBills(owner: Client, customer: number, name: string, count: number) {
  const { rows } = await owner.query<{ Id: string; UpdateTime: Date }>(
    `with made as (insert into invoice (company_id, code, name_zh, customer_code, type, state, search, pinyin, initials)
        select company_id, 'D' || $2 || n, name_zh, code, 'debit', 1, '', '', '' from customer, generate_series(1, $3::integer) n where id = $1
        returning id, company_id, update_time),
      fees as (insert into document_charge (kind, subject_id, sheet, company_id, audience, place, code, name_zh, name_en, basis, box, quantity, price,
          currency, pp_cc, tax_rate, payer, in_all_in, percent_of, remark)
        select 'invoice', id, 'fees', company_id, 'internal', f, 'F' || f, '费用', 'Fee', 'S', '', 2, 100.55, 'USD', 'PP', 6, '', false, '{}', ''
        from made, generate_series(0, 2) f)
      select id as "Id", update_time as "UpdateTime" from made order by id`,
    [customer, name, count],
  )
  return rows.map(({ Id, UpdateTime }) => ({ Id: Number(Id), UpdateTime: UpdateTime.toISOString() }))
}
