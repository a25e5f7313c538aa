import {
  actOnMessage,
  documentMessage,
  documentMessageDraft,
  documentMessageFile,
  documentMessages,
  documentState,
  documentTimeline,
  followDocument,
  receiveDocumentAnswer,
  saveDocumentChannelSecret,
  sendDocuments,
  testDocumentChannel,
  type MessageAct,
} from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { invalid } from '../../kernel/errors.ts'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { startCarrier, type CarrierServer } from '../../testing/carriers.ts'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../testing/index.ts'
import { channelJobs, defineChannels, registerDocument, type AnswerReader, type MatchedRecord, type ReadAnswer } from '../index.ts'
import { forgetDocument, registeredDocuments } from '../registry.ts'

const button = { path: '/tdManage/siCheck', code: 'edit' } as const
/** Arrival notices to an agent: a kind of the test's own, over the table of orders. */
const notice = {
  kind: 'trialNotice',
  zh: '到货通知',
  en: 'Arrival notice',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: button,
  page: '/tdManage/siCreator',
  fields: {},
  events: {
    told: { zh: '发送代理', tone: 'blue' },
    heard: { zh: '代理回执', tone: 'green' },
    lost: { zh: '发送代理失败', tone: 'red' },
  },
  channels: {
    types: { notify: { zh: '到货通知', en: 'Notice' }, update: { zh: '更正', en: 'Correction' } },
    ways: {
      file: { zh: '文件', en: 'File', by: 'file' },
      http: { zh: '接口', en: 'HTTP', by: 'http' },
      mail: { zh: '邮件', en: 'Mail', by: 'mail' },
      hand: { zh: '人工', en: 'By hand', by: 'manual' },
      play: { zh: '模拟代理', en: 'Simulated', by: 'simulator' },
    },
    reads: ['/tdManage/siCheck'],
    buttons: { send: button, download: button, resend: button, answer: button, apply: button, test: button, secret: button },
    events: { sent: 'told', answered: 'heard', failed: 'lost' },
    words: {
      partner: '代理',
      subject: '到货通知',
      apply: '签收',
      log: '收发记录',
      settings: '代理通道',
      notRead: '不是代理回执',
      noReference: '代理还没有给出编号',
    },
  },
} as const

interface Content {
  readonly bill: string
  readonly remark: string
}
interface Order {
  readonly id: number
  readonly no: string
  readonly bill: string
  readonly remark: string
  readonly vessel: string
}
const columns = 'select id, order_no as no, mbl_no as bill, remark, vessel from cargo_order'
interface Acknowledged extends ReadAnswer {
  readonly no: string
}
/** `ACK <no>`, `NAK <no> <reason>`; several stand in lines of their own. */
const acknowledgement: AnswerReader<Acknowledged> = {
  detect: (text) => /^(ACK|NAK)\b/.test(text),
  split: (text) => text.split('\n'),
  read: (text) => {
    const [, verb, no = '', words = ''] = /^(ACK|NAK) (\S+) ?(.*)$/.exec(text) ?? []
    if (no === '') throw invalid('Text', '没有单号')
    if (no === 'FAULT') throw new TypeError('a fault of the reader')
    return { format: 'ack', result: verb === 'ACK' ? 'confirmed' : 'declined', no, words, lost: [] }
  },
  match: async (db, companyId, { no }) => {
    const [row] = await db.query<Order>(`${columns} where operator_id = $1 and order_no = $2`, [companyId, no])
    return row && { id: row.id, no: row.no, partner: 'AGENT' }
  },
  propose: ({ no }) => ({ Remark: `签收 ${no}` }),
  apply: async ({ tx }, { recordId, proposal }) => {
    const { Remark } = proposal as { readonly Remark: string }
    await tx.query('update cargo_order set remark = $2, update_time = next_update_time(update_time) where id = $1', [recordId, Remark])
  },
}
const register = () =>
  registerDocument({
    document: notice,
    table: 'cargo_order',
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    channels: defineChannels({
      settings: { kind: 'trialChannel', table: 'trial_channel', partner: 'agent_code', auto: 't.auto_sign' },
      log: { title: 'r.mbl_no', searched: ['r.mbl_no'], partnerName: `'代理 ' || m.partner_code` },
      formats: { note: { mime: 'text/plain; charset=utf-8', ending: 'txt' } },
      messages: (['notify', 'update'] as const).map((type) => ({
        type,
        method: type === 'notify' ? ('POST' as const) : ('PUT' as const),
        write: ({ content }: { readonly content: Content }, { no, greeting }: { readonly no: string; readonly greeting: string }) => ({
          format: 'note',
          body: `${greeting} ${type} ${no} ${content.bill}`,
          lost: content.remark === '' ? [] : [{ Path: '$.remark', Label: '备注', Value: content.remark, Why: '报文没有备注' }],
          missing: ['到港日'],
          assumed: ['语言', '语言'],
          note: '',
        }),
      })),
      answers: [acknowledgement],
      outgoing: async (db, { id }) => {
        const [row] = await db.query<Order>(`${columns} where id = $1`, [id])
        const content: Content = { bill: row!.bill, remark: row!.remark }
        return { type: row!.vessel === 'CORRECTED' ? 'update' : 'notify', partner: 'AGENT', content, reference: '' }
      },
      facts: async () => ({ partnerName: '代理 AGENT', greeting: 'TO AGENT' }),
      mail: (_out, { no }) => ({ subject: `NOTICE ${no}`, text: no }),
      gaps: ({ remark }, needed) => needed.filter((code) => code === 'remark' && remark === '').map(() => '备注'),
      sample: () => ({ bill: 'SAMPLE', remark: '' }),
      partnerName: async () => '代理 AGENT',
      find: async (db, by): Promise<MatchedRecord | undefined> => {
        const [row] =
          'id' in by
            ? await db.query<Order>(`${columns} where id = $1`, [by.id])
            : await db.query<Order>(`${columns} where operator_id = $1 and order_no = $2`, [by.companyId, by.no])
        return row && { id: row.id, no: row.no, partner: 'AGENT' }
      },
      simulate: ({ no }) => `ACK ${no}`,
    }),
  })

const surroundings = createSurroundings({ secretKey: 'a key that is only for these tests', innerEndpoints: true, simulatedAnswerMs: 5_000 })
let server: TestServer
let agent: CarrierServer
let [boss, doc, sales, party]: TestClient[] = []
beforeAll(async () => {
  register()
  agent = await startCarrier()
  server = await createTestServer({
    config: { innerEndpoints: true, account: { secretKey: 'a key that is only for these tests', sms: undefined, weChat: undefined } },
  })
  ;[boss, doc, sales, party] = await Promise.all(['boss', 'doc', 'sales', 'customer'].map((account) => server.signIn(account)))
  await server.db.owner((owner) =>
    owner.query(`call channel_table('trial_channel', 'agent_code text not null, auto_sign boolean not null default false');
      call scope_messages('trialNotice', 'cargo_order')`),
  )
})
afterAll(async () => {
  forgetDocument(notice.kind)
  await server.close()
  await agent.close()
})
afterEach(() => server.db.owner((owner) => owner.query('update trial_channel set enabled = false')))

const sql = <R extends object>(text: string, values: readonly unknown[] = []) =>
  server.db.owner((owner) => owner.query<R>(text, [...values]))
let channels = 0
/** A channel to the agent; answers its key. */
async function channel(way: string, more = ''): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into trial_channel (company_id, code, name_zh, agent_code, channel, search, pinyin, initials)
      select e.company_id, $2, $2, 'AGENT', $1, '', '', '' from employee e join app_user u on u.id = e.user_id where u.account = 'doc' returning id`,
    [way, `T${(channels += 1)}`],
  )
  if (more !== '') await sql(`update trial_channel set ${more} where id = $1`, [row!.id])
  return row!.id
}
let taken = 0
/** An order that no other test uses. */
async function order(values = `vessel = 'PLAIN'`): Promise<Order> {
  const [row] = await sql<Order>(
    `update cargo_order set ${values} where id = (select o.id from cargo_order o join employee e on e.company_id = o.operator_id
      join app_user u on u.id = e.user_id where u.account = 'doc' order by o.id offset ${(taken += 1)} limit 1)
      returning id, order_no as no, mbl_no as bill, remark, vessel`,
  )
  return row!
}
const Kind = notice.kind
const stateOf = async (Id: number, client = doc!) => (await client.call(documentState, { Kind, Id })).body.Data
async function sent({ id }: Order, Remarks = ''): Promise<number | string> {
  const { UpdateTime } = await stateOf(id)
  const { body, text } = await doc!.call(sendDocuments, { Kind, Items: [{ Id: id, UpdateTime }], Remarks })
  if (!body.Data) throw new Error(text)
  return body.Data.Sent[0]?.Message ?? body.Data.NotSent[0]!.Message
}
const read = async (Id: number) => (await doc!.call(documentMessage, { Kind, Id })).body.Data
async function act(Act: MessageAct, Id: number, more: { Remarks?: string; No?: string } = {}, client = doc!) {
  const { UpdateTime } = await read(Id)
  return client.call(actOnMessage, { Kind, Id, UpdateTime, Act, ...more })
}
const remarkOf = async ({ id }: Order) => (await sql<{ remark: string }>('select remark from cargo_order where id = $1', [id]))[0]!.remark
const run = (seconds = 0) => runQueued(server, { jobs: channelJobs, surroundings, now: () => new Date(Date.now() + seconds * 1_000) })

describe('a kind that declares channels', () => {
  it('shows a message before it is sent, with what it loses, lacks and assumes, and refuses one with gaps', async () => {
    await channel('file', `needed = '{remark}'`)
    const full = await order(`remark = '夜间到港'`)
    const { body } = await doc!.call(documentMessageDraft, { Kind, Id: full.id })
    expect(body.Data).toMatchObject({
      Type: 'notify',
      Partner: '代理 AGENT',
      ChannelName: '文件',
      FileName: `到货通知 ${full.no}.txt`,
      Payload: `TO AGENT notify ${full.no} ${full.bill}`,
      Lost: [{ Label: '备注', Value: '夜间到港' }],
      Missing: ['到港日'],
      Assumed: ['语言'],
      Gaps: [],
    })
    expect(await sent(await order(`remark = ''`))).toBe('该代理要求先填写：备注')
  })

  it('has one message of a record on its way, which a person sends as a file', async () => {
    await channel('file')
    const one = await order()
    const { UpdateTime } = await stateOf(one.id)
    const input = { Kind, Items: [{ Id: one.id, UpdateTime }], Remarks: '' }
    const both = await Promise.all([doc!, boss!].map((client) => client.call(sendDocuments, input)))
    expect(both.map(({ body }) => body.Data.Sent.length).toSorted()).toEqual([0, 1])
    expect(both.flatMap(({ body }) => body.Data.NotSent)[0]!.Message).toContain('到货通知报文待发送')
    const { Rows } = (await doc!.call(documentMessages, { Kind, Keyword: one.no })).body.Data
    expect(Rows).toMatchObject([{ RecordId: one.id, RecordNo: one.no, Title: one.bill, PartnerName: '代理 AGENT', Type: 'notify' }])
    const id = Rows[0]!.Id
    const headers = { authorization: `Bearer ${doc!.token}` }
    const file = await server.app.inject({ method: 'GET', url: documentMessageFile.path, query: { Kind, Id: String(id) }, headers })
    expect(file.payload).toBe(`TO AGENT notify ${one.no} ${one.bill}`)
    expect((await act('mark', id, { Remarks: '已上传到网站' })).body.Data).toMatchObject({ State: 'sent', Words: '已上传到网站' })
    // by its words, by the record's, and not by a sign that stands for others
    const found = async (Keyword: string) => (await doc!.call(documentMessages, { Kind, Keyword })).body.Data.Rows.map(({ Id }) => Id)
    expect([await found('上传到网站'), await found(one.bill.toLowerCase()), await found('上传_网站')]).toEqual([[id], [id], []])
    expect((await doc!.call(documentTimeline, { Kind, Id: one.id })).body.Data.Rows.map(({ Event }) => Event)).toContain('told')
  })

  it('applies an answer by a click, leaves a refused one, and lets an unknown one move nothing', async () => {
    await channel('file')
    const one = await order(`remark = ''`)
    const out = (await sent(one)) as number
    await act('mark', out)
    await doc!.call(followDocument, { Kind, Id: one.id, On: true })
    const Text = `ACK ${one.no}\nNAK NOBODY-1 不认识`
    const { body } = await boss!.call(receiveDocumentAnswer, { Kind, Text })
    const [known, unknown] = body.Data.Received as [number, number]
    expect(await read(known)).toMatchObject({
      State: 'open',
      Result: 'confirmed',
      RecordId: one.id,
      Proposal: { Remark: `签收 ${one.no}` },
    })
    expect(await read(unknown)).toMatchObject({ State: 'unmatched', RecordId: 0, Words: '不认识' })
    expect(await read(out)).toMatchObject({ State: 'answered', Others: [{ Id: known }] })
    expect(await remarkOf(one)).toBe('')
    const [box] = (await doc!.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(box).toMatchObject({ Title: `代理 AGENT 确认到货通知 ${one.no}` })
    // the same text is taken once
    expect((await boss!.call(receiveDocumentAnswer, { Kind, Text })).body.Data.Received).toEqual([known, unknown])
    expect((await act('apply', known)).body.Data.State).toBe('applied')
    expect(await remarkOf(one)).toBe(`签收 ${one.no}`)
    expect((await act('apply', unknown)).body.Message).toContain('报文待关联')
    expect((await act('link', unknown, { No: 'NONE' })).body.Issues?.[0]).toMatchObject({
      Path: 'No',
      Message: '没有找到到货通知 NONE，请检查单号',
    })
    expect((await act('link', unknown, { No: one.no })).body.Data).toMatchObject({ State: 'open', Result: 'declined', Proposal: null })
    expect((await act('note', unknown)).body.Data.State).toBe('noted')
    expect((await boss!.call(receiveDocumentAnswer, { Kind, Text: '你好' })).body.Issues?.[0]?.Message).toBe('不是代理回执')
  })

  it('posts with one key, tries again after a pause, and applies the answer of the interface', async () => {
    const id = await channel('http', `endpoint = '${agent.url}', auto_sign = true, backoff = 60, retries = 1`)
    const { rows } = { rows: await sql<{ at: string }>('select update_time as at from trial_channel where id = $1', [id]) }
    await boss!.call(saveDocumentChannelSecret, { Kind, Id: id, UpdateTime: new Date(rows[0]!.at).toISOString(), Secret: 'OF-THE-AGENT' })
    const one = await order(`remark = ''`)
    agent.next.push(503)
    agent.answer = `ACK ${one.no}`
    const message = (await sent(one)) as number
    const posts = agent.posts.length
    await run()
    expect(await read(message)).toMatchObject({ State: 'waiting', Tries: 1, Error: '代理接口暂时不可用（503），将自动重试' })
    await run(30)
    expect(agent.posts.length).toBe(posts + 1)
    await run(61)
    const both = agent.posts.slice(posts)
    const { Key, ...after } = await read(message)
    expect(after).toMatchObject({ State: 'answered', Result: 'confirmed', Tries: 2 })
    expect(both.map(({ key, authorization, method }) => [key, authorization, method])).toEqual(
      [1, 2].map(() => [Key, 'Bearer OF-THE-AGENT', 'POST']),
    )
    // the job that applies it runs with the rights of whoever sent the message
    await run(62)
    expect(await remarkOf(one)).toBe(`签收 ${one.no}`)
  })

  it.each([
    ['too many answers', () => Array.from({ length: 1_001 }, (_, at) => `ACK NO-${at}`).join('\n'), '一次最多 1000 条回执，请分几次录入'],
    ['an answer without what it must have', () => 'ACK', '没有单号'],
    ['a NUL', () => 'ACK\0 1', '没有单号'],
  ])('sends once and keeps a response that cannot be taken for a person: %s', async (_, response, why) => {
    await channel('http', `endpoint = '${agent.url}'`)
    const one = await order(`remark = ''`)
    await doc!.call(followDocument, { Kind, Id: one.id, On: true })
    agent.answer = response()
    const message = (await sent(one)) as number
    const posts = agent.posts.length
    for (const later of [0, 61, 600]) await run(later)
    expect(agent.posts.length - posts).toBe(1)
    const { State, Others } = await read(message)
    expect([State, Others.length]).toEqual(['sent', 1])
    const unread = await read(Others[0]!.Id)
    expect(unread).toMatchObject({ State: 'open', Result: 'pending', RecordId: one.id, Proposal: null })
    expect(unread.Words).toBe(`这份回执没有读取，请查看原文：${why}`)
    expect(unread.Payload).toBe(agent.answer.replace('\0', '\uFFFD'))
    const [box] = (await doc!.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(box).toMatchObject({ Title: `代理 AGENT 正在处理 ${one.no}`, Description: unread.Words })
    expect((await act('apply', unread.Id)).body.Message).toContain('不能应用')
    expect((await act('note', unread.Id)).body.Data.State).toBe('noted')
  })

  it('takes the good answers of a response, and keeps the others one by one', async () => {
    await channel('http', `endpoint = '${agent.url}'`)
    const [one, other] = [await order(`remark = ''`), await order(`remark = ''`)]
    agent.answer = `ACK ${one.no}\nACK \nNAK ${other.no} 货未到`
    const message = (await sent(one)) as number
    await run()
    const { State, Others } = await read(message)
    const answers = await Promise.all(Others.map(({ Id }) => read(Id)))
    expect([State, answers.map(({ Result, Payload }) => [Result, Payload]).toSorted()]).toEqual([
      'answered',
      [
        ['confirmed', `ACK ${one.no}`],
        ['pending', 'ACK'],
      ],
    ])
  })

  it('sends once where the program fails at the response, and reports the fault', async () => {
    await channel('http', `endpoint = '${agent.url}'`)
    agent.answer = 'ACK FAULT'
    const message = (await sent(await order(`remark = ''`))) as number
    const posts = agent.posts.length
    expect(await run()).toEqual(['failed'])
    for (const later of [61, 600]) await run(later)
    expect(agent.posts.length - posts).toBe(1)
    const { State, Others } = await read(message)
    expect([State, (await read(Others[0]!.Id)).Words]).toEqual(['sent', '这份回执没有读取，请查看原文：系统处理时出错'])
  })

  it('tells the staff of a message that failed for good, and sends it again with its key', async () => {
    await channel('http', `endpoint = '${agent.url}', retries = 0`)
    const one = await order(`vessel = 'CORRECTED'`)
    await doc!.call(followDocument, { Kind, Id: one.id, On: true })
    const message = (await sent(one)) as number
    await run()
    expect(await read(message)).toMatchObject({ Type: 'update', State: 'failed', Error: '代理还没有给出编号' })
    const [box] = (await doc!.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(box).toMatchObject({ Title: `${one.no} 发送代理失败`, Description: '代理还没有给出编号。请到“收发记录”重发，或改用其他方式' })
    const { Key } = await read(message)
    expect((await act('resend', message)).body.Data).toMatchObject({ State: 'waiting', Key })
    expect((await act('drop', message, { Remarks: '改电话通知' })).body.Data).toMatchObject({ State: 'dropped', Words: '改电话通知' })
  })

  it('is answered by its simulator, and a channel is tried with a made-up record', async () => {
    const id = await channel('play')
    const one = await order()
    const message = (await sent(one)) as number
    await run()
    await run(6)
    expect(await read(message)).toMatchObject({ State: 'answered', Channel: 'play' })
    const [{ at } = { at: '' }] = await sql<{ at: string }>('select update_time as at from trial_channel where id = $1', [id])
    const { body } = await boss!.call(testDocumentChannel, { Kind, Id: id, UpdateTime: new Date(at).toISOString() })
    expect(await read(body.Data.Message)).toMatchObject({ Test: true, RecordId: 0, Payload: expect.stringContaining('SAMPLE') })
  })

  it('asks its buttons, and shows nothing to the party and to other kinds', async () => {
    await channel('hand')
    const one = await order()
    const message = (await sent(one, '电话通知')) as number
    expect((await sales!.call(documentMessageDraft, { Kind, Id: one.id })).status).toBe(403)
    expect((await act('note', message, {}, sales)).status).toBe(403)
    for (const kind of [Kind, 'customer', 'nothing'])
      expect((await party!.call(documentMessages, { Kind: kind })).status).toBe(kind === Kind ? 403 : 404)
    expect((await boss!.call(documentMessage, { Kind: 'booking', Id: message })).status).toBe(404)
  })
})

it('each kind with channels limits its messages to the records that an employee sees', async () => {
  const policies = await sql<{ name: string }>(`select policyname as name from pg_policies where tablename = 'booking_message'`)
  const kinds = registeredDocuments().filter(({ channels: declared }) => declared !== undefined)
  expect(kinds.length).toBeGreaterThan(1)
  expect(policies.map(({ name }) => name)).toEqual(expect.arrayContaining(kinds.map(({ document }) => `scope_${document.kind}`)))
})
