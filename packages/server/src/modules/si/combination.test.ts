import {
  addSiList,
  changeSiStatus,
  modifySi,
  siCombination,
  siDataInfo,
  siInfo,
  siPagedList,
  siVersionList,
  type SiRecordInput,
} from '@jst/contracts/si'
import { searchNumbers } from '@jst/contracts/workbench'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from './testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let reviewer: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

const owner = (text: string, values: unknown[] = []) => server.db.owner((db) => db.query(text, values))
const dataOf = async (orderId: number) => (await customer.call(siDataInfo, { CGO_ID: orderId })).body.Data
const rowFor = (orderId: number, merged: number, mblNo: string) => ({ TMM_CGO_ID: orderId, TMM_MCGO_ID: merged, TMM_MMBL_NO: mblNo })
type Box = NonNullable<SiRecordInput['BoxInfos']>[number]
/** Boxes of one number are one box, as the editor combines them. */
function joined(...orders: { TDBoxInfos: Box[] }[]): Box[] {
  const boxes = new Map<string, Box>()
  for (const box of orders.flatMap(({ TDBoxInfos }) => TDBoxInfos)) {
    const there = boxes.get(box.TBX_CNNO ?? '')
    boxes.set(box.TBX_CNNO ?? '', there ? added(there, box) : box)
  }
  return [...boxes.values()]
}
const added = (a: Box, b: Box): Box => ({
  ...a,
  TBX_NUM: (a.TBX_NUM ?? 0) + (b.TBX_NUM ?? 0),
  TBX_WEIGHT: (a.TBX_WEIGHT ?? 0) + (b.TBX_WEIGHT ?? 0),
  TBX_VOLUME: (a.TBX_VOLUME ?? 0) + (b.TBX_VOLUME ?? 0),
})

/** A bill of the first order with the others in it, as the editor sends it. */
async function combined(orderId: number, others: readonly number[], overrides: Partial<SiRecordInput> = {}): Promise<SiRecordInput> {
  const [main, ...data] = await Promise.all([orderId, ...others].map(dataOf))
  const BoxInfos = joined(main!, ...data)
  return bed.draft(orderId, {
    BoxInfos,
    TBI_NUMBER: String(BoxInfos.reduce((sum, box) => sum + (box.TBX_NUM ?? 0), 0)),
    TBI_MERGEMBL_NO: main!.TBI_MBL_NO,
    TDBpMBLNos: data.map(({ TBI_MBL_NO }, index) => rowFor(orderId, others[index]!, TBI_MBL_NO)),
    ...overrides,
  })
}
const submit = (orderId: number, record: SiRecordInput) => customer.call(addSiList, payloadOf(orderId, record))
const codesOf = (body: { Issues?: readonly { Code: string; Severity: string }[] }) =>
  (body.Issues ?? []).filter(({ Severity }) => Severity === 'ERROR').map(({ Code }) => Code)

describe('orders combined into one bill', () => {
  it('are submitted with what all of them have loaded; the combined order has no bill of its own until the bill is voided', async () => {
    const [main, other] = [await bed.order(), await bed.order()]
    const less = await submit(main, { ...(await combined(main, [other])), BoxInfos: (await dataOf(main)).TDBoxInfos })
    expect([less.status, codesOf(less.body)]).toEqual([422, expect.arrayContaining(['ORDER_TOTAL'])])
    const { status, body } = await submit(main, await combined(main, [other]))
    expect([status, codesOf(body)]).toEqual([200, []])
    const alone = await submit(other, await bed.draft(other))
    expect([alone.status, codesOf(alone.body)]).toEqual([422, ['MERGED_ELSEWHERE']])
    expect((await reviewer.call(changeSiStatus, { TDId: body.Data.Ids[0]!, Status: 9, Remarks: '退关', ReasonCode: 'V01' })).status).toBe(
      200,
    )
    expect((await submit(other, await bed.draft(other))).status).toBe(200)
  })

  it('each keeps the number that the carrier gave its booking: proposed, stored, told in versions and in files, and found', async () => {
    const [main, other] = [await bed.order(), await bed.order()]
    const stamp = String(main).padStart(6, '0')
    const [own, theirs] = [`OWN${stamp}ABCDEFGHIJKLMNOPQRSTUV`, `OTH${stamp}ABCDEFGHIJKLMNOPQRSTUV`]
    expect([own.length, theirs.length]).toEqual([31, 31])
    for (const [order, so] of [
      [main, own],
      [other, theirs],
    ] as const)
      await owner(
        `with k as (insert into booking (company_id, operator_id, code, so_no) select company_id, operator_id, $2::text, $2 from cargo_order
          where id = $1 returning id) update cargo_order set booking_id = (select id from k) where id = $1`,
        [order, so],
      )
    expect((await dataOf(main)).TBI_BOOKING_NO).toBe(own)
    const { Orders } = (await customer.call(siCombination, { CGO_ID: main, Ids: String(other) })).body.Data
    expect(Orders.map(({ BookingNo }) => BookingNo)).toEqual([own, theirs])
    const record = await combined(main, [other], { TBI_BOOKING_NO: own })
    const row = { ...rowFor(main, other, (await dataOf(other)).TBI_MBL_NO), TMM_MBOOKING_NO: theirs }
    const { body } = await submit(main, { ...record, TDBpMBLNos: [row] })
    const Id = body.Data.Ids[0]!
    const stored = (await customer.call(siInfo, { Id })).body.Data
    expect(stored).toMatchObject({ TBI_BOOKING_NO: own, TDBpMBLNos: [{ TMM_MBOOKING_NO: theirs }] })
    for (const Keyword of [own.slice(0, 12), theirs.slice(0, 12)])
      expect((await customer.call(siPagedList, { Keyword })).body.Data.Rows.map((one) => one.Id)).toEqual([Id])
    for (const Keyword of [own, theirs])
      expect((await customer.call(searchNumbers, { Keyword })).body.Data.Bills.map((one) => one.Id)).toEqual([Id])
    const changed = { ...stored, TDBpMBLNos: [{ ...row, TMM_MBOOKING_NO: `${theirs.slice(0, -1)}W` }] }
    expect((await customer.call(modifySi, changed)).status).toBe(200)
    const { Rows } = (await customer.call(siVersionList, { TDId: Id })).body.Data
    expect(Rows.find(({ Version }) => Version === 2)?.Changes).toBe(1)
  })

  it('are refused when one is not there, is another company’s, sails elsewhere, has a bill, or another number', async () => {
    const main = await bed.order()
    const against = async (other: number, more: Partial<SiRecordInput> = {}) => {
      const record = await combined(main, [])
      const { status, body } = await submit(main, {
        ...record,
        TBI_MERGEMBL_NO: record.TBI_MBL_NO,
        TDBpMBLNos: [rowFor(main, other, 'TEST999')],
        ...more,
      })
      expect(status).toBe(422)
      return codesOf(body)
    }
    expect(await against(2_000_000_000)).toContain('MERGE_UNKNOWN')
    const [foreign] = (await owner(
      `select o.id from cargo_order o join company c on c.id = o.company_id where c.code <> 'YFJCK' limit 1`,
    )) as { id: number }[]
    expect(await against(foreign!.id)).toContain('MERGE_UNKNOWN')
    const elsewhere = await bed.order()
    await owner(`update cargo_order set voyage = '999W' where id = $1`, [elsewhere])
    expect(await against(elsewhere)).toEqual(expect.arrayContaining(['MERGE_VESSEL', 'MERGE_MBL']))
    const taken = await bed.order()
    expect((await submit(taken, await bed.draft(taken))).status).toBe(200)
    expect(await against(taken)).toContain('MERGE_TAKEN')
  })

  it('are refused when their goods go to another port or place, or are loaded elsewhere', async () => {
    for (const [column, value] of [
      ['discharge_port_code', 'NLRTM'],
      ['delivery_place_code', 'ATVIE'],
      ['load_port_code', 'CNXMN'],
    ]) {
      const [main, other] = [await bed.order(), await bed.order()]
      await owner(`update cargo_order set ${column} = $2 where id = $1`, [other, value])
      const { status, body } = await submit(main, await combined(main, [other]))
      expect([status, codesOf(body)]).toEqual([422, ['MERGE_ROUTING']])
    }
  })

  it('two people combine the same order at once: one gets it, the other is told', async () => {
    const [first, second, wanted] = [await bed.order(), await bed.order(), await bed.order()]
    const records = await Promise.all([combined(first, [wanted]), combined(second, [wanted])])
    const answers = await Promise.all([submit(first, records[0]), submit(second, records[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(codesOf(answers.find(({ status }) => status === 422)!.body)).toContain('MERGE_TAKEN')
    expect(await owner('select from order_combination where merged_order_id = $1', [wanted])).toHaveLength(1)
  })

  it('what the editor is told of orders is what the rules are told here', async () => {
    const [main, other] = [await bed.order(), await bed.order()]
    const ask = async (CGO_ID: number, ids: number[]) =>
      (await customer.call(siCombination, { CGO_ID, ...(ids.length > 0 && { Ids: ids.join(',') }) })).body.Data
    const told = await ask(main, [other, 2_000_000_000])
    expect(told).toMatchObject({ MergedInto: '', Orders: [{ Id: main }, { Id: other, Taken: false, CompanyCode: 'YFJCK' }] })
    expect(told.Orders[1]?.TDBoxInfos).toEqual((await dataOf(other)).TDBoxInfos)
    const record = await combined(main, [other])
    expect((await submit(main, record)).status).toBe(200)
    expect((await ask(other, [])).MergedInto).toBe(record.TBI_MBL_NO)
    const third = await bed.order()
    expect((await ask(third, [other])).Orders.find(({ Id }) => Id === other)?.Taken).toBe(true)
  })
})
