import {
  addressCalls,
  applicationDocument as document,
  customerRisk,
  letterCalls,
  tieLetters,
  receiverCalls,
  releasableBills,
  releaseView,
} from '@jst/contracts/release'
import { documentState, documentTimeline } from '@jst/contracts/document'
import { receiptCalls, receiptView, settleInvoices, unsettle } from '@jst/contracts/invoices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BillTestbed } from '../../testing/bills.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { releaseTestbed, type ReleaseDesk } from './testing.ts'

let server: TestServer
let at: BillTestbed
let boss: TestClient
let finance: TestClient
let desk: ReleaseDesk
beforeAll(async () => {
  server = await createTestServer()
  ;({ at, boss, finance, desk } = await releaseTestbed(server))
})
afterAll(() => server.close())

const sql = (text: string, values: readonly unknown[] = []) => server.db.owner((owner) => owner.query(text, [...values]))
/** A locked house bill with its number and that of its master. */
async function locked() {
  const id = await at.locked()
  const row = await at.rowOf('houseBill', id)
  return { id, no: String(row['BlNo']), mblNo: String(row['MblNo']) }
}
const now = async (Id: number) => {
  const { Step, Reasons } = (await boss.call(releaseView, { Id })).body.Data.Now
  return [Step, ...Reasons.map(({ Rule }) => Rule)]
}

describe('a house bill', () => {
  it('is offered to applications, and is aboard by the loading of its master', async () => {
    const { no, mblNo } = await locked()
    const { Rows } = (await at.doc.call(releasableBills, { Keyword: no })).body.Data
    expect(Rows).toMatchObject([{ Kind: 'houseBill', BlNo: no, MblNo: mblNo, State: '已锁定' }])
    const { Code } = await desk.customer()
    const Id = await desk.apply(Code, [{ BlNo: no }])
    expect(await now(Id)).toEqual(['block', 'notAboard'])
    await desk.load(mblNo, 'china_day()')
    expect(await now(Id)).toEqual(['automatic'])
  })
  it('speaks for itself, whatever was typed: originals that were printed, its day and its consignee', async () => {
    const { id, no, mblNo } = await locked()
    await desk.load(mblNo, 'china_day()')
    for (const No of [1, 2, 3]) expect((await at.print('houseBill', id, 'original', { No })).status).toBe(200)
    const { Code } = await desk.customer()
    const Id = await desk.apply(Code, [{ BlNo: no }], { Type: 'telex', Way: 'telex' }, ['telexReturned'])
    expect(await now(Id)).toEqual(['return', 'originalsOut'])
    expect((await boss.call(releaseView, { Id })).body.Data.Papers).toEqual([{ No: no, Issued: 3, Back: 0 }])
    await sql(`update house_bill set consignee = 'TO ORDER' where id = $1`, [id])
    expect(await now(Id)).toEqual(['return', 'originalsOut', 'vagueConsignee'])
    await sql('update house_bill set on_board = china_day() - 2 where id = $1', [id])
    expect(await now(Id)).toEqual(['block', 'antedated'])
  })
  it('is owed for by bills on its master, its booking and its order', async () => {
    const { no, mblNo } = await locked()
    await desk.load(mblNo, 'china_day()')
    const owner = await desk.customer()
    await desk.bill(owner.Id, mblNo.toLowerCase(), '700', '10')
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], { Type: 'telex', Way: 'telex' }, ['telexUnissued'])
    expect(await now(Id)).toEqual(['return', 'telexUnpaid'])
  })
})

describe('the loading of a bill', () => {
  const applied = async (no: string, Boxes = '') => desk.apply((await desk.customer()).Code, [{ BlNo: no, Boxes, OnBoard: '' }])
  it('is the newest version of each statement, of the past, that nobody withdrew', async () => {
    const no = desk.blNo()
    const Id = await applied(no)
    await desk.load(no, 'china_day() + 3')
    expect(await now(Id)).toEqual(['block', 'notAboard'])
    const key = await desk.load(no)
    expect(await now(Id)).toEqual(['automatic'])
    await sql(
      `insert into track_withdrawal (company_id, key, by_name, reason) select id, $1, '陈雨欣', '报错' from company where code = 'HJGJ'`,
      [key],
    )
    expect(await now(Id)).toEqual(['block', 'notAboard'])
    await desk.load(no, 'china_day() - 5', { id: 'T1' })
    expect(await now(Id)).toEqual(['automatic'])
    await desk.load(no, 'china_day() - 5', { id: 'T1', retracted: true, updated: new Date(Date.now() + 60_000).toISOString() })
    expect(await now(Id)).toEqual(['block', 'notAboard'])
  })
  it('is that of its last box, and a bill of which a box was left behind is not aboard', async () => {
    const no = desk.blNo()
    const Id = await applied(no, 'CSQU3054383 MSKU6011672')
    await desk.load(no, 'china_day() - 4', { box: 'CSQU3054383' })
    expect(await now(Id)).toEqual(['block', 'notAboard'])
    await desk.load(no, 'china_day() - 2', { box: 'MSKU6011672' })
    expect(await now(Id)).toEqual(['automatic'])
    await sql(`update release_bill set on_board = china_day() - 3 where subject_id = $1 and kind = $2`, [Id, document.kind])
    expect(await now(Id)).toEqual(['block', 'antedated'])
  })
  it('stops the lock of a bill that states an earlier day, or lacks a box', async () => {
    const id = await at.made(await at.instruction(5))
    await at.write('houseBill', id, { ...at.loading, MblNo: `M${id}` })
    await desk.load(`M${id}`, 'china_day()', { box: 'CSQU3054383' })
    expect(await at.move('houseBill', id, 'lock')).toEqual([expect.stringMatching(/^箱 .+ 还没有装船/)])
    await desk.load(`M${id}`, 'china_day()')
    await sql('update house_bill set on_board = china_day() - 1 where id = $1', [id])
    expect(await at.move('houseBill', id, 'lock')).toEqual([expect.stringContaining('早于实际装船')])
    await sql('update house_bill set on_board = china_day() where id = $1', [id])
    expect(await at.move('houseBill', id, 'lock')).toEqual([])
  })
})

describe('money of an application', () => {
  const more = { Type: 'telex', Way: 'telex', Guaranteed: true }
  it('is reserved net of credit notes, and stays as it was reserved when the rate moves', async () => {
    const [owner, no] = [await desk.customer(), desk.blNo()]
    await desk.load(no)
    await desk.bill(owner.Id, no, '1000', '10')
    await desk.bill(owner.Id, no, '-100', '10')
    await desk.bill(owner.Id, no, '100', '10', 'USD')
    await desk.limit(owner.Code, 100_000)
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], more, ['telexUnissued'])
    expect(await desk.move(at.doc, 'submit', Id)).toEqual([])
    expect(await desk.stage(Id)).toBe('checking')
    const need = async () => Number((await boss.call(releaseView, { Id })).body.Data.Now.Need)
    const reserved = await need()
    const items = await server.db.owner((db) =>
      db.query<{ base: number }>('select base::float8 as base from guarantee_item where application_id = $1 order by base', [Id]),
    )
    expect(items[0]!.base).toBe(0)
    expect(items.some(({ base }) => base === 900)).toBe(true)
    await sql(`insert into exchange_rate (company_id, currency_code, base_code, from_day, buy, sell, mid, source)
      select id, 'USD', 'CNY', china_day(), 9.1, 9.3, 9.2, '测试' from company where code = 'HJGJ'
      on conflict do nothing`)
    await sql(`update release_application set decided_at = decided_at - interval '1 day' where id = $1`, [Id])
    expect(await need()).toBe(reserved)
  })
  it('waits for a letter that names its bill', async () => {
    const [owner, one, two] = [await desk.customer(), desk.blNo(), desk.blNo()]
    for (const no of [one, two]) await desk.load(no)
    const Id = await desk.apply(owner.Code, [{ BlNo: one }], { Type: 'telex', Way: 'telex' }, ['telexUnissued'])
    expect(await now(Id)).toEqual(['automatic'])
    await sql('update release_loi set bill_nos = $2 where application_id = $1', [Id, two])
    expect(await now(Id)).toEqual(['return', 'letterMissing'])
    // a letter that was made by hand is tied by an act, and to one application
    const { Id: made } = (
      await boss.call(letterCalls.save, { Id: 0, Values: { CustomerCode: owner.Code, KindOf: 'telexUnissued', BillNos: one } })
    ).body.Data
    await sql('update release_loi set state = 2 where id = $1', [made])
    const tie = (ApplicationId: number) => at.doc.call(tieLetters, { ApplicationId })
    expect((await tie(Id)).body.Data.map((letter) => letter.Id)).toEqual([made])
    expect(await now(Id)).toEqual(['automatic'])
    const second = await desk.apply(owner.Code, [{ BlNo: one }], { Type: 'telex', Way: 'telex' })
    expect((await tie(second)).body.Message).toContain('没有可用的保函')
  })
})

describe('the receiver of an application', () => {
  const receiver = async (Code: string, CustomerCode: string, AddressCode: string) =>
    (await boss.call(receiverCalls.save, { Id: 0, Values: { Code, NameZh: '张三', Phone: '13800000000', CustomerCode, AddressCode } }))
      .status
  const address = async (CustomerCode: string) => {
    const Values = { NameZh: '收件单位', CustomerCode, Contact: '张三', Phone: '13800000000', Address: '上海市浦东新区 1 号' }
    const { Id, Code } = (await boss.call(addressCalls.save, { Id: 0, Values })).body.Data
    await server.db.owner((o) => o.query('update release_address set state = 2 where id = $1', [Id]))
    return Code
  }
  it('belongs to its customer, and is the one that was submitted until the release', async () => {
    const { owner, no } = await desk.loaded()
    const other = await desk.customer()
    const [own, foreign, second] = [await address(owner.Code), await address(other.Code), await address(owner.Code)]
    expect(await receiver('RCV1', owner.Code, own)).toBe(200)
    expect(await receiver('RCV2', other.Code, foreign)).toBe(200)
    expect(await receiver('RCV3', owner.Code, foreign)).toBe(200)
    for (const ReceiverCode of ['RCV2', 'RCV3']) {
      const Id = await desk.apply(owner.Code, [{ BlNo: no }], { ReceiverCode })
      expect(await desk.move(at.doc, 'submit', Id)).toEqual([`收件人 ${ReceiverCode} 或其地址属于其他客户，请改选本客户的收件人`])
    }
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], { ReceiverCode: 'RCV1' })
    expect(await desk.move(at.doc, 'submit', Id)).toEqual([])
    expect(await desk.stage(Id)).toBe('agreed')
    await server.db.owner((o) => o.query(`update release_receiver set address_code = $1 where code = 'RCV1'`, [second]))
    const sent = { Act: 'MAILED', Courier: '顺丰', CourierNo: 'SF1' } as const
    expect(await desk.release(finance, Id, sent)).toEqual([expect.stringContaining('收件人或地址在提交后有改动')])
    await server.db.owner((o) => o.query(`update release_receiver set address_code = $1 where code = 'RCV1'`, [own]))
    expect(await desk.release(finance, Id, sent)).toEqual([])
  })
})

it('money that a release used goes back by the second level alone, is told by the application, and raises the risk', async () => {
  const { owner, no } = await desk.loaded()
  const invoice = await desk.bill(owner.Id, no, '1000', '10')
  const Values = {
    NameZh: '付款人',
    CustomerCode: owner.Code,
    Day: '2026-02-01',
    Currency: 'CNY',
    Amount: 1000,
    Account: 'P',
    BankSerial: no,
  }
  const receipt = (await finance.call(receiptCalls.save, { Id: 0, Values })).body.Data.Id
  await desk.move(finance, 'claim', receipt, { kind: 'receipt' })
  const { UpdateTime } = (await boss.call(documentState, { Kind: 'receipt', Id: receipt })).body.Data
  const Parts = [{ InvoiceId: invoice, Amount: '1000' }]
  expect((await finance.call(settleInvoices, { Kind: 'receipt', Id: receipt, UpdateTime, Currency: 'CNY', Parts })).status).toBe(200)
  const Id = await desk.apply(owner.Code, [{ BlNo: no }])
  await desk.move(at.doc, 'submit', Id)
  expect(await desk.release(finance, Id)).toEqual([])
  await desk.chain(['吴敏', '郑国栋'], ['郑国栋'])
  const [entry] = (await finance.call(receiptView, { Id: receipt })).body.Data.Settlements
  const undo = (client: TestClient) => client.call(unsettle, { Id: entry!.Id, Reason: '银行退票' })
  const refused = await undo(finance)
  expect([refused.status, refused.body.Message]).toEqual([403, expect.stringContaining('请由二级审核人办理反核销')])
  expect((await undo(boss)).status).toBe(200)
  await desk.chain()
  const events = (await boss.call(documentTimeline, { Kind: document.kind, Id })).body.Data.Rows.map(({ Event }) => Event)
  expect(events).toContain('unsettled')
  const risk = (await at.doc.call(customerRisk, { Customer: owner.Code })).body.Data
  expect(risk.Reasons.map(({ Rule }) => Rule)).toContain('riskHigh')
})
