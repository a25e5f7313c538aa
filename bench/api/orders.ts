import type { Client } from 'pg'
import { sized } from '../kit/size.ts'

/** Ids `from` to `to`, both included, every `step`th. */
export interface IdRange {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** UpdateTime of every order that was inserted here. */
export const firstVersion = '2026-01-01T00:00:00.000Z'
/** Cut-off of every order, which no update moves: the SI records follow a move, and the side that is slower would do that for more of its orders. */
export const cutOff = '2026-12-31T08:00:00.000Z'

const orders = `
  insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage, load_port_code, load_port_name,
  load_port_name_zh,
    discharge_port_code, discharge_port_name, discharge_port_name_zh, delivery_place_code, delivery_place_name, goods, package_kind, hs_code,
  sailing_date, si_deadline, remark, create_time, update_time)
  select 'BN' || lpad(n::text, 8, '0'), 'COSU' || (6400000000 + n), c.id, c.operator_id, 'COSCO', '中远海运集运', 'COSCO SHIPPING ARIES',
  lpad((n % 90)::text, 3, '0') || 'E', 'CNSHA', 'Shanghai', '上海',
    'DEHAM', 'Hamburg', '汉堡', 'DEHAM', 'Hamburg', 'STAINLESS STEEL KITCHENWARE', 'CARTONS', '732393', now() + n * interval '1 minute', $3, '',
  now() - n * interval '1 minute', $2
  from generate_series(1, $1::int) n join company c on c.code = case when n % 5 < 3 then 'YFJCK' else 'HZJD' end
  order by n returning id`

const boxes = `
  insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume)
  select o.id, o.company_id, o.operator_id, s, case when s = 1 then '40HQ' else '20GP' end, 'CSNU' || lpad((o.id % 1000000)::text,
  6, '0') || s, 'SL' || o.id, 'CARTONS', 1180, 17110, 64.9
  from cargo_order o, generate_series(1, 2) s where o.id between $1 and $2`

const records = `
  insert into si_record (order_id, company_id, operator_id, si_no, mbl_no, consignor, consignee, notifier1, carrier, vessel, voyage, load_port,
  load_port_code, discharge_port, discharge_port_code,
    delivery_place, delivery_place_code, goods, package_kind, package_count, hs_code, created_by)
  select o.id, o.company_id, o.operator_id, 'BS' || o.id, o.mbl_no, E'NINGBO YUANFAN IMP. & EXP. CO., LTD\\nNO. 88 JIANGDONG NORTH ROAD',
  E'HAMBURG HOME TRADING GMBH\\nMOENCKEBERGSTRASSE 7', 'SAME AS CONSIGNEE', o.carrier_code,
    o.vessel, o.voyage, 'SHANGHAI', 'CNSHA', 'HAMBURG', 'DEHAM', 'HAMBURG', 'DEHAM', o.goods, 'CARTONS', '2360', '732393', (select min(e.id)
  from employee e where e.company_id = o.company_id)
  from cargo_order o where o.id between $1 and $2 order by o.id returning id`

const containers = `
  insert into si_container (record_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume)
  select r.id, r.company_id, r.operator_id, b.seq, b.type, b.container_no, b.seal_no, b.package_kind, b.packages, b.weight, b.volume
  from si_record r join cargo_order_box b on b.order_id = r.order_id where r.id between $1 and $2`

const lines = `
  insert into si_line (container_id, record_id, company_id, operator_id, seq, goods_zh, goods, hs_code, package_kind, packages, weight, volume)
  select b.id, b.record_id, b.company_id, b.operator_id, s, '不锈钢厨具', 'STAINLESS STEEL KITCHENWARE', '732393', 'CARTONS', 590, 8555, 32.45
  from si_container b, generate_series(1, 2) s where b.record_id between $1 and $2`

async function idsOf(owner: Client, text: string, values: readonly unknown[]): Promise<IdRange> {
  const { rows } = await owner.query<{ id: string }>(text, [...values])
  const ids = rows.map(({ id }) => Number(id))
  const range = { from: Math.min(...ids), to: Math.max(...ids), step: 1 }
  if (range.to - range.from + 1 !== ids.length) throw new Error('the inserted ids have gaps')
  return range
}

/** 20,000 orders with two containers each, and an SI record with containers and goods lines for each of the first 5,000. */
export async function insertOrders(owner: Client): Promise<{ orders: IdRange; records: IdRange }> {
  const created = await idsOf(owner, orders, [sized(20_000, 200), firstVersion, cutOff])
  await owner.query(boxes, [created.from, created.to])
  const si = await idsOf(owner, records, [created.from, created.from + sized(5_000, 50) - 1])
  await owner.query(containers, [si.from, si.to])
  await owner.query(lines, [si.from, si.to])
  await owner.query('vacuum analyze')
  return { orders: created, records: si }
}
