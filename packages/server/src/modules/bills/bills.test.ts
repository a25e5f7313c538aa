import {
  billKinds,
  billSources,
  billView,
  copyBill,
  houseBillCalls,
  makeBill,
  masterBillCalls,
  refillBill,
  takeBillValues,
  type BillKind,
} from '@jst/contracts/bills'
import { documentBoxes, documentVersions, saveDocumentBoxes } from '@jst/contracts/document'
import { changeSiStatus, modifySi, siState } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { billTestbed, type BillTestbed } from '../../testing/bills.ts'

let server: TestServer
let at: BillTestbed
beforeAll(async () => {
  server = await createTestServer()
  at = await billTestbed(server)
})
afterAll(() => server.close())

const viewOf = async (Kind: BillKind, Id: number) => (await at.doc.call(billView, { Kind, Id })).body.Data
const agent = { Agent: 'EURO AGENT GMBH\nHAMBURG', MblNo: '' }

describe('made of an instruction', () => {
  it('has its parties, voyage, goods and boxes in the approved version, and stays as it is when the instruction is amended', async () => {
    const si = await at.instruction(5)
    const source = (await at.doc.call(billSources, { PageSize: 200 })).body.Data.Rows.find(({ Id }) => Id === si)
    expect(source).toMatchObject({ Houses: 0, Masters: 0 })
    const id = await at.made(si)
    const record = await at.bed.read(si)
    expect(await at.rowOf('houseBill', id)).toMatchObject({
      Shipper: record.TBI_CONSIGNOR,
      Consignee: record.TBI_CONSIGNEE,
      MblNo: record.TBI_MBL_NO,
      Carrier: 'SHANGHAI HAIJIE INTERNATIONAL FREIGHT CO., LTD',
      Way: 'OBL',
      Stage: 'draft',
    })
    const boxes = (await at.doc.call(documentBoxes, { Kind: 'houseBill', Id: id })).body.Data.Boxes
    expect(boxes.map(({ Box }) => [Box['BoxNo'], Box['Packages'], Box['Weight']])).toEqual(
      record.BoxInfos.map((box) => [box.TBX_CNNO, box.TBX_NUM, box.TBX_WEIGHT]),
    )
    const amended = await at.customer.call(modifySi, { ...record, TBI_MARKS: 'NEW MARKS', ReasonCode: 'A01', Reason: '唛头改正' })
    expect([amended.status, amended.body.Message]).toEqual([200, undefined])
    expect((await at.rowOf('houseBill', id))['Marks']).toBe(record.TBI_MARKS)
    expect(await at.move('houseBill', id, 'lock')).toEqual([expect.stringContaining('补料正在改单')])
    expect((await at.reviewer.call(changeSiStatus, { TDId: si, Status: 2 })).status).toBe(200)
    expect(await at.move('houseBill', id, 'lock')).toEqual([expect.stringContaining('请先重新带入补料')])
    const { UpdateTime } = await at.rowOf('houseBill', id)
    expect((await at.doc.call(refillBill, { Kind: 'houseBill', Id: id, UpdateTime })).status).toBe(200)
    expect((await at.rowOf('houseBill', id))['Marks']).toBe('NEW MARKS')
    expect(await viewOf('houseBill', id)).toMatchObject({ SiVersion: 2, SiNewest: 2 })
  })
  it('once for each kind: of two at once, the second is told of the first', async () => {
    const si = await at.instruction(5)
    const both = await Promise.all([1, 2].map(() => at.doc.call(makeBill, { Kind: 'houseBill', SiId: si })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status !== 200)?.body.Message).toContain('已有分单 HB')
  })
  it('is not made of one that nobody approved', async () => {
    const { status, body } = await at.doc.call(makeBill, { Kind: 'houseBill', SiId: await at.bed.submitted() })
    expect([status, body.Message]).toEqual([404, '没有这票补料，或补料还没有审核通过；请审核后再制单'])
  })
})

describe('house and master', () => {
  it('a copy swaps the parties: the forwarder ships, its agent receives', async () => {
    const id = await at.made(await at.instruction(5))
    const refused = await at.doc.call(copyBill, { Kind: 'houseBill', Id: id })
    expect(refused.body.Message).toContain('请先在分单填写目的港代理')
    await at.write('houseBill', id, { ...agent, MblNo: `M${id}` })
    const { Id } = (await at.doc.call(copyBill, { Kind: 'houseBill', Id: id })).body.Data
    const master = await at.rowOf('masterBill', Id)
    expect(master).toMatchObject({ BlNo: `M${id}`, Consignee: agent.Agent, Notify: 'SAME AS CONSIGNEE' })
    expect(master['Shipper']).toMatch(/^SHANGHAI HAIJIE INTERNATIONAL FREIGHT CO., LTD\nROOM 1808/)
    expect(master['Carrier']).not.toBe((await at.rowOf('houseBill', id))['Carrier'])
    expect(await viewOf('houseBill', id)).toMatchObject({ Counterparts: [{ Id }], Differences: [] })
  })
  it('differ in packages, weight, volume, boxes and ports, and take each value of the other; the lock waits for equal quantities', async () => {
    const si = await at.instruction(5)
    const house = await at.made(si)
    await at.write('houseBill', house, { ...agent, ...at.loading, MblNo: `M${house}` })
    const { Id: master } = (await at.doc.call(copyBill, { Kind: 'houseBill', Id: house })).body.Data
    const stored = (await at.doc.call(documentBoxes, { Kind: 'masterBill', Id: master })).body.Data
    const [first, ...rest] = stored.Boxes
    const changed = [{ ...first!, Box: { ...first!.Box, SealNo: 'NEW1', Weight: Number(first!.Box['Weight']) + 1.5 }, Lines: [] }, ...rest]
    const saved = await at.doc.call(saveDocumentBoxes, { Kind: 'masterBill', Id: master, UpdateTime: stored.UpdateTime, Boxes: changed })
    expect([saved.status, saved.body.Issues]).toEqual([200, undefined])
    await at.write('masterBill', master, { DischargePort: 'PORT OF THE MASTER' })
    const box = String(first!.Box['BoxNo'])
    const { Differences } = await viewOf('houseBill', house)
    expect(Differences.map(({ Key }) => Key)).toEqual(['Sum weight', `Box ${box} SealNo`, `Box ${box} Weight`, 'DischargePort'])
    expect(await at.move('houseBill', house, 'lock')).toEqual([expect.stringContaining('分单与主单不一致：总毛重 KGS、箱')])
    const take = async (Kind: BillKind, Id: number, Keys: string[]) =>
      at.doc.call(takeBillValues, { Kind, Id, UpdateTime: (await at.rowOf(Kind, Id)).UpdateTime, Keys })
    expect((await take('houseBill', house, [`Box ${box} SealNo`, 'DischargePort'])).body.Data).toEqual({ Taken: 2 })
    expect((await at.rowOf('houseBill', house))['DischargePort']).toBe('PORT OF THE MASTER')
    expect((await take('masterBill', master, [`Box ${box} Weight`])).body.Data).toEqual({ Taken: 1 })
    expect((await viewOf('masterBill', master)).Differences).toEqual([])
    expect((await take('masterBill', master, ['Vessel'])).body.Message).toContain('差异已经不存在')
    expect(await at.move('houseBill', house, 'lock')).toEqual([])
  })
})

describe('the lock', () => {
  it('of a house bill issues the confirmed instruction with its day on board, and both say the same', async () => {
    const si = await at.instruction(5)
    const id = await at.made(si)
    expect(await at.move('houseBill', id, 'lock')).toHaveLength(1)
    await at.write('houseBill', id, { ...at.loading, OnBoard: '2030-01-01' })
    expect(await at.move('houseBill', id, 'lock')).toEqual([expect.stringContaining('装船')])
    await at.write('houseBill', id, at.loading)
    expect(await at.move('houseBill', id, 'lock')).toEqual([])
    expect((await at.doc.call(siState, { Id: si })).body.Data.Status).toBe(6)
    expect(await at.rowOf('houseBill', id)).toMatchObject({ Stage: 'locked', OnBoard: at.loading.OnBoard })
    expect((await at.doc.call(documentVersions, { Kind: 'houseBill', Id: id })).body.Data.InForce).toBe(1)
    const { calls } = billKinds.houseBill
    const { UpdateTime } = await at.rowOf('houseBill', id)
    expect((await at.doc.call(calls.save, { Id: id, UpdateTime, Values: { BlNo: 'X', Marks: 'X' } })).status).toBe(422)
  })
  it('waits for the customer, whom the draft of an approved instruction reaches', async () => {
    const si = await at.instruction(2)
    const id = await at.made(si)
    await at.write('houseBill', id, at.loading)
    expect(await at.move('houseBill', id, 'lock')).toEqual([expect.stringContaining('客户还没有确认样单')])
    expect(await at.move('houseBill', id, 'send')).toEqual([])
    expect((await at.doc.call(siState, { Id: si })).body.Data.Status).toBe(4)
    expect((await at.customer.call(changeSiStatus, { TDId: si, Status: 5 })).status).toBe(200)
    expect(await at.move('houseBill', id, 'lock')).toEqual([])
  })
  it('asks for what is missing, each with its next step', async () => {
    const id = await at.made(await at.instruction(5))
    await at.write('houseBill', id, { Consignee: 'TO ORDER', Notify: 'SAME AS CONSIGNEE', Goods: '' })
    expect(await at.move('houseBill', id, 'lock')).toEqual(['请填写货描；收货人为指示提单，通知人不能写 SAME AS CONSIGNEE'])
  })
})

it('nobody else reads or writes a bill: a clerk without the buttons, another forwarder, a customer', async () => {
  const si = await at.instruction(5)
  const Id = await at.made(si)
  const own = { Kind: 'houseBill', Id } as const
  const statuses = async (client: BillTestbed['doc']) => [
    (await client.call(billView, own)).status,
    (await client.call(makeBill, { Kind: 'masterBill', SiId: si })).status,
    (await client.call(copyBill, own)).status,
    (await at.print('houseBill', Id, 'draft', {}, client)).status,
  ]
  expect(await statuses(at.ops)).toEqual([200, 403, 403, 403])
  for (const client of [at.peer, at.customer, at.reviewer]) expect(await statuses(client)).toEqual([403, 403, 403, 403])
  expect((await at.doc.call(houseBillCalls.list, { PageSize: 200 })).body.Data.Rows.some((row) => row.Id === Id)).toBe(true)
  expect((await at.doc.call(masterBillCalls.get, { Id })).status).toBe(404)
})
