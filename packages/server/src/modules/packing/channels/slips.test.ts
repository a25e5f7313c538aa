import fc from 'fast-check'
import {
  actOnMessage,
  documentMessageDraft,
  documentMessages,
  documentTimeline,
  moveDocuments,
  saveDocumentChannelSecret,
  testDocumentChannel,
} from '@jst/contracts/document'
import { changeSlip, extendSlips, packingChannelCalls, replaceSlip, reportSlip } from '@jst/contracts/packing'
import { trackStatements } from '@jst/contracts/tracking'
import { checkDigit } from '@jst/contracts/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/surroundings.ts'
import {
  actMessage,
  aperak,
  codeco,
  depotChannel,
  hoursAgo,
  messagesOf,
  openedMessage,
  pasted,
  pushed,
  recordMessages,
} from '../../../testing/depots.ts'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter } from '../../../testing/quotes.ts'
import { issuedSlips, moveSlip, slipRow, versionsOf, viewedSlip } from '../../../testing/slips.ts'

const secretKey = 'a key that is only for these tests'
const surroundings = createSurroundings({ secretKey, innerEndpoints: true, simulatedAnswerMs: 1_000 })
const Kind = 'boxSlip'
let server: TestServer
let [boss, ops, customer, sales]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ config: { innerEndpoints: true, account: { secretKey, sms: undefined, weChat: undefined } } })
  ;[boss, ops, customer, sales] = await Promise.all(['boss', 'ops', 'customer', 'sales'].map((account) => server.signIn(account)))
  await server.db.owner((owner) => owner.query('update packing_channel set enabled = false'))
})
afterAll(() => server.close())

const run = (seconds = 0) => runQueued(server, { jobs: channelJobs, surroundings, now: () => new Date(Date.now() + seconds * 1_000) })
let boxes = 300_000
const newBox = () => {
  const ten = `CSQU${(boxes += 1)}`
  return `${ten}${checkDigit(ten)}`
}
let places = 0
/** Issued slips whose depot and terminal have channels of their own, with keys. */
async function slips(count = 1, way = 'file', more: Record<string, string | boolean> = {}) {
  const [Depot, Terminal] = [`通道堆场${(places += 1)}`, `通道码头${places}`]
  const depot = await depotChannel(boss!, Depot, way === 'simulator' ? 'depot' : way, more, 'DEPOT-KEY')
  const terminal = await depotChannel(boss!, Terminal, way === 'simulator' ? 'terminal' : way, more, 'TERMINAL-KEY')
  const { ids } = await issuedSlips(customer!, ops!, count, { Depot, Terminal })
  const { BookingNo } = await viewedSlip(ops!, ids[0]!)
  return { ids, id: ids[0]!, BookingNo, depot, terminal, Depot, Terminal }
}
const send = async (id: number, Remarks = '') => (await messagesOf(ops!, Kind, [id], Remarks))[0]!
const read = (id: number) => openedMessage(ops!, Kind, id)
async function sentOut(id: number) {
  const message = await send(id)
  if (typeof message === 'string') throw new Error(message)
  await actMessage(ops!, Kind, 'mark', message)
  return read(message)
}
/** Changes the haulage of a slip. */
async function edit(id: number, more: Record<string, string>) {
  const [item] = await versionsOf(ops!, [id])
  const Haulage = { ...(await viewedSlip(ops!, id)).Haulage, ...more }
  const { text, status } = await ops!.call(changeSlip, { ...item!, Haulage })
  if (status !== 200) throw new Error(text)
}
/** The box of a slip and what the gates told of it. */
async function standing(id: number) {
  const { BoxNo, SealNo, PickedUpAt, GatedInAt } = await viewedSlip(ops!, id)
  return { Stage: await stateOf(id), BoxNo, SealNo, PickedUpAt, GatedInAt }
}
const stateOf = async (id: number) => (await slipRow(ops!, id))['Stage']
const incoming = async (id: number) => (await recordMessages(ops!, Kind, id)).filter(({ Direction }) => Direction === 'in')
const receive = async (text: string) => (await pasted(ops!, Kind, text)).body.Data

describe('the release of a slip (COPARN)', () => {
  it('is shown before it is sent, with what it loses, lacks and assumes', async () => {
    const { id } = await slips()
    const { body } = await ops!.call(documentMessageDraft, { Kind, Id: id })
    expect(body.Data).toMatchObject({
      Type: 'release',
      ChannelName: '文件',
      Format: 'coparn',
      Gaps: [],
      Missing: [],
      Assumed: ['40HQ 的 ISO 代码按 45G1 写入'],
    })
    expect(body.Data.Payload).toContain(`BGM+12+H${id}+9'`)
    expect(body.Data).not.toHaveProperty('Control')
    const [other] = [await slips(1, 'file', { Facility: '', Needed: ['Fleet'] as never })]
    expect((await ops!.call(documentMessageDraft, { Kind, Id: other.id })).body.Data.Missing).toEqual([
      '场站代码（在堆场码头通道填写）',
      '接收方代码',
    ])
  })
  it('is sent once, changed where the slip says otherwise, and withdrawn where the slip ends', async () => {
    const { id } = await slips()
    const first = await sentOut(id)
    expect(first).toMatchObject({ State: 'sent', Type: 'release' })
    expect(await send(id)).toContain('没有需要发送的报文')
    const Items = await versionsOf(ops!, [id])
    await ops!.call(extendSlips, { Items, PickupTo: dayAfter(20), Remarks: '' })
    const change = await sentOut(id)
    expect(change.Type).toBe('releaseChange')
    expect(change.Payload).toContain(`BGM+12+H${id}+5'`)
    expect(change.Payload).toContain(`DTM+36:${dayAfter(20).replaceAll('-', '')}:102'`)
    // driver and plate are no part of a release; a remark is
    await edit(id, { Driver: '王五', Plate: '沪B12345' })
    expect(await send(id)).toContain('没有需要发送的报文')
    await moveSlip(ops!, 'giveBack', id, 'NO_CARGO')
    const cancel = await sentOut(id)
    expect(cancel).toMatchObject({ Type: 'releaseCancel' })
    expect(cancel.Payload).toContain(`BGM+12+H${id}+1'`)
    expect(await send(id)).toContain('没有需要发送的报文')
    // the log finds them by numbers of the slip, in part and in small letters
    const { EirNo, SoNo } = await slipRow(ops!, id)
    for (const Keyword of [String(EirNo).toLowerCase(), String(EirNo).slice(1), String(SoNo)]) {
      const { Rows } = (await ops!.call(documentMessages, { Kind, Keyword })).body.Data
      expect([Keyword, Rows.filter(({ RecordId }) => RecordId === id).length]).toEqual([Keyword, 3])
    }
    expect((await boss!.call(documentMessages, { Kind, Keyword: `${String(EirNo)}?` })).body.Data.Rows).toEqual([])
    // three interchanges, three numbers
    const numbers = [first, change, cancel].map(({ Payload }) => /UNB\+.*?\+.*?\+.*?\+.*?\+([A-Z0-9]+)/.exec(Payload)![1])
    expect(new Set(numbers).size).toBe(3)
    const told = (await ops!.call(documentTimeline, { Kind, Id: id })).body.Data.Rows.filter(({ Event }) => Event === 'slipSent')
    expect(told).toHaveLength(3)
  })
  it('of a replaced slip goes to the old depot as a cancellation, and to the new one as an order', async () => {
    const [old, next] = [await slips(), await slips()]
    await sentOut(old.id)
    const [item] = await versionsOf(ops!, [old.id])
    const Haulage = { ...(await viewedSlip(ops!, old.id)).Haulage, Depot: next.Depot }
    const made = (await ops!.call(replaceSlip, { ...item!, Haulage, Reason: 'DEPOT', Remarks: '', EirNo: `N${old.id}` })).body.Data
    expect(await sentOut(old.id)).toMatchObject({ Type: 'releaseCancel', PartnerCode: old.Depot })
    expect(await sentOut(made.Id)).toMatchObject({ Type: 'release', PartnerCode: next.Depot })
  })
  it('that the depot declines is an order again, and its answer is told at the slip', async () => {
    const { id, depot } = await slips()
    const first = await sentOut(id)
    const control = /\+(EQ\w+)'UNH/.exec(first.Payload)![1]!
    expect((await pushed(server, depot, aperak(control, false, 'NO STOCK OF 45G1'))).statusCode).toBe(204)
    expect(await read(first.Id)).toMatchObject({ State: 'answered', Result: 'declined' })
    const [answer] = await incoming(id)
    expect(answer).toMatchObject({ State: 'open', Words: '对方拒绝；101 NO STOCK OF 45G1' })
    expect((await actMessage(ops!, Kind, 'apply', answer!.Id)).body.Message).toContain('回执不改变箱单')
    expect((await actMessage(ops!, Kind, 'note', answer!.Id)).body.Data.State).toBe('noted')
    const again = await sentOut(id)
    expect(again.Type).toBe('release')
    await pushed(server, depot, aperak(/\+(EQ\w+)'UNH/.exec(again.Payload)![1]!, true))
    expect(await read(again.Id)).toMatchObject({ State: 'answered', Result: 'confirmed' })
    expect((await incoming(id))[0]).toMatchObject({ State: 'noted', Words: '对方接受' })
  })
  it('is sent in a batch with an outcome for each', async () => {
    const { ids } = await slips(3)
    await moveSlip(ops!, 'giveBack', ids[1]!, 'NO_CARGO')
    const sent = await messagesOf(ops!, Kind, ids)
    expect([typeof sent[0], sent[1], typeof sent[2]]).toEqual(['number', expect.stringContaining('没有需要发送的报文'), 'number'])
  })
})

describe('the announcement of a truck (COPINO)', () => {
  it('goes to the terminal once the box is picked up, changes with the truck, and is withdrawn with the slip', async () => {
    const { id, Terminal } = await slips()
    const box = newBox()
    await ops!.call(reportSlip, { Id: id, BoxNo: box, SealNo: 'SL1', PickedUpAt: hoursAgo(3).instant, GatedInAt: null, Note: '' })
    const bare = (await ops!.call(documentMessageDraft, { Kind, Id: id })).body.Data
    expect([bare.Type, bare.Missing]).toEqual(['truck', ['车牌', '司机']])
    await edit(id, { Driver: '王五', Plate: '沪B12345', Phone: '13800000001' })
    const sent = await sentOut(id)
    expect(sent).toMatchObject({ Type: 'truck', PartnerCode: Terminal, Format: 'copino' })
    expect(sent.Lost.map(({ Label }) => Label)).toContain('司机手机')
    expect(sent.Payload).toContain(`EQD+CN+${box}+45G1:102:5++2+5'`)
    await edit(id, { Phone: '13800000002' })
    expect(await send(id)).toContain('没有需要发送的报文')
    await edit(id, { Plate: '沪B54321' })
    expect((await sentOut(id)).Type).toBe('truckChange')
    await moveSlip(ops!, 'giveBack', id, 'NO_CARGO')
    expect(await sentOut(id)).toMatchObject({ Type: 'truckCancel', PartnerCode: Terminal })
  })
})

describe('a gate move (CODECO)', () => {
  it('pushed with the key of the partner moves the slip, by the number of the release, then of the box; a copy changes nothing', async () => {
    const { id, BookingNo, depot, terminal } = await slips(2, 'file', { AutoApply: true })
    const box = newBox()
    const [out, gated] = [hoursAgo(9), hoursAgo(2)]
    const text = codeco([{ box, at: out.written, references: [`RE:H${id}`], more: ['SEL+SL77:CA'] }])
    expect((await pushed(server, depot, text)).statusCode).toBe(204)
    await run()
    expect(await standing(id)).toEqual({ Stage: 'pickedUp', BoxNo: box, SealNo: 'SL77', PickedUpAt: out.instant, GatedInAt: null })
    const view = await viewedSlip(ops!, id)
    expect(view.Reports).toMatchObject([{ By: 'message', BoxNo: box, Superseded: false }])
    for (const again of [text, codeco([{ box, at: out.written, references: [`RE:H${id}`] }])]) {
      await pushed(server, depot, again)
      await run()
    }
    expect((await viewedSlip(ops!, id)).Reports).toHaveLength(1)
    const full = codeco([{ box, at: gated.written, references: [`BN:${BookingNo}`] }], 'in')
    expect((await pushed(server, terminal, full)).statusCode).toBe(204)
    await run()
    expect(await standing(id)).toMatchObject({ Stage: 'gatedIn', GatedInAt: gated.instant })
  })
  it('of many boxes in one message is one for each slip; that of a stranger waits', async () => {
    const { ids, depot } = await slips(2, 'file', { AutoApply: true })
    const at = hoursAgo(5).written
    const named = ids.map((id) => ({ box: newBox(), at, references: [`RE:H${id}`] }))
    const stranger = newBox()
    const { Received } = (await pasted(ops!, Kind, codeco([...named, { box: stranger, at, references: ['BN:NOBODY99'] }]))).body.Data
    expect(Received).toHaveLength(3)
    await run()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['pickedUp', 'pickedUp'])
    expect(await read(Received[2]!)).toMatchObject({ State: 'unmatched', RecordId: 0, Words: expect.stringContaining(stranger) })
    expect(depot.Door).toMatch(/^[0-9a-f-]{36}$/)
  })
  it('that names one booking of two free slips waits for a person, who links it', async () => {
    const { ids, BookingNo } = await slips(2, 'file', { AutoApply: true })
    const box = newBox()
    const { Id } = await receive(codeco([{ box, at: hoursAgo(4).written, references: [`BN:${BookingNo}`] }]))
    await run()
    expect([(await read(Id)).State, await stateOf(ids[0]!)]).toEqual(['unmatched', 'issued'])
    await actMessage(ops!, Kind, 'link', Id, { No: `h${ids[1]}` })
    await run()
    expect([(await read(Id)).State, await stateOf(ids[1]!)]).toEqual(['open', 'issued'])
    expect((await actMessage(ops!, Kind, 'apply', Id)).body.Data.State).toBe('applied')
    expect(await slipRow(ops!, ids[1]!)).toMatchObject({ Stage: 'pickedUp', BoxNo: box })
    // now one is left, and the next one can only be its
    const other = newBox()
    await receive(codeco([{ box: other, at: hoursAgo(3).written, references: [`BN:${BookingNo}`] }]))
    await run()
    expect(await slipRow(ops!, ids[0]!)).toMatchObject({ Stage: 'pickedUp', BoxNo: other })
  })
  it.each([
    ['of the future', (id: number) => codeco([{ box: newBox(), at: hoursAgo(-3).written, references: [`RE:H${id}`] }]), '不能晚于现在'],
    ['without a time', (id: number) => codeco([{ box: newBox(), at: '', references: [`RE:H${id}`] }]), '没有动态时间'],
    [
      'with a wrong check digit',
      (id: number) => codeco([{ box: 'CSQU3054380', at: hoursAgo(2).written, references: [`RE:H${id}`] }]),
      '校验码不符',
    ],
    [
      'that is withdrawn',
      (id: number) => codeco([{ box: newBox(), at: hoursAgo(2).written, references: [`RE:H${id}`] }], 'out', { action: '1' }),
      '撤销了先前的动态',
    ],
  ])('%s moves nothing and waits with the reason', async (_name, textFor, why) => {
    const { id } = await slips(1, 'file', { AutoApply: true })
    const { Id } = await receive(textFor(id))
    await run()
    expect(await stateOf(id)).toBe('issued')
    expect((await viewedSlip(ops!, id)).Reports).toEqual([])
    expect(await read(Id)).toMatchObject({ State: 'open', Error: expect.stringContaining(why) })
    expect((await actMessage(ops!, Kind, 'apply', Id)).status).not.toBe(200)
    expect((await actMessage(ops!, Kind, 'note', Id)).body.Data.State).toBe('noted')
  })
  it('for tests, of an import and of a void slip moves nothing', async () => {
    const { id, ids } = await slips(2, 'file', { AutoApply: true })
    const at = hoursAgo(2).written
    const test = await receive(codeco([{ box: newBox(), at, references: [`RE:H${id}`] }], 'out', { test: true }))
    const full = await receive(codeco([{ box: newBox(), at, references: [`RE:H${id}`], full: true }]))
    await moveSlip(ops!, 'giveBack', ids[1]!, 'NO_CARGO')
    const late = await receive(codeco([{ box: newBox(), at, references: [`RE:H${ids[1]}`] }]))
    await run()
    expect(await Promise.all([test, full, late].map(async ({ Id }) => (await read(Id)).State))).toEqual(['unmatched', 'unmatched', 'open'])
    expect((await read(late.Id)).Error).toContain('箱单已退箱，不能登记')
    expect(await stateOf(id)).toBe('issued')
  })
  it('gives way to staff and to another message, and not to a driver', async () => {
    const told = async (id: number, BoxNo: string) =>
      ops!.call(reportSlip, { Id: id, BoxNo, SealNo: '', PickedUpAt: null, GatedInAt: null, Note: '' })
    const { ids } = await slips(2, 'file', { AutoApply: true })
    const [byStaff, byDriver] = ids as [number, number]
    const [one, other] = [newBox(), newBox()]
    await told(byStaff, one)
    await server.db.owner((owner) =>
      owner.query(
        `insert into slip_report (slip_id, company_id, operator_id, teller, name, box_no) select id, company_id, operator_id, 'driver', '司机', $2
          from box_slip where id = $1`,
        [byDriver, newBox()],
      ),
    )
    const at = hoursAgo(2).written
    const refused = await receive(codeco([{ box: other, at, references: [`RE:H${byStaff}`] }]))
    await receive(codeco([{ box: other, at, references: [`RE:H${byDriver}`] }]))
    await run()
    expect(await read(refused.Id)).toMatchObject({
      State: 'open',
      Error: expect.stringContaining(`箱单已登记箱号 ${one}，报文是 ${other}`),
    })
    expect(await slipRow(ops!, byDriver)).toMatchObject({ Stage: 'pickedUp', BoxNo: other })
    // another time of the same move
    const second = await receive(codeco([{ box: other, at: hoursAgo(1).written, references: [`RE:H${byDriver}`] }]))
    await run()
    expect((await read(second.Id)).Error).toContain('提箱时间不同')
    // the person corrects, and applies it
    const [item] = await versionsOf(ops!, [byDriver])
    await ops!.call(moveDocuments, { Kind, Event: 'correct', Reason: '', Remarks: '时间有误', Items: [item!] })
    expect((await actMessage(ops!, Kind, 'apply', second.Id)).body.Data.State).toBe('applied')
    expect(await standing(byDriver)).toMatchObject({ Stage: 'pickedUp', BoxNo: other })
  })
  it('turned in time waits: into the port before out of the depot', async () => {
    const { id, BookingNo } = await slips(1, 'file', { AutoApply: true })
    const box = newBox()
    await receive(codeco([{ box, at: hoursAgo(5).written, references: [`RE:H${id}`] }]))
    await run()
    const early = await receive(codeco([{ box, at: hoursAgo(8).written, references: [`BN:${BookingNo}`] }], 'in'))
    await run()
    expect([(await read(early.Id)).Error, await stateOf(id)]).toEqual([expect.stringContaining('请核对'), 'pickedUp'])
  })
  it('leads to the same slip in any order and with any copies', { timeout: 120_000 }, async () => {
    const orders = fc.shuffledSubarray([0, 0, 1, 1, 2], { minLength: 5, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { id, BookingNo } = await slips(1, 'file', { AutoApply: true })
        const box = newBox()
        const texts = [
          () => codeco([{ box, at: hoursAgo(9).written, references: [`RE:H${id}`, `BN:${BookingNo}`] }]),
          () => codeco([{ box, at: hoursAgo(3).written, references: [`RE:H${id}`, `BN:${BookingNo}`], more: ['SEL+S9:CA'] }], 'in'),
          // of another slip of nobody
          () => codeco([{ box: newBox(), at: hoursAgo(3).written, references: ['BN:NOBODY98'] }], 'in'),
        ]
        for (const at of order) {
          await receive(texts[at]!())
          await run()
        }
        expect(await standing(id)).toEqual({
          Stage: 'gatedIn',
          BoxNo: box,
          SealNo: 'S9',
          PickedUpAt: hoursAgo(9).instant,
          GatedInAt: hoursAgo(3).instant,
        })
        expect((await viewedSlip(ops!, id)).Reports).toHaveLength(2)
      }),
      { numRuns: 6 },
    )
  })
  it('is a statement for tracking of whoever signed it, also without a slip', async () => {
    const { depot } = await slips()
    const box = newBox()
    await pushed(server, depot, codeco([{ box, at: hoursAgo(7).written, references: ['BN:NOBODY97'] }]))
    const { Rows } = (await ops!.call(trackStatements, { Keyword: box })).body.Data
    expect(Rows).toMatchObject([{ Box: box, Party: `${depot.Code}/YS1`, Origin: `堆场码头报文 ${depot.Code}` }])
  })
})

describe('the door of a channel', () => {
  it('takes nothing without the right key, of another partner, or of another company', async () => {
    const [mine, other] = [await slips(1, 'file', { AutoApply: true }), await slips(1, 'file', { AutoApply: true })]
    const text = codeco([{ box: newBox(), at: hoursAgo(2).written, references: [`RE:H${mine.id}`] }])
    for (const [door, signature] of [
      [{ ...mine.depot, secret: 'WRONG' }, undefined],
      [mine.depot, ''],
      [mine.depot, 'sha256=00'],
      [{ Door: 'PROBE', secret: 'DEPOT-KEY' }, undefined],
      [{ Door: '00000000-0000-4000-8000-000000000000', secret: 'DEPOT-KEY' }, undefined],
    ] as const) {
      const answer = await pushed(server, door, text, signature)
      expect([answer.statusCode, answer.json().Message]).toEqual([401, '通道编号或签名不对，请核对通道密钥'])
    }
    expect((await incoming(mine.id)).length).toBe(0)
    // another depot speaks of this one's slip
    expect((await pushed(server, other.depot, text)).statusCode).toBe(204)
    await run()
    expect([await stateOf(mine.id), (await incoming(mine.id)).length]).toEqual(['issued', 0])
    expect((await pushed(server, mine.depot, 'NO EDIFACT')).statusCode).toBe(422)
    // the channel of another company, whose depot has the same name, and the same number of a slip
    await server.db.owner((owner) =>
      owner.query(
        `update packing_channel set place = $2, company_id = (select id from company where kind = 'operator' and id <> company_id order by id limit 1)
          where id = $1`,
        [other.depot.Id, mine.Depot],
      ),
    )
    expect(
      (await pushed(server, other.depot, codeco([{ box: newBox(), at: hoursAgo(2).written, references: [`RE:H${mine.id}`] }]))).statusCode,
    ).toBe(204)
    await run()
    expect([await stateOf(mine.id), (await incoming(mine.id)).length]).toEqual(['issued', 0])
    const kept = await server.db.owner((owner) =>
      owner.query<{ own: boolean; state: string }>(
        `select m.company_id = (select staff_id from box_slip where id = $1) as own, m.state from document_message m
          where m.direction = 'in' and m.kind = 'boxSlip' order by m.id desc limit 1`,
        [mine.id],
      ),
    )
    expect(kept).toEqual([{ own: false, state: 'unmatched' }])
    // a channel without a secret, or out of use, has no door
    await server.db.owner((owner) => owner.query('update packing_channel set enabled = false where id = $1', [mine.depot.Id]))
    expect((await pushed(server, mine.depot, text)).statusCode).toBe(401)
  })
  it('shows neither channels nor messages to customers and to people without the buttons', async () => {
    const { id, depot } = await slips()
    const message = await sentOut(id)
    expect((await customer!.call(packingChannelCalls.get, { Id: depot.Id })).status).not.toBe(200)
    for (const client of [customer!, sales!]) {
      expect((await client.call(documentMessageDraft, { Kind, Id: id })).status).toBe(403)
      const { UpdateTime } = message
      expect((await client.call(actOnMessage, { Kind, Id: message.Id, UpdateTime, Act: 'drop' })).status).toBe(403)
      const secret = { Kind, Id: depot.Id, UpdateTime, Secret: 'X' }
      expect((await client.call(saveDocumentChannelSecret, secret)).status).toBe(403)
      expect((await client.call(testDocumentChannel, { Kind, Id: depot.Id, UpdateTime })).status).toBe(403)
    }
  })
})

describe('the simulated depot and terminal', () => {
  const remarked = async (Remark: string) => {
    const made = await slips(1, 'simulator', { AutoApply: true })
    await edit(made.id, { Remark })
    const message = (await send(made.id)) as number
    await run()
    return { ...made, message }
  }
  it('accepts, and refuses at a field', async () => {
    const [accepted, refused, open] = [await remarked(''), await remarked('拒绝'), await remarked('待定')]
    await run(2)
    expect(await read(accepted.message)).toMatchObject({ State: 'answered', Result: 'confirmed' })
    expect(await read(refused.message)).toMatchObject({ State: 'answered', Result: 'declined' })
    expect(await read(open.message)).toMatchObject({ State: 'sent', Result: 'pending' })
  })
  it('answers late', async () => {
    const { message } = await remarked('延迟')
    await run(2)
    expect((await read(message)).State).toBe('sent')
    await run(30)
    expect((await read(message)).State).toBe('answered')
  })
  it('lets the box out and in, twice and out of order', async () => {
    const { id } = await remarked('提箱 进港 重复')
    await run(2)
    await run(3)
    expect(await slipRow(ops!, id)).toMatchObject({ Stage: 'gatedIn', BoxNo: expect.stringMatching(/^SIMU\d{7}$/) })
    expect((await viewedSlip(ops!, id)).Reports).toHaveLength(2)
  })
})
