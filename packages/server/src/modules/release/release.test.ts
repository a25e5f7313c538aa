import { approvalRounds, decide, documentState, endDelegation, moveDocuments, openDecisions, saveDelegation } from '@jst/contracts/document'
import { settleInvoices, receiptCalls } from '@jst/contracts/invoices'
import { messageSelfList } from '@jst/contracts/messages'
import {
  applicationDocument as document,
  customerRisk,
  guaranteeCalls,
  guaranteeLedger,
  holdCalls,
  releasableBills,
  releaseSettings,
  releaseView,
  replayGuarantee,
  riskCalls,
  saveReleaseSettings,
  type GuaranteeEntryKind,
} from '@jst/contracts/release'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { together } from '../../testing/together.ts'
import { ReleaseDesk } from './testing.ts'

let server: TestServer
let [boss, finance, doc, sales, customer]: TestClient[] = []
let desk: ReleaseDesk
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, finance, doc, sales, customer] = await Promise.all(
    ['boss', 'finance', 'doc', 'sales', 'customer'].map((account) => server.signIn(account)),
  )
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: doc! })
  await desk.chain()
})
afterAll(() => server.close())

const rounds = async (client: TestClient, Id: number) => (await client.call(approvalRounds, { Kind: document.kind, Id })).body.Data
async function vote(client: TestClient, Id: number, Agree = true) {
  const [round] = await rounds(boss!, Id)
  const { body } = await client.call(decide, { Items: [{ Id: round!.Id, Version: round!.Version }], Agree, Words: Agree ? '' : '不同意' })
  return body.Data?.NotMoved.map(({ Message }) => Message) ?? [body.Code ?? '']
}
const guaranteeOf = async (Code: string) => {
  const { Rows } = (await boss!.call(guaranteeCalls.list, { Keyword: Code })).body.Data
  const row = Rows.find((one) => one.Code === Code)!
  return { Id: row.Id, Used: Number(row['Used']), Reserved: Number(row['Reserved']), Free: Number(row['Free']) }
}

describe('an application', () => {
  it('that is paid in full passes by itself, and is released by somebody else', async () => {
    const { owner, no } = await desk.loaded()
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    expect(await desk.move(doc!, 'submit', Id)).toEqual([])
    expect([await desk.stage(Id), await desk.reasons(Id)]).toEqual(['agreed', ['automatic']])
    expect(await desk.release(doc!, Id)).toHaveLength(1)
    expect(await desk.move(finance!, 'sign', Id)).toEqual([])
    expect(await desk.release(finance!, Id)).toEqual([])
    expect(await desk.move(finance!, 'finish', Id)).toEqual([])
    expect(await desk.stage(Id)).toBe('finished')
  })
  it('is blocked before the loading, for a held bill and for the blacklist, with every reason', async () => {
    const owner = await desk.customer()
    const [early, ante] = [desk.blNo(), desk.blNo()]
    await desk.load(ante)
    const hold = { Code: early, NameZh: 'DN1', CustomerCode: owner.Code, DueDay: '2026-01-01', Clause: '第 8 条' }
    expect((await boss!.call(holdCalls.save, { Id: 0, Values: { ...hold, DueDay: '2199-01-01' } })).status).toBe(422)
    expect((await boss!.call(holdCalls.save, { Id: 0, Values: hold })).status).toBe(200)
    const bills = [{ BlNo: early }, { BlNo: ante, OnBoard: '2026-01-01', Consignee: 'EVIL TRADE LTD\nHAMBURG' }]
    const values = { Code: 'EVIL', NameZh: '恶意贸易', NameEn: 'Evil Trade Ltd', Subject: 'consignee', Level: 'blacklist', Reason: '骗货' }
    expect((await boss!.call(riskCalls.save, { Id: 0, Values: values })).status).toBe(200)
    const Id = await desk.apply(owner.Code, bills)
    expect(await desk.move(doc!, 'submit', Id)).toEqual([])
    expect(await desk.stage(Id)).toBe('blocked')
    expect((await desk.reasons(Id)).map((one) => one.split(' ')[0])).toEqual([
      'block',
      'consigneeBlacklisted',
      'billHeld',
      'notAboard',
      'antedated',
    ])
  })
  it('is returned without the letter of its way and with freight that is open, and passes once they are there', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '1000', '10')
    const Id = await desk.apply(owner.Code, [{ BlNo: no, Consignee: 'TO ORDER' }], { Type: 'telex', Way: 'telex' })
    expect(await desk.move(doc!, 'submit', Id)).toEqual([])
    expect(await desk.stage(Id)).toBe('returned')
    expect((await desk.reasons(Id)).map((one) => one.split(' ')[0])).toEqual(['return', 'vagueConsignee', 'letterMissing', 'telexUnpaid'])
    const { Letters } = (await doc!.call(releaseView, { Id })).body.Data
    expect(Letters).toEqual([{ Kind: 'telexUnissued', State: 'missing', Id: 0, No: '' }])
  })
  it('with money that is not due asks one level, with overdue money two; nobody stands on both', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '1000', '0')
    const one = await desk.apply(owner.Code, [{ BlNo: no }])
    await desk.move(doc!, 'submit', one)
    expect([await desk.stage(one), await desk.reasons(one)]).toEqual(['checking', ['first', 'open 1000.00']])
    expect(await vote(finance!, one)).toEqual([])
    expect(await desk.stage(one)).toBe('agreed')
    await desk.bill(owner.Id, 'OTHER', '500', '-1')
    // the release asks again, and asks for more than was agreed
    expect((await desk.release(finance!, one))[0]).toContain('现在需要一级和二级审核')
    const two = await desk.apply(owner.Code, [{ BlNo: no }])
    await desk.move(doc!, 'submit', two)
    expect((await desk.reasons(two))[0]).toBe('both')
    expect(await vote(finance!, two)).toEqual([])
    expect(await vote(finance!, two)).toEqual(['同一人不能在两级审批；代他人审批也算本人'])
    expect(await desk.stage(two)).toBe('checking')
    expect(await vote(boss!, two)).toEqual([])
    expect(await desk.stage(two)).toBe('agreed')
  })
  it('whose second level has nobody left says so at the vote, on the record and on the desk; a substitute decides', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '500', '-1')
    await desk.chain(['吴敏'], ['吴敏'])
    await server.db.owner((o) => o.query('delete from approval_delegation'))
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    await desk.move(doc!, 'submit', Id)
    const [round] = await rounds(finance!, Id)
    const Items = [{ Id: round!.Id, Version: round!.Version }]
    const { body } = await finance!.call(decide, { Items, Agree: true, Words: '' })
    const waits = /^步骤「二级审核」现在没有人可以审批：吴敏（已在本次审批中表决）；请.*改派.*委托/
    expect(body.Data).toMatchObject({ Moved: [round!.Id], Waiting: [{ Id: round!.Id, Message: expect.stringMatching(waits) }] })
    const [after] = await rounds(finance!, Id)
    expect(after!.Steps.map(({ Blocked }) => Blocked)).toEqual(['', expect.stringMatching(waits)])
    expect([after!.DecideFor, after!.Reassigns.length]).toEqual([null, 1])
    const row = (await finance!.call(openDecisions, { PageSize: 200 })).body.Data.Rows.find(({ SubjectId }) => SubjectId === Id)
    expect(row?.Blocked).toMatch(/^您已在本次审批中表决/)
    expect((await doc!.call(messageSelfList, { PageSize: 20 })).text).toContain('现在没有人可以审批：吴敏')
    const [today] = await server.db.owner((o) =>
      o.query<{ From: string; ToId: number }>(`select china_day()::text as "From", id as "ToId" from employee where name = '郑国栋'`),
    )
    const away = { FromId: 0, To: today!.From, Reason: '', ...today! }
    const [running] = (await finance!.call(saveDelegation, away)).body.Data.Rows
    expect((await rounds(boss!, Id))[0]!.Steps[1]!.Blocked).toBe('')
    expect([await vote(boss!, Id), await desk.stage(Id)]).toEqual([[], 'agreed'])
    await finance!.call(endDelegation, { Id: running!.Id })
    await desk.chain()
  })
  it('is not voted on by its maker, and not edited while it is checked', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '10', '5')
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    await server.db.owner((o) =>
      o.query(`update release_application set create_id = (select id from employee where name = '吴敏') where id = $1`, [Id]),
    )
    await desk.chain(['吴敏'])
    expect(await desk.move(doc!, 'submit', Id)).toEqual([expect.stringContaining('一级审核')])
    await desk.chain()
    expect(await desk.move(doc!, 'submit', Id)).toEqual([])
    expect(await vote(finance!, Id)).toHaveLength(1)
    expect(await vote(boss!, Id, false)).toEqual([])
    expect(await desk.stage(Id)).toBe('returned')
  })
  it('that was agreed to or signed goes back to a draft with a reason, gives its guarantee back, and is submitted again', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '1000', '10')
    await desk.limit(owner.Code, 1000)
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], { Guaranteed: true })
    await desk.move(doc!, 'submit', Id)
    expect(await vote(finance!, Id)).toEqual([])
    expect(await desk.move(finance!, 'sign', Id)).toEqual([])
    expect(await desk.move(doc!, 'rework', Id)).toHaveLength(1)
    expect(await desk.move(doc!, 'rework', Id, { Remarks: '收件人要换' })).toEqual([])
    expect([await desk.stage(Id), (await guaranteeOf(owner.Code)).Reserved]).toEqual(['draft', 0])
    expect(await desk.move(doc!, 'submit', Id)).toEqual([])
    expect([await desk.stage(Id), (await guaranteeOf(owner.Code)).Reserved]).toEqual(['checking', 1000])
  })
  it('asks both levels above the threshold of the company', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '900.01', '5')
    const { UpdateTime } = (await boss!.call(releaseSettings, {})).body.Data
    const saved = await boss!.call(saveReleaseSettings, { UpdateTime, Threshold: '900', Automatic: true })
    expect(saved.body.Data.Threshold).toBe('900.00')
    expect((await boss!.call(saveReleaseSettings, { UpdateTime, Threshold: '1', Automatic: true })).status).toBe(412)
    const Id = await desk.apply(owner.Code, [{ BlNo: no }])
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['both', 'overThreshold 900.01'])
    const again = { UpdateTime: saved.body.Data.UpdateTime, Threshold: '' as const, Automatic: true }
    expect((await boss!.call(saveReleaseSettings, again)).status).toBe(200)
  })
})

describe('a guarantee', () => {
  it('is reserved at the submission, used at the release, freed by settlement and at the end; its ledger replays to the balance', async () => {
    const { owner, no } = await desk.loaded()
    const invoice = await desk.bill(owner.Id, no, '1000', '10')
    await desk.limit(owner.Code, 1500)
    const more = { Type: 'telex', Way: 'telex', Guaranteed: true, AgentCode: await desk.agent('manual') }
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], more, ['telexUnissued'])
    expect(await desk.move(doc!, 'submit', Id)).toEqual([])
    expect(await guaranteeOf(owner.Code)).toMatchObject({ Used: 0, Reserved: 1000, Free: 500 })
    expect(await vote(finance!, Id)).toEqual([])
    expect(await desk.release(boss!, Id, { Act: 'TELEX', Remarks: '电话通知' })).toEqual([])
    expect(await guaranteeOf(owner.Code)).toMatchObject({ Used: 1000, Reserved: 0, Free: 500 })
    const Values = {
      NameZh: '付款人',
      CustomerCode: owner.Code,
      Day: '2026-02-01',
      Currency: 'CNY',
      Amount: 400,
      Account: 'G',
      BankSerial: no,
    }
    const receipt = (await finance!.call(receiptCalls.save, { Id: 0, Values })).body.Data.Id
    await desk.move(finance!, 'claim', receipt, { kind: 'receipt' })
    const { UpdateTime } = (await boss!.call(documentState, { Kind: 'receipt', Id: receipt })).body.Data
    const Parts = [{ InvoiceId: invoice, Amount: '400' }]
    const paid = await finance!.call(settleInvoices, { Kind: 'receipt', Id: receipt, UpdateTime, Currency: 'CNY', Parts })
    expect(paid.status).toBe(200)
    const { Id: guarantee, ...now } = await guaranteeOf(owner.Code)
    expect(now).toEqual({ Used: 600, Reserved: 0, Free: 900 })
    expect(await desk.move(boss!, 'finish', Id)).toEqual([])
    expect(await guaranteeOf(owner.Code)).toMatchObject({ Used: 0, Reserved: 0, Free: 1500 })
    const { Rows } = (await boss!.call(guaranteeLedger, { Id: guarantee })).body.Data
    const entries = Rows.toReversed().map(({ Kind, Amount }) => ({ kind: Kind as GuaranteeEntryKind, amount: Amount }))
    expect(entries.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'reserve 1000.00',
      'use 1000.00',
      'settle 400.00',
      'close 600.00',
    ])
    for (const [at, { Used, Reserved }] of Rows.toReversed().entries())
      expect(replayGuarantee(entries.slice(0, at + 1))).toEqual({ used: Used, reserved: Reserved })
  })
  it('is freed by a refusal, and too little of it returns the application', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '1000.01', '10')
    await desk.limit(owner.Code, 1000)
    const letters = ['telexUnissued'] as const
    const more = { Type: 'telex', Way: 'telex', Guaranteed: true }
    const Id = await desk.apply(owner.Code, [{ BlNo: no }], more, letters)
    await desk.move(doc!, 'submit', Id)
    expect(await desk.reasons(Id)).toEqual(['return', 'guaranteeShort 1000.01'])
    await desk.limit(owner.Code, 1000.01)
    await desk.move(doc!, 'submit', Id)
    expect(await guaranteeOf(owner.Code)).toMatchObject({ Reserved: 1000.01, Free: 0 })
    expect(await vote(finance!, Id, false)).toEqual([])
    expect(await guaranteeOf(owner.Code)).toMatchObject({ Reserved: 0, Free: 1000.01 })
  })
  it('is changed by two people', async () => {
    const owner = await desk.customer()
    await desk.limit(owner.Code, 10)
    expect((await guaranteeOf(owner.Code)).Free).toBe(10)
    expect((await sales!.call(guaranteeCalls.list, {})).status).toBe(403)
  })
  it('is never spent beyond its limit by 64 applications at once', { timeout: 120_000 }, async () => {
    const owner = await desk.customer()
    const bills = Array.from({ length: 64 }, () => desk.blNo())
    for (const no of bills) {
      await desk.load(no)
      await desk.bill(owner.Id, no, '100', '30')
    }
    await desk.limit(owner.Code, 1050)
    const more = { Type: 'telex', Way: 'telex', Guaranteed: true }
    const ids: number[] = []
    for (const no of bills) ids.push(await desk.apply(owner.Code, [{ BlNo: no }], more, ['telexUnissued']))
    const versions = await Promise.all(
      ids.map(async (Id) => (await boss!.call(documentState, { Kind: document.kind, Id })).body.Data.UpdateTime),
    )
    await together(
      ids.map(
        (Id, at) => () => doc!.call(moveDocuments, { Kind: document.kind, Event: 'submit', Items: [{ Id, UpdateTime: versions[at]! }] }),
      ),
    )
    const stages = await Promise.all(ids.map((Id) => desk.stage(Id)))
    expect([stages.filter((stage) => stage === 'checking').length, stages.filter((stage) => stage === 'returned').length]).toEqual([10, 54])
    expect(await guaranteeOf(owner.Code)).toMatchObject({ Reserved: 1000, Free: 50 })
  })
})

describe('releases', () => {
  it('show the risk of a customer to those who may, with its open bills', async () => {
    const { owner, no } = await desk.loaded()
    await desk.bill(owner.Id, no, '10', '-3')
    const risk = (await doc!.call(customerRisk, { Customer: owner.Code })).body.Data
    expect(risk).toMatchObject({ Light: 'orange', Open: '10.00', Overdue: '10.00', Items: [{ BlNo: no, Amount: '10.00', Overdue: true }] })
    expect(risk.Reasons.map(({ Rule }) => Rule)).toEqual(['overdue'])
    expect((await sales!.call(customerRisk, { Customer: owner.Code })).status).toBe(403)
    expect((await customer!.call(customerRisk, { Customer: owner.Code })).status).toBe(403)
  })
  it('offer the bills of shipping instructions', async () => {
    const { Rows, Total } = (await doc!.call(releasableBills, {})).body.Data
    expect(Total).toBeGreaterThan(0)
    expect(Rows[0]!.BlNo).not.toBe('')
    const found = (await doc!.call(releasableBills, { Keyword: Rows[0]!.BlNo })).body.Data
    expect(found.Rows.map(({ Id }) => Id)).toContain(Rows[0]!.Id)
  })
})
