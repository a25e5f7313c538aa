import { bookingCalls, bookingStates, bookingDuplicates, copyBooking, saveBooking } from '@jst/contracts/booking'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { documentState, documentTimeline, moveDocuments } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, confirmed, confirmedBooking, furniture, moveBooking, rewrite, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'
import { dayAfter } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, ops, sales, customer, other, provider]: TestClient[] = []
let code = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer, other, provider] = await Promise.all(
    ['boss', 'ops', 'sales', 'customer', 'customer2', 'provider'].map((account) => server.signIn(account)),
  )
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '宁波远帆进出口有限公司'`),
  )
  code = row!.code
})
afterAll(() => server.close())

const listed = async (client: TestClient, more: object = {}) =>
  (await client.call(bookingCalls.list, { PageSize: 200, ...more })).body.Data.Rows.map(({ Code }) => Code)

describe('a booking', () => {
  it('of a customer is numbered by the forwarder, is its customer, and both read it', async () => {
    const { Id, Customer, Operator } = await booked(customer!)
    const row = await rowOf(ops!, Id)
    expect(row).toMatchObject({
      Code: expect.stringMatching(/^BK\d{9}$/),
      CustomerCode: code,
      CustomerName: '宁波远帆进出口有限公司',
      Stage: 'draft',
      Boxes: '40HQ*2',
      Teu: 4,
      Weight: 18_600,
      Source: 'online',
    })
    expect([Customer, Operator]).toEqual(['宁波远帆进出口有限公司', '上海海捷国际货运代理有限公司'])
    expect(await listed(customer!)).toContain(row.Code)
    expect(await listed(ops!, { Keyword: '远帆' })).toContain(row.Code)
    expect(await listed(other!)).not.toContain(row.Code)
    expect((await provider!.call(bookingCalls.list, {})).status).toBe(403)
  })
  it('does not tell its customer what is for the staff', async () => {
    const { Id, UpdateTime, Content } = await booked(customer!)
    const Values = { ...Content.Values, RemarkInternal: 'INNER-SECRET', ContractNo: 'S/C-SECRET' }
    const saved = await ops!.call(saveBooking, { Id, UpdateTime, Content: { ...Content, Values }, VoyageId: 0 })
    expect(saved.body.Data.Content.Values).toMatchObject({ RemarkInternal: 'INNER-SECRET', ContractNo: 'S/C-SECRET' })
    for (const answer of [
      await customer!.call(bookingCalls.get, { Id }),
      await customer!.call(bookingCalls.list, { PageSize: 200 }),
      await customer!.call(documentTimeline, { Kind: 'booking', Id }),
      await customer!.call(bookingCalls.changes, { Id }),
    ])
      expect(answer.text).not.toMatch(/INNER-SECRET|S\/C-SECRET/)
    const { Content: seen } = await viewed(customer!, Id)
    expect(Object.keys(seen.Values)).not.toContain('RemarkInternal')
    // what it does not see stays when it writes, and is not its to write
    const again = await rewrite(customer!, Id, { ...seen, Values: { ...seen.Values, Remark: '请安排白班装箱' } })
    expect(again.status).toBe(200)
    expect((await viewed(ops!, Id)).Content.Values).toMatchObject({ RemarkInternal: 'INNER-SECRET', Remark: '请安排白班装箱' })
    const forged = await rewrite(customer!, Id, { ...seen, Values: { ...seen.Values, RemarkInternal: 'mine' } })
    expect(forged.status).toBe(403)
  })
  it('is kept unfinished, and submitted when nothing is missing', async () => {
    const { Id } = await booked(customer!, furniture({ PodCode: '', Phone: '' }, { Cargo: [], Parties: [] }))
    const refused = await moveBooking(customer!, 'submit', Id)
    expect(refused).toContain('请填写卸货港')
    expect(refused).toContain('请至少填写一种货物')
    expect(refused).toContain('请填写发货人')
    expect((await rowOf(ops!, Id))['Stage']).toBe('draft')
    await rewrite(customer!, Id, furniture())
    expect(await moveBooking(customer!, 'submit', Id)).toBeUndefined()
    expect(await rowOf(customer!, Id)).toMatchObject({ Stage: 'submitted', SubmittedOn: chinaDay(new Date()) })
  })
  it('finds codes by names, and refuses what means nothing with every finding', async () => {
    const { Content } = await booked(customer!, furniture({ PolCode: '上海', PodCode: 'Los Angeles' }))
    expect(Content.Values).toMatchObject({ PolCode: 'CNSHA', PodCode: 'USLAX' })
    const wrong = furniture({ PolCode: '没有这个港', Mail: 'not a mail' })
    const { status, body } = await customer!.call(saveBooking, {
      Id: 0,
      VoyageId: 0,
      Content: { ...wrong, Cargo: [{ ...wrong.Cargo[0]!, Weight: -1 }], Parties: [...wrong.Parties, ...wrong.Parties] },
    })
    expect([status, body.Issues?.map(({ Path }) => Path).toSorted()]).toEqual([
      422,
      ['Content.Cargo[0].Weight', 'Content.Parties[1].Role', 'Content.Values.Mail', 'Content.Values.PolCode'],
    ])
  })
  it('goes back with the fields that are missing, comes again, and is confirmed with its SO as a cargo order', async () => {
    const { Id } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    const { UpdateTime } = await viewed(ops!, Id)
    const Fields = [{ Field: 'Cargo', Remark: 'HS 编码与品名不符' }]
    const { body } = await ops!.call(moveDocuments, { Kind: 'booking', Event: 'return', Items: [{ Id, UpdateTime }], Fields, Remarks: '' })
    expect(body.Data.Moved).toEqual([Id])
    await rewrite(customer!, Id, furniture({ Remark: 'HS 已更正' }))
    expect(await moveBooking(customer!, 'complete', Id)).toBeUndefined()
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
    const done = await confirmed(ops!, Id, { FreeDaysGiven: 14 })
    expect(done.body.Data).toMatchObject({ ShippingOrder: { Values: { PickupPlace: '洋山四期', FreeDaysGiven: 14 } } })
    const order = (await ops!.call(cargoOrderInfo, { Id: done.body.Data.OrderId })).body.Data
    expect(order).toMatchObject({
      OrderNo: (await rowOf(ops!, Id)).Code,
      CompanyName: '宁波远帆进出口有限公司',
      BoxSummary: '40HQ*2',
      Vessel: 'COSCO ROME',
      SiDeadline: done.body.Data.ShippingOrder!.Cutoffs.DCO,
    })
    expect((await customer!.call(cargoOrderInfo, { Id: order.Id })).status).toBe(200)
    const { Rows } = (await customer!.call(documentTimeline, { Kind: 'booking', Id })).body.Data
    expect(Rows.map(({ Event }) => Event).filter((event) => event !== 'changed')).toEqual([
      'shippingOrder',
      'confirm',
      'accept',
      'complete',
      'return',
      'submit',
      'created',
    ])
  })
  it('says what it was sent back for until it moves on', async () => {
    const { Id } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    const asked = async () => {
      const { Returned, Remarks } = (await customer!.call(documentState, { Kind: 'booking', Id })).body.Data
      return [Returned, Remarks]
    }
    expect(await asked()).toEqual([[], ''])
    const { UpdateTime } = await viewed(ops!, Id)
    const Fields = [{ Field: 'Cargo', Remark: 'HS 编码与品名不符' }]
    await ops!.call(moveDocuments, { Kind: 'booking', Event: 'return', Items: [{ Id, UpdateTime }], Fields, Remarks: '请今天补齐' })
    expect(await asked()).toEqual([[expect.objectContaining(Fields[0]!)], '请今天补齐'])
    // moved without an entry of its own, as an import or a correction of the operator of the platform does
    const put = (stage: string) =>
      server.db.owner((owner) => owner.query('update booking set state = $2 where id = $1', [Id, bookingStates.codes[stage as 'received']]))
    await put('received')
    expect(await asked()).toEqual([[], ''])
    await put('pendingUpdate')
    expect(await moveBooking(customer!, 'complete', Id)).toBeUndefined()
    expect(await asked()).toEqual([[], ''])
    // words of a move that sends nothing back are no task
    const { UpdateTime: now } = await viewed(ops!, Id)
    const rejected = { Kind: 'booking', Event: 'reject', Reason: 'OTHER', Remarks: '船公司停航', Items: [{ Id, UpdateTime: now }] }
    expect((await ops!.call(moveDocuments, rejected)).body.Data.Moved).toEqual([Id])
    expect(await asked()).toEqual([[], ''])
  })
  it('is confirmed with an SO that no other booking has', async () => {
    const first = await confirmedBooking(customer!, ops!)
    const { Id } = await booked(customer!, furniture({ NameZh: 'PO-2' }))
    await moveBooking(customer!, 'submit', Id)
    const refused = await confirmed(ops!, Id, { SoNo: String(first.ShippingOrder!.Values['SoNo']) })
    expect(refused.body.Issues?.[0]?.Message).toContain('已用于订舱')
    expect((await rowOf(ops!, Id))['Stage']).toBe('submitted')
  })
  it('tells the desk what is submitted, and the customer what became of it, each on its own page', async () => {
    const { Id } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    const { Code } = await rowOf(ops!, Id)
    const told = async (client: TestClient) =>
      (await client.call(messageSelfList, { PageSize: 50 })).body.Data.Rows.filter(({ Title }) => Title.includes(Code))
    const desk = [...(await told(ops!)), ...(await told(boss!)), ...(await told(sales!))]
    expect(desk.map(({ Link }) => Link)).toContain(`/quckBook/internalBookDetail?Id=${Id}`)
    await moveBooking(ops!, 'accept', Id)
    expect((await told(customer!)).map(({ Link }) => Link)).toEqual([`/external/workbench/BookOnlineDetail?Id=${Id}`])
    expect(await told(other!)).toEqual([])
  })
  it('is refused to whoever read an older version', async () => {
    const { Id, UpdateTime, Content } = await booked(customer!)
    await rewrite(customer!, Id, furniture({ Remark: 'first' }))
    const late = await customer!.call(saveBooking, { Id, UpdateTime, Content, VoyageId: 0 })
    expect([late.status, (late.body.Data as { Id: number }).Id]).toEqual([412, Id])
  })
  it("for a customer that has not joined is the forwarder's alone", async () => {
    const [alone] = await server.db.owner((owner) =>
      owner.query<{ code: string }>(
        `select c.code from customer c join company o on o.id = c.company_id where c.linked_id is null and c.state in (0, 1) and o.code = 'HJGJ'
          and c.removed_at is null and c.merged_into is null limit 1`,
      ),
    )
    const made = await booked(sales!, furniture({ CustomerCode: alone!.code }))
    expect((await rowOf(ops!, made.Id))['Source']).toBe('behalf')
    expect(await moveBooking(sales!, 'submit', made.Id)).toBeUndefined()
    expect((await confirmed(ops!, made.Id)).body.Data.OrderId).toBeGreaterThan(0)
    const none = await sales!.call(saveBooking, { Id: 0, Content: furniture(), VoyageId: 0 })
    expect(none.body.Issues?.[0]).toMatchObject({ Path: 'Content.Values.CustomerCode', Message: '请先选择客户' })
  })
  it('made for a customer that has joined is on its list as well', async () => {
    const made = await booked(sales!, furniture({ CustomerCode: code }))
    const { Code } = await rowOf(sales!, made.Id)
    expect(await listed(customer!)).toContain(Code)
  })
  it('is copied without its sailing and numbers, and points out what may be the same', async () => {
    const { Id } = await booked(customer!, furniture({ NameZh: 'PO-TWIN' }))
    const copy = (await customer!.call(copyBooking, { Id })).body.Data
    expect((await viewed(customer!, copy.Id)).Content).toMatchObject({
      Values: { Etd: '', Vessel: '', NameZh: '', PolCode: 'CNSHA' },
      Cargo: [{ NameEn: 'WOODEN FURNITURE' }],
    })
    const asked = { Except: copy.Id, Pol: 'CNSHA', Pod: 'USLAX', Day: dayAfter(9) }
    const codes = async (client: TestClient, more = {}) =>
      (await client.call(bookingDuplicates, { ...asked, ...more })).body.Data.map((twin) => twin.Id)
    expect(await codes(customer!)).toContain(Id)
    expect(await codes(sales!, { Customer: code })).toContain(Id)
    expect(await codes(other!)).not.toContain(Id)
    expect(await codes(customer!, { Day: dayAfter(20) })).not.toContain(Id)
  })
})
