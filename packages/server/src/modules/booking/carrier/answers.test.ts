import {
  applyAnswer,
  askAmendment,
  askCancellation,
  bookingMessage,
  bookingMessages,
  linkAnswer,
  noteAnswer,
  receiveAnswer,
  type OpenMessage,
} from '@jst/contracts/booking'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { confirmed, confirmedBooking, furniture, rowOf, viewed } from '../../../testing/bookings.ts'
import { acceptedBooking, channelOf, sent } from '../../../testing/carriers.ts'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { channelJobs } from '../../../documents/index.ts'

let server: TestServer
let [boss, ops, sales, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer, other] = await Promise.all(
    ['boss', 'ops', 'sales', 'customer', 'customer2'].map((account) => server.signIn(account)),
  )
  await server.db.owner((owner) => owner.query('update booking_channel set enabled = false'))
})
afterAll(() => server.close())
afterEach(() => server.db.owner((owner) => owner.query('update booking_channel set enabled = false')))

const surroundings = createSurroundings({ simulatedAnswerMs: 5_000 })
const run = (seconds = 0) => runQueued(server, { jobs: channelJobs, surroundings, now: () => new Date(Date.now() + seconds * 1_000) })
/** Sends what waits, and lets the simulated carrier answer. */
const answered = async () => {
  await run()
  await run(6)
}
const read = async (Id: number) => (await ops!.call(bookingMessage, { Id })).body.Data
const answersTo = async (no: string) => (await ops!.call(bookingMessages, { Keyword: no, Direction: 'in' })).body.Data.Rows
const on = async <T extends typeof applyAnswer>(endpoint: T, Id: number, client = ops!) =>
  client.call(endpoint, { Id, UpdateTime: (await read(Id)).UpdateTime } as never)
const given = async (Text: string): Promise<OpenMessage> => {
  const { body, text, status } = await ops!.call(receiveAnswer, { Text })
  if (status !== 200) throw new Error(text)
  return body.Data
}

/** An answer of a carrier by EDIFACT. */
const iftmbc = (no: string, so: string, more: readonly string[] = [], action = 'AP') => {
  const body = [
    "UNH+1+IFTMBC:D:99B:UN:2.0'",
    `BGM+770+${no}+9+${action}'`,
    ...(so === '' ? [] : [`RFF+BN:${so}'`, `RFF+BM:${so}'`]),
    ...more,
  ]
  return `UNA:+.? 'UNB+UNOC:3+COSU:ZZZ+HAIJIE01:ZZZ+261125:0930+1'${body.join('')}UNT+${body.length + 1}+1'UNZ+1+1'`
}

describe('an answer', () => {
  it('is matched by our number, and a click confirms with its SO, vessel and cut-offs', async () => {
    await channelOf(boss!, 'WHL', 'edi', { DcoHours: 72 })
    const Id = await acceptedBooking(customer!, ops!, 'WHL')
    const out = (await sent(ops!, Id)) as number
    const { Code } = await viewed(ops!, Id)
    const sailing = [
      "TDT+20+088W+1++WHLC:172:182+++:::WAN HAI 501'",
      "LOC+9+CNSHA:139:6'",
      "DTM+133:20261206:102'",
      "DTM+180:202612041800:203'",
    ]
    const answer = await given(iftmbc(Code, 'WHL8800117', sailing))
    expect(answer).toMatchObject({ State: 'open', Result: 'confirmed', BookingNo: Code, BookingId: Id })
    expect(answer.Proposal).toMatchObject({
      Order: { SoNo: 'WHL8800117' },
      Values: { Vessel: 'WAN HAI 501', VoyageNo: '088W', Etd: '2026-12-06' },
      Cutoffs: { FCO: '2026-12-04T10:00:00.000Z', DCO: '2026-12-02T16:00:00.000Z' },
      Assumed: ['DCO'],
    })
    expect(await read(out)).toMatchObject({ State: 'answered', Result: 'confirmed' })
    expect((await messagesOf(ops!)).some((title) => title.includes(`确认订舱 ${Code}`))).toBe(true)
    expect((await rowOf(ops!, Id))['Stage']).toBe('received')
    // the same one once more changes nothing
    expect((await given(`\n${iftmbc(Code, 'WHL8800117', sailing)}\n`)).Id).toBe(answer.Id)
    expect(await answersTo(Code)).toHaveLength(1)
    expect((await on(applyAnswer, answer.Id)).body.Data.State).toBe('applied')
    expect(await viewed(ops!, Id)).toMatchObject({
      ShippingOrder: { Values: { SoNo: 'WHL8800117' }, Cutoffs: { DCO: '2026-12-02T16:00:00.000Z' } },
      Content: { Values: { Vessel: 'WAN HAI 501', VoyageNo: '088W' } },
    })
    expect((await on(applyAnswer, answer.Id)).body.Message).toContain('报文已应用')
  })
  it('may be one of several in an interchange: each is taken, matched and kept by itself', async () => {
    await channelOf(boss!, 'WHL', 'edi', { Code: 'WHL-3' })
    const ids = [await acceptedBooking(customer!, ops!, 'WHL'), await acceptedBooking(customer!, ops!, 'WHL')]
    const codes = await Promise.all(ids.map(async (Id) => (await viewed(ops!, Id)).Code))
    const message = (at: number, so: string) =>
      `UNH+${at + 1}+IFTMBC:D:99B:UN:2.0'\nBGM+770+${codes[at]}+9+AP'\nRFF+BN:${so}'\nLOC+9+CNSHA:139:6'\nDTM+180:202612041000UTC:303'\nUNT+6+${at + 1}'\n`
    const interchange = (said: number) =>
      `UNA:+.? '\nUNB+UNOC:3+WHLC:ZZZ+HAIJIE01:ZZZ+261125:0930+7'\n${message(0, 'WHL92418825')}${message(1, 'WHL92418826')}UNZ+${said}+7'`
    const taken = await ops!.call(receiveAnswer, { Text: interchange(2) })
    expect(taken.body.Data.Received).toHaveLength(2)
    const answers = await Promise.all(taken.body.Data.Received.map(read))
    expect(answers.map(({ BookingNo, Proposal }) => [BookingNo, Proposal?.Order['SoNo'], Proposal?.Cutoffs.FCO])).toEqual([
      [codes[0], 'WHL92418825', '2026-12-04T10:00:00.000Z'],
      [codes[1], 'WHL92418826', '2026-12-04T10:00:00.000Z'],
    ])
    expect((await ops!.call(receiveAnswer, { Text: interchange(2) })).body.Data.Received).toEqual(taken.body.Data.Received)
    expect((await ops!.call(receiveAnswer, { Text: interchange(3) })).body.Issues?.[0]?.Message).toContain('UNZ 写明 3 份报文，实际 2 份')
  })
  it('that refuses is shown with its reason and leads to nothing', async () => {
    await channelOf(boss!, 'WHL', 'edi', { Code: 'WHL-2' })
    const Id = await acceptedBooking(customer!, ops!, 'WHL')
    await sent(ops!, Id)
    const answer = await given(iftmbc((await viewed(ops!, Id)).Code, '', ["FTX+AAI+++NO SPACE ON THIS SAILING'"], 'RE'))
    expect(answer).toMatchObject({ State: 'open', Result: 'declined', Words: 'NO SPACE ON THIS SAILING', Proposal: null })
    expect((await on(applyAnswer, answer.Id)).body.Message).toContain('回执为“拒绝”')
    expect((await on(noteAnswer, answer.Id)).body.Data.State).toBe('noted')
    // the booking may be sent again
    expect(await sent(ops!, Id)).toEqual(expect.any(Number))
  })
  it('to an unknown number waits until somebody says which booking it is to', async () => {
    const Id = await acceptedBooking(customer!, ops!, 'SITC')
    const { Code } = await viewed(ops!, Id)
    const answer = await given(iftmbc('THEIR-OWN-77', 'SITC770011'))
    expect(answer).toMatchObject({ State: 'unmatched', BookingId: 0 })
    const linked = (no: string) => ops!.call(linkAnswer, { Id: answer.Id, UpdateTime: answer.UpdateTime, BookingNo: no })
    expect((await linked('BK000')).body.Issues?.[0]?.Message).toBe('没有找到订舱单 BK000，请检查单号')
    expect((await linked(Code.toLowerCase())).body.Data).toMatchObject({ State: 'open', BookingNo: Code })
    // whoever may not confirm does not
    expect((await on(applyAnswer, answer.Id, sales)).status).toBe(403)
    await on(applyAnswer, answer.Id)
    expect((await rowOf(ops!, Id))['Stage']).toBe('confirmed')
  })
  it.each(['', '{"a":1}', 'UNB+UNOC', '你好', '{"bookingStatus":'])('that cannot be read is refused: %s', async (text) => {
    const { status, body } = await ops!.call(receiveAnswer, { Text: text || ' ' })
    expect(status).toBe(422)
    expect(body.Issues?.[0]?.Message ?? body.Message).toMatch(/IFTMBC|第 \d+ 段|报文/)
  })
  it('with an SO of another booking is refused as by hand', async () => {
    const done = await confirmedBooking(customer!, ops!, furniture({ CarrierCode: 'SITC' }))
    const so = String((await viewed(ops!, done.Id)).ShippingOrder!.Values['SoNo'])
    const Id = await acceptedBooking(customer!, ops!, 'SITC')
    const answer = await given(iftmbc((await viewed(ops!, Id)).Code, so))
    expect((await on(applyAnswer, answer.Id)).body.Issues?.[0]?.Message).toContain(`SO 号 ${so} 已用于订舱`)
    expect((await read(answer.Id)).State).toBe('open')
  })
  it('is of its company alone', async () => {
    const answer = await given(iftmbc('NOBODY-9', 'X900'))
    for (const client of [customer!, other!]) expect((await client.call(bookingMessage, { Id: answer.Id })).status).toBe(403)
  })
})

describe('the simulated carrier', () => {
  it('answers after its delay and is taken at once where the channel says so, in the name of whoever sent it', async () => {
    await channelOf(boss!, 'COSCO', 'simulator', { Code: 'SIM-A', AutoConfirm: true })
    const Id = await acceptedBooking(customer!, ops!, 'COSCO')
    await sent(ops!, Id)
    const { Code } = await viewed(ops!, Id)
    await run()
    expect(await answersTo(Code)).toHaveLength(0)
    await run(6)
    expect(await answersTo(Code)).toMatchObject([{ State: 'applied', Result: 'confirmed', Channel: 'simulator' }])
    expect((await rowOf(ops!, Id))['SoNo']).toBe(`SIM${Code.replace(/\D/g, '')}`)
  })
  it('refuses what says so, and waits for a person where the channel does', async () => {
    await channelOf(boss!, 'COSCO', 'simulator', { Code: 'SIM-B' })
    const Id = await acceptedBooking(customer!, ops!, 'COSCO', { Contact: 'REJECT' })
    await sent(ops!, Id)
    await answered()
    const { Code } = await viewed(ops!, Id)
    expect(await answersTo(Code)).toMatchObject([{ State: 'open', Result: 'declined' }])
    expect((await rowOf(ops!, Id))['Stage']).toBe('received')
  })
  it('confirms amendments and cancellations that were asked for', async () => {
    await channelOf(boss!, 'COSCO', 'simulator', { Code: 'SIM-C', AutoConfirm: true })
    const Id = await acceptedBooking(customer!, ops!, 'COSCO')
    await confirmed(ops!, Id)
    const seen = await viewed(customer!, Id)
    const asked = { ...seen.Content, Values: { ...seen.Content.Values, VoyageNo: '046E' } }
    await customer!.call(askAmendment, { Id, UpdateTime: seen.UpdateTime, Content: asked, VoyageId: 0, Remarks: '' })
    await sent(ops!, Id)
    await answered()
    expect(await rowOf(ops!, Id)).toMatchObject({ Amendment: 'confirmed', VoyageNo: '046E' })
    const again = await viewed(customer!, Id)
    await customer!.call(askCancellation, { Id, UpdateTime: again.UpdateTime, Reason: 'NO_CARGO', Remarks: '' })
    await sent(ops!, Id)
    await answered()
    expect((await rowOf(ops!, Id))['Stage']).toBe('cancelled')
  })
  it('that cannot be taken waits with the reason', async () => {
    await channelOf(boss!, 'COSCO', 'simulator', { Code: 'SIM-D', AutoConfirm: true })
    const Id = await acceptedBooking(customer!, ops!, 'COSCO')
    await sent(ops!, Id)
    await confirmed(ops!, Id)
    await answered()
    const [answer] = await answersTo((await viewed(ops!, Id)).Code)
    expect(answer).toMatchObject({ State: 'open', Error: expect.stringContaining('没有自动放舱') })
  })
})

const messagesOf = async (client: TestClient) => (await client.call(messageSelfList, {})).body.Data.Rows.map(({ Title }) => Title)
