import { actOnMessage, claimAtDesk, receiveDocumentAnswer } from '@jst/contracts/document'
import { blankValues } from '@jst/contracts/entity'
import { manifestCalls, manifestPhrases, manifestRemarkCalls, saveManifest } from '@jst/contracts/manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../testing/index.ts'
import { atOnce, manifestReceipt, manifestTestbed, messageIdOf, type ManifestTestbed } from '../../testing/manifest-testbed.ts'
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
import { manifestSending } from './index.ts'

const Kind = 'manifest'
let server: TestServer
let at: ManifestTestbed
let [boss, doc, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  at = await manifestTestbed(server)
  ;({ boss, doc } = at)
  customer = await server.signIn('customer')
})
afterAll(() => server.close())

describe('the desk', () => {
  it('verifies a filing by one of two people at once, and claims it for one', async () => {
    const { Id } = await addManifest(doc!)
    await moveManifest(doc!, 'submit', Id)
    const claims = await Promise.all([boss!, doc!].map((client) => client.call(claimAtDesk, { Kind, Ids: [Id] })))
    expect(claims.filter(({ body }) => body.Data[0]!.Done)).toHaveLength(1)
    const outcomes = await Promise.all([boss!, doc!].map((client) => moveManifest(client, 'approve', Id)))
    expect(outcomes.filter((why) => why === undefined)).toHaveLength(1)
  })
  it('offers the staff canned reasons of returns, of the filing or of all', async () => {
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
    // lists offer them too, with notes of sendings
    await add('J5', '已在单一窗口录入', '', 'send')
    const offered = (await doc!.call(manifestPhrases, {})).body.Data
    expect(offered).toEqual(
      expect.arrayContaining([
        { Use: 'reject', Regime: 'eu', Text: '缺少 EORI' },
        { Use: 'send', Regime: '', Text: '已在单一窗口录入' },
      ]),
    )
    expect(offered.filter(({ Text }) => Text === '船名航次变更')).toEqual([])
    expect((await customer!.call(manifestPhrases, {})).status).toBe(403)
  })
})

describe('receipts', () => {
  it('refuse a filing with their words; corrected by the staff it leaves again', async () => {
    const Id = await at.verified(chinaBill({ Remark: 'REJECT' }))
    await sendManifest(doc!, Id)
    await at.run()
    expect(await stateOfManifest(doc!, Id)).toBe('refused')
    const view = await readManifest(doc!, Id)
    expect(view.Receipts).toMatchObject([{ Code: 'SIMREJ', Meaning: '海关退单', Todo: '按退单原因修改后重新发送', Who: '操作' }])
    const edit = { Id, UpdateTime: view.UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: at.agent, LateReason: '' }
    expect((await doc!.call(saveManifest, { ...edit, Content: { ...view.Content, Remark: '' } })).status).toBe(200)
    expect(await stateOfManifest(doc!, Id)).toBe('toSend')
    await sendManifest(doc!, Id)
    await at.run()
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    expect((await messagesOfManifest(doc!, Id)).filter(({ Type }) => Type === 'original')).toHaveLength(2)
  })
  it('late, twice and against each other come to one end', async () => {
    const ends = await Promise.all(
      ['LATE', 'TWICE', 'CONTRADICT'].map(async (Remark) => {
        const Id = await at.verified(chinaBill({ Remark }))
        await sendManifest(doc!, Id)
        return Id
      }),
    )
    await at.run()
    expect(await Promise.all(ends.map((Id) => stateOfManifest(doc!, Id)))).toEqual(['accepted', 'accepted', 'accepted'])
    const contradicted = await readManifest(doc!, ends[2]!)
    expect(contradicted.Receipts.map(({ Code, Why }) => [Code, Why === ''])).toEqual([
      ['SIMREJ', false],
      ['SIMACC', true],
    ])
    expect((await readManifest(doc!, ends[1]!)).Receipts).toHaveLength(1)
  })
  it('of arrival (MT3101) are shown with the filing and in the list, and keep its state', async () => {
    const Content = chinaBill()
    const Id = await at.accepted(Content)
    const report = `<?xml version="1.0"?><Manifest><Head><MessageID>A${Id}</MessageID><MessageType>MT3101</MessageType>
      <SendTime>20991201083000000</SendTime></Head><Declaration><UnloadingLocation><ID>CNSHA/2225</ID></UnloadingLocation><Consignment>
      <TransportContractDocument><ID>${Content.BillNo}</ID></TransportContractDocument></Consignment></Declaration></Manifest>`
    for (const _again of [1, 2]) expect((await at.receive(report)).status).toBe(200)
    const { Receipts } = await readManifest(doc!, Id)
    expect(Receipts.filter(({ Code }) => Code === 'MT3101')).toMatchObject([
      { Text: 'CNSHA/2225', Meaning: '运抵报告：货物已进海关监管场所', Why: '' },
    ])
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    const { Rows } = (await doc!.call(manifestCalls.list, { Keyword: Content.BillNo })).body.Data
    expect(Rows.map((row) => row['Milestone'])).toEqual(['MT3101'])
  })
  it('of unknown bills and with unknown codes move nothing and are flagged', async () => {
    const Id = await at.verified(chinaBill({ Remark: 'UNKNOWN' }))
    const message = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    await at.run()
    expect(await stateOfManifest(doc!, Id)).toBe('awaiting')
    expect((await readManifest(doc!, Id)).Receipts).toMatchObject([
      { Code: 'SIM999', Meaning: '', Why: expect.stringContaining('没有改变状态') as string },
    ])
    const stray = (await at.receive(manifestReceipt('NOBODY-01', '21301', '2026-01-01T00:00:00Z'))).body.Data
    expect([stray.State, stray.RecordId]).toEqual(['unmatched', 0])
    // a company that explains the code has it counted from the next receipt on
    const Values = { ...blankValues(manifestRemarkCalls.entity), Code: 'SIM999', NameZh: '已收', Use: 'receipt', Outcome: 'accepted' }
    expect((await boss!.call(manifestRemarkCalls.save, { Id: 0, Values })).status).toBe(200)
    const id = messageIdOf(message.Payload)
    await at.receive(manifestReceipt(id, 'PAS', '2026-01-01T00:05:00Z'))
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    expect((await doc!.call(receiveDocumentAnswer, { Kind, Text: '{"code":"X"}' })).status).toBe(422)
  })
  it('that a person links to a filing count', async () => {
    const Id = await at.verified(chinaBill({ Remark: 'PENDING' }))
    await sendManifest(doc!, Id)
    await at.run()
    expect(await stateOfManifest(doc!, Id)).toBe('awaiting')
    const { Code } = await readManifest(doc!, Id)
    const stray = (await at.receive(manifestReceipt('', 'SIMACC', '2199-01-01T00:00:00Z', { billNo: 'ELSEWHERE' }))).body.Data
    expect(stray.State).toBe('unmatched')
    await doc!.call(actOnMessage, { Kind, Id: stray.Id, UpdateTime: stray.UpdateTime, Act: 'link', No: Code })
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
  })
})

describe('an accepted filing', () => {
  it('is changed by a version of its own, which comes into force when customs take it', async () => {
    const Id = await at.accepted()
    expect(await sendManifest(doc!, Id)).toContain('请先在舱单改单中申请')
    const { Content } = await readManifest(doc!, Id)
    expect((await at.amend(Id, 'change')).status).toBe(422)
    expect((await at.amend(Id, 'change', { Content: { ...Content, BillNo: newBill() } })).body.Issues?.[0]?.Message).toContain(
      '请先删除再重新申报',
    )
    expect((await at.amend(Id, 'change', { Content: { ...Content, Remark: 'NEW' }, Reasons: [] })).status).toBe(422)
    expect((await at.amend(Id, 'change', { Content: { ...Content, Remark: 'NEW' } })).body.Data).toMatchObject({
      Wanted: 'change',
      InForce: 1,
    })
    const wanted = await Promise.all(['change', 'delete'].map((Wanted) => at.listed({ Wanted, Sort: 'Deadline' })))
    expect(wanted.map((ids) => ids.includes(Id))).toEqual([true, false])
    const message = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    expect([message.Type, message.Payload]).toEqual(['change', expect.stringContaining('<StatementCode>001</StatementCode>')])
    expect(await stateOfManifest(doc!, Id)).toBe('changing')
    await at.run()
    expect(await readManifest(doc!, Id)).toMatchObject({ InForce: 2, Wanted: '', State: 10 })
  })
  it('whose change is refused keeps what customs have, and can give the change up', async () => {
    const Id = await at.accepted()
    const { Content } = await readManifest(doc!, Id)
    await at.amend(Id, 'change', { Content: { ...Content, Remark: 'REJECT' } })
    await sendManifest(doc!, Id)
    await at.run()
    const refused = await readManifest(doc!, Id)
    expect([refused.State, refused.InForce, refused.Content.Remark]).toEqual([10, 1, 'REJECT'])
    await at.amend(Id, '')
    expect((await readManifest(doc!, Id)).Content.Remark).toBe('')
  })
  it('is deleted with a reason, by the receipt of customs', async () => {
    const Id = await at.accepted()
    expect((await at.amend(Id, 'delete', { Reasons: [] })).status).toBe(422)
    await at.amend(Id, 'delete')
    const { Payload } = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    expect(await stateOfManifest(doc!, Id)).toBe('deleting')
    const id = messageIdOf(Payload)
    const text = `<Manifest><Head><MessageID>R</MessageID><MessageType>MT9999</MessageType><SendTime>20270101080000000</SendTime></Head><Response>
      <FunctionalReferenceID>${id}</FunctionalReferenceID><Consignment><TransportContractDocument><ID>X</ID></TransportContractDocument>
      <ResponseType><Code>01</Code><Text>24301 预配舱单删除申请审核通过</Text></ResponseType></Consignment></Response></Manifest>`
    expect((await at.receive(text)).status).toBe(200)
    expect(await stateOfManifest(doc!, Id)).toBe('deleted')
  })
})

it('a verified filing leaves at once where its agent is set so', async () => {
  const agent = await manifestAgent(boss!, 'simulator', { AutoSend: true })
  const Id = await at.verified(chinaBill(), agent)
  await runQueued(server, { jobs: [manifestSending], surroundings: atOnce })
  await at.run()
  expect(await stateOfManifest(doc!, Id)).toBe('accepted')
})
it('a filing that two people send at once is one message', async () => {
  const Id = await at.verified()
  const both = await Promise.all([sendManifest(doc!, Id), sendManifest(boss!, Id)])
  expect(both.filter((one) => typeof one === 'number')).toHaveLength(1)
})
it('a message that is given up puts its filing back', async () => {
  const agent = await manifestAgent(boss!, 'file')
  const Id = await at.verified(chinaBill(), agent)
  const { Id: id, UpdateTime } = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
  expect(await stateOfManifest(doc!, Id)).toBe('sending')
  await doc!.call(actOnMessage, { Kind, Id: id, UpdateTime, Act: 'drop', Remarks: '改期' })
  expect(await stateOfManifest(doc!, Id)).toBe('toSend')
})
