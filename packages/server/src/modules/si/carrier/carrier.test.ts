import { blankValues, type EntityValues } from '@jst/contracts/entity'
import {
  actOnMessage,
  answerCodeCalls,
  documentMessage,
  documentMessageDraft,
  documentMessageFile,
  documentMessages,
  receiveDocumentAnswer,
  sendDocuments,
} from '@jst/contracts/document'
import type { ReplyOf } from '@jst/contracts'
import { addSiList, changeSiStatus, modifySi, readReturnedSheet, siChannelCalls, siInfo, type SiRecordInput } from '@jst/contracts/si'
import { writeInterchange, type SegmentData } from '@jst/edifact'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import type { CarrierServer } from '../../../testing/carriers.ts'
import { readSheet } from '../../../kernel/sheet/sheets.ts'
import { upload } from '../../../testing/upload.ts'
import { runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, type SiTestbed } from '../testing.ts'
import { openCarrierStage, secretKey, type CarrierStage } from './testing.ts'

let stage: CarrierStage
let server: TestServer
let carrier: CarrierServer
let bed: SiTestbed
let [boss, clerk, reviewer, customer]: TestClient[] = []
beforeAll(async () => {
  stage = await openCarrierStage()
  ;({ server, carrier, bed, boss, clerk, reviewer, customer } = stage)
})
const unset = () => server.db.owner((owner) => owner.query('update si_channel set enabled = false'))
beforeAll(unset)
afterEach(unset)
afterAll(() => stage.close())

const Kind = 'si'
const surroundings = createSurroundings({ secretKey, innerEndpoints: true, simulatedAnswerMs: 0 })
const run = () => runQueued(server, { jobs: channelJobs, surroundings })
let codes = 0
async function channel(Channel: string, more: EntityValues = {}) {
  const [order] = await server.db.owner((owner) =>
    owner.query<{ carrier: string }>('select carrier_code as carrier from cargo_order where id = 1'),
  )
  const CarrierCode = order!.carrier
  const Values = { ...blankValues(siChannelCalls.entity), Code: `T${(codes += 1)}`, NameZh: '测试通道', CarrierCode, Channel, ...more }
  const { body, text, status } = await boss!.call(siChannelCalls.save, { Id: 0, Values })
  if (status !== 200) throw new Error(text)
  return body.Data
}
/** A bill that was approved. */
async function approved(more: Partial<SiRecordInput> = {}): Promise<number> {
  const orderId = await bed.order()
  const id = (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId, more)))).body.Data.Ids[0]!
  expect((await reviewer!.call(changeSiStatus, { TDId: id, Status: 2 })).body.Data.TBI_STATUS).toBe(2)
  return id
}
const versionOf = async (Id: number) => (await clerk!.call(siInfo, { Id })).body.Data.UpdateTime!
async function sent(Id: number, client = clerk!, Remarks = ''): Promise<number | string> {
  const { body, text } = await client.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: await versionOf(Id) }], Remarks })
  if (!body.Data) throw new Error(text)
  return body.Data.Sent[0]?.Message ?? body.Data.NotSent[0]!.Message
}
const read = async (Id: number) => (await clerk!.call(documentMessage, { Kind, Id })).body.Data
const messages = async (RecordId: number) => (await clerk!.call(documentMessages, { Kind, RecordId })).body.Data.Rows
/** A correction of an approved bill that is approved. */
async function amended(Id: number, more: Partial<SiRecordInput>): Promise<void> {
  const record = await bed.read(Id)
  const { status, text } = await customer!.call(modifySi, { ...record, ...more, ReasonCode: 'A01' })
  if (status !== 200) throw new Error(text)
  expect((await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })).body.Data.TBI_STATUS).toBe(2)
}

describe('an instruction', () => {
  it('is shown before it leaves: the message, what it cannot say, what the standard asks for', async () => {
    await channel('dcsa', { Needed: ['issuePlace'] })
    const Id = await approved({ TBI_REMARKS: '请尽快出样单', TBI_ISSUE_PLACE: '' })
    const { body } = await clerk!.call(documentMessageDraft, { Kind, Id })
    expect(body.Data).toMatchObject({ Type: 'instruct', Format: 'dcsa', Gaps: ['签单地点'] })
    expect(body.Data.Lost.map(({ Label }) => Label)).toContain('备注（不显示在提单上）')
    expect(JSON.parse(body.Data.Payload)).toMatchObject({ transportDocumentTypeCode: 'BOL', freightPaymentTermCode: 'PRE' })
    expect(await sent(Id)).toContain('签单地点')
    expect((await customer!.call(documentMessageDraft, { Kind, Id })).status).toBe(403)
  })

  it('leaves in the layout of the carrier, shown cell by cell before, and the sheet that comes back is compared', async () => {
    const { CarrierCode = '' } = (await channel('edi')) as { CarrierCode?: string }
    await unset()
    const Layout = 'B2 = 主提单号\nB3 = 收货人\n箱表 A20 = 箱号\n箱表 B20 = 封号'
    const values = (layout: string) => ({
      ...blankValues(siChannelCalls.entity),
      Code: `L${(codes += 1)}`,
      NameZh: '版式',
      CarrierCode,
      Layout: layout,
    })
    const refused = await boss!.call(siChannelCalls.save, { Id: 0, Values: { ...values('B2 = 没有'), Channel: 'xlsx', Enabled: true } })
    expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'Values.Layout'])
    expect((await boss!.call(siChannelCalls.save, { Id: 0, Values: { ...values(''), Channel: 'xlsx' } })).status).toBe(422)
    expect((await boss!.call(siChannelCalls.save, { Id: 0, Values: { ...values(Layout), Channel: 'xlsx', Enabled: true } })).status).toBe(
      200,
    )
    const Id = await approved()
    const draft = (await clerk!.call(documentMessageDraft, { Kind, Id })).body.Data
    expect([draft.Format, draft.Lost.some(({ Label }) => Label === '船名')]).toEqual(['xlsx', true])
    const { TBI_MBL_NO } = (await clerk!.call(siInfo, { Id })).body.Data
    expect(draft.Payload).toContain(`["B2",${JSON.stringify(TBI_MBL_NO)}]`)
    const message = (await sent(Id)) as number
    const query = { Kind, Id: String(message) }
    const { rawPayload: file } = await server.app.inject({
      url: documentMessageFile.path,
      query,
      headers: { authorization: `Bearer ${clerk!.token}` },
    })
    const sheet = await readSheet(file)
    expect(sheet.rows.flat()).toContain(TBI_MBL_NO)
    const back = (content: string | Buffer, name: string, client = clerk!) =>
      upload(server, client, `${readReturnedSheet.path}?Id=${Id}`, content, name)
    expect((await back(file, 'back.xlsx')).body.Data).toMatchObject({ Cells: [], More: 0 })
    const changed = (await back(`,\n,COSU9\n,ACME`, 'back.csv')).body.Data as unknown as ReplyOf<typeof readReturnedSheet>
    expect(changed.Cells[0]).toEqual({ Cell: 'B2', Label: '主提单号', Ours: TBI_MBL_NO, Theirs: 'COSU9' })
    expect((await back(file, 'back.xlsx', customer)).status).toBe(403)
  })

  it('leaves when it was approved, once a version, and as an amendment after that', async () => {
    await channel('edi', { Account: 'HAIJIE01' })
    const waiting = await bed.submitted()
    expect(await sent(waiting)).toContain('没有需要发送船公司的内容')
    const Id = await approved()
    const first = await read((await sent(Id)) as number)
    expect(first.Payload).toMatch(/^UNA:\+\.\? 'UNB\+UNO[A-Z]:\d\+HAIJIE01/)
    expect(first.Payload).toMatch(/UNH\+\w+\+IFTMIN:D:99B:UN[\s\S]*BGM\+340\+SI\d+\+9'/)
    const { UpdateTime } = first
    await clerk!.call(actOnMessage, { Kind, Id: first.Id, UpdateTime, Act: 'mark', Remarks: '已上传' })
    // the carrier has this version; a second message waits for an answer to the first
    expect(await sent(Id)).toContain('已发送')
    const [control] = /UNB\+[^']*\+(\w+)'/.exec(first.Payload)!.slice(1)
    const aperak = writeInterchange({ charset: 'UNOA', sender: 'COSU', receiver: 'HAIJIE01', prepared: '261128:1200', reference: 'A1' }, [
      {
        reference: '1',
        identifier: ['APERAK', 'D', '99B', 'UN'],
        segments: [
          ['BGM', '312', 'A1', '29'],
          ['RFF', ['ACW', control!]],
        ],
      },
    ])
    const answer = (await clerk!.call(receiveDocumentAnswer, { Kind, Text: aperak })).body.Data
    expect([answer.RecordId, answer.State, (await read(first.Id)).State]).toEqual([Id, 'noted', 'answered'])
    expect(await sent(Id)).toContain('第 1 版已经发送船公司')
    await amended(Id, { TBI_MARKS: 'JST\nNO. 1-400' })
    expect((await read((await sent(Id)) as number)).Payload).toMatch(/BGM\+340\+SI\d+\+5'/)
  })

  it('is one message when two people send it at once', async () => {
    await channel('edi')
    const Id = await approved()
    const both = await Promise.all([sent(Id), sent(Id, boss)])
    expect(both.filter((one) => typeof one === 'number')).toHaveLength(1)
    expect(await messages(Id)).toHaveLength(1)
  })

  it('is posted, updated and cancelled at the interface under the number that the carrier gave', async () => {
    await channel('http', { Endpoint: carrier.url })
    const Id = await approved()
    const first = (await sent(Id)) as number
    await run()
    expect(carrier.posts.at(-1)).toMatchObject({ method: 'POST', body: expect.stringContaining('"consignmentItems"') as string })
    const status = { shippingInstructionsReference: `CARRIER-${Id}`, shippingInstructionsStatus: 'RECEIVED' }
    const { TBI_MBL_NO } = await bed.read(Id)
    const event = {
      specversion: '1.0',
      type: 'org.dcsa.shipping-instructions-notification.v3',
      data: { ...status, transportDocumentReference: TBI_MBL_NO },
    }
    const noted = (await clerk!.call(receiveDocumentAnswer, { Kind, Text: JSON.stringify(event) })).body.Data
    expect([noted.RecordId, noted.Result, (await read(first)).State]).toEqual([Id, 'confirmed', 'answered'])
    await amended(Id, { TBI_MARKS: 'NEW MARKS' })
    const update = (await sent(Id)) as number
    await run()
    expect(carrier.posts.at(-1)).toMatchObject({ method: 'PUT', path: expect.stringMatching(new RegExp(`/CARRIER-${Id}$`)) as string })
    // the number of the carrier is enough
    const confirmed = {
      shippingInstructionsReference: `CARRIER-${Id}`,
      shippingInstructionsStatus: 'RECEIVED',
      updatedShippingInstructionsStatus: 'UPDATE_CONFIRMED',
    }
    expect((await clerk!.call(receiveDocumentAnswer, { Kind, Text: JSON.stringify(confirmed) })).body.Data.RecordId).toBe(Id)
    expect((await read(update)).State).toBe('answered')
    await reviewer!.call(changeSiStatus, { TDId: Id, Status: 9, Remarks: '客户取消出货' })
    expect((await read((await sent(Id)) as number)).Type).toBe('cancel')
    await run()
    expect(carrier.posts.at(-1)).toMatchObject({ method: 'PATCH', body: expect.stringContaining('CANCELLED') as string })
  })
})

describe('an answer', () => {
  it('that asks for a change is told at its field, and the mended version leaves as an update of what the carrier has', async () => {
    await channel('simulator')
    const Id = await approved({ TBI_MARKS: 'REJECT ME' })
    const first = (await sent(Id)) as number
    await run()
    await run()
    const [, answer] = (await messages(Id)).toSorted((a, b) => a.Id - b.Id)
    expect(answer).toMatchObject({ Direction: 'in', State: 'open', Result: 'declined' })
    expect(answer!.Words).toBe('船公司要求修改；收货人：Consignee tax reference is required at this destination')
    expect((await read(answer!.Id)).Lost).toEqual([
      {
        Path: 'TBI_CONSIGNEE',
        Label: '收货人',
        Value: 'PROPERTY_VALUE_MUST_CHANGE',
        Why: 'Consignee tax reference is required at this destination',
      },
    ])
    expect((await read(first)).State).toBe('answered')
    await amended(Id, { TBI_MARKS: 'N/M' })
    const again = await read((await sent(Id)) as number)
    expect(again.Type).toBe('amend')
  })

  it('and the draft bill come in any order and twice to the same end', async () => {
    await channel('simulator')
    const ends: unknown[] = []
    for (const mark of ['N/M', 'DISORDER', 'TWICE', 'TWICE DISORDER']) {
      const Id = await approved({ TBI_MARKS: mark })
      await sent(Id)
      await run()
      await run()
      const rows = (await messages(Id)).toSorted((a, b) => a.Type.localeCompare(b.Type) || a.Result.localeCompare(b.Result))
      ends.push(rows.map(({ Direction, State, Result }) => [Direction, State, Result]))
    }
    expect(ends[0]).toEqual([
      ['in', 'open', 'changed'],
      ['in', 'noted', 'confirmed'],
      ['out', 'answered', 'confirmed'],
    ])
    for (const end of ends) expect(end).toEqual(ends[0])
  })

  it('in the words of an earlier one answers the message that was sent since', async () => {
    await channel('simulator')
    const Id = await approved()
    const answers = async () => {
      await run()
      await run()
    }
    await sent(Id)
    await answers()
    await amended(Id, { TBI_MARKS: 'FIRST' })
    await sent(Id)
    await answers()
    const [confirmed] = (await messages(Id)).filter(({ Direction, Words }) => Direction === 'in' && Words === '船公司已接受')
    const { Payload } = await read(confirmed!.Id)
    expect(Payload).toContain('UPDATE_CONFIRMED')
    await amended(Id, { TBI_MARKS: 'PENDING' })
    const update = (await sent(Id)) as number
    await answers()
    expect((await read(update)).State).toBe('sent')
    const { body } = await clerk!.call(receiveDocumentAnswer, { Kind, Text: Payload })
    expect([body.Data.RecordId, (await read(update)).State]).toEqual([Id, 'answered'])
  })

  it('names codes that an administrator has explained, and puts new ones on the list with the words of the carrier', async () => {
    await channel('edi')
    const Id = await approved()
    const out = await read((await sent(Id)) as number)
    const [, control] = /UNB\+[^']*\+(\w+)'/.exec(out.Payload)!
    const refusal = (reference: string, ...errors: readonly [code: string, words: string][]) =>
      writeInterchange({ charset: 'UNOA', sender: 'COSU', receiver: 'HAIJIE01', prepared: '261128:1200', reference }, [
        {
          reference: '1',
          identifier: ['APERAK', 'D', '99B', 'UN'],
          segments: [
            ['BGM', '313', reference, '27'],
            ['RFF', ['ACW', control!]],
            ...errors.flatMap(([code, words]): SegmentData[] => [
              ['ERC', code],
              ['FTX', 'AAO', '', '', words],
            ]),
          ],
        },
      ])
    const answer = async (text: string) => (await clerk!.call(receiveDocumentAnswer, { Kind, Text: text })).body.Data
    const first = await answer(refusal('R1', ['X77', 'CONSIGNEE TAX MISSING']))
    expect(first.Lost[0]).toMatchObject({ Value: 'X77', Why: 'X77 CONSIGNEE TAX MISSING' })
    expect(first.Explained).toEqual([])

    const listed = async () => (await boss!.call(answerCodeCalls.list, { Keyword: 'X77' })).body.Data.Rows
    const [waiting, ...more] = await listed()
    expect(more).toEqual([])
    expect(waiting).toMatchObject({
      Code: `${first.PartnerCode}/X77`,
      NameZh: 'X77 CONSIGNEE TAX MISSING',
      Progress: 'waiting',
      Form: 'aperak',
    })
    const Values = {
      ...blankValues(answerCodeCalls.entity),
      Code: waiting!.Code,
      NameZh: '缺收货人税号',
      Progress: 'known',
      Form: 'aperak',
      Todo: '补税号后重发',
      Person: '单证',
    }
    expect((await boss!.call(answerCodeCalls.save, { Id: waiting!.Id, UpdateTime: waiting!.UpdateTime, Values })).status).toBe(200)
    expect((await read(first.Id)).Explained).toEqual([{ Code: 'X77', Meaning: '缺收货人税号', Todo: '补税号后重发', Person: '单证' }])

    // what the platform says of a code is the company's to switch off, for itself alone
    await server.db.owner((owner) =>
      owner.query(
        `insert into m_answer_code (code, name_zh, progress, search, pinyin, initials) values ('X79', '平台说明', 'known', 'X79 平台说明', '', '')`,
      ),
    )
    const third = await answer(refusal('R3', ['X79', 'NO SUCH PORT']))
    expect(third.Explained.map(({ Meaning }) => Meaning)).toEqual(['平台说明'])
    const [platforms] = (await boss!.call(answerCodeCalls.list, { Keyword: 'X79' })).body.Data.Rows
    const Items = [{ Id: platforms!.Id, UpdateTime: platforms!.UpdateTime }]
    expect((await boss!.call(answerCodeCalls.setEnabled, { Items, Enabled: false })).status).toBe(200)
    expect((await read(third.Id)).Explained).toEqual([])

    // a known code makes no second entry, another tenant has neither
    const second = await answer(refusal('R2', ['X77', 'CONSIGNEE TAX MISSING'], ['X78', 'NO NOTIFY']))
    expect(second.Explained.map(({ Code }) => Code)).toEqual(['X77'])
    expect(await listed()).toHaveLength(1)
    const peer = await server.signIn('peer')
    expect((await peer.call(answerCodeCalls.list, { Keyword: 'X77' })).body.Data?.Rows ?? []).toEqual([])
  })

  it('that names no record of ours, or says nothing that is known, moves nothing', async () => {
    const text = (more: object) =>
      JSON.stringify({ transportDocumentReference: 'NOBODY1', shippingInstructionsStatus: 'RECEIVED', ...more })
    const { body } = await clerk!.call(receiveDocumentAnswer, { Kind, Text: text({}) })
    expect(body.Data).toMatchObject({ State: 'unmatched', RecordId: 0 })
    for (const Text of [text({ shippingInstructionsStatus: 'SOMETHING' }), '{"a":1}', '[]', 'hello'])
      expect((await clerk!.call(receiveDocumentAnswer, { Kind, Text })).status).toBe(422)
    expect((await customer!.call(receiveDocumentAnswer, { Kind, Text: text({}) })).status).toBe(403)
  })
})
