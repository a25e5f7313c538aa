import type { Client } from 'pg'
import type { Product } from '../kit/product.ts'
import { sized } from '../kit/size.ts'
import { timed } from '../booking/acts.ts'

/** Connections of the bare side: all reservations wait for one row, and the database has few to spare beside the product's. */
const connectionsUsed = sized(16, 2)
/** The reservation alone, or all that a submission leaves behind: who did what, a round of approval with its notice, the log and the message. */
export type BareRows = 'reservation' | 'everything'

const reserve = `with g as (update guarantee set reserved = reserved + 100 where customer_id = $1 returning id, company_id, used, reserved),
    item as (insert into guarantee_item (application_id, company_id, invoice_id, currency, amount, base)
      select $2, i.company_id, i.id, 'CNY', 100, 100 from invoice i join release_bill b on b.bl_no = i.bl_no
      where b.kind = 'releaseApplication' and b.subject_id = $2 and i.customer_id = $1)
  insert into guarantee_entry (guarantee_id, company_id, application_id, kind, amount, used, reserved, by_name)
  select id, company_id, $2, 'reserve', 100, used, reserved, 'bench' from g`
const move = `update release_application set state = 1, state_since = clock_timestamp(), customer_id = $2, step = 'first', decision = $3,
  decided_at = clock_timestamp(), update_time = next_update_time(update_time) where id = $1`
/** Rows of the timeline, and who follows the record. */
const entrySql = `with entry as (insert into document_entry (kind, subject_id, company_id, audience, event, author_name, words)
    select 'releaseApplication', a.id, a.company_id, 'internal', e, 'bench', $2 from release_application a, unnest(array['submit', 'decided']) e
    where a.id = $1)
  insert into document_follower (kind, subject_id, employee_id, company_id, audience)
  select 'releaseApplication', a.id, (select min(e.id) from employee e where e.company_id = a.company_id), a.company_id, 'internal'
  from release_application a where a.id = $1`
/** A round with one step, the two people that the chain of the demo asks, and their notices. */
const roundSql = `with r as (insert into approval_round (kind, subject_id, company_id, no, title, query, version, facts, asked_name)
    select 'releaseApplication', id, company_id, code, name_zh, 'Id=' || id, update_time, $2, 'bench' from release_application where id = $1
    returning id, company_id),
  s as (insert into approval_step (round_id, company_id, place, step_order, rule, state, opened_at) select id, company_id, 1, 1, '{}', 'open', now()
    from r returning id, company_id),
  p as (select e.id from employee e where e.company_id = (select company_id from r) order by e.id limit 2),
  seat as (insert into approval_seat (step_id, employee_id, company_id) select s.id, p.id, s.company_id from s, p)
  insert into message (company_id, recipient_id, kind, title, description, link, bill)
  select r.company_id, p.id, 'system', $3, $3, '/orderApply/apply/orderApply', $3 from r, p`
const log = `insert into audit_log (company_id, action, entity, entity_id, diff, request_id)
  select company_id, 'releaseApplication.submit', 'releaseApplication', id, $2, 'bench' from release_application where id = $1`

const decision = JSON.stringify({ Step: 'first', Reasons: [{ Rule: 'openCovered', About: '6,400.00' }], Open: '6400.00', Free: '6400.00' })
const facts = JSON.stringify(Array.from({ length: 9 }, (_, at) => ({ Name: `Fact ${at}`, Before: '', Value: '6,400.00' })))

async function submitted(connection: Client, id: number, customer: number, rows: BareRows): Promise<void> {
  const run = (name: string, text: string, values: readonly unknown[] = []) => connection.query({ name, text, values: [...values] })
  await connection.query('begin')
  if (rows === 'everything') {
    await run('move', move, [id, customer, decision])
    await run('told', entrySql, [id, '已提交，等待审批'])
    await run('asked', roundSql, [id, facts, '签单申请等待您审批'])
    await run('log', log, [id, '{"state":["草稿","审批中"]}'])
    await run('bus', 'insert into bus_message (payload) values ($1)', ['{"topic":"bench"}'])
  }
  await run('lock', 'select id from customer where id = $1 for no key update', [customer])
  await run(
    'sum',
    'select sum(o.open) from invoice i join invoice_total o on o.invoice_id = i.id where i.customer_id = $1 and o.open <> 0',
    [customer],
  )
  await run('free', 'select used, reserved from guarantee where customer_id = $1 for update', [customer])
  await run('reserve', reserve, [customer, id])
  if (rows === 'reservation') await run('state', 'update release_application set state = 1 where id = $1', [id])
  await connection.query('commit')
}

/** Connections that stay between rounds, as those of the product do: each plans a statement once. */
export const bareConnections = (product: Product): Promise<Client[]> =>
  Promise.all(Array.from({ length: connectionsUsed }, () => product.owner()))
/** Milliseconds until the connections have reserved for all applications. */
export async function bareReserved(
  connections: readonly Client[],
  ids: readonly number[],
  customer: number,
  rows: BareRows,
): Promise<number> {
  const { ms } = await timed(() =>
    Promise.all(
      connections.map(async (connection, nth) => {
        for (const [at, id] of ids.entries()) if (at % connections.length === nth) await submitted(connection, id, customer, rows)
      }),
    ),
  )
  return ms
}
