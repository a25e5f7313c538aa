import {
  amendmentPrices,
  answerRequest,
  askAmendment,
  confirmBooking,
  correctShippingOrder,
  repriceBooking,
  totalText,
  type AmendedPriceChoice,
  type BookingContent,
} from '@jst/contracts/booking'
import { documentLines, saveDocumentLines } from '@jst/contracts/document'
import { ownQuotation } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, confirmed, furniture, givePrice, moveBooking, rewrite, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, dayAfter, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, ops, sales, customer]: TestClient[] = []
let code = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer] = await Promise.all(['boss', 'ops', 'sales', 'customer'].map((account) => server.signIn(account)))
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`update customer set credit_limit = null where name_zh = '宁波远帆进出口有限公司' returning code`),
  )
  code = row!.code
})
afterAll(() => server.close())

/** A confirmed booking of two 40HQ at the price of a quotation, and what one box costs. */
async function confirmedAtQuote() {
  const rate = await publishedRate(boss!, 1_850)
  const quote = await quoted(sales!, code, [await chosen(sales!, rate.ServiceCode, code, 60)])
  expect(await moveQuote(sales!, 'send', quote.Id)).toBeUndefined()
  const { Offer } = (await customer!.call(ownQuotation, { Id: quote.Id })).body.Data
  const price = { Source: 'quotation' as const, QuoteId: quote.Id, OptionKey: Offer.Options[0]!.Key, Hash: '' }
  const made = await booked(customer!, furniture({ ServiceCode: rate.ServiceCode }), price)
  expect(await moveBooking(customer!, 'submit', made.Id)).toBeUndefined()
  expect(await moveBooking(ops!, 'accept', made.Id)).toBeUndefined()
  const view = (await confirmed(ops!, made.Id)).body.Data
  return { Id: made.Id, rate, quoteNo: view.Price!.QuoteNo, totals: view.Price!.Totals, perBox: Number(view.Price!.Totals[0]!.Amount) / 2 }
}
const withBoxes = (Count: number) => (content: BookingContent) => ({ ...content, Boxes: [{ ...content.Boxes[0]!, Count }] })
async function ask(Id: number, change: (content: BookingContent) => BookingContent, Price?: AmendedPriceChoice, client = customer!) {
  const { UpdateTime, Content } = await viewed(client, Id)
  return client.call(askAmendment, { Id, UpdateTime, Content: change(Content), VoyageId: 0, Remarks: '加货', ...(Price ? { Price } : {}) })
}
const agree = async (Id: number, Price?: AmendedPriceChoice) => {
  const { UpdateTime } = await viewed(ops!, Id)
  return ops!.call(answerRequest, { Id, UpdateTime, Kind: 'amendment', Answer: 'confirm', Remarks: '', ...(Price ? { Price } : {}) })
}

describe('an amendment to other boxes', () => {
  it('is asked and agreed with the old and the new price, and the booking has the new one from then on', async () => {
    const { Id, quoteNo, totals, perBox } = await confirmedAtQuote()
    const prices = (await customer!.call(amendmentPrices, { Id, Boxes: '40HQ*3' })).body.Data
    expect(prices).toMatchObject({
      Gap: expect.stringContaining('价格按 40HQ*2 计算，现为 40HQ*3'),
      Boxes: [{ Type: '40HQ', Count: 3 }],
      Before: { Totals: totals },
    })
    expect(prices.Same!.Totals).toEqual([{ Currency: 'USD', Amount: (perBox * 3).toFixed(2) }])
    const asked = (await ask(Id, withBoxes(3), { Way: 'same' })).body.Data
    expect(asked.Requests[0]!.Price).toMatchObject({ Way: 'same', Before: { Totals: totals }, After: { Totals: prices.Same!.Totals } })
    expect(asked.Price!.Totals).toEqual(totals)
    expect(await rowOf(ops!, Id)).toMatchObject({ Boxes: '40HQ*2', Price: totalText(totals) })
    const done = (await agree(Id)).body.Data
    expect([done.PriceGap, done.Price!.Boxes, done.Price!.Totals]).toEqual(['', [{ Type: '40HQ', Count: 3 }], prices.Same!.Totals])
    expect(await rowOf(ops!, Id)).toMatchObject({ Boxes: '40HQ*3', Price: totalText(prices.Same!.Totals), QuoteNo: quoteNo })
  })
  it('without a word about the price takes the unit prices; where they do not say it nobody agrees before he has said one', async () => {
    const { Id } = await confirmedAtQuote()
    expect((await ask(Id, withBoxes(1))).body.Data.Requests[0]!.Price).toMatchObject({
      Way: 'same',
      After: { Boxes: [{ Type: '40HQ', Count: 1 }] },
    })
    expect((await agree(Id)).status).toBe(200)
    const other = (content: BookingContent) => ({ ...content, Boxes: [{ ...content.Boxes[0]!, Type: '45HQ' }] })
    expect((await ask(Id, other)).body.Data.Requests[0]!.Price).toBeNull()
    const refused = await agree(Id)
    expect([refused.status, refused.body.Message]).toEqual([422, expect.stringContaining('请选择按原单价、按今日运价或人工定价')])
    expect((await agree(Id, { Way: 'hand', Totals: [{ Currency: 'USD', Amount: '2500' }] })).body.Issues?.[0]?.Message).toContain('理由')
    const done = (await agree(Id, { Way: 'hand', Totals: [{ Currency: 'USD', Amount: '2500' }], Reason: '客户已确认 45HQ 包干价' })).body
      .Data
    expect(done.Price).toMatchObject({
      Source: 'hand',
      Boxes: [{ Type: '45HQ', Count: 1 }],
      Totals: [{ Currency: 'USD', Amount: '2500.00' }],
    })
    expect(done.Requests[0]!.Price).toMatchObject({ Way: 'hand', Reason: '客户已确认 45HQ 包干价' })
    expect(await rowOf(ops!, Id)).toMatchObject({ Boxes: '45HQ*1', Price: 'USD 2,500.00' })
  })
  it('asks before totals by hand are kept that are far from the price before, whoever keeps them', async () => {
    const { Id, totals } = await confirmedAtQuote()
    await ask(Id, withBoxes(3))
    const hand = (more: object = {}): AmendedPriceChoice => ({
      Way: 'hand',
      Totals: [{ Currency: 'USD', Amount: '185000' }],
      Reason: '客户已确认包干价',
      ...more,
    })
    const asked = await agree(Id, hand())
    expect([asked.body.Code, asked.body.Issues?.map(({ Path, Message }) => [Path, Message])]).toEqual([
      'CONFIRMATION_REQUIRED',
      [
        ['Price.Totals', '合计 USD 185,000.00 远高于 3 箱的常见费用'],
        ['Price.Totals', expect.stringContaining('→ USD 185,000.00，每箱变动过大')],
      ],
    ])
    expect((await viewed(ops!, Id)).Price!.Totals).toEqual(totals)
    expect((await agree(Id, hand({ Sure: true }))).body.Data.Price!.Totals).toEqual([{ Currency: 'USD', Amount: '185000.00' }])
  })
  it('takes an offer of today by its hash; a price by hand is the forwarder’s alone', async () => {
    const { Id, rate, perBox } = await confirmedAtQuote()
    const prices = (await customer!.call(amendmentPrices, { Id, Boxes: '40HQ*4' })).body.Data
    expect(prices.Now).toMatchObject({ Service: rate.ServiceCode, Boxes: [{ Type: '40HQ', Count: 4 }] })
    const hand: AmendedPriceChoice = { Way: 'hand', Totals: [{ Currency: 'USD', Amount: '1.00' }], Reason: '便宜点' }
    expect((await ask(Id, withBoxes(4), hand)).status).toBe(422)
    expect((await ask(Id, withBoxes(4), { Way: 'today', Hash: 'f'.repeat(64) })).status).toBe(422)
    await ask(Id, withBoxes(4), { Way: 'today', Hash: prices.Now!.Hash })
    const done = (await agree(Id)).body.Data
    expect(done.Price!.Totals).toEqual(prices.Now!.Totals)
    expect(done.Price!.Totals[0]!.Amount).not.toBe((perBox * 4).toFixed(2))
  })
  it('to another number of bills pays each charge by bill so many times, and a price of a quotation is for the bills it was quoted for', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const at = { Kind: 'freightRate', Id: rate.Id }
    const { UpdateTime } = (await boss!.call(documentLines, at)).body.Data
    const Rows = [{ Id: 0, ChargeCode: 'DOC', CurrencyCode: 'CNY', Basis: 'B', Amount: 450, PercentOf: [] }]
    expect((await boss!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows })).status).toBe(200)
    const quote = await quoted(sales!, code, [await chosen(sales!, rate.ServiceCode, code, 60)], { Bills: 2 })
    expect(await moveQuote(sales!, 'send', quote.Id)).toBeUndefined()
    const { Offer } = (await customer!.call(ownQuotation, { Id: quote.Id })).body.Data
    const price = { Source: 'quotation' as const, QuoteId: quote.Id, OptionKey: Offer.Options[0]!.Key, Hash: '' }
    const made = await booked(customer!, furniture({ ServiceCode: rate.ServiceCode }), price)
    const inCny = ({ Price }: typeof made) => Price!.Totals.find(({ Currency }) => Currency === 'CNY')!.Amount
    expect([made.PriceGap, inCny(made)]).toEqual([expect.stringContaining('价格按 2 票提单计算，现为 1 票'), '900.00'])
    expect(await moveBooking(customer!, 'submit', made.Id)).toContain('2 票提单')
    const repriced = await customer!.call(repriceBooking, { Id: made.Id, UpdateTime: made.UpdateTime, Price: { Way: 'same' } })
    expect([repriced.body.Data.PriceGap, inCny(repriced.body.Data)]).toEqual(['', '450.00'])
    expect(await moveBooking(customer!, 'submit', made.Id)).toBeUndefined()
    expect(await moveBooking(ops!, 'accept', made.Id)).toBeUndefined()
    const agreed = (await confirmed(ops!, made.Id)).body.Data
    // the question of a form that says other bills alone
    const prices = (await customer!.call(amendmentPrices, { Id: made.Id, Boxes: '40HQ*2', Bills: 3 })).body.Data
    expect([prices.Gap, prices.Same!.Totals.at(-1)]).toEqual([expect.stringContaining('现为 3 票'), { Currency: 'CNY', Amount: '1350.00' }])
    expect((await customer!.call(amendmentPrices, { Id: made.Id, Boxes: '40HQ*2' })).body.Data.Gap).toBe('')
    const bills = (content: BookingContent) => ({ ...content, Values: { ...content.Values, Bills: 3 } })
    const asked = (await ask(made.Id, bills)).body.Data.Requests[0]!
    expect(asked.Changes).toEqual([{ Field: 'Bills', Before: 1, After: 3 }])
    expect(inCny(agreed)).toBe('450.00')
    expect(inCny((await agree(made.Id)).body.Data)).toBe('1350.00')
  })
  it('that leaves route, boxes and days alone leaves the price alone', async () => {
    const { Id, totals } = await confirmedAtQuote()
    const vessel = (content: BookingContent) => ({ ...content, Values: { ...content.Values, Vessel: 'COSCO FAITH' } })
    expect((await ask(Id, vessel)).body.Data.Requests[0]!.Price).toBeNull()
    expect((await agree(Id)).body.Data.Price!.Totals).toEqual(totals)
  })
  it('asks the credit of the customer for what it costs more', async () => {
    const { Id } = await confirmedAtQuote()
    await server.db.owner(async (owner) => {
      await owner.query('update booking set billed_on = china_day() where id <> $1', [Id])
      await owner.query(`update customer set credit_limit = 1000, credit_gate = 'block', credit_to = null, state = 1 where code = $1`, [
        code,
      ])
    })
    await ask(Id, withBoxes(1))
    expect((await agree(Id)).status).toBe(200)
    await ask(Id, withBoxes(2))
    const refused = await agree(Id)
    expect([refused.status, refused.body.Message]).toEqual([422, expect.stringContaining('超出信用额度')])
    expect(await rowOf(ops!, Id)).toMatchObject({ Boxes: '40HQ*1', Amendment: 'received' })
    await server.db.owner((owner) => owner.query('update customer set credit_limit = null where code = $1', [code]))
  })
})

describe('a booking whose content the price is not for', () => {
  it('shows no total in lists, says why on its page, and is neither accepted nor confirmed', async () => {
    const { Id } = await booked(customer!)
    expect(await moveBooking(customer!, 'submit', Id)).toBeUndefined()
    await givePrice(server.db, Id, [{ Currency: 'CNY', Amount: '100.00' }])
    const { UpdateTime } = (await rewrite(ops!, Id, withBoxes(3)((await viewed(ops!, Id)).Content))).body.Data
    expect(await viewed(ops!, Id)).toMatchObject({ PriceGap: expect.stringContaining('价格按 40HQ*2 计算') })
    expect(await rowOf(ops!, Id)).toMatchObject({ Boxes: '40HQ*3', Price: '' })
    expect(await moveBooking(ops!, 'accept', Id)).toContain('请重新定价')
    const SoNo = 'COSU9900001'
    const order = { Values: { SoNo, BlNo: SoNo, PickupPlace: '' }, Cutoffs: {}, Remarks: '' }
    expect((await ops!.call(confirmBooking, { Id, UpdateTime, ...order })).status).toBe(422)
    await rewrite(ops!, Id, withBoxes(2)((await viewed(ops!, Id)).Content))
    expect(await rowOf(ops!, Id)).toMatchObject({ Price: 'CNY 100.00' })
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
  })
  it('shows none either once the sailing moved behind the last day of the price', async () => {
    const { Id } = await confirmedAtQuote()
    const view = await viewed(ops!, Id)
    const Sailing = { Vessel: 'COSCO ROME', VoyageNo: '047E', Etd: dayAfter(150), Eta: '' }
    const moved = await ops!.call(correctShippingOrder, {
      Id,
      UpdateTime: view.UpdateTime,
      Values: view.ShippingOrder!.Values,
      Cutoffs: view.ShippingOrder!.Cutoffs,
      Sailing,
      Reason: '甩柜',
    })
    expect(moved.body.Data.PriceGap).toContain('不含预计开航')
    expect(await rowOf(ops!, Id)).toMatchObject({ Price: '' })
    const { UpdateTime } = moved.body.Data
    const Price = { Way: 'hand' as const, Totals: [{ Currency: 'USD', Amount: '4000' }], Reason: '甩柜后按新航次议价' }
    expect((await customer!.call(repriceBooking, { Id, UpdateTime, Price })).status).toBe(422)
    const priced = (await ops!.call(repriceBooking, { Id, UpdateTime, Price })).body.Data
    expect([priced.PriceGap, priced.Price!.Totals]).toEqual(['', [{ Currency: 'USD', Amount: '4000.00' }]])
    expect(await rowOf(ops!, Id)).toMatchObject({ Price: 'USD 4,000.00' })
    expect((await ops!.call(repriceBooking, { Id, UpdateTime: priced.UpdateTime, Price })).body.Code).toBe('ILLEGAL_TRANSITION')
  })
})
