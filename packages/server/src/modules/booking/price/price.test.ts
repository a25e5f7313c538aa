import { bookingPriceNow, pricedFacts, quotedPrice, repriceBooking, sailings, totalText, type BookingPrice } from '@jst/contracts/booking'
import { documentLines, saveDocumentLines } from '@jst/contracts/document'
import { freightRateCalls } from '@jst/contracts/freight-rates'
import { answerQuotation, ownQuotation, quotationCalls } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, furniture, moveBooking, rewrite, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { chosen, dayAfter, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let server: TestServer
let [boss, ops, sales, customer, other]: TestClient[] = []
let code = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer, other] = await Promise.all(
    ['boss', 'ops', 'sales', 'customer', 'customer2'].map((account) => server.signIn(account)),
  )
  const [row] = await server.db.owner((owner) =>
    owner.query<{ code: string }>(`select code from customer where name_zh = '宁波远帆进出口有限公司'`),
  )
  code = row!.code
})
afterAll(() => server.close())

const none = { Source: 'search' as const, QuoteId: 0, OptionKey: '', Hash: '' }
async function sentQuote() {
  const rate = await publishedRate(boss!, 1_850)
  const { Id } = await quoted(sales!, code, [await chosen(sales!, rate.ServiceCode, code, 60)])
  expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
  const { Offer } = (await customer!.call(ownQuotation, { Id })).body.Data
  return { Id, Offer, rate }
}
const totalOf = ({ Price }: { Price: BookingPrice | null }) => Price!.Totals[0]!.Amount
const setFloor = async (Id: number, Value: number) => {
  const { UpdateTime } = (await boss!.call(freightRateCalls.get, { Id })).body.Data
  await boss!.call(freightRateCalls.setField, { Items: [{ Id, UpdateTime }], Field: 'Floor40HQ', Value })
}
const search = async (client: TestClient, Service: string, more: object = {}) => {
  const { body } = await client.call(sailings, { Pol: 'CNSHA', Pod: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2', ...more })
  return body.Data.Offers.find((offer) => offer.Service === Service)
}

describe('a booking of a quotation', () => {
  it('costs what the quotation says, to the cent, whatever happens to rate and quotation afterwards', async () => {
    const { Id: QuoteId, Offer, rate } = await sentQuote()
    const { Key, Totals } = Offer.Options[0]!
    const made = await booked(customer!, furniture(), { ...none, Source: 'quotation', QuoteId, OptionKey: Key })
    expect(made.Price).toMatchObject({ Source: 'quotation', QuoteNo: Offer.No, Totals, Boxes: [{ Type: '40HQ', Count: 2 }] })
    expect(await rowOf(ops!, made.Id)).toMatchObject({ Price: totalText(Totals), QuoteNo: Offer.No })
    await setFloor(rate.Id, 2_400)
    expect((await viewed(customer!, made.Id)).Price!.Totals).toEqual(Totals)
    expect((await customer!.call(bookingPriceNow, { Id: made.Id })).body.Data.Verdict).toBe('current')
    expect(await moveBooking(customer!, 'submit', made.Id)).toBeUndefined()
    expect((await boss!.call(quotationCalls.get, { Id: QuoteId })).body.Data['Stage']).toBe('won')
    expect((await viewed(customer!, made.Id)).Price!.Totals).toEqual(Totals)
  })
  it("takes the option that was accepted, and is nobody else's", async () => {
    const { Id: QuoteId, Offer } = await sentQuote()
    const choice = { ...none, Source: 'quotation' as const, QuoteId, OptionKey: Offer.Options[0]!.Key }
    await customer!.call(answerQuotation, { Id: QuoteId, Version: 1, Act: 'accept', Key: choice.OptionKey })
    await expect(booked(customer!, furniture(), { ...choice, OptionKey: '9' })).rejects.toThrow('没有找到该报价单')
    await expect(booked(other!, furniture(), choice)).rejects.toThrow('没有找到该报价单')
    expect((await booked(sales!, furniture({ CustomerCode: code }), choice)).Price!.QuoteNo).toBe(Offer.No)
  })
  it('is not submitted for other boxes, another route or a sailing after its last day', async () => {
    const { Id: QuoteId, Offer } = await sentQuote()
    const { Id } = await booked(customer!, furniture(), { ...none, Source: 'quotation', QuoteId, OptionKey: Offer.Options[0]!.Key })
    const refusal = async (content: ReturnType<typeof furniture>) => {
      await rewrite(customer!, Id, content)
      return moveBooking(customer!, 'submit', Id)
    }
    const blank = furniture()
    expect(await refusal({ ...blank, Boxes: [{ ...blank.Boxes[0]!, Count: 3 }] })).toContain('价格按 40HQ*2 计算，现为 40HQ*3')
    expect(await refusal(furniture({ PodCode: 'USLGB' }))).toContain('价格是 CNSHA→USLAX 的')
    expect(await refusal(furniture({ Etd: dayAfter(120) }))).toContain('不含预计开航')
    expect(await refusal(blank)).toBeUndefined()
  })
})

describe('the price of a quotation that a form names', () => {
  it('is told to whoever books by it, and stays with its number when a sailing is chosen', async () => {
    const { Id: QuoteId, Offer } = await sentQuote()
    const OptionKey = Offer.Options[0]!.Key
    const Price = { ...none, Source: 'quotation' as const, QuoteId, OptionKey }
    const told = (await customer!.call(quotedPrice, { QuoteId, OptionKey })).body.Data
    expect([told.QuoteNo, told.Totals]).toEqual([Offer.No, Offer.Options[0]!.Totals])
    expect((await ops!.call(quotedPrice, { QuoteId, OptionKey, Customer: code })).body.Data.Totals).toEqual(told.Totals)
    expect((await other!.call(quotedPrice, { QuoteId, OptionKey })).status).toBe(422)
    const sailing = { Vessel: 'COSCO FAITH', VoyageNo: '046E', Etd: dayAfter(9) }
    const made = await booked(customer!, furniture(sailing), Price)
    expect(made.Price).toMatchObject({ QuoteNo: Offer.No, Totals: told.Totals })
    // a save that names no price leaves it
    const again = (await rewrite(customer!, made.Id, furniture({ ...sailing, Etd: dayAfter(12) }))).body.Data
    expect([again.Price!.QuoteNo, again.Price!.Totals, again.PriceGap]).toEqual([Offer.No, told.Totals, ''])
    expect(await rowOf(customer!, made.Id)).toMatchObject({ QuoteNo: Offer.No })
  })
})
describe('a booking of a search', () => {
  const conditional = [
    { ChargeCode: 'OWS', Basis: 'C', Amount: 150, ConditionOf: 'weight', ConditionOp: 'above', ConditionValues: ['14'] },
    { ChargeCode: 'CIC', Basis: 'C', Amount: -40, ConditionOf: 'soc', ConditionOp: 'is', ConditionValues: ['是'] },
    { ChargeCode: 'BAF', Basis: 'B', Amount: 80, ConditionOf: 'cargoType', ConditionOp: 'is', ConditionValues: ['危险品'] },
  ]
  async function conditionalRate() {
    const rate = await publishedRate(boss!, 1_850, { CarrierCode: 'ONE' })
    const at = { Kind: 'freightRate', Id: rate.Id }
    const { UpdateTime } = (await boss!.call(documentLines, at)).body.Data
    const Rows = conditional.map((row) => ({ Id: 0, CurrencyCode: 'USD', PercentOf: [], ...row }))
    const saved = await boss!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows })
    expect([saved.status, saved.body.Issues ?? []]).toEqual([200, []])
    return rate
  }
  const goods = (Weight: number | null) => [{ ...furniture().Cargo[0]!, Weight }]
  const boxes = (...lines: object[]) => lines.map((line) => ({ ...furniture().Boxes[0]!, Count: 1, ...line }))
  const charged = ({ Price }: { Price: BookingPrice | null }) =>
    Price!.Charges.flatMap(({ Code, Quantity }) =>
      conditional.some(({ ChargeCode }) => ChargeCode === Code) ? [`${Code}*${Quantity}`] : [],
    )
  const excluded = ({ Price }: { Price: BookingPrice | null }) => (Price!.Excluded ?? []).map(({ Zh }) => Zh)

  it('is priced by the facts of its cargo, and says what is not known of them', async () => {
    const rate = await conditionalRate()
    const offer = await search(customer!, rate.ServiceCode)
    expect(offer!.Excluded.map(({ Code }) => Code).toSorted()).toEqual(['BAF', 'OWS'])
    const price = { ...none, Hash: offer!.Hash }
    const light = await booked(customer!, furniture(), price)
    expect([charged(light), excluded(light)]).toEqual([[], []])
    // two boxes of 18 t share the weight of the goods; the header says general cargo, a line says dangerous goods
    const heavy = await booked(customer!, furniture({}, { Cargo: [{ ...goods(36_000)[0]!, UnNo: '3480' }] }), price)
    expect([charged(heavy).toSorted(), excluded(heavy)]).toEqual([['BAF*1', 'OWS*2'], []])
    const unknown = await booked(customer!, furniture({}, { Cargo: goods(null) }), price)
    expect([charged(unknown), excluded(unknown)]).toEqual([[], [expect.stringMatching(/^未含：.*14 吨/)]])
    // each box line is judged by itself
    const mixed = furniture({}, { Cargo: goods(30_000), Boxes: boxes({ BoxWeight: 20_000, Soc: true }, { BoxWeight: 10_000 }) })
    expect(charged(await booked(customer!, mixed, price)).toSorted()).toEqual(['CIC*1', 'OWS*1'])
  })
  it('takes the hash of a search for the same facts, and its price follows facts that are written later', async () => {
    const rate = await conditionalRate()
    const content = furniture({}, { Cargo: goods(36_000) })
    const { text, cargo } = pricedFacts(content)
    const offer = await search(customer!, rate.ServiceCode, { Boxes: text, ...cargo })
    const made = await booked(customer!, content, { ...none, Hash: offer!.Hash })
    expect([made.Price!.Hash, charged(made)]).toEqual([offer!.Hash, ['OWS*2']])
    const lighter = (await rewrite(customer!, made.Id, furniture({}, { Cargo: goods(20_000) }))).body.Data
    expect([charged(lighter), lighter.Price!.Totals]).toEqual([
      [],
      [{ Currency: 'USD', Amount: String(Number(totalOf(made)) - 300) + '.00' }],
    ])
    // another price of today is taken by hand alone
    await setFloor(rate.Id, 1_900)
    const kept = (await rewrite(customer!, made.Id, furniture({}, { Cargo: goods(36_000) }))).body.Data
    expect(kept.Price!.Totals).toEqual(lighter.Price!.Totals)
  })
  it('pays charges by bill for as many bills as it has, and follows a number that is written later', async () => {
    const rate = await conditionalRate()
    const offer = await search(customer!, rate.ServiceCode)
    const dangerous = { Cargo: [{ ...goods(20_000)[0]!, UnNo: '3480' }] }
    const three = await booked(customer!, furniture({ Bills: 3 }, dangerous), { ...none, Hash: offer!.Hash })
    expect([three.Content.Values['Bills'], charged(three), three.PriceGap]).toEqual([3, ['BAF*3'], ''])
    expect(await rowOf(customer!, three.Id)).toMatchObject({ Bills: 3, Price: totalText(three.Price!.Totals) })
    const one = (await rewrite(customer!, three.Id, furniture({}, dangerous))).body.Data
    expect([one.Content.Values['Bills'], charged(one)]).toEqual([1, ['BAF*1']])
    expect(Number(totalOf(three)) - Number(totalOf(one))).toBe(160)
    // a search for three bills finds the same price
    const asked = await search(customer!, rate.ServiceCode, {
      ...pricedFacts(furniture({ Bills: 3 }, dangerous)).cargo,
      Boxes: '40HQ*2-10',
    })
    expect(asked!.Totals.map(({ Total }) => Total)).toEqual([totalOf(three)])
  })
  it('takes the price by its hash, as the customer reads it, and nothing of cost or floor', async () => {
    const rate = await publishedRate(boss!, 1_850, { Cost40HQ: 1_234.56 })
    const offer = await search(customer!, rate.ServiceCode)
    const made = await booked(customer!, furniture(), { ...none, Hash: offer!.Hash })
    expect(made.Price!.Totals).toEqual(offer!.Totals.map(({ Currency, Total }) => ({ Currency, Amount: Total })))
    const stored = await server.db.owner((owner) =>
      owner.query<{ facts: object }>('select facts from booking_price where booking_id = $1', [made.Id]),
    )
    expect(JSON.stringify(stored)).not.toMatch(/1234\.56|1850|SECRET|Cost|Floor|YJ2/)
    await expect(booked(customer!, furniture(), { ...none, Hash: 'f'.repeat(64) })).rejects.toThrow('请重新查询')
    // the same price asked for other boxes is another one
    await expect(
      booked(customer!, furniture({}, { Boxes: [{ ...furniture().Boxes[0]!, Count: 5 }] }), { ...none, Hash: offer!.Hash }),
    ).rejects.toThrow('请重新查询')
  })
  it('is offered a changed rate, and takes it by hand alone', async () => {
    const rate = await publishedRate(boss!, 1_850)
    const offer = await search(customer!, rate.ServiceCode)
    const made = await booked(customer!, furniture({ ServiceCode: rate.ServiceCode }), { ...none, Hash: offer!.Hash })
    const check = async () => (await customer!.call(bookingPriceNow, { Id: made.Id })).body.Data
    expect((await check()).Verdict).toBe('current')
    await setFloor(rate.Id, 1_950)
    const changed = await check()
    expect(changed.Verdict).toBe('changed')
    expect((await viewed(customer!, made.Id)).Price!.Totals).toEqual(made.Price!.Totals)
    const taken = await customer!.call(repriceBooking, {
      Id: made.Id,
      UpdateTime: made.UpdateTime,
      Price: { Way: 'today', Hash: changed.Now!.Hash },
    })
    expect(taken.body.Data.Price!.Totals).toEqual(changed.Now!.Totals)
    expect((await check()).Verdict).toBe('current')
    await server.db.owner((owner) => owner.query(`update freight_rate set state = 3 where id = $1`, [rate.Id]))
    expect((await check()).Verdict).toBe('gone')
  })
  it('shows sailings with their own price, of the customer that is asked for', async () => {
    const rate = await publishedRate(boss!, 1_850)
    for (const client of [customer!, ops!]) {
      const { body, status } = await client.call(sailings, {
        Pol: 'CNSHA',
        Pod: 'USLAX',
        Day: dayAfter(7),
        Boxes: '40HQ*2',
        ...(client === ops ? { Customer: code } : {}),
      })
      expect([status, body.Data.Known]).toEqual([200, true])
      expect(body.Data.Offers.map(({ Service }) => Service)).toContain(rate.ServiceCode)
      expect(body.Data.Sailings.length).toBeGreaterThan(0)
      for (const { Offer, Carrier } of body.Data.Sailings) if (Offer >= 0) expect(body.Data.Offers[Offer]!.Carrier).toBe(Carrier)
    }
  })
})
