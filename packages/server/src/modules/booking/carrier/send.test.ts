import {
  answerRequest,
  askAmendment,
  askCancellation,
  bookingChannelCalls,
  bookingMessage,
  bookingMessageFile,
  bookingMessages,
  draftBookingMessage,
  dropMessage,
  markMessageSent,
  resendMessage,
  saveChannelSecret,
  sendBooking,
  testChannel,
} from '@jst/contracts/booking'
import { documentTimeline } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { confirmed, confirmedBooking, furniture, viewed } from '../../../testing/bookings.ts'
import { acceptedBooking, channelOf, sent, startCarrier, type CarrierServer } from '../../../testing/carriers.ts'
import { createTestServer, runQueued, runScheduled, type TestClient, type TestServer } from '../../../testing/index.ts'
import { startSmtpSink } from '../../../testing/smtp-sink.ts'
import { noticeDelivery } from '../../../documents/notices/index.ts'
import { channelJobs } from '../../../documents/index.ts'

const secretKey = 'a key that is only for these tests'
let server: TestServer
let carrier: CarrierServer
let [boss, ops, customer]: TestClient[] = []
const surroundings = createSurroundings({ secretKey, innerEndpoints: true })
beforeAll(async () => {
  carrier = await startCarrier()
  server = await createTestServer({ config: { innerEndpoints: true, account: { secretKey, sms: undefined, weChat: undefined } } })
  ;[boss, ops, customer] = await Promise.all(['boss', 'ops', 'customer'].map((account) => server.signIn(account)))
  // the demo's own channels would stand in the way
  await server.db.owner((owner) => owner.query('update booking_channel set enabled = false'))
})
afterAll(async () => {
  await server.close()
  await carrier.close()
})
afterEach(() => server.db.owner((owner) => owner.query('update booking_channel set enabled = false')))

const run = (now?: () => Date) => runQueued(server, { jobs: channelJobs, surroundings, ...(now ? { now } : {}) })
const read = async (Id: number, client = ops!) => (await client.call(bookingMessage, { Id })).body.Data
const later = (seconds: number) => () => new Date(Date.now() + seconds * 1_000)
const act = async (endpoint: typeof dropMessage, Id: number, Remarks = '') => {
  const { UpdateTime } = await read(Id)
  return ops!.call(endpoint, { Id, UpdateTime, Remarks })
}

describe('a channel', () => {
  it('is one for each carrier, with what its way needs', async () => {
    await expect(channelOf(boss!, 'ZIM', 'mail')).rejects.toThrow('邮件通道请填写收件邮箱')
    await expect(channelOf(boss!, 'ZIM', 'http')).rejects.toThrow('请填写接口地址')
    await channelOf(boss!, 'ZIM', 'manual')
    await expect(channelOf(boss!, 'ZIM', 'edi')).rejects.toThrow('该船公司已有启用的配置 T-ZIM-MANUAL')
  })
  it('keeps its secret from every answer', async () => {
    const channel = await channelOf(boss!, 'WHL', 'http', { Endpoint: carrier.url })
    expect(channel['HasSecret']).toBe(false)
    const saved = await boss!.call(saveChannelSecret, { Id: channel.Id, UpdateTime: channel.UpdateTime, Secret: 'TOKEN-OF-WHL' })
    expect(saved.status).toBe(200)
    const seen = await boss!.call(bookingChannelCalls.get, { Id: channel.Id })
    expect([seen.body.Data['HasSecret'], seen.text.includes('TOKEN-OF-WHL')]).toEqual([true, false])
    const [row] = await server.db.owner((owner) =>
      owner.query<{ secret: string }>('select secret from booking_channel where id = $1', [channel.Id]),
    )
    expect(row!.secret).not.toContain('TOKEN-OF-WHL')
    await sent(ops!, await acceptedBooking(customer!, ops!, 'WHL'))
    await run()
    expect(carrier.posts.at(-1)!.authorization).toBe('Bearer TOKEN-OF-WHL')
  })
})

describe('what is sent', () => {
  it('is shown before, and refused by the names of what the carrier needs', async () => {
    await channelOf(boss!, 'ONE', 'dcsa', { Needed: ['ContractNo', 'consignee', 'HsCode'] })
    const Id = await acceptedBooking(customer!, ops!, 'ONE', { Remark: '请安排白班' })
    const { body } = await ops!.call(draftBookingMessage, { Id })
    expect(body.Data).toMatchObject({ Kind: 'order', Channel: 'dcsa', Format: 'dcsa', Gaps: ['合约号', '收货人'] })
    expect(JSON.parse(body.Data.Payload)).toMatchObject({ references: [{ type: 'FF', value: (await viewed(ops!, Id)).Code }, {}] })
    expect(body.Data.Lost.map(({ Label }) => Label)).toContain('订舱备注')
    expect(await sent(ops!, Id)).toBe('该船公司要求先填写：合约号、收货人')
    expect((await customer!.call(draftBookingMessage, { Id })).status).toBe(403)
  })
  it('is nothing before the desk has accepted, and without a channel', async () => {
    const Id = await acceptedBooking(customer!, ops!, 'PIL')
    expect(await sent(ops!, Id)).toContain('PIL 还没有启用的订舱通道')
    const done = await confirmedBooking(customer!, ops!, furniture({ CarrierCode: 'PIL' }))
    expect(await sent(ops!, done.Id)).toContain('订舱已放舱，没有需要发送船公司的内容')
  })
  it('is one message when two people send at once', async () => {
    await channelOf(boss!, 'YML', 'edi')
    const Id = await acceptedBooking(customer!, ops!, 'YML')
    const { UpdateTime } = await viewed(ops!, Id)
    const both = await Promise.all([ops!, boss!].map((client) => client.call(sendBooking, { Items: [{ Id, UpdateTime }], Remarks: '' })))
    expect(both.map(({ body }) => body.Data.Sent.length).toSorted()).toEqual([0, 1])
    expect(both.flatMap(({ body }) => body.Data.NotSent)[0]!.Message).toContain('订舱报文待发送')
    const { Code } = await viewed(ops!, Id)
    expect((await ops!.call(bookingMessages, { Keyword: Code })).body.Data.Total).toBe(1)
  })
  it('stands for each booking of a batch by itself', async () => {
    await channelOf(boss!, 'YML', 'edi', { Code: 'YML-2' })
    const ids = [await acceptedBooking(customer!, ops!, 'YML'), await acceptedBooking(customer!, ops!, 'SITC')]
    const Items = await Promise.all(ids.map(async (Id) => ({ Id, UpdateTime: (await viewed(ops!, Id)).UpdateTime })))
    const { body } = await ops!.call(sendBooking, { Items, Remarks: '' })
    expect([body.Data.Sent.map(({ Id }) => Id), body.Data.NotSent.map(({ Id }) => Id)]).toEqual([[ids[0]], [ids[1]]])
  })
  it('goes by a person, who takes the file and says that it was sent', async () => {
    await channelOf(boss!, 'WHL', 'edi', { Account: 'HAIJIE01' })
    const id = (await sent(ops!, await acceptedBooking(customer!, ops!, 'WHL'))) as number
    const headers = { authorization: `Bearer ${ops!.token}` }
    const file = await server.app.inject({ method: 'GET', url: bookingMessageFile.path, query: { Id: String(id) }, headers })
    expect(file.payload).toMatch(/^UNA:\+\.\? 'UNB\+UNOW:4\+HAIJIE01:ZZZ\+/)
    expect((await read(id)).State).toBe('waiting')
    expect((await act(markMessageSent, id, '已上传船司 FTP')).body.Data).toMatchObject({ State: 'sent', Words: '已上传船司 FTP' })
    expect((await act(markMessageSent, id)).body.Message).toContain('报文已发送')
    await channelOf(boss!, 'TSL', 'manual')
    const byHand = await acceptedBooking(customer!, ops!, 'TSL')
    expect(await sent(ops!, byHand)).toBe('人工通道请写明怎样发送的，例如电话、官网')
    expect(await read((await sent(ops!, byHand, '船司官网提交，编号 7788')) as number)).toMatchObject({
      State: 'sent',
      Words: '船司官网提交，编号 7788',
    })
  })
  it('says an amendment as it was asked for, and is told in the timeline of the staff alone', async () => {
    const done = await confirmedBooking(customer!, ops!, furniture({ CarrierCode: 'ONE' }))
    const { UpdateTime, Content } = await viewed(customer!, done.Id)
    const asked = { ...Content, Values: { ...Content.Values, Vessel: 'OTHER VESSEL' } }
    await customer!.call(askAmendment, { Id: done.Id, UpdateTime, Content: asked, VoyageId: 0, Remarks: '' })
    await channelOf(boss!, 'ONE', 'dcsa', { Code: 'ONE-2' })
    const draft = await ops!.call(draftBookingMessage, { Id: done.Id })
    expect(draft.body.Data).toMatchObject({ Kind: 'change', Payload: expect.stringContaining('OTHER VESSEL') })
    const message = await read((await sent(ops!, done.Id)) as number)
    expect(message.Kind).toBe('change')
    expect(JSON.parse(message.Payload)).toMatchObject({
      vessel: { name: 'OTHER VESSEL' },
      carrierBookingReference: expect.stringMatching(/^COSU/),
    })
    const staff = await ops!.call(documentTimeline, { Kind: 'booking', Id: done.Id })
    expect(staff.text).toContain('carrierSent')
    expect((await customer!.call(documentTimeline, { Kind: 'booking', Id: done.Id })).text).not.toContain('carrierSent')
    expect((await customer!.call(bookingMessages, {})).status).toBe(403)
  })
})

describe('a post', () => {
  const posted = async (code: string, more: Record<string, string | number> = {}) => {
    await channelOf(boss!, 'EMC', 'http', { Code: code, Endpoint: carrier.url, ...more })
    return (await sent(ops!, await acceptedBooking(customer!, ops!, 'EMC'))) as number
  }
  it('is tried again after pauses that double, always with one key, and fails for good when its tries are used up', async () => {
    const id = await posted('EMC-A', { Retries: 2, Backoff: 60 })
    const before = carrier.posts.length
    carrier.next.push(503, 503, 503)
    await run()
    expect(await read(id)).toMatchObject({ State: 'waiting', Tries: 1, Error: '船公司接口暂时不可用（503），将自动重试' })
    await run(later(50))
    expect(carrier.posts.length).toBe(before + 1)
    await run(later(65))
    await run(later(130))
    expect((await read(id)).Tries).toBe(2)
    await run(later(65 + 125))
    const ended = await read(id)
    expect(ended).toMatchObject({ State: 'failed', Tries: 3, Error: '船公司接口暂时不可用（503）' })
    expect(ended.Attempts).toHaveLength(3)
    expect(new Set(carrier.posts.slice(before).map(({ key }) => key)).size).toBe(1)
    const told = (await ops!.call(messageSelfList, {})).body.Data.Rows.map(({ Title }) => Title)
    expect(told).toContain(`${ended.BookingNo} 发送船公司失败`)
    // a person sends the same one again
    expect((await act(resendMessage, id)).body.Data.State).toBe('waiting')
    await run()
    expect(await read(id)).toMatchObject({ State: 'sent', Tries: 1, Error: '' })
    expect(carrier.posts.at(-1)!.key).toBe(carrier.posts[before]!.key)
  })
  it('of an amendment is put to the booking of the carrier, and a cancellation is patched with its reason', async () => {
    await channelOf(boss!, 'WHL', 'http', { Code: 'WHL-DCSA', Endpoint: `${carrier.url.replace('/bookings', '/v2/bookings/')}?tenant=7` })
    const Id = await acceptedBooking(customer!, ops!, 'WHL')
    const sending = async () => {
      const message = await sent(ops!, Id)
      await run()
      expect(await read(Number(message)), String(message)).toMatchObject({ State: 'sent', Error: '' })
      // the carrier does not answer: the next one may go
      await act(dropMessage, Number(message))
      return carrier.posts.at(-1)!
    }
    expect(await sending()).toMatchObject({ method: 'POST', path: '/v2/bookings/?tenant=7' })
    expect((await confirmed(ops!, Id, { SoNo: 'HMM 88/1' })).status).toBe(200)
    const { Content, UpdateTime } = await viewed(customer!, Id)
    const other = { ...Content, Values: { ...Content.Values, Vessel: 'OTHER VESSEL' } }
    await customer!.call(askAmendment, { Id, UpdateTime, Content: other, VoyageId: 0, Remarks: '' })
    const amended = await sending()
    expect(amended).toMatchObject({ method: 'PUT', path: '/v2/bookings/HMM%2088%2F1?tenant=7' })
    expect(JSON.parse(amended.body)).toMatchObject({ carrierBookingReference: 'HMM 88/1', vessel: { name: 'OTHER VESSEL' } })
    const asked = await viewed(ops!, Id)
    await ops!.call(answerRequest, { Id, UpdateTime: asked.UpdateTime, Kind: 'amendment', Answer: 'decline', Remarks: '船公司不接受' })
    const still = await viewed(customer!, Id)
    await customer!.call(askCancellation, { Id, UpdateTime: still.UpdateTime, Reason: 'NO_CARGO', Remarks: '下月再出' })
    const cancelled = await sending()
    expect(cancelled).toMatchObject({ method: 'PATCH', path: '/v2/bookings/HMM%2088%2F1?tenant=7' })
    expect(JSON.parse(cancelled.body)).toEqual({ bookingCancellationStatus: 'CANCELLATION_RECEIVED', reason: '货物未备妥；下月再出' })
  })
  it('that is refused is not tried again, and may be given up', async () => {
    const id = await posted('EMC-B')
    carrier.next.push(422)
    await run()
    expect(await read(id)).toMatchObject({ State: 'failed', Tries: 1, Error: '船公司接口拒绝（422）：no such contract' })
    expect((await act(dropMessage, id, '改走邮件')).body.Data).toMatchObject({ State: 'dropped', Words: '改走邮件' })
  })
  it('never goes into the own network unless the server lets it', async () => {
    const id = await posted('EMC-C')
    const before = carrier.posts.length
    await runQueued(server, { jobs: channelJobs, surroundings: createSurroundings({ secretKey }) })
    expect(carrier.posts.length).toBe(before)
    expect((await read(id)).State).toBe('failed')
    const plain = await createTestServer()
    const other = await plain.signIn('boss')
    for (const Endpoint of [
      'http://api.carrier.example/',
      'https://169.254.169.254/latest/',
      'https://localhost/',
      'https://10.0.0.8:8443/',
    ])
      await expect(channelOf(other, 'ZIM', 'http', { Endpoint })).rejects.toThrow(/接口地址(须以 https|不能指向本机或内网)/)
    await plain.close()
  })
  it('of a test carries a made-up booking and stands in the log as a test', async () => {
    const channel = await channelOf(boss!, 'EMC', 'http', { Code: 'EMC-D', Endpoint: carrier.url })
    const { body } = await boss!.call(testChannel, { Id: channel.Id, UpdateTime: channel.UpdateTime })
    await run()
    expect(await read(body.Data.Message)).toMatchObject({ State: 'sent', Test: true, BookingId: 0, Words: '测试报文' })
    expect(carrier.posts.at(-1)!.body).toContain('TEST CARGO - DO NOT BOOK')
  })
  it('as an EDI file says in its envelope that it is a test, and that of a booking does not', async () => {
    const channel = await channelOf(boss!, 'ZIM', 'edi', { Code: 'ZIM-EDI' })
    const { body } = await boss!.call(testChannel, { Id: channel.Id, UpdateTime: channel.UpdateTime })
    const envelope = ({ Payload }: { Payload: string }) => /UNB\+[^']*'/.exec(Payload)?.[0]
    expect(envelope(await read(body.Data.Message))).toMatch(/\+\w+\+{6}1'$/)
    const real = (await sent(ops!, await acceptedBooking(customer!, ops!, 'ZIM'))) as number
    expect(envelope(await read(real))).toMatch(/\+\w+'$/)
  })
})

describe('a mail', () => {
  it('goes through the outbox with booking note and message, and the log says how it went', async () => {
    const sink = await startSmtpSink()
    const outside = createSurroundings({ secretKey, mail: { url: sink.url, from: '海捷货运 <notice@haijie.example>' } })
    await channelOf(boss!, 'OOCL', 'mail', { MailTo: 'desk@carrier.example', MailSubject: '{业务} {订舱单号} {装货港}' })
    const id = (await sent(ops!, await acceptedBooking(customer!, ops!, 'OOCL'))) as number
    await runQueued(server, { jobs: channelJobs, surroundings: outside })
    const waiting = await read(id)
    expect(waiting).toMatchObject({ State: 'waiting', Words: '已交发件箱' })
    expect((await act(resendMessage, id)).body.Message).toContain('无需重发')
    await runScheduled(server, noticeDelivery, { surroundings: outside })
    const mail = sink.mails.find(({ to }) => to.includes('desk@carrier.example'))!
    expect(mail.headers['subject']).toContain(`订舱 ${waiting.BookingNo} SHANGHAI`)
    expect(mail.raw).toMatch(/application\/pdf/)
    expect(mail.raw.match(/Content-Disposition: attachment/gi)).toHaveLength(2)
    expect((await read(id)).State).toBe('sent')
    sink.answerTo = () => '550 no such user'
    const second = (await sent(ops!, await acceptedBooking(customer!, ops!, 'OOCL'))) as number
    await runQueued(server, { jobs: channelJobs, surroundings: outside })
    await runScheduled(server, noticeDelivery, { surroundings: outside })
    expect(await read(second)).toMatchObject({ State: 'failed', Error: expect.stringContaining('550') })
    // the letter that is written anew has the number of the message: whoever got the former one knows it
    sink.answerTo = () => undefined
    expect((await act(resendMessage, second)).status).toBe(200)
    await runQueued(server, { jobs: channelJobs, surroundings: outside })
    await runScheduled(server, noticeDelivery, { surroundings: outside })
    expect((await read(second)).State).toBe('sent')
    const idOf = (number: number) => mail.headers['message-id']!.replace(`-${id}@`, `-${number}@`)
    expect(sink.mails.at(-1)!.headers['message-id']).toBe(idOf(second))
    await sink.close()
  })
})
