import { addDays, portDay } from '@jst/contracts/schedules'
import { addSiList, changeSiStatus, reviewSi, siBillPdf, siIssueFacts, siState, type SiRecordInput } from '@jst/contracts/si'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let reviewer: TestClient
let clerk: TestClient
let count = 0

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  clerk = await server.signIn('doc')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
/** Day in China, where the tests load, so many days from today. */
const dayIn = (days: number) => addDays(portDay(new Date().toISOString(), 'CNNGB'), days)
const owner = <Row>(text: string, values: unknown[]) => server.db.owner((db) => db.query<Row>(text, values))

interface Call {
  planned?: [arrival: number | null, departure: number]
  actual?: [arrival: number | null, departure: number | null]
  omitted?: boolean
}
/** A bill whose draft the customer has confirmed; its vessel calls at the port of loading so many days from now. */
async function confirmed({ sailsIn = 5, call, record = {} }: { sailsIn?: number; call?: Call; record?: Partial<SiRecordInput> }) {
  const vessel = `LOADING TEST ${++count}`
  const orderId = await bed.order()
  const [order] = await owner<{ carrier: string; port: string }>(
    `update cargo_order set vessel = $2, voyage = '001E', sailing_date = $3 where id = $1 returning carrier_code as carrier, load_port_code as port`,
    [orderId, vessel, inDays(sailsIn)],
  )
  if (call) {
    const at = (days: number | null | undefined) => (days === null || days === undefined ? null : inDays(days))
    const [voyage] = await owner<{ id: number }>(
      `insert into voyage (carrier_code, vessel, voyage_no, status, source) values ($1, $2, '001E', 'normal', 'AIS') returning id`,
      [order!.carrier, vessel],
    )
    await owner(
      `insert into port_call (voyage_id, seq, carrier_code, service_code, port_code, planned_arrival, planned_departure, actual_arrival,
        actual_departure, omitted, state) values ($1, 1, $2, '', $3, $4, $5, $6, $7, $8, 'planned')`,
      [
        voyage!.id,
        order!.carrier,
        order!.port,
        at(call.planned?.[0]),
        at(call.planned?.[1]),
        at(call.actual?.[0]),
        at(call.actual?.[1]),
        call.omitted ?? false,
      ],
    )
  }
  const draft = await bed.draft(orderId, { TBI_SIGNING_METHOD: 'OBL', TBI_ISSUE_PLACE: 'NINGBO', ...record })
  const id = (await customer.call(addSiList, payloadOf(orderId, draft))).body.Data.Ids[0]!
  for (const [client, Status] of [
    [reviewer, 2],
    [clerk, 4],
    [customer, 5],
  ] as const)
    expect((await client.call(changeSiStatus, { TDId: id, Status })).body.Data.TBI_STATUS).toBe(Status)
  return id
}
type Input = { OnBoardDate?: string; OnBoardSource?: string; IssuePlace?: string }
const issue = (TDId: number, input: Input = {}) => clerk.call(reviewSi, { TDId, Status: 6, ...input })
const refusal = async (id: number, input: Input = {}) => {
  const { status, body } = await issue(id, input)
  expect([status, body.Code]).toEqual([422, 'INVALID_INPUT'])
  expect((await clerk.call(siState, { Id: id })).body.Data.Status).toBe(5)
  return [body.Issues![0]!.Path, body.Issues![0]!.Message] as const
}
async function printed(id: number): Promise<string> {
  const { rawPayload } = await server.app.inject({
    url: siBillPdf.path,
    query: { Id: String(id) },
    headers: { authorization: `Bearer ${clerk.token}` },
  })
  return (await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })).text
}

describe('the day on board', () => {
  it('is that of the actual departure in the schedule, and stands on every original', async () => {
    const id = await confirmed({ sailsIn: -2, call: { planned: [-4, -3], actual: [-3, -2] } })
    expect((await clerk.call(siIssueFacts, { Id: id })).body.Data).toEqual({
      OnBoardDate: dayIn(-2),
      OnBoardSource: '船期实际开船（AIS）',
      Earliest: dayIn(-3),
      Latest: dayIn(-2),
      IssuePlace: 'NINGBO',
      OriginalsDue: 0,
      Unprintable: [],
    })
    expect((await issue(id)).body.Data).toMatchObject({
      TBI_STATUS: 6,
      TBI_ONBOARD_DATE: dayIn(-2),
      TBI_ONBOARD_SOURCE: '船期实际开船（AIS）',
    })
    const text = await printed(id)
    expect(text.split('SHIPPED ON BOARD')).toHaveLength(4)
    expect(text).toContain(dayIn(-2))
    const [audit] = await owner<{ diff: object }>(
      `select diff from audit_log where entity = 'si_record' and entity_id = $1 and action = 'si.issue'`,
      [id],
    )
    expect(audit!.diff).toMatchObject({ onBoard: [dayIn(-2), '船期实际开船（AIS）'] })
  })
  it('is never the planned sailing: a bill of a vessel that has not sailed is refused and told to be antedated', async () => {
    const id = await confirmed({ sailsIn: 5, call: { planned: [4, 5] } })
    expect(await refusal(id)).toEqual(['OnBoardDate', expect.stringContaining('预借提单')])
    expect(await refusal(id, { OnBoardDate: dayIn(5), OnBoardSource: '大副收据' })).toEqual([
      'OnBoardDate',
      expect.stringContaining('预借提单'),
    ])
    expect(await refusal(id, { OnBoardDate: dayIn(0), OnBoardSource: '大副收据' })).toEqual([
      'OnBoardDate',
      expect.stringContaining(`按船期 ${dayIn(4)} 起才可能装船`),
    ])
  })
  it.each([
    ['before the vessel arrived', -4, '早于船舶到港日'],
    ['after the vessel departed', -1, '晚于实际开船日'],
    ['in the future', 1, '预借提单'],
  ])('%s is refused whatever its source', async (_, days, words) => {
    const id = await confirmed({ sailsIn: -2, call: { actual: [-3, -2] } })
    expect(await refusal(id, { OnBoardDate: dayIn(days), OnBoardSource: '船公司通知' })).toEqual([
      'OnBoardDate',
      expect.stringContaining(words),
    ])
  })
  it('is entered with its source while the vessel loads and the schedule has no departure', async () => {
    const id = await confirmed({ sailsIn: 1, call: { planned: [-1, 1], actual: [-1, null] } })
    expect(await refusal(id, { OnBoardDate: dayIn(0) })).toEqual(['OnBoardSource', expect.stringContaining('大副收据')])
    expect((await issue(id, { OnBoardDate: dayIn(0), OnBoardSource: '大副收据 MR-1' })).body.Data).toMatchObject({
      TBI_ONBOARD_DATE: dayIn(0),
      TBI_ONBOARD_SOURCE: '大副收据 MR-1',
    })
  })
  it('without any schedule lies at most a week before the sailing of the order', async () => {
    const id = await confirmed({ sailsIn: 2 })
    expect(await refusal(id, { OnBoardDate: dayIn(-20), OnBoardSource: '大副收据' })).toEqual([
      'OnBoardDate',
      expect.stringContaining('倒签'),
    ])
    const later = await confirmed({ sailsIn: 45 })
    expect(await refusal(later, { OnBoardDate: dayIn(0), OnBoardSource: '大副收据' })).toEqual([
      'OnBoardDate',
      expect.stringContaining('预借'),
    ])
    expect((await issue(id, { OnBoardDate: dayIn(-1), OnBoardSource: '大副收据' })).status).toBe(200)
  })
  it('is none for a vessel that leaves the port out', async () => {
    const id = await confirmed({ sailsIn: -1, call: { planned: [-2, -1], omitted: true } })
    expect(await refusal(id, { OnBoardDate: dayIn(-1), OnBoardSource: '大副收据' })).toEqual([
      'OnBoardDate',
      expect.stringContaining('不挂靠装货港'),
    ])
  })
  it.each(['2026-02-30', '20260101', 'tomorrow'])('%s is no day', async (OnBoardDate) => {
    const id = await confirmed({ sailsIn: -2, call: { actual: [-3, -2] } })
    expect(await refusal(id, { OnBoardDate, OnBoardSource: '大副收据' })).toEqual(['OnBoardDate', expect.stringContaining('有效的日期')])
  })
  it('does not stand on a draft, whatever sailing date the record has', async () => {
    const id = await confirmed({ sailsIn: 5, record: { TBI_SAILINGDATE: dayIn(5) } })
    const text = await printed(id)
    expect(text).not.toContain('SHIPPED ON BOARD')
    expect(text).not.toContain(dayIn(5))
  })
  it('cannot be sent with the record: the server sets it at the issue', async () => {
    const id = await confirmed({
      sailsIn: -2,
      call: { actual: [-3, -2] },
      record: { TBI_ONBOARD_DATE: '2020-01-01', TBI_ONBOARD_SOURCE: 'X' },
    })
    expect((await bed.read(id)).TBI_ONBOARD_DATE).toBeUndefined()
  })
})

it('a bill is not issued in the name of a carrier that is not booked', async () => {
  const id = await confirmed({ sailsIn: -2, call: { actual: [-3, -2] } })
  await owner(`update si_record set carrier = 'NOT BOOKED' where id = $1`, [id])
  expect(await refusal(id)).toEqual(['Carrier', expect.stringContaining('不能以 NOT BOOKED 名义签发')])
})

describe('the place of issue', () => {
  const sailed = { sailsIn: -2, call: { actual: [-3, -2] } } satisfies Parameters<typeof confirmed>[0]
  it('is needed, and may be entered with the issue', async () => {
    const id = await confirmed({ ...sailed, record: { TBI_ISSUE_PLACE: '' } })
    expect(await refusal(id)).toEqual(['IssuePlace', expect.stringContaining('请填写签单地点')])
    expect(await refusal(id, { IssuePlace: '宁波' })).toEqual(['IssuePlace', expect.stringContaining('英文')])
    expect((await issue(id, { IssuePlace: 'NINGBO' })).body.Data).toMatchObject({ TBI_STATUS: 6, TBI_ISSUE_PLACE: 'NINGBO' })
    expect(await printed(id)).toContain('NINGBO')
  })
  it('that the customer confirmed is not changed by the issue', async () => {
    const id = await confirmed(sailed)
    expect(await refusal(id, { IssuePlace: 'SHANGHAI' })).toEqual(['IssuePlace', expect.stringContaining('NINGBO')])
  })
})

it('characters that the bill cannot print are named before the issue', async () => {
  const id = await confirmed({ sailsIn: -2, call: { actual: [-3, -2] } })
  await owner(`update si_record set consignee = 'ŞTİ. 𠮷祥 LTD' where id = $1`, [id])
  expect((await clerk.call(siIssueFacts, { Id: id })).body.Data.Unprintable).toEqual(['𠮷'])
})

it('the facts of an issue are the operator’s who may issue', async () => {
  const id = await confirmed({ sailsIn: -2 })
  const stranger = await server.signIn('customer2')
  expect((await customer.call(siIssueFacts, { Id: id })).status).toBe(403)
  expect((await stranger.call(siIssueFacts, { Id: id })).status).toBe(403)
})
