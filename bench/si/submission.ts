import type { Client } from 'pg'
import type { SiOrderData, SiRecord } from '@jst/contracts/si'
import { recordFromOrder, recordToWire } from '@jst/si-drafts/rules'
import { goodLine, goodRecord, manyContainers } from '@jst/si-drafts/testing'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { sized } from '../kit/size.ts'

const bills = 5
const containers = sized(200, 20)

/** Which orders: their numbers begin with `first`; each bill of an order has three packages of each container. */
interface LargeOrders {
  readonly first: number
  readonly count: number
  readonly containers: number
  readonly bills: number
}

const orders = `insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage, load_port_code,
  load_port_name, discharge_port_code,
    discharge_port_name, goods_type, payment_method, transport_terms, goods, package_kind, hs_code, si_deadline)
  select 'SIBENCH' || n, 'COSU' || (7700000000 + n), c.id,
  c.operator_id, 'COSCO', '中远海运集运', 'COSCO SHIPPING ARIES', '043W', 'CNNGB', 'NINGBO', 'DEHAM', 'HAMBURG', '1', 'PP', 'CY-CY',
    'STAINLESS STEEL KITCHENWARE', 'CARTONS', '732393', now() + interval '9 days'
  from generate_series($1::int, $2::int) n join company c on c.code = 'YFJCK' order by n returning id`
const boxes = `insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight,
  volume)
  select o.id, o.company_id, o.operator_id, b.seq, b.type, b.container_no, b.seal_no, 'CARTONS', b.packages, b.weight, b.volume
  from cargo_order o, jsonb_to_recordset($2::jsonb) as b(seq int, type text, container_no text, seal_no text, packages int, weight numeric,
  volume numeric) where o.id = any($1)`

/** Orders of the demo customer with 200 containers each, which the five bills of a submission share. */
export const insertLargeOrders = (owner: Client, count: number): Promise<number[]> =>
  insertOrders(owner, { first: 1, count, containers, bills })

/** Orders of the demo customer. */
export async function insertOrders(owner: Client, { first, count, ...order }: LargeOrders): Promise<number[]> {
  const { rows } = await owner.query<{ id: string }>(orders, [first, first + count - 1])
  const ids = rows.map(({ id }) => Number(id))
  const packages = order.bills * 3
  const shared = manyContainers(order.containers, 0).map(({ type, containerNo, sealNo }, index) => ({
    seq: index + 1,
    type,
    container_no: containerNo,
    seal_no: sealNo,
    packages,
    weight: packages * 10,
    volume: packages / 10,
  }))
  await owner.query(boxes, [ids, JSON.stringify(shared)])
  await owner.query('vacuum analyze')
  return ids
}

/** A bill of an order that can be submitted: three goods lines of a package in each container. */
export async function filledBill(product: Product, token: string, orderId: number): Promise<SiRecord> {
  const data = await call<SiOrderData>(`${product.origin}/api/TDBillLadingSI/GetDataInfo?CGO_ID=${orderId}`, { token })
  const order = recordFromOrder(data)
  const line = goodLine({ packages: 1, weight: 10, volume: 0.1 })
  const { consignor, consignee, notifier1, marks, signingMethod } = goodRecord()
  const parts = order.containers.map((box) => ({ ...box, packages: 3, weight: 30, volume: 0.3, lines: [line, line, line] }))
  const packageCount = String(3 * parts.length)
  return { ...order, consignor, consignee, notifier1, marks, signingMethod, packageCount, containers: parts }
}

/** Body of a check or submission: five bills of 200 containers with three goods lines, which balance with their order. */
export async function largeSubmission(product: Product, token: string, orderId: number) {
  const bill = await filledBill(product, token, orderId)
  const drafts = Array.from('ABCDE', (letter) => ({ ...bill, siType: 2, splitMblNo: `${bill.mblNo}${letter}`, draftCount: bills }))
  return { TDBLInfos: drafts.map(recordToWire), Num: bills, CGO_ID: orderId, MBL_NO: bill.mblNo }
}

const written = `select count(distinct x.xmin::text)::int as transactions, count(*) filter (where x.kind = 'record')::int as records,
  count(*) filter (where x.kind = 'container')::int as containers
  from (select 'record' as kind, r.xmin from si_record r where r.order_id = $1
    union all select 'container', b.xmin from si_container b join si_record r on r.id = b.record_id where r.order_id = $1
    union all select 'version', v.xmin from si_version v join si_record r on r.id = v.record_id where r.order_id = $1) x`
/** How many transactions a submission took. @throws Error when not everything of it was written. */
export async function transactionsOf(owner: Client, orderId: number): Promise<number> {
  const { rows } = await owner.query<{ transactions: number; records: number; containers: number }>(written, [orderId])
  const [found] = rows
  if (found?.records !== bills || found.containers !== bills * containers) throw new Error(`written: ${JSON.stringify(found)}`)
  return found.transactions
}
