import { addSiList, siDataInfo, siInfo, type SiRecordInput, type SiRecordWire } from '@jst/contracts/si'
import type { TestClient, TestServer } from '../../testing/index.ts'

const parties = {
  TBI_CONSIGNOR: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA\nTEL: 86-574-87001234',
  TBI_CONSIGNEE: 'HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789 TEL: 49-40-123456',
  TBI_NOTIFIER_1: 'SAME AS CONSIGNEE',
  TBI_MARKS: 'N/M',
  TBI_SIGNING_METHOD: 'TLX',
}

/** The ships of the demo go elsewhere with the day, and ports have rules: this one goes where none of the tests sends another order. */
const copyOrder = `with o as (insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage,
  load_port_code, load_port_name, discharge_port_code, discharge_port_name, goods, package_kind, hs_code, si_deadline, sailing_date)
    select 'T' || gen_random_uuid(), 'TEST' || (random() * 1e9)::int, company_id, operator_id, carrier_code, carrier_name, vessel, voyage,
      'CNNGB', 'NINGBO', 'AEJEA', 'JEBEL ALI', goods, package_kind, hs_code,
      now() + make_interval(hours => $1::int), now() + make_interval(hours => $1::int + 48)
    from cargo_order where id = 1 returning id),
  b as (insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume)
    select o.id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume from cargo_order_box, o
  where order_id = 1)
  select id from o`

/** Orders and records of the demo customer for tests of this module. */
export interface SiTestbed {
  /** An order without an SI; its cut-off is so many hours ahead, or in the past if negative. */
  order(hours?: number): Promise<number>
  /** A record for an order as the form would send it. */
  draft(orderId: number, overrides?: Partial<SiRecordInput>): Promise<SiRecordInput>
  /** A record pending review, without warnings. */
  submitted(): Promise<number>
  read(id: number): Promise<SiRecordWire>
  /** Puts the cut-off of a record's order so many hours from now. */
  moveDeadline(recordId: number, hours: number): Promise<void>
}

export const payloadOf = (orderId: number, ...records: SiRecordInput[]) => ({
  TDBLInfos: records,
  Num: records.length,
  CGO_ID: orderId,
  MBL_NO: records[0]?.TBI_MBL_NO ?? '',
})

export function siTestbed(server: TestServer, customer: TestClient): SiTestbed {
  const owner = <Row>(text: string, values: unknown[]) => server.db.owner((db) => db.query<Row>(text, values))
  const order = async (hours = 72) => (await owner<{ id: number }>(copyOrder, [hours]))[0]?.id ?? 0
  const draft = async (orderId: number, overrides: Partial<SiRecordInput> = {}): Promise<SiRecordInput> => {
    const { TDBoxInfos, ...fields } = (await customer.call(siDataInfo, { CGO_ID: orderId })).body.Data
    return { ...fields, ...parties, BoxInfos: TDBoxInfos, ...overrides }
  }
  return {
    order,
    draft,
    async submitted() {
      const orderId = await order()
      const { body } = await customer.call(addSiList, payloadOf(orderId, await draft(orderId)))
      const id = body.Data.Ids[0] ?? 0
      await owner('update si_record set warnings = 0 where id = $1', [id])
      return id
    },
    read: async (id) => (await customer.call(siInfo, { Id: id })).body.Data,
    moveDeadline: async (recordId, hours) => {
      await owner(
        `update cargo_order set si_deadline = now() + make_interval(hours => $2::int), sailing_date = now() + make_interval(hours => $2::int + 48)
          where id = (select order_id from si_record where id = $1)`,
        [recordId, hours],
      )
    },
  }
}
