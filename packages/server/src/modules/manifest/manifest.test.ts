import {
  actOnMessage,
  claimAtDesk,
  documentMessages,
  documentVersions,
  receiveDocumentAnswer,
  saveDocumentTemplate,
  takeDocumentTemplate,
} from '@jst/contracts/document'
import { blankValues } from '@jst/contracts/entity'
import {
  amendManifest,
  manifestCalls,
  manifestRemarkCalls,
  manifestSources,
  manifestStart,
  manifestView,
  saveManifest,
} from '@jst/contracts/manifest'
import { mtProblems } from '@jst/manifest/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../documents/index.ts'
import { manifestSending } from './index.ts'
import { createSurroundings } from '../../kernel/surroundings.ts'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../testing/index.ts'
import {
  addManifest,
  chinaBill,
  manifestAgent,
  messageOfManifest,
  messagesOfManifest,
  moveManifest,
  newBill,
  readManifest,
  sendManifest,
  stateOfManifest,
} from '../../testing/manifests.ts'

const Kind = 'manifest'
let server: TestServer
let [boss, doc, customer, other]: TestClient[] = []
let simulated: string
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, doc, customer, other] = await Promise.all(['boss', 'doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
  simulated = await manifestAgent(boss!, 'simulator')
})
afterAll(() => server.close())

const surroundings = createSurroundings({ simulatedAnswerMs: 0 })
/** Runs what is queued: the delivery, then the answers of the gateway. */
async function run(): Promise<void> {
  await runQueued(server, { jobs: channelJobs, surroundings })
  await runQueued(server, { jobs: channelJobs, surroundings })
}
/** A filing that was verified. */
async function verified(Content = chinaBill(), Agent = simulated): Promise<number> {
  const { Id } = await addManifest(doc!, Content, { Agent })
  expect(await moveManifest(doc!, 'submit', Id)).toBeUndefined()
  expect(await moveManifest(boss!, 'approve', Id)).toBeUndefined()
  return Id
}
async function accepted(Content = chinaBill()): Promise<number> {
  const Id = await verified(Content)
  expect(typeof (await sendManifest(doc!, Id))).toBe('number')
  await run()
  expect(await stateOfManifest(doc!, Id)).toBe('accepted')
  return Id
}
const receive = (Text: string) => doc!.call(receiveDocumentAnswer, { Kind, Text })
const receipt = (message: string, code: string, at: string, more: object = {}) =>
  JSON.stringify({ message, billNo: '', code, text: '', at, ...more })
const amend = async (Id: number, Want: '' | 'change' | 'delete', more: object = {}) => {
  const { UpdateTime } = await readManifest(doc!, Id)
  return doc!.call(amendManifest, { Id, UpdateTime: UpdateTime!, Want, Reasons: Want === '' ? [] : ['001'], ...more })
}

describe('a filing', () => {
  it('goes from the customer over desk and gateway to customs, and its version comes into force', async () => {
    const { Id, Code } = await addManifest(customer!)
    expect(Code).toMatch(/^CD\d{10}$/)
    expect(await moveManifest(customer!, 'submit', Id)).toBeUndefined()
    expect(await stateOfManifest(customer!, Id)).toBe('toVerify')
    expect((await boss!.call(manifestCalls.list, { Stage: 'toVerify' })).body.Data.Rows.map((row) => row.Id)).toContain(Id)
    expect(await moveManifest(boss!, 'approve', Id)).toBeUndefined()
    const { UpdateTime, Content } = await readManifest(doc!, Id)
    const saved = await doc!.call(saveManifest, {
      Id,
      UpdateTime: UpdateTime!,
      Regimes: [],
      BookingId: 0,
      SiId: 0,
      Agent: simulated,
      LateReason: '',
      Content,
    })
    expect(saved.status).toBe(200)
    const message = await sendManifest(doc!, Id)
    expect(await stateOfManifest(doc!, Id)).toBe('sending')
    const { Payload, Type } = await messageOfManifest(doc!, message as number)
    expect([Type, mtProblems(Payload)]).toEqual(['original', []])
    await run()
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    const view = await readManifest(doc!, Id)
    expect([view.InForce, view.Receipts.map(({ Code: code, Meaning }) => [code, Meaning])]).toEqual([1, [['SIMACC', '海关已接受']]])
    const { InForce } = (await doc!.call(documentVersions, { Kind, Id })).body.Data
    expect(InForce).toBe(1)
    // the customer follows it, without the agent
    const seen = await readManifest(customer!, Id)
    expect([seen.State, seen.Agent, seen.MayWrite]).toEqual([view.State, '', false])
  })
  it('with findings is listed as not accepted, and may be corrected and submitted again', async () => {
    const { Id, Issues } = await addManifest(customer!, chinaBill({ Vessel: '', Weight: 1 }))
    expect(Issues.filter(({ Severity }) => Severity === 'ERROR').map(({ Path }) => Path)).toEqual(['Vessel', 'Weight'])
    expect(await moveManifest(customer!, 'submit', Id)).toBeUndefined()
    expect(await stateOfManifest(customer!, Id)).toBe('submitFailed')
    const { UpdateTime, Content } = await readManifest(customer!, Id)
    const again = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '' }
    expect((await customer!.call(saveManifest, { ...again, Content: { ...Content, Vessel: 'EVER ONE', Weight: 8_400.5 } })).status).toBe(
      200,
    )
    expect((await customer!.call(saveManifest, { ...again, Content })).status).toBe(412)
    await moveManifest(customer!, 'submit', Id)
    expect(await stateOfManifest(customer!, Id)).toBe('toVerify')
    // what waits at the desk is taken back before it is changed
    expect(
      (await customer!.call(saveManifest, { ...again, UpdateTime: (await readManifest(customer!, Id)).UpdateTime!, Content })).status,
    ).toBe(422)
    expect(await moveManifest(customer!, 'takeBack', Id)).toBeUndefined()
  })
  it('stands once for a bill and a customs, and once more when it is void', async () => {
    const Content = chinaBill()
    const first = await addManifest(doc!, Content)
    const body = { Id: 0, Regimes: ['cnExport'] as const, BookingId: 0, SiId: 0, Agent: '', LateReason: '', Content }
    const refused = await doc!.call(saveManifest, body)
    expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([
      422,
      `提单号 ${Content.BillNo} 已有中国预配舱单申报 ${first.Code}，请打开该单修改，或先作废`,
    ])
    await moveManifest(doc!, 'void', first.Id)
    expect((await doc!.call(saveManifest, body)).status).toBe(200)
  })
  it('shares its data with the other filings of the bill, and holds none of them', async () => {
    const { Id, Written, Needed } = await addManifest(doc!, chinaBill({ Pod: 'USLAX' }), { Regimes: ['cnExport', 'us'] })
    expect([Written.length, Needed.map(({ Regime }) => Regime)]).toEqual([2, ['usIsf']])
    const [, us] = Written as [number, number]
    const view = await readManifest(doc!, Id)
    const edit = { Id, UpdateTime: view.UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '' }
    await doc!.call(saveManifest, { ...edit, Content: { ...view.Content, Remark: 'CHANGED' } })
    expect((await readManifest(doc!, us)).Content.Remark).toBe('CHANGED')
    await moveManifest(doc!, 'submit', us)
    expect([await stateOfManifest(doc!, us), await stateOfManifest(doc!, Id)]).toEqual(['submitFailed', 'draft'])
    await moveManifest(doc!, 'submit', Id)
    expect(await stateOfManifest(doc!, Id)).toBe('toVerify')
  })
  it('after its deadline needs the right and a reason', async () => {
    const late = chinaBill({ LoadingAt: '2020-01-01 08:00' })
    const { Id } = await addManifest(doc!, late, { Agent: simulated })
    await moveManifest(doc!, 'submit', Id)
    expect(await stateOfManifest(doc!, Id)).toBe('submitFailed')
    const { UpdateTime } = await readManifest(doc!, Id)
    const given = {
      Id,
      UpdateTime: UpdateTime!,
      Regimes: [],
      BookingId: 0,
      SiId: 0,
      Agent: simulated,
      LateReason: '船期提前',
      Content: late,
    }
    expect((await doc!.call(saveManifest, given)).status).toBe(200)
    await moveManifest(doc!, 'submit', Id)
    expect(await stateOfManifest(doc!, Id)).toBe('toVerify')
    const own = await addManifest(customer!, { ...late, BillNo: newBill() })
    const asked = { ...given, Id: own.Id, UpdateTime: own.UpdateTime!, Agent: '', Content: own.Content }
    const refused = await customer!.call(saveManifest, asked)
    expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'LateReason'])
  })
  it('is verified by one of two people at once, and claimed by one', async () => {
    const { Id } = await addManifest(doc!)
    await moveManifest(doc!, 'submit', Id)
    const claims = await Promise.all([boss!, doc!].map((client) => client.call(claimAtDesk, { Kind, Ids: [Id] })))
    expect(claims.filter(({ body }) => body.Data[0]!.Done)).toHaveLength(1)
    const outcomes = await Promise.all([boss!, doc!].map((client) => moveManifest(client, 'approve', Id)))
    expect(outcomes.filter((why) => why === undefined)).toHaveLength(1)
  })
  it('is read and written by its own company and forwarder alone', async () => {
    const { Id, UpdateTime, Content } = await addManifest(customer!)
    expect((await other!.call(manifestView, { Id })).status).toBe(404)
    const body = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '', Content }
    expect((await other!.call(saveManifest, body)).status).toBe(404)
    expect((await customer!.call(amendManifest, { Id, UpdateTime: UpdateTime!, Want: 'delete', Reasons: ['001'] })).status).toBe(403)
    expect((await customer!.call(documentMessages, { Kind, RecordId: Id })).status).toBe(403)
  })
})

describe('receipts', () => {
  it('refuse a filing with their words; corrected by the staff it leaves again', async () => {
    const Id = await verified(chinaBill({ Remark: 'REJECT' }))
    await sendManifest(doc!, Id)
    await run()
    expect(await stateOfManifest(doc!, Id)).toBe('refused')
    const view = await readManifest(doc!, Id)
    expect(view.Receipts).toMatchObject([{ Code: 'SIMREJ', Meaning: '海关退单', Todo: '按退单原因修改后重新发送', Who: '操作' }])
    const edit = { Id, UpdateTime: view.UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: simulated, LateReason: '' }
    expect((await doc!.call(saveManifest, { ...edit, Content: { ...view.Content, Remark: '' } })).status).toBe(200)
    expect(await stateOfManifest(doc!, Id)).toBe('toSend')
    await sendManifest(doc!, Id)
    await run()
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    expect((await messagesOfManifest(doc!, Id)).filter(({ Type }) => Type === 'original')).toHaveLength(2)
  })
  it('late, twice and against each other come to one end', async () => {
    const ends = await Promise.all(
      ['LATE', 'TWICE', 'CONTRADICT'].map(async (Remark) => {
        const Id = await verified(chinaBill({ Remark }))
        await sendManifest(doc!, Id)
        return Id
      }),
    )
    await run()
    expect(await Promise.all(ends.map((Id) => stateOfManifest(doc!, Id)))).toEqual(['accepted', 'accepted', 'accepted'])
    const contradicted = await readManifest(doc!, ends[2]!)
    expect(contradicted.Receipts.map(({ Code, Why }) => [Code, Why === ''])).toEqual([
      ['SIMREJ', false],
      ['SIMACC', true],
    ])
    expect((await readManifest(doc!, ends[1]!)).Receipts).toHaveLength(1)
  })
  it('have canned reasons of returns for the staff, of the filing or of all', async () => {
    const add = (Code: string, NameZh: string, Regime: string, Use = 'reject') =>
      boss!.call(manifestRemarkCalls.save, { Id: 0, Values: { ...blankValues(manifestRemarkCalls.entity), Code, NameZh, Use, Regime } })
    await add('J1', '收货人地址不详', '')
    await add('J2', 'HS 编码不足 6 位', 'cnExport')
    await add('J3', '缺少 EORI', 'eu')
    await add('J4', '船名航次变更', '', 'reason')
    const { Id } = await addManifest(customer!)
    expect((await readManifest(doc!, Id)).Phrases).toEqual(expect.arrayContaining(['收货人地址不详', 'HS 编码不足 6 位']))
    expect((await readManifest(doc!, Id)).Phrases.filter((said) => said === '缺少 EORI' || said === '船名航次变更')).toEqual([])
    expect((await readManifest(customer!, Id)).Phrases).toEqual([])
  })
  it('of arrival (MT3101) are shown with the filing and in the list, and keep its state', async () => {
    const Content = chinaBill()
    const Id = await accepted(Content)
    const report = `<?xml version="1.0"?><Manifest><Head><MessageID>A${Id}</MessageID><MessageType>MT3101</MessageType>
      <SendTime>20991201083000000</SendTime></Head><Declaration><UnloadingLocation><ID>CNSHA/2225</ID></UnloadingLocation><Consignment>
      <TransportContractDocument><ID>${Content.BillNo}</ID></TransportContractDocument></Consignment></Declaration></Manifest>`
    for (const _again of [1, 2]) expect((await receive(report)).status).toBe(200)
    const { Receipts } = await readManifest(doc!, Id)
    expect(Receipts.filter(({ Code }) => Code === 'MT3101')).toMatchObject([
      { Text: 'CNSHA/2225', Meaning: '运抵报告：货物已进海关监管场所', Why: '' },
    ])
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    const { Rows } = (await doc!.call(manifestCalls.list, { Keyword: Content.BillNo })).body.Data
    expect(Rows.map((row) => row['Milestone'])).toEqual(['MT3101'])
  })
  it('of unknown bills and with unknown codes move nothing and are flagged', async () => {
    const Id = await verified(chinaBill({ Remark: 'UNKNOWN' }))
    const message = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    await run()
    expect(await stateOfManifest(doc!, Id)).toBe('awaiting')
    expect((await readManifest(doc!, Id)).Receipts).toMatchObject([
      { Code: 'SIM999', Meaning: '', Why: expect.stringContaining('没有改变状态') as string },
    ])
    const stray = (await receive(receipt('NOBODY-01', '21301', '2026-01-01T00:00:00Z'))).body.Data
    expect([stray.State, stray.RecordId]).toEqual(['unmatched', 0])
    // a company that explains the code has it counted from the next receipt on
    const Values = { ...blankValues(manifestRemarkCalls.entity), Code: 'SIM999', NameZh: '已收', Use: 'receipt', Outcome: 'accepted' }
    expect((await boss!.call(manifestRemarkCalls.save, { Id: 0, Values })).status).toBe(200)
    const id = /<MessageID>([^<]+)/.exec(message.Payload)![1]!
    await receive(receipt(id, 'PAS', '2026-01-01T00:05:00Z'))
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    expect((await doc!.call(receiveDocumentAnswer, { Kind, Text: '{"code":"X"}' })).status).toBe(422)
  })
  it('that a person links to a filing count', async () => {
    const Id = await verified(chinaBill({ Remark: 'PENDING' }))
    await sendManifest(doc!, Id)
    await run()
    expect(await stateOfManifest(doc!, Id)).toBe('awaiting')
    const { Code } = await readManifest(doc!, Id)
    const stray = (await receive(receipt('', 'SIMACC', '2199-01-01T00:00:00Z', { billNo: 'ELSEWHERE' }))).body.Data
    expect(stray.State).toBe('unmatched')
    await doc!.call(actOnMessage, { Kind, Id: stray.Id, UpdateTime: stray.UpdateTime, Act: 'link', No: Code })
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
  })
})

describe('an accepted filing', () => {
  it('is changed by a version of its own, which comes into force when customs take it', async () => {
    const Id = await accepted()
    expect(await sendManifest(doc!, Id)).toContain('请先在舱单改单中申请')
    const { Content } = await readManifest(doc!, Id)
    expect((await amend(Id, 'change')).status).toBe(422)
    expect((await amend(Id, 'change', { Content: { ...Content, BillNo: newBill() } })).body.Issues?.[0]?.Message).toContain(
      '请先删除再重新申报',
    )
    expect((await amend(Id, 'change', { Content: { ...Content, Remark: 'NEW' }, Reasons: [] })).status).toBe(422)
    expect((await amend(Id, 'change', { Content: { ...Content, Remark: 'NEW' } })).body.Data).toMatchObject({
      Wanted: 'change',
      InForce: 1,
    })
    const message = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    expect([message.Type, message.Payload]).toEqual(['change', expect.stringContaining('<StatementCode>001</StatementCode>')])
    expect(await stateOfManifest(doc!, Id)).toBe('changing')
    await run()
    expect(await readManifest(doc!, Id)).toMatchObject({ InForce: 2, Wanted: '', State: 10 })
  })
  it('whose change is refused keeps what customs have, and can give the change up', async () => {
    const Id = await accepted()
    const { Content } = await readManifest(doc!, Id)
    await amend(Id, 'change', { Content: { ...Content, Remark: 'REJECT' } })
    await sendManifest(doc!, Id)
    await run()
    const refused = await readManifest(doc!, Id)
    expect([refused.State, refused.InForce, refused.Content.Remark]).toEqual([10, 1, 'REJECT'])
    await amend(Id, '')
    expect((await readManifest(doc!, Id)).Content.Remark).toBe('')
  })
  it('is deleted with a reason, by the receipt of customs', async () => {
    const Id = await accepted()
    expect((await amend(Id, 'delete', { Reasons: [] })).status).toBe(422)
    await amend(Id, 'delete')
    const { Payload } = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    expect(await stateOfManifest(doc!, Id)).toBe('deleting')
    const id = /<MessageID>([^<]+)/.exec(Payload)![1]!
    const text = `<Manifest><Head><MessageID>R</MessageID><MessageType>MT9999</MessageType><SendTime>20270101080000000</SendTime></Head><Response>
      <FunctionalReferenceID>${id}</FunctionalReferenceID><Consignment><TransportContractDocument><ID>X</ID></TransportContractDocument>
      <ResponseType><Code>01</Code><Text>24301 预配舱单删除申请审核通过</Text></ResponseType></Consignment></Response></Manifest>`
    expect((await receive(text)).status).toBe(200)
    expect(await stateOfManifest(doc!, Id)).toBe('deleted')
  })
})

describe('a source', () => {
  it('of instructions fills bill, parties, goods and boxes, and ties the filing to its version', async () => {
    const sources = (await doc!.call(manifestSources, {})).body.Data
    const si = sources.find(({ SiId }) => SiId !== 0)!
    const start = (await doc!.call(manifestStart, { SiId: si.SiId })).body.Data
    expect(start.Content).toMatchObject({ BillNo: si.BillNo, Vessel: si.Vessel, Pol: si.Pol })
    const sums = start.Content.Goods.reduce((all, { Packages }) => all + Packages, 0)
    expect([start.Content.Packages, start.Content.Boxes.length > 0]).toEqual([sums, true])
    const body = { Id: 0, Regimes: ['cnExport'] as const, BookingId: start.BookingId, SiId: si.SiId, Agent: '', LateReason: '' }
    const made = await doc!.call(saveManifest, { ...body, Content: { ...start.Content, BillNo: newBill() } })
    expect(made.body.Issues ?? []).toEqual([])
    expect(made.body.Data).toMatchObject({ SiId: si.SiId, SiVersion: start.SiVersion })
    expect((await other!.call(manifestStart, { SiId: si.SiId })).status).not.toBe(
      (await doc!.call(manifestStart, { SiId: si.SiId })).status,
    )
  })
  it('of a template gives shipper, consignee and notify party alone', async () => {
    const { Shipper, Goods } = chinaBill()
    const saved = await customer!.call(saveDocumentTemplate, { Kind, Id: 0, Name: '常用收发通', Shared: true, Content: { Shipper, Goods } })
    const { Content } = (await customer!.call(takeDocumentTemplate, { Kind, Id: saved.body.Data.Id })).body.Data
    expect([Object.keys(Content).toSorted(), Content['Shipper']]).toEqual([['Consignee', 'Notify', 'Shipper', 'ToOrder'], Shipper])
    expect((await customer!.call(saveDocumentTemplate, { Kind, Id: 0, Name: '空', Shared: true, Content: { Goods } })).status).toBe(422)
    expect((await other!.call(takeDocumentTemplate, { Kind, Id: saved.body.Data.Id })).status).toBe(404)
  })
})

it('a verified filing leaves at once where its agent is set so', async () => {
  const agent = await manifestAgent(boss!, 'simulator', { AutoSend: true })
  const Id = await verified(chinaBill(), agent)
  await runQueued(server, { jobs: [manifestSending], surroundings })
  await run()
  expect(await stateOfManifest(doc!, Id)).toBe('accepted')
})
it('cargo that is not on board by the departure is listed each day, until something says that it is', async () => {
  const Id = await accepted()
  const listed = async () =>
    (await doc!.call(manifestCalls.list, { NotShipped: 'true', PageSize: 200 })).body.Data.Rows.map((row) => row.Id)
  expect(await listed()).not.toContain(Id)
  await server.db.owner((owner) => owner.query(`update manifest set departs_at = now() + interval '20 hours' where id = $1`, [Id]))
  expect(await listed()).toContain(Id)
  const { Content } = await readManifest(doc!, Id)
  await receive(receipt('', 'ASA', '2026-06-01T00:00:00Z', { billNo: Content.BillNo }))
  expect(await listed()).not.toContain(Id)
})

it('a filing that two people send at once is one message', async () => {
  const Id = await verified()
  const both = await Promise.all([sendManifest(doc!, Id), sendManifest(boss!, Id)])
  expect(both.filter((one) => typeof one === 'number')).toHaveLength(1)
})
it('a message that is given up puts its filing back', async () => {
  const agent = await manifestAgent(boss!, 'file')
  const Id = await verified(chinaBill(), agent)
  const { Id: id, UpdateTime } = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
  expect(await stateOfManifest(doc!, Id)).toBe('sending')
  await doc!.call(actOnMessage, { Kind, Id: id, UpdateTime, Act: 'drop', Remarks: '改期' })
  expect(await stateOfManifest(doc!, Id)).toBe('toSend')
})
