import {
  addSiList,
  changeSiStatus,
  checkSi,
  modifySi,
  modifySiSet,
  siListOfOrder,
  type SiRecordInput,
  type SiRecordWire,
} from '@jst/contracts/si'
import { messageSelfList } from '@jst/contracts/messages'
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

type Box = NonNullable<SiRecordInput['BoxInfos']>[number]
const withBoxes = <R extends SiRecordInput>(record: R, BoxInfos: Box[]): R => ({
  ...record,
  BoxInfos,
  TBI_NUMBER: String(BoxInfos.reduce((sum, { TBX_NUM = 0 }) => sum + TBX_NUM, 0)),
})
/** Takes packages out of the first box of one bill and puts them, with their share of weight and volume, into the other. */
function shifted(from: SiRecordWire, to: SiRecordWire, packages: number): [SiRecordWire, SiRecordWire] {
  const [box] = from.BoxInfos
  const part = (name: 'TBX_WEIGHT' | 'TBX_VOLUME') => Number(((box![name] * packages) / box!.TBX_NUM).toFixed(3))
  const [weight, volume] = [part('TBX_WEIGHT'), part('TBX_VOLUME')]
  const left = {
    ...box!,
    TBX_NUM: box!.TBX_NUM - packages,
    TBX_WEIGHT: Number((box!.TBX_WEIGHT - weight).toFixed(3)),
    TBX_VOLUME: Number((box!.TBX_VOLUME - volume).toFixed(3)),
  }
  const moved = { ...box!, Id: 0, TBX_NUM: packages, TBX_WEIGHT: weight, TBX_VOLUME: volume }
  return [withBoxes(from, [left, ...from.BoxInfos.slice(1)]), withBoxes(to, [...to.BoxInfos, moved])]
}
const billsOf = async (orderId: number) => (await customer.call(siListOfOrder, { CGO_ID: orderId })).body.Data
const codesOf = (body: { Issues?: readonly { Code: string; Severity: string }[] }) =>
  (body.Issues ?? []).filter(({ Severity }) => Severity === 'ERROR').map(({ Code }) => Code)

/** An order whose two bills wait for review. */
async function splitOrder(): Promise<{ orderId: number; first: SiRecordWire; second: SiRecordWire }> {
  const orderId = await bed.order()
  const draft = await bed.draft(orderId)
  const boxes = draft.BoxInfos!
  const bill = (letter: string, own: Box[]) => withBoxes({ ...draft, TBI_SITYPE: 2, TBI_SIMBL_NO: `${draft.TBI_MBL_NO}${letter}` }, own)
  const { body } = await customer.call(addSiList, payloadOf(orderId, bill('A', boxes.slice(0, 1)), bill('B', boxes.slice(1))))
  expect(codesOf(body)).toEqual([])
  const [first, second] = await billsOf(orderId)
  return { orderId, first: first!, second: second! }
}

describe('bills of one order', () => {
  it('findings name their bill by its place in the call', async () => {
    const { orderId, first, second } = await splitOrder()
    const change = { CGO_ID: orderId, TDBLInfos: [second, { ...first, TBI_CONSIGNOR: 'TO ORDER' }] }
    const { status, body } = await customer.call(modifySiSet, change)
    expect(status).toBe(422)
    expect(body.Issues?.find(({ Code }) => Code === 'CONSIGNOR_TO_ORDER')?.Path).toBe('TDBLInfos[1].TBI_CONSIGNOR')
  })
  it('cargo moves from one to the other in one act; alone neither can change', async () => {
    const { orderId, first, second } = await splitOrder()
    const changed = shifted(first, second, 10)
    for (const bill of changed) expect((await customer.call(modifySi, bill)).status).toBe(422)
    const { status, body } = await customer.call(modifySiSet, { CGO_ID: orderId, TDBLInfos: changed })
    expect([status, codesOf(body)]).toEqual([200, []])
    expect((await billsOf(orderId)).map(({ BoxInfos }) => BoxInfos.map(({ TBX_NUM }) => TBX_NUM))).toEqual(
      changed.map(({ BoxInfos }) => BoxInfos.map(({ TBX_NUM }) => TBX_NUM)),
    )
    const [told] = (await reviewer.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(told?.Title).toContain('（2 票）')
  })

  it('nothing is stored when one of them does not pass or was changed by somebody else', async () => {
    const { orderId, first, second } = await splitOrder()
    const [less, more] = shifted(first, second, 10)
    const wrong = await customer.call(modifySiSet, { CGO_ID: orderId, TDBLInfos: [less, { ...more, TBI_CONSIGNEE: '' }] })
    expect(wrong.status).toBe(422)
    const stale = await customer.call(modifySiSet, {
      CGO_ID: orderId,
      TDBLInfos: [less, { ...more, UpdateTime: '2026-01-01T00:00:00.000Z' }],
    })
    expect([stale.status, stale.body.Code]).toEqual([412, 'STALE_WRITE'])
    expect((await billsOf(orderId)).map(({ UpdateTime }) => UpdateTime)).toEqual([first.UpdateTime, second.UpdateTime])
    const foreign = await bed.submitted()
    const other = await customer.call(modifySiSet, { CGO_ID: orderId, TDBLInfos: [less, await bed.read(foreign)] })
    expect(other.status).toBe(404)
  })

  it('an approved bill is split into two as an amendment with its reason; both wait for review', async () => {
    const id = await bed.submitted()
    expect((await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })).status).toBe(200)
    const bill = await bed.read(id)
    const named = { ...bill, TBI_SITYPE: 2, TBI_SIMBL_NO: `${bill.TBI_MBL_NO}A` }
    const fresh = { ...named, Id: 0, UpdateTime: null, TBI_SIMBL_NO: `${bill.TBI_MBL_NO}B`, BoxInfos: [] }
    const [less, more] = shifted(named, fresh, 5)
    const change = { CGO_ID: bill.CGO_ID, TDBLInfos: [less, more] }
    const unexplained = await customer.call(modifySiSet, change)
    expect([unexplained.status, unexplained.body.Issues?.[0]?.Path]).toEqual([422, 'ReasonCode'])
    const { status, body } = await customer.call(modifySiSet, { ...change, ReasonCode: 'A07', Reason: '收货人要求分票' })
    expect([status, codesOf(body)]).toEqual([200, []])
    const bills = await billsOf(bill.CGO_ID)
    expect(bills.map(({ TBI_SIMBL_NO, TBI_STATUS, TBI_NUM }) => [TBI_SIMBL_NO.slice(-1), TBI_STATUS, TBI_NUM])).toEqual([
      ['A', 1, 2],
      ['B', 1, 2],
    ])
  })
  it('the first can be submitted while the second is open; with the second the sums are judged', async () => {
    const orderId = await bed.order()
    const draft = await bed.draft(orderId)
    const [one, ...rest] = draft.BoxInfos!
    const bill = (letter: string, own: Box[]) => withBoxes({ ...draft, TBI_SITYPE: 2, TBI_SIMBL_NO: `${draft.TBI_MBL_NO}${letter}` }, own)
    const submit = (record: SiRecordInput) => customer.call(addSiList, { ...payloadOf(orderId, record), Num: 2 })
    const first = await submit(bill('A', [one!]))
    expect([first.status, codesOf(first.body)]).toEqual([200, []])
    const [stored] = await billsOf(orderId)
    const again = await customer.call(modifySi, { ...stored!, TBI_MARKS: 'AGAIN' })
    expect([again.status, codesOf(again.body)]).toEqual([200, []])
    const less = rest.map((box, index) => (index === 0 ? { ...box, TBX_NUM: box.TBX_NUM! - 9 } : box))
    const short = await submit(bill('B', less))
    expect([short.status, codesOf(short.body)]).toEqual([422, expect.arrayContaining(['ORDER_TOTAL'])])
    const second = await submit(bill('B', rest))
    expect([second.status, codesOf(second.body)]).toEqual([200, []])
  })

  it('a bill that is added leaves the number of those still to come as it was', async () => {
    const orderId = await bed.order()
    const draft = await bed.draft(orderId)
    const [one] = draft.BoxInfos!
    const bill = withBoxes({ ...draft, TBI_SITYPE: 2, TBI_SIMBL_NO: `${draft.TBI_MBL_NO}A` }, [one!])
    const first = await customer.call(addSiList, { ...payloadOf(orderId, bill), Num: 3 })
    expect([first.status, codesOf(first.body)]).toEqual([200, []])
    const [stored] = await billsOf(orderId)
    const fresh = { ...stored!, Id: 0, UpdateTime: null, TBI_SIMBL_NO: `${draft.TBI_MBL_NO}B`, BoxInfos: [] }
    const { status, body } = await customer.call(modifySiSet, { CGO_ID: orderId, TDBLInfos: shifted(stored!, fresh, 5) })
    expect([status, codesOf(body)]).toEqual([200, []])
    expect((await billsOf(orderId)).map(({ TBI_NUM }) => TBI_NUM)).toEqual([3, 3])
  })

  it('a voided bill is checked without the bill that took its place', async () => {
    const old = await bed.submitted()
    expect((await reviewer.call(changeSiStatus, { TDId: old, Status: 9, Remarks: '客户退关', ReasonCode: 'V01' })).status).toBe(200)
    const bill = await bed.read(old)
    const again = await customer.call(addSiList, payloadOf(bill.CGO_ID, await bed.draft(bill.CGO_ID)))
    expect([again.status, codesOf(again.body)]).toEqual([200, []])
    const check = await reviewer.call(checkSi, payloadOf(bill.CGO_ID, bill))
    expect([check.status, codesOf({ Issues: check.body.Data.Issues })]).toEqual([200, []])
  })
})
