import { bookingPages } from '@jst/contracts/booking'
import { modifyCargoOrder, cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { commentDocument, documentTimeline, shipmentTimeline, type ShipmentTimeline } from '@jst/contracts/document'
import { liveEvents } from '@jst/contracts/live'
import { ownQuotation } from '@jst/contracts/quotes'
import { addSiList, changeSiStatus, siDataInfo, siDocument } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registeredDocuments } from '../registry.ts'
import { booked, confirmed, confirmedBooking, furniture, moveBooking } from '../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { chosen, moveQuote, publishedRate, quoted } from '../../testing/quotes.ts'

let server: TestServer
let [boss, ops, sales, reviewer, customer, other, peer]: TestClient[] = []
/** One shipment from the quotation to the approved bill. */
const shipment = { quotation: 0, booking: 0, order: 0, si: 0 }
beforeAll(async () => {
  server = await createTestServer()
  await owner(withoutInstructions, [siDocument.reads.map((path) => path.toLowerCase())])
  await owner(ownBusiness, [bookingPages.list])
  ;[boss, ops, sales, reviewer, customer, other, peer] = await Promise.all(
    ['boss', 'ops', 'sales', 'reviewer', 'customer', 'customer2', 'peer'].map((account) => server.signIn(account)),
  )
  await book()
  await instruct()
})
afterAll(() => server.close())
const owner = <Row>(text: string, values: unknown[] = []) => server.db.owner((db) => db.query<Row>(text, values))

const employee = 'select e.id from employee e join app_user u on u.id = e.user_id where u.account = $2 limit 1'
/** The role of the sales staff opens no shipping instructions. */
const withoutInstructions = `delete from role_menu rm using menu m, role r
  where m.id = rm.menu_id and r.id = rm.role_id and r.name = '业务人员' and lower(m.path) = any($1)`
/** That of the reviewers opens bookings, and each of them sees the own business alone. */
const ownBusiness = `with own as (update role set data_scope = 'own' where name = '补料审核员' returning id)
  insert into role_menu (role_id, menu_id, buttons) select own.id, m.id, '{view}' from own, menu m where m.path = $1 on conflict do nothing`

async function book() {
  const [row] = await owner<{ code: string }>(`select code from customer where name_zh = '宁波远帆进出口有限公司'`)
  const rate = await publishedRate(boss!, 1_850)
  const { Id } = await quoted(sales!, row!.code, [await chosen(sales!, rate.ServiceCode, row!.code, 60)])
  expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
  const { Offer } = (await customer!.call(ownQuotation, { Id })).body.Data
  const choice = { Source: 'quotation' as const, QuoteId: Id, OptionKey: Offer.Options[0]!.Key, Hash: '' }
  const booking = await booked(customer!, furniture(), choice)
  Object.assign(shipment, { quotation: Id, booking: booking.Id })
  for (const [client, event] of [
    [customer!, 'submit'],
    [ops!, 'accept'],
  ] as const)
    expect(await moveBooking(client, event, booking.Id)).toBeUndefined()
  shipment.order = (await confirmed(ops!, booking.Id)).body.Data.OrderId
}
async function instruct() {
  const { TDBoxInfos, ...fields } = (await customer!.call(siDataInfo, { CGO_ID: shipment.order })).body.Data
  const BoxInfos = TDBoxInfos.map((box, at) => ({
    ...box,
    TBX_CNNO: at === 0 ? 'CSQU3054383' : 'MSKU9070323',
    TBX_SEALNO: `SEAL00${at + 1}`,
    TBX_PACKAGE: 'CARTONS',
    TBX_NUM: 430,
    TBX_WEIGHT: 9_300,
    TBX_VOLUME: 66.25,
  }))
  const record = {
    ...fields,
    TBI_CONSIGNOR: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA\nTEL: 86-574-87001234',
    TBI_CONSIGNEE: 'HOME TRADING LLC\nLOS ANGELES, CA, UNITED STATES\nTEL: 1-213-555-0101',
    TBI_NOTIFIER_1: 'SAME AS CONSIGNEE',
    TBI_MARKS: 'N/M',
    TBI_SIGNING_METHOD: 'TLX',
    BoxInfos,
  }
  const answer = await customer!.call(addSiList, { TDBLInfos: [record], Num: 1, CGO_ID: shipment.order, MBL_NO: record.TBI_MBL_NO })
  expect(answer.body.Issues ?? []).toEqual([])
  shipment.si = answer.body.Data.Ids[0]!
  await owner(`update si_record set claimed_by = (${employee}), claimed_name = '林志远', claim_time = now() where id = $1`, [
    shipment.si,
    'reviewer',
  ])
  expect((await reviewer!.call(changeSiStatus, { TDId: shipment.si, Status: 2, Remarks: '箱封号已核对' })).status).toBe(200)
}

type Kind = keyof typeof kinds
const kinds = { quotation: 'quotation', booking: 'booking', order: 'cargoOrder', si: 'si' } as const
const ask = (client: TestClient, from: Kind, more: object = {}) =>
  client.call(shipmentTimeline, { Kind: kinds[from], Id: shipment[from], PageSize: 100, ...more })
const read = async (client: TestClient, from: Kind, more: object = {}) => (await ask(client, from, more)).body.Data
/** Steps as `kind event`, newest first, without the edits of fields. */
const steps = ({ Rows }: ShipmentTimeline) => Rows.filter(({ Event }) => Event !== 'changed').map(({ Kind: of, Event }) => `${of} ${Event}`)

const instructed = ['si approve', 'si submit', 'cargoOrder booked']
const bookingSteps = ['booking shippingOrder', 'booking confirm', 'booking accept', 'booking submit', 'booking created']
/** The quotation is won by the submission of its booking. */
const quoteSteps = ['quotation view', 'quotation send', 'quotation created']

it('kinds of a shipment are heard of by events that there are', () => {
  const heard = registeredDocuments().flatMap(({ document }) => document.shipment?.heard ?? [])
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter((name) => !(name in liveEvents))).toEqual([])
})

describe('the timeline of a shipment', () => {
  it('is the same whole from each of its documents, newest first, in the words of each kind, with the way there', async () => {
    const whole = await read(boss!, 'booking')
    expect(steps(whole)).toEqual([...instructed, ...bookingSteps.slice(0, 3), 'quotation win', ...bookingSteps.slice(3), ...quoteSteps])
    for (const from of ['order', 'si'] as const) expect((await read(boss!, from)).Rows).toEqual(whole.Rows)
    expect(whole.Total).toBe(whole.Rows.length)
    expect(whole.Documents.map(({ Kind: of, KindName, Link }) => [of, KindName, Link])).toEqual([
      ['quotation', '报价单', `/SeaFreight/quickQuoteSearchCenter?Id=${shipment.quotation}`],
      ['booking', '订舱单', `/quckBook/internalBookDetail?Id=${shipment.booking}`],
      ['cargoOrder', '委托', `/tdManage/siMake?CGO_ID=${shipment.order}`],
      ['si', '补料', `/tdManage/siDetail?Id=${shipment.si}`],
    ])
    const [approved, submitted, made] = whole.Rows
    expect(approved).toMatchObject({ Title: '审核通过', Tone: 'green', Text: '箱封号已核对', AuthorName: '林志远', Version: 1 })
    expect(submitted).toMatchObject({ Title: '提交', AuthorName: '沈佳怡', Version: 1 })
    expect(made).toMatchObject({ Title: '放舱后生成委托', Text: expect.stringMatching(/^MBL COSU66/) })
    const times = whole.Rows.map(({ At }) => At)
    expect(times).toEqual(times.toSorted().toReversed())
  })
  it('is paged, and shows one document alone', async () => {
    const whole = await read(boss!, 'booking')
    const pages = await Promise.all([1, 2, 3].map((PageIndex) => read(boss!, 'booking', { PageIndex, PageSize: 5 })))
    expect(pages.flatMap(({ Rows }) => Rows)).toEqual(whole.Rows.slice(0, 15))
    expect(pages.map(({ Total }) => Total)).toEqual([whole.Total, whole.Total, whole.Total])
    const own = await read(boss!, 'si', { Own: true })
    expect([steps(own), own.Total, own.Documents.length]).toEqual([['si approve', 'si submit'], 2, 4])
  })
  it('stops at a quotation: other bookings of it are other shipments', async () => {
    expect(steps(await read(boss!, 'quotation'))).toEqual(['quotation win', ...quoteSteps])
  })
  it('tells a customer what both sides read, and nothing of quotation, internal comments and links of the staff', async () => {
    const said = (client: TestClient, from: Kind, Audience: 'internal' | 'customer', Text: string) =>
      client.call(commentDocument, { Kind: kinds[from], Id: shipment[from], Audience, Text })
    await said(ops!, 'booking', 'internal', '客户上票欠费')
    await said(boss!, 'si', 'internal', '提单先不放')
    await said(customer!, 'booking', 'customer', '请安排白班装箱')
    const answer = await ask(customer!, 'si')
    expect(answer.text).not.toMatch(/欠费|先不放|QT2|tdManage|quckBook|BELOW|Floor/)
    const { Documents, Rows } = answer.body.Data
    expect(Documents.map(({ Link }) => Link)).toEqual([
      `/external/workbench/BookOnlineDetail?Id=${shipment.booking}`,
      `/external/workbench/siSubmit?CGO_ID=${shipment.order}`,
      `/external/workbench/siSubmit?Id=${shipment.si}`,
    ])
    expect(steps(answer.body.Data)).toEqual(['booking comment', ...instructed, ...bookingSteps])
    expect(Rows.every(({ Audience }) => Audience === 'customer')).toBe(true)
    // of each document what its own timeline says, person by person
    const own = (await customer!.call(documentTimeline, { Kind: 'booking', Id: shipment.booking, PageSize: 100 })).body.Data.Rows
    const ofBooking = Rows.filter(({ Kind: of }) => of === 'booking')
    expect(ofBooking.map(({ Id, AuthorName, Text }) => [Id, AuthorName, Text])).toEqual(
      own.map(({ Id, AuthorName, Text }) => [Id, AuthorName, Text]),
    )
    // the person of the forwarder behind an order is no customer's to know
    expect(Rows.find(({ Event }) => Event === 'booked')!.AuthorName).toBe('')
    expect((await read(boss!, 'booking', { Comments: true })).Rows.map(({ Text }) => Text)).toEqual([
      '请安排白班装箱',
      '提单先不放',
      '客户上票欠费',
    ])
    expect(steps(await read(boss!, 'booking', { Comments: true, Audience: 'customer' }))).toEqual(['booking comment'])
    expect((await read(customer!, 'booking', { Audience: 'internal' })).Rows).toEqual([])
  })
  it('tells other companies nothing, whichever document they ask from', async () => {
    for (const client of [other!, peer!])
      for (const from of ['quotation', 'booking', 'order', 'si'] as const) {
        const { status, text } = await ask(client, from)
        expect([404, 403]).toContain(status)
        expect(text).not.toMatch(/BK2|COSU66|沈佳怡/)
      }
    expect((await ask(other!, 'booking')).status).toBe(404)
  })
  it('leaves out documents that the roles of the reader do not open', async () => {
    const { Documents } = await read(sales!, 'booking')
    expect(Documents.map(({ Kind: of }) => of)).toEqual(['quotation', 'booking'])
    expect((await ask(sales!, 'booking')).text).not.toMatch(/箱封号已核对|放舱后生成委托/)
    expect((await ask(sales!, 'si')).status).toBe(403)
  })
  it('leaves out documents beyond his data scope, also those that stand between two that he sees', async () => {
    const { Documents, Rows } = await read(reviewer!, 'si')
    expect(Documents.map(({ Kind: of }) => of)).toEqual(['cargoOrder', 'si'])
    expect(Rows.some(({ Kind: of }) => of === 'booking')).toBe(false)
    expect((await ask(reviewer!, 'booking')).status).toBe(404)
  })
  it('tells what happens to the order: its cut-off to both sides, its remark to the staff', async () => {
    const { UpdateTime } = (await boss!.call(cargoOrderInfo, { Id: shipment.order })).body.Data
    const change = { Id: shipment.order, UpdateTime, SiDeadline: '2199-01-02T04:00:00.000Z', Remark: '柜号待补' }
    expect((await boss!.call(modifyCargoOrder, change)).status).toBe(200)
    const [deadline, remark] = (await read(boss!, 'booking')).Rows
    expect(remark).toMatchObject({ Audience: 'internal', Changes: [{ Label: '备注', Before: '', After: '柜号待补' }] })
    expect(deadline).toMatchObject({ Title: '调整截单时间', Changes: [{ Label: '截单时间', After: '2199-01-02 12:00' }] })
    const [top] = (await read(customer!, 'booking')).Rows
    expect(top).toMatchObject({ Title: '调整截单时间' })
    expect((await ask(customer!, 'booking')).text).not.toContain('柜号待补')
    const [changed] = (await read(customer!, 'booking', { Lang: 'en' })).Rows
    expect(changed!.Changes).toMatchObject([{ Label: 'SI cut-off', After: '2199-01-02 12:00' }])
  })
  it('names kinds, fields and choices in English for a page that is English', async () => {
    const { Rows, Documents } = await read(customer!, 'booking', { Lang: 'en', PageSize: 100 })
    const said = [...Documents.map(({ KindName }) => KindName), ...Rows.flatMap(({ Changes }) => Changes.map(({ Label }) => Label))]
    expect(said.filter((word) => /\p{Script=Han}/u.test(word))).toEqual([])
    expect(Documents.map(({ KindName }) => KindName)).toContain('Booking')
    const shared = registeredDocuments().filter(({ document }) => document.shipment && document.partyPage)
    const chinese = shared.flatMap(({ document: { kind, fields } }) =>
      Object.entries(fields).flatMap(([key, { en, values = {}, valuesEn = {} }]) => {
        const words = [en, ...Object.entries(values).map(([code, zh]) => valuesEn[code] ?? zh)]
        return words.some((word) => /\p{Script=Han}/u.test(word)) ? [`${kind} ${key}`] : []
      }),
    )
    expect(chinese).toEqual([])
  })
  it('shows a bill that combines two orders with each of them, and neither order with the other one', async () => {
    const second = await confirmedBooking(customer!, ops!)
    await owner(
      `insert into si_master_bill (record_id, company_id, operator_id, order_id, merged_order_id, merged_mbl_no)
        select r.id, r.company_id, r.operator_id, r.order_id, $2, 'COSU-SECOND' from si_record r where r.id = $1`,
      [shipment.si, second.OrderId],
    )
    const keys = ({ Documents }: ShipmentTimeline) => Documents.map(({ Kind: of, Id }) => `${of} ${Id}`)
    const both = [`booking ${shipment.booking}`, `booking ${second.Id}`]
    const orders = [`cargoOrder ${shipment.order}`, `cargoOrder ${second.OrderId}`]
    const bill = `si ${shipment.si}`
    expect(keys(await read(customer!, 'si'))).toEqual([...both, ...orders, bill])
    expect(keys(await read(customer!, 'booking'))).toEqual([both[0], orders[0], bill])
    const other = (await customer!.call(shipmentTimeline, { Kind: 'booking', Id: second.Id })).body.Data
    expect(keys(other)).toEqual([both[1], orders[1], bill])
    expect(steps(other).slice(0, 1)).toEqual(['cargoOrder booked'])
    expect(steps(other)).toContain('si approve')
  })
})
