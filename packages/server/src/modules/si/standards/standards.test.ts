import type { Envelope, ReplyOf } from '@jst/contracts'
import {
  addSiList,
  changeSiStatus,
  exportSiStandard,
  importSiDcsa,
  modifySi,
  siDraftSet,
  siStandardLosses,
  type SiDcsaImport,
} from '@jst/contracts/si'
import { emptyLine } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let reviewer: TestClient
let clerk: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  reviewer = await server.signIn('reviewer')
  clerk = await server.signIn('doc')
  stranger = await server.signIn('customer2')
  bed = siTestbed(server, customer)
})
afterAll(() => server.close())

async function download(query: Record<string, string>, client = customer) {
  const answer = await server.app.inject({ url: exportSiStandard.path, query, headers: { authorization: `Bearer ${client.token}` } })
  const disposition = String(answer.headers['content-disposition'])
  const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '')
  return { status: answer.statusCode, name, disposition, bytes: answer.rawPayload, type: answer.headers['content-type'] }
}
async function upload(content: unknown, query: Record<string, string> = {}, client = customer, name = 'si.json') {
  const edge = 'jst-test-boundary'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/json\r\n\r\n`
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const answer = await server.app.inject({
    method: 'POST',
    url: importSiDcsa.path,
    query,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) as Envelope<ReplyOf<typeof importSiDcsa>> }
}
const numbersOf = async (orderId: number) =>
  (
    await server.db.owner((owner) =>
      owner.query<{ orderNo: string; mblNo: string }>('select order_no as "orderNo", mbl_no as "mblNo" from cargo_order where id = $1', [
        orderId,
      ]),
    )
  )[0] ?? {
    orderNo: '',
    mblNo: '',
  }
const instruction = (reference: string, overrides: Record<string, unknown> = {}) => ({
  transportDocumentTypeCode: 'SWB',
  isElectronic: true,
  isToOrder: false,
  freightPaymentTermCode: 'PRE',
  isShippedOnBoardType: true,
  isCargoDeliveredInICS2Zone: false,
  partyContactDetails: [{ name: 'Garden Co', email: 'docs@garden.example' }],
  documentParties: { shipper: { partyName: 'Garden Co', displayedAddress: ['Ningbo'] }, consignee: { partyName: 'Patio Imports' } },
  consignmentItems: [
    {
      carrierBookingReference: reference,
      commoditySubReference: 'CH-1',
      descriptionOfGoods: ['GARDEN CHAIRS'],
      HSCodes: ['940179'],
      cargoItems: [
        {
          equipmentReference: 'CSQU3054383',
          cargoGrossWeight: { value: 8_400, unit: 'KGM' },
          outerPackaging: { description: 'CARTONS', numberOfPackages: 700 },
        },
      ],
    },
  ],
  utilizedTransportEquipments: [{ isShipperOwned: false, equipmentReference: 'CSQU3054383', seals: [{ number: 'SL20117' }] }],
  ...overrides,
})
const setOf = async (order: number, client = customer) => (await client.call(siDraftSet, { CGO_ID: order })).body.Data

describe('the export', () => {
  it('is a DCSA shipping instruction under a Chinese name', async () => {
    const id = await bed.submitted()
    const record = await bed.read(id)
    const { name, type, bytes, disposition } = await download({ Id: String(id), Standard: 'dcsa' })
    expect(name).toBe(`补料报文_${record.TBI_MBL_NO}_V1.json`)
    expect([type, disposition.startsWith('attachment')]).toEqual(['application/json', true])
    expect(JSON.parse(bytes.toString())).toMatchObject({
      transportDocumentReference: record.TBI_MBL_NO,
      carrierCodeListProvider: 'NMFTA',
      consignmentItems: [{ carrierBookingReference: record.TBI_MBL_NO }],
      utilizedTransportEquipments: record.BoxInfos.map(({ TBX_CNNO }) => ({ equipmentReference: TBX_CNNO })),
    })
  })
  it.each([
    ['D99B', 'IFTMIN:D:99B:UN'],
    ['D01B', 'IFTMIN:D:01B:UN'],
  ])('is an IFTMIN of %s, the same bytes every time; a later version replaces', async (Standard, head) => {
    const id = await bed.submitted()
    const record = await bed.read(id)
    const first = await download({ Id: String(id), Standard })
    const text = first.bytes.toString('latin1')
    expect([first.name, first.type]).toEqual([`补料报文_${record.TBI_MBL_NO}_V1.edi`, 'application/edifact'])
    expect(text).toContain(`UNH+1+${head}'BGM+340+${record.TBI_NO}+9'`)
    expect(text).toContain('+YFJCK+')
    expect((await download({ Id: String(id), Standard })).bytes.equals(first.bytes)).toBe(true)
    await customer.call(modifySi, { ...record, TBI_EMAILS: 'docs@yuanfan.cn' })
    const second = await download({ Id: String(id), Standard, Sender: 'OUR-ID', Recipient: 'THEIR-ID' })
    expect(second.name).toContain('_V2.edi')
    expect(second.bytes.toString('latin1')).toMatch(
      new RegExp(`^UNA:\\+\\.\\? 'UNB\\+UNOC:3\\+OUR-ID\\+THEIR-ID\\+.*BGM\\+340\\+${record.TBI_NO}\\+5'.*COM\\+docs@yuanfan.cn:EM'`),
    )
    expect((await download({ Id: String(id), Standard, Version: '1' })).bytes.equals(first.bytes)).toBe(true)
  })
  it.each([
    ['voided', async (Id: number) => reviewer.call(changeSiStatus, { TDId: Id, Status: 9, Remarks: '退关' })],
    ['withdrawn before it was approved', async (Id: number) => customer.call(changeSiStatus, { TDId: Id, Status: 8 })],
  ])('of a record that was %s is its cancellation, in every version', async (_, end) => {
    const Id = String(await bed.submitted())
    await customer.call(modifySi, { ...(await bed.read(Number(Id))), TBI_EMAILS: 'docs@yuanfan.cn' })
    expect((await end(Number(Id))).status).toBe(200)
    for (const Version of ['1', '2']) {
      for (const Standard of ['D99B', 'D01B'])
        expect((await download({ Id, Version, Standard })).bytes.toString('latin1')).toMatch(/'BGM\+340\+[^+']+\+1'/)
      const { bytes } = await download({ Id, Version, Standard: 'dcsa' })
      expect(JSON.parse(bytes.toString())).toEqual({ shippingInstructionsStatus: 'CANCELLED' })
    }
  })
  it('of a withdrawn amendment is the version in force, as it was sent', async () => {
    const id = await bed.submitted()
    expect((await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })).status).toBe(200)
    const sent = await download({ Id: String(id), Standard: 'D01B' })
    const amended = await customer.call(modifySi, { ...(await bed.read(id)), TBI_EMAILS: 'docs@yuanfan.cn', ReasonCode: 'A01' })
    expect(amended.status).toBe(200)
    expect((await download({ Id: String(id), Standard: 'D01B' })).name).toContain('_V2.edi')
    expect((await customer.call(changeSiStatus, { TDId: id, Status: 8 })).status).toBe(200)
    const again = await download({ Id: String(id), Standard: 'D01B' })
    expect([again.name, again.bytes.toString('latin1')]).toEqual([sent.name, sent.bytes.toString('latin1')])
  })
  it('of more than 999 goods items is refused in words, as IFTMIN', async () => {
    const id = await bed.submitted()
    const lines = Array.from({ length: 1_000 }, (_, index) => ({ ...emptyLine(), goods: `ITEM ${index}` }))
    await server.db.owner((owner) =>
      owner.query(`update si_version set snapshot = jsonb_set(snapshot, '{containers,0,lines}', $2::jsonb) where record_id = $1`, [
        id,
        JSON.stringify(lines),
      ]),
    )
    const { status, bytes } = await download({ Id: String(id), Standard: 'D01B' })
    expect([status, (JSON.parse(bytes.toString()) as Envelope<null>).Message]).toEqual([
      422,
      '一份 IFTMIN 最多 999 项货物、999 个集装箱，这里有 1001 项货物、4 个集装箱；请分成几票提单，或合并相同的货物',
    ])
    expect((await download({ Id: String(id), Standard: 'dcsa' })).status).toBe(200)
  })
  it('tells what the file does not say, before it is sent', async () => {
    const id = await bed.submitted()
    await customer.call(modifySi, { ...(await bed.read(id)), TBI_REMARKS: '请尽快' })
    const { FileName, Losses } = (await customer.call(siStandardLosses, { Id: id, Standard: 'dcsa' })).body.Data
    expect(FileName).toContain('_V2.json')
    expect(Losses).toContainEqual({
      Kind: 'lost',
      Path: 'TBI_REMARKS',
      Label: '备注（不显示在提单上）',
      Reason: '备注不显示在提单上，DCSA 补料没有对应项；需要船公司知道的请另行说明',
      Value: '请尽快',
    })
    expect(Losses.filter(({ Kind }) => Kind === 'lost')).toHaveLength(1)
  })
  it('a carrier other than the one booked is refused, and told of records that were stored with it', async () => {
    const orderId = await bed.order()
    const [booked] = await server.db.owner((db) =>
      db.query<{ carrier: string }>('select carrier_code as carrier from cargo_order where id = $1', [orderId]),
    )
    const TBI_CARRIER = booked!.carrier === 'MSC' ? 'COSCO' : 'MSC'
    const refused = await customer.call(addSiList, payloadOf(orderId, await bed.draft(orderId, { TBI_CARRIER })))
    expect([refused.status, refused.body.Issues?.map(({ Code }) => Code)]).toEqual([422, expect.arrayContaining(['ORDER_CARRIER'])])
    const id = await bed.submitted()
    await server.db.owner((db) =>
      db.query(`update si_version set snapshot = jsonb_set(snapshot::jsonb, '{carrier}', to_jsonb($2::text)) where record_id = $1`, [
        id,
        TBI_CARRIER,
      ]),
    )
    for (const Standard of ['dcsa', 'D99B'] as const) {
      const { Losses } = (await customer.call(siStandardLosses, { Id: id, Standard })).body.Data
      expect(Losses).toContainEqual(
        expect.objectContaining({ Path: 'TBI_CARRIER', Value: TBI_CARRIER, Reason: expect.stringContaining('订舱的船公司') as string }),
      )
    }
  })
  it('of another company, or of a version that never was, is not there; the operator sees it', async () => {
    const query = { Id: String(await bed.submitted()), Standard: 'dcsa' }
    expect((await download(query, stranger)).status).toBe(404)
    expect((await download({ ...query, Version: '7' })).status).toBe(404)
    expect((await download(query, reviewer)).status).toBe(200)
    expect((await download({ ...query, Standard: 'D96A' })).status).toBe(422)
  })
})

describe('the import', () => {
  it('lists what would be lost and writes nothing in a dry run', async () => {
    const order = await bed.order()
    const { orderNo, mblNo } = await numbersOf(order)
    const { body } = await upload(instruction(mblNo), { DryRun: 'true' })
    expect(body.Data).toMatchObject({
      CGO_ID: order,
      OrderNo: orderNo,
      MblNo: mblNo,
      Drafts: 1,
      Existing: null,
      Version: null,
    } satisfies Partial<SiDcsaImport>)
    expect(body.Data.Losses.map(({ Path }) => Path)).toContain('consignmentItems[0].commoditySubReference')
    expect(await setOf(order)).toBeNull()
  })
  it('makes several instructions the draft set of their order, with what the order knows', async () => {
    const order = await bed.order()
    const { orderNo, mblNo } = await numbersOf(order)
    const bills = ['A', 'B'].map((letter) => instruction(orderNo, { transportDocumentReference: `${mblNo}${letter}` }))
    expect((await upload(bills)).body.Data).toMatchObject({ CGO_ID: order, Drafts: 2, Version: 1 })
    const set = await setOf(order)
    expect(set?.Set).toMatchObject({ Num: 2, Type: 2 })
    expect(set?.Set?.TDBLInfos).toMatchObject([
      { CGO_ID: order, TBI_MBL_NO: mblNo, TBI_SIMBL_NO: `${mblNo}A`, TBI_GOODS: 'GARDEN CHAIRS', BoxInfos: [{ TBX_CNNO: 'CSQU3054383' }] },
      { TBI_SIMBL_NO: `${mblNo}B` },
    ])
    const ids = (set?.Set?.TDBLInfos ?? []).map(({ Id }) => Number(Id))
    expect(new Set(ids).size).toBe(2)
    expect(ids.every((id) => id >= 100_000 && id < 1_000_000)).toBe(true)
  })
  it('what was exported comes back and can be submitted', async () => {
    const id = await bed.submitted()
    const before = await bed.read(id)
    const payload = JSON.parse((await download({ Id: String(id), Standard: 'dcsa' })).bytes.toString()) as {
      consignmentItems: { carrierBookingReference: string }[]
    }
    const order = await bed.order()
    const { mblNo } = await numbersOf(order)
    for (const item of payload.consignmentItems) item.carrierBookingReference = mblNo
    await upload({ ...payload, transportDocumentReference: mblNo })
    const [draft] = (await setOf(order))?.Set?.TDBLInfos ?? []
    expect(draft).toMatchObject({
      TBI_CONSIGNEE: before.TBI_CONSIGNEE,
      TBI_GOODS: before.TBI_GOODS,
      TBI_NUMBER: before.TBI_NUMBER,
      TBI_VESSEL: before.TBI_VESSEL,
    })
    expect((await customer.call(addSiList, payloadOf(order, draft ?? {}))).status).toBe(200)
  })
  it('does not overwrite what is kept for the order unless its version is named', async () => {
    const order = await bed.order()
    const { mblNo } = await numbersOf(order)
    await upload(instruction(mblNo))
    expect((await upload(instruction(mblNo), { DryRun: 'true' })).body.Data.Existing).toMatchObject({ Version: 1, SavedBy: '沈佳怡' })
    const refused = await upload(instruction(mblNo))
    expect([refused.status, refused.body.Code]).toEqual([412, 'STALE_WRITE'])
    expect((await upload(instruction(mblNo), { Version: '1' })).body.Data.Version).toBe(2)
  })
  it('on behalf of the customer is the operator’s own set', async () => {
    const order = await bed.order()
    const { mblNo } = await numbersOf(order)
    expect((await upload(instruction(mblNo), {}, clerk)).body.Data.Version).toBe(1)
    expect(await setOf(order)).toBeNull()
    expect((await setOf(order, clerk))?.Set).toMatchObject({ Num: 1 })
  })
  it('a combined bill names the other order', async () => {
    const [first, second] = [await bed.order(), await bed.order()]
    const [one, two] = [await numbersOf(first), await numbersOf(second)]
    const [item] = instruction(one.mblNo).consignmentItems
    await upload(
      instruction('', {
        transportDocumentReference: one.mblNo,
        consignmentItems: [item, { ...item, carrierBookingReference: two.orderNo }],
      }),
    )
    expect((await setOf(first))?.Set?.TDBLInfos[0]).toMatchObject({
      TBI_MERGEMBL_NO: one.mblNo,
      TDBpMBLNos: [{ TMM_MCGO_ID: second, TMM_MMBL_NO: two.mblNo }],
    })
  })
  it('finds orders by the number that the carrier gave the booking', async () => {
    const order = await bed.order()
    const so = `SO${order}LONGERTHANABILLNUMBERIS`
    await server.db.owner((db) =>
      db.query(
        `with k as (insert into booking (company_id, operator_id, code, so_no) select company_id, operator_id, $2::text, $2 from cargo_order
          where id = $1 returning id) update cargo_order set booking_id = (select id from k) where id = $1`,
        [order, so],
      ),
    )
    await upload(instruction(so))
    expect((await setOf(order))?.Set?.TDBLInfos[0]).toMatchObject({ TBI_BOOKING_NO: so, TBI_MBL_NO: (await numbersOf(order)).mblNo })
  })
  it('a booking that is unknown, and one of another company, are refused in the same words', async () => {
    const { mblNo } = await numbersOf(await bed.order())
    for (const [reference, client] of [
      ['NOWHERE1', customer],
      [mblNo, stranger],
      ['A\u0000B', customer],
    ] as const) {
      const { status, body } = await upload(instruction(reference), {}, client)
      expect([status, body.Code, body.Message]).toEqual([
        422,
        'INVALID_INPUT',
        `没有找到订舱号或主提单号为 ${reference} 的委托，请核对订舱号，或联系委托方导入该委托`,
      ])
      expect(body.Issues?.[0]).toMatchObject({ Code: 'BOOKING', Label: '订舱号' })
    }
  })
  it('bills of two orders in one file, or of none, are refused', async () => {
    const [one, two] = [await numbersOf(await bed.order()), await numbersOf(await bed.order())]
    expect((await upload([instruction(one.mblNo), instruction(two.mblNo)])).body.Message).toBe(
      `文件中的补料属于不同的委托（${one.orderNo}、${two.orderNo}），请按委托分开导入`,
    )
    expect((await upload(instruction(' '))).body.Message).toBe('补料没有订舱号（carrierBookingReference），无法找到对应的委托')
  })
  it.each([
    ['no JSON', '{"a":', '不是有效的 JSON 文件，请上传 DCSA 补料（JSON）'],
    ['a booking', '{"shipmentLocations":[]}', '不是 DCSA 补料文件：应为一份补料或补料清单的 JSON，且每份含有 consignmentItems'],
    ['nested without end', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, '文件嵌套过深，不是 DCSA 补料'],
  ])('a file that is %s is refused in words', async (_, content, message) => {
    const { status, body } = await upload(content)
    expect([status, body.Code, body.Message]).toEqual([422, 'BAD_FILE', message])
  })
  it('is for people who may submit, and for JSON files', async () => {
    expect((await upload(instruction('X'), {}, await server.signIn('provider'))).status).toBe(403)
    expect((await upload('a,b', {}, customer, 'si.csv')).status).toBe(422)
  })
})
