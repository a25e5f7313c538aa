import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { documentMessageDraft, documentMessageFile, documentMessages, documentTimeline } from '@jst/contracts/document'
import { listStates, packingMessage } from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import { readCoprar, readCoscln } from '@jst/packing/edi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { startCarrier, type CarrierServer } from '../../../testing/carriers.ts'
import { actMessage, aperak, depotChannel, messagesOf, openedMessage, pasted, pushed, recordMessages } from '../../../testing/depots.ts'
import { createTestServer, runQueued, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { startJobs, type JobBench } from '../../../testing/job-bench.ts'
import { boxOf, gridOf, lineOf, moveList, packed, repacked } from '../../../testing/packing-lists.ts'
import { issuedSlips } from '../../../testing/slips.ts'

const secretKey = 'a key that is only for these tests'
const surroundings = createSurroundings({ secretKey, innerEndpoints: true, simulatedAnswerMs: 1_000 })
const Kind = 'packingList'
let server: TestServer
let terminalServer: CarrierServer
let bench: JobBench | undefined
let [boss, ops, customer]: TestClient[] = []
beforeAll(async () => {
  terminalServer = await startCarrier()
  server = await createTestServer({ config: { innerEndpoints: true, account: { secretKey, sms: undefined, weChat: undefined } } })
  ;[boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map((account) => server.signIn(account)))
  await server.db.owner((owner) => owner.query('update packing_channel set enabled = false'))
})
afterAll(async () => {
  await bench?.stop()
  await server.close()
  await terminalServer.close()
})

const run = (seconds = 0) => runQueued(server, { jobs: channelJobs, surroundings, now: () => new Date(Date.now() + seconds * 1_000) })
let boxes = 500_000
const newBox = () => {
  const ten = `CSQU${(boxes += 1)}`
  return `${ten}${checkDigit(ten)}`
}
const read = (id: number) => openedMessage(ops!, Kind, id)
const stateOf = async (BookingId: number) => (await gridOf(ops!, BookingId)).Lists.filter(({ Id }) => Id !== 0).map(({ State }) => State)
let places = 0
/** Lists of two boxes of a booking that the desk has sent on to a terminal with a channel of its own. */
async function sentLists(way = 'file', more: Record<string, string | boolean> = {}) {
  const Terminal = `装箱单码头${(places += 1)}`
  const channel = await depotChannel(boss!, Terminal, way, { Facility: 'SDICT', ...more }, 'TERMINAL-KEY')
  const { booking, ids: slips } = await issuedSlips(customer!, ops!, 2, { Terminal })
  const numbers = [newBox(), newBox()]
  await server.db.owner((owner) =>
    owner.query(`update box_slip t set box_no = x.box from unnest($1::bigint[], $2::text[]) as x (id, box) where t.id = x.id`, [
      slips,
      numbers,
    ]),
  )
  const goods = [lineOf(150, 8_000, 60), lineOf(150, 8_000, 60)]
  const { body, text } = await packed(
    ops!,
    booking.Id,
    numbers.map((BoxNo, at) => boxOf(BoxNo, [goods[at]!], { Tare: 3_900 })),
    '实际装载',
  )
  if (!body.Data) throw new Error(text)
  const ids = body.Data.Lists.filter(({ Id }) => Id !== 0).map(({ Id }) => Id)
  return { Terminal, channel, booking: booking.Id, ids, numbers }
}
/** Puts lists into the state in which the desk has sent them on; the checks of the goods are not about channels. */
const pass = (ids: readonly number[]) =>
  server.db.owner((owner) =>
    owner.query('update packing_list set state = $2, update_time = next_update_time(update_time) where id = any($1)', [
      ids,
      listStates.codes.sent,
    ]),
  )
const sentOne = async (ids: readonly number[]) => {
  const messages = await messagesOf(ops!, Kind, ids)
  const [message] = messages
  if (typeof message !== 'number') throw new Error(message)
  return { message, messages }
}
const controlOf = (payload: string) => /\+(ZX\w+)'UNH/.exec(payload)?.[1] ?? ''

describe('packing lists', () => {
  it('of one voyage leave in one COSCLN, which is read back; the file is GB18030', async () => {
    const { ids, numbers } = await sentLists()
    await pass(ids)
    const draft = (await ops!.call(documentMessageDraft, { Kind, Id: ids[0]!, With: String(ids[1]) })).body.Data
    expect(draft).toMatchObject({ Type: 'load', Format: 'coscln', Gaps: [], Missing: [] })
    const { message, messages } = await sentOne(ids)
    expect(new Set(messages).size).toBe(1)
    const headers = { authorization: `Bearer ${ops!.token}` }
    const file = await server.app.inject({ method: 'GET', url: documentMessageFile.path, query: { Kind, Id: String(message) }, headers })
    const { boxes: back, problems } = readCoscln(file.rawPayload)
    expect([back.map(({ BoxNo }) => BoxNo), problems]).toEqual([numbers, []])
    expect(back[0]!.Lines[0]!.GoodsZh).toBe('木制家具')
    for (const id of ids) {
      expect(await recordMessages(ops!, Kind, id)).toMatchObject([{ Id: message, RecordNo: expect.stringContaining('等 2 份') }])
      expect((await ops!.call(documentTimeline, { Kind, Id: id })).body.Data.Rows.map(({ Event }) => Event)).toContain('listSent')
      expect((await messagesOf(ops!, Kind, [id]))[0]).toContain('装箱单报文待发送')
    }
  })
  it('of two terminals are two messages, and are not previewed together', async () => {
    const [one, other] = [await sentLists(), await sentLists()]
    await pass([...one.ids, ...other.ids])
    const answer = await ops!.call(documentMessageDraft, { Kind, Id: one.ids[0]!, With: String(other.ids[0]) })
    expect(answer.body.Message).toContain('不能写在同一份报文里')
    const { messages } = await sentOne([...one.ids, ...other.ids])
    expect(new Set(messages).size).toBe(2)
  })
  it('that are not sent on leave by no message, and a change replaces what was told', async () => {
    const { ids, booking } = await sentLists('file', { ListFormat: 'coprar' })
    expect((await messagesOf(ops!, Kind, ids))[0]).toContain('没有需要发送的报文')
    await pass(ids)
    const first = await sentOne(ids)
    await actMessage(ops!, Kind, 'mark', first.message)
    const { Payload, Format } = await read(first.message)
    expect([Format, readCoprar(Payload).boxes.length]).toEqual(['coprar', 2])
    const [, number = ''] = /BGM\+45\+(\w+)\+9'/.exec(Payload) ?? []
    expect((await messagesOf(ops!, Kind, [ids[0]!]))[0]).toContain('没有需要发送的报文')
    await moveList(ops!, 'correct', ids[0]!, 'SEAL')
    const grid = await gridOf(ops!, booking)
    await repacked(ops!, { ...grid, Lists: grid.Lists.filter(({ Id }) => Id === ids[0]) }, (box) => ({
      ...box,
      Seals: [{ No: 'SLNEW', Source: 'carrier' }],
    }))
    await pass([ids[0]!])
    const change = await sentOne(ids.slice(0, 1))
    const changed = (await read(change.message)).Payload
    expect(await read(change.message)).toMatchObject({ Type: 'loadChange', Payload: expect.stringContaining('SEL+SLNEW') })
    // the number of the first message, for a part of its boxes, in an interchange of its own
    expect(changed).toContain(`BGM+45+${number}+4'`)
    expect(controlOf(changed)).not.toBe(controlOf(Payload))
    await actMessage(ops!, Kind, 'mark', change.message)
    // a list that is void afterwards is withdrawn
    await moveList(ops!, 'correct', ids[0]!, 'SEAL')
    expect(await moveList(ops!, 'void', ids[0]!)).toBeUndefined()
    const cancel = await sentOne(ids.slice(0, 1))
    expect(await read(cancel.message)).toMatchObject({ Type: 'loadCancel', Payload: expect.stringContaining(`BGM+45+${number}+3'`) })
  })
  it('of another box take the old one off the terminal first, and the message for a person has the head of the channel', async () => {
    const { ids, booking, numbers } = await sentLists('file', { ListFormat: 'coprar', Receiver: 'PORTSHA' })
    await pass(ids)
    const first = await sentOne(ids)
    await actMessage(ops!, Kind, 'mark', first.message)
    await moveList(ops!, 'correct', ids[0]!, 'BOX')
    const other = newBox()
    const grid = await gridOf(ops!, booking)
    await repacked(ops!, { ...grid, Lists: grid.Lists.filter(({ Id }) => Id === ids[0]) }, (box) => ({ ...box, BoxNo: other }))
    await server.db.owner((owner) => owner.query('update box_slip set box_no = $2 where box_no = $1', [numbers[0], other]))
    await pass([ids[0]!])
    const cancel = await sentOne([ids[0]!])
    expect(await read(cancel.message)).toMatchObject({ Type: 'loadCancel', Payload: expect.stringContaining(`EQD+CN+${numbers[0]}`) })
    await actMessage(ops!, Kind, 'mark', cancel.message)
    const next = await sentOne([ids[0]!])
    expect(await read(next.message)).toMatchObject({ Type: 'load', Payload: expect.stringContaining(`EQD+CN+${other}`) })
    await pass(ids)
    const { Text } = (await ops!.call(packingMessage, { BookingId: booking, Format: 'coprar' })).body.Data
    const heads = [Text, (await read(first.message)).Payload].map((text) => text.split('+').slice(1, 4).join('+'))
    expect(heads[0]).toBe(heads[1])
    expect(Text).toContain('PORTSHA')
  })
  it('are accepted by the answer to their message, together; a rejection is told at each of them', async () => {
    const { ids, booking, channel } = await sentLists('file', { ListFormat: 'coprar', AutoApply: true })
    await pass(ids)
    const { message } = await sentOne(ids)
    await actMessage(ops!, Kind, 'mark', message)
    const control = controlOf((await read(message)).Payload)
    expect((await pushed(server, channel, aperak(control, false, 'WRONG SEAL'))).statusCode).toBe(204)
    await run()
    expect(await read(message)).toMatchObject({ State: 'answered', Result: 'declined' })
    expect(await stateOf(booking)).toEqual([listStates.codes.sent, listStates.codes.sent])
    for (const id of ids) {
      const { Rows } = (await ops!.call(documentTimeline, { Kind, Id: id })).body.Data
      expect(Rows.find(({ Event }) => Event === 'listAnswered')?.Text).toContain('101 WRONG SEAL')
    }
    // what was declined is told anew, and accepted
    const again = await sentOne(ids)
    await actMessage(ops!, Kind, 'mark', again.message)
    await pushed(server, channel, aperak(controlOf((await read(again.message)).Payload), true))
    await run()
    expect(await stateOf(booking)).toEqual([listStates.codes.accepted, listStates.codes.accepted])
  })
  it('are not accepted by an answer to an older message, nor by one that names none of ours', async () => {
    const { ids, booking, channel } = await sentLists('file', { ListFormat: 'coprar', AutoApply: true })
    await pass(ids)
    const first = await sentOne(ids)
    await actMessage(ops!, Kind, 'mark', first.message)
    const old = controlOf((await read(first.message)).Payload)
    for (const id of ids) await moveList(ops!, 'correct', id, 'SEAL')
    await repacked(ops!, await gridOf(ops!, booking), (box) => ({ ...box, Seals: [{ No: `N${box.BoxNo.slice(4)}`, Source: 'carrier' }] }))
    await pass(ids)
    const next = await sentOne(ids)
    await actMessage(ops!, Kind, 'mark', next.message)
    await pushed(server, channel, aperak(old, true))
    await run()
    const [late] = (await recordMessages(ops!, Kind, ids[0]!)).filter(({ Direction }) => Direction === 'in')
    expect(late).toMatchObject({ State: 'open', Error: expect.stringContaining('已被更新的报文取代') })
    expect(await stateOf(booking)).toEqual([listStates.codes.sent, listStates.codes.sent])
    const { Id } = (await pasted(ops!, Kind, aperak('ZX0000000099', true))).body.Data
    expect(await read(Id)).toMatchObject({ State: 'unmatched' })
  })
  it('leave by mail and by hand, and are answered by the simulated terminal', async () => {
    const [mailed, byHand, simulated] = [
      await sentLists('mail', { MailTo: 'edi@terminal.example' }),
      await sentLists('manual'),
      await sentLists('terminal', { AutoApply: true }),
    ]
    for (const { ids } of [mailed, byHand, simulated]) await pass(ids)
    const mail = (await ops!.call(documentMessageDraft, { Kind, Id: mailed.ids[0]! })).body.Data
    expect(mail.Mail).toMatchObject({ To: 'edi@terminal.example', Subject: expect.stringContaining('装箱单 ZX') })
    expect((await messagesOf(ops!, Kind, byHand.ids))[0]).toContain('怎样发送')
    const [told] = await messagesOf(ops!, Kind, byHand.ids, '码头网站录入')
    expect(await read(told as number)).toMatchObject({
      State: 'sent',
      Words: '码头网站录入',
      Payload: expect.stringContaining(byHand.numbers[1]!),
    })
    await messagesOf(ops!, Kind, simulated.ids)
    await run()
    await run(2)
    await run(3)
    expect(await stateOf(simulated.booking)).toEqual([listStates.codes.accepted, listStates.codes.accepted])
  })
  it('of another company are neither sent nor seen', async () => {
    const { ids } = await sentLists()
    await pass(ids)
    expect((await customer!.call(documentMessageDraft, { Kind, Id: ids[0]! })).status).toBe(403)
    expect((await customer!.call(documentMessages, { Kind })).status).toBe(403)
  })
})

it('a message that the terminal has when its sender dies is one there, and is noted as sent by the next', { timeout: 90_000 }, async () => {
  const { ids } = await sentLists('http', { Endpoint: terminalServer.url, ListFormat: 'coprar' })
  await pass(ids)
  await server.db.owner((owner) => owner.query('truncate job_run'))
  const { message } = await sentOne(ids)
  const posts = terminalServer.posts.length
  // it is killed while the answer to its post is held back
  terminalServer.next.push('hold')
  const holder = fileURLToPath(new URL('../../../testing/message-holder.ts', import.meta.url))
  const child = fork(holder, [JSON.stringify(server.db.address), secretKey], { execArgv: ['--conditions=@jst/source'], silent: true })
  const exit = once(child, 'exit')
  terminalServer.taken = () => void child.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  terminalServer.taken = () => {}
  expect(await read(message)).toMatchObject({ State: 'waiting', Tries: 1, Attempts: [{ Error: '' }] })
  bench = await startJobs(server.db.address, channelJobs, { surroundings })
  await until(async () => (await read(message)).State === 'sent', 30_000)
  const { Key, Tries, Payload } = await read(message)
  const own = terminalServer.posts.slice(posts)
  expect([Tries, own.map(({ key }) => key)]).toEqual([2, [Key, Key]])
  expect([terminalServer.bookings.has(Key), own[0]!.body]).toEqual([true, Payload])
})
