import type { Client } from 'pg'
import { fillWithoutIndexes } from '../kit/fill.ts'
import { sized } from '../kit/size.ts'

export const filings = sized(1_000_000, 2_000)
/** Seconds between two filings: all of them fill 900 days. */
const apart = (900 * 86_400) / filings
/** Days of the filings that are still worked on. */
const openDays = 14

/**
 * Of the last days, filings stand in all states that somebody works on. Before that, most are accepted and three of a hundred deleted or void.
 * Their ships leave twenty days after they were made. `$2` is a filing that the product wrote: each has its content under a number
 * of its own, without boxes and goods, which no list reads.
 */
const manifests = `insert into manifest (company_id, operator_id, code, name_zh, regime, bill_no, vessel, voyage, carrier, pol, pod, agent, content,
    packages, weight, box_count, deadline, agent_cutoff, departs_at, wrong, wanted, refusal, state, state_since, state_due, owner_id, create_id,
    create_time, update_time, search)
  select party.id, staff.id, said.code, said.customer, said.regime, said.bill, said.vessel, lpad((n % 1000)::text, 3, '0') || 'W',
    (array['COSU','OOLU','MSCU','CMDU','HLCU','ONEY','EGLV'])[1 + n / 30 % 7], (array['CNSHA','CNNGB','CNTAO','CNYTN','CNXMN'])[1 + n % 5],
    (array['USLAX','NLRTM','DEHAM','SGSIN','KRPUS'])[1 + n / 5 % 5], '压测代理' || n % 8,
    t.content || jsonb_build_object('BillNo', said.bill),
    t.packages, t.weight, t.box_count, made.at + interval '19 days', made.at + interval '18 days', made.at + interval '20 days',
    case when made.state = 2 then 1 + n % 4 else 0 end, case when made.state = 10 and n % 400 = 0 then 'change' else '' end,
    case when made.state = 9 then '21302 品名不符' else '' end, made.state, made.at,
    case when made.state not in (10, 13, 14) then made.at + interval '8 hours' end, worker.id, worker.id, made.at, made.at,
    upper(concat_ws(' ', said.code, said.customer, said.bill, said.vessel, lpad((n % 1000)::text, 3, '0') || 'W'))
  from generate_series(1, $1) n
    cross join (select id from company where code = 'HJGJ') staff cross join (select id from company where code = 'YFJCK') party
    cross join (select content || '{"Boxes": [], "Goods": []}' as content, packages, weight, box_count from manifest where id = $2) t
    cross join lateral (select now() - interval '900 days' + make_interval(secs => n * ${apart}) as at) placed
    cross join lateral (select placed.at, case when placed.at > now() - interval '${openDays} days'
      then (array[0, 2, 3, 3, 4, 5, 5, 7, 8, 9, 10, 11])[1 + n % 12]
      else (array[10, 13, 14])[1 + (n % 100 >= 97)::int + (n % 100 >= 99)::int] end as state) made
    cross join lateral (select 'BCD' || lpad(n::text, 8, '0') as code, '压测企业' || n % 400 as customer, 'BML' || 6600000000 + n as bill,
      'BENCH ' || n % 900 as vessel, (array['cnExport','cnExport','cnExport','us','eu','jp'])[1 + n % 6] as regime) said
    cross join lateral (select e.id from (select array_agg(id order by id) as ids from employee where company_id = staff.id) people,
      lateral (select people.ids[1 + n % cardinality(people.ids)] as id) e) worker`

/** The arrival report of each filing that customs accepted, but for one of fifty. */
const receipts = `insert into manifest_receipt (company_id, operator_id, manifest_id, bill_no, code, text, at)
  select staff_id, null, id, bill_no, 'MT3101', '', update_time + interval '18 days' from manifest
    where code like 'BCD%' and state = 10 and id % 50 > 0`

/** The mark of cargo that is not on board, as the hourly job of the product sets it. */
const marks = `update manifest m set not_shipped = true
  where m.code like 'BCD%' and m.state = 10 and m.regime = 'cnExport' and m.departs_at between now() - interval '7 days' and now() + interval '1 day'
    and not exists (select from manifest_receipt r where r.manifest_id = m.id)`

/** One box of every second bill. `$1` is a declaration that the product wrote. */
const boxes = `insert into vgm (company_id, operator_id, manifest_id, code, bill_no, box_no, agent, content, state, state_since, create_time,
    update_time)
  select m.company_id, m.operator_id, m.id, 'BVG' || right(m.code, 8), m.bill_no, 'BNCU' || right(m.code, 7), '压测船公司',
    t.content, 4, m.update_time, m.update_time, m.update_time
  from manifest m cross join (select content from vgm where id = $1) t where m.code like 'BCD%' and m.id % 2 = 0`

/** A message for each declaration and for each filing without one, in the same log. */
const messages = (
  kind: string,
  table: string,
  format: string,
) => `insert into booking_message (company_id, document_kind, booking_id, booking_no,
    carrier_code, channel, direction, kind, state, result, format, file_name, payload, words, control, employee_name, sent_time, create_time,
    update_time, awaited)
  select t.staff_id, '${kind}', t.id, t.code, t.agent, 'file', 'out', 'original', 'answered', 'confirmed', '${format}', t.code || '.txt',
    repeat('BENCH ', 20), t.bill_no, t.code || '-01', '李文', t.update_time, t.update_time, t.update_time, false
  from ${table} t where t.code ~ '^B(CD|VG)' and (t.code like 'BVG%' or t.id % 2 = 1)`

/** Fills the product's own tables by SQL, as the owner. `filing` and `declaration` are those that the product wrote. */
export async function fillManifests(owner: Client, filing: number, declaration: number): Promise<void> {
  await fillWithoutIndexes(owner, 'manifest', () => owner.query(manifests, [filings, filing]))
  await fillWithoutIndexes(owner, 'manifest_receipt', () => owner.query(receipts))
  await owner.query(marks)
  await fillWithoutIndexes(owner, 'vgm', () => owner.query(boxes, [declaration]))
  await fillWithoutIndexes(owner, 'booking_message', async () => {
    await owner.query(messages('manifest', 'manifest', 'mt'))
    await owner.query(messages('vgm', 'vgm', 'vermas'))
  })
}
