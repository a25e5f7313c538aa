import { sailings, thirdBooking, thirdBookings } from '@jst/contracts/booking'
import { ownQuotation } from '@jst/contracts/quotes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booked, confirmed, furniture, moveBooking } from '../../../testing/bookings.ts'
import { channelStage, thirdOperator, vip, type ChannelStage } from '../../../testing/channels.ts'
import type { TestClient } from '../../../testing/index.ts'
import { chosen, dayAfter, moveQuote, publishedRate, quoted } from '../../../testing/quotes.ts'

let stage: ChannelStage
let customer: TestClient
/** Reads the bookings at rates of the company. */
let desk: TestClient
beforeAll(async () => {
  stage = await channelStage()
  desk = await stage.server.signIn('peer2')
  customer = await stage.server.signIn('customer')
})
afterAll(() => stage.server.close())
beforeEach(() => stage.clear())

const none = { Source: 'search' as const, QuoteId: 0, OptionKey: '', Hash: '' }
/** A booking of the customer at the rate of the other forwarder, as its search offers it. */
async function bookedThere(ServiceCode: string) {
  const { body } = await customer.call(sailings, { Pol: 'CNSHA', Pod: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2' })
  const { Hash } = body.Data.Offers.find(({ Service }) => Service === ServiceCode)!
  return booked(customer, furniture({ CarrierCode: 'MSC', ServiceCode, NameZh: 'PO-CUSTOMER-SECRET' }), { ...none, Hash })
}
const listed = async (client: TestClient) => (await client.call(thirdBookings, { PageSize: 100 })).body.Data.Rows

describe('a booking at a rate of another company', () => {
  it('is read by whoever published the rate, at his own price, from its submission on', async () => {
    const { ServiceCode, Code: rateNo } = await stage.subscribed()
    const { Id, Code } = await bookedThere(ServiceCode)
    expect((await listed(desk)).map((row) => row.Id)).not.toContain(Id)
    expect(await moveBooking(customer, 'submit', Id)).toBeUndefined()
    const row = (await listed(desk)).find((one) => one.Id === Id)
    expect(row).toMatchObject({
      Code,
      State: 'submitted',
      Booker: '上海海捷国际货运代理有限公司',
      RateNo: rateNo,
      Boxes: '40HQ*2',
      Currency: 'USD',
      Total: '3780',
      PolName: '上海',
    })
    const { body } = await desk.call(thirdBooking, { Id })
    expect(body.Data).toMatchObject({
      Prices: [{ Type: '40HQ', Count: 2, Price: '1890', Amount: '3780' }],
      Cargo: [{ NameEn: 'WOODEN FURNITURE', Packages: 860 }],
    })
    await confirmed(stage.ops, Id)
    expect((await desk.call(thirdBooking, { Id })).body.Data.State).toBe('confirmed')
  })
  it('shows him the surcharges of his rate as they were, for the day of the sailing', async () => {
    const { ServiceCode, Code: rateNo } = await stage.subscribed()
    const line = (columns: object) => ({ place: 1, basis: 'C', currency_code: 'CNY', pp_cc: 'PP', ...columns })
    const lines = [
      line({ charge_code: 'THC', amount40_hq: 1130 }),
      line({ charge_code: 'DOC', basis: 'B', amount: 450.5, place: 2 }),
      line({ charge_code: 'SEAL', amount: 60, valid_to: dayAfter(1), place: 3 }),
      line({ charge_code: 'AMS', amount: 35, condition_of: 'Pod', condition_op: 'IN', condition_values: ['USLAX'], place: 4 }),
    ]
    await stage.server.db.owner((owner) =>
      owner.query(
        `insert into freight_rate_surcharge (kind, subject_id, company_id, place, charge_code, basis, pp_cc, currency_code, amount, amount40_hq,
           valid_to, condition_of, condition_op, condition_values)
         select 'freightRate', r.id, r.company_id, x.place, x.charge_code, x.basis, x.pp_cc, x.currency_code, x.amount, x.amount40_hq, x.valid_to,
           coalesce(x.condition_of, ''), coalesce(x.condition_op, ''), coalesce(x.condition_values, '{}')
         from freight_rate r, jsonb_to_recordset($2::jsonb) as x (place int, charge_code text, basis text, pp_cc text, currency_code text,
           amount numeric, amount40_hq numeric, valid_to date, condition_of text, condition_op text, condition_values text[]) where r.code = $1`,
        [rateNo, JSON.stringify(lines)],
      ),
    )
    const { Id } = await bookedThere(ServiceCode)
    await moveBooking(customer, 'submit', Id)
    const shown = async () =>
      (await desk.call(thirdBooking, { Id })).body.Data.Surcharges.map(({ Code, Amount, Boxes }) => [Code, Amount, Boxes])
    const asked = [
      ['THC', '', [{ Type: '40HQ', Amount: '1130' }]],
      ['DOC', '450.5', []],
    ]
    expect(await shown()).toEqual(asked)
    const [first] = (await desk.call(thirdBooking, { Id })).body.Data.Surcharges
    expect(first).toMatchObject({ Name: expect.stringMatching(/[\u4e00-\u9fff]/), Basis: 'C', Currency: 'CNY', Included: false })
    // what he asks from now on is not what he asked then
    await stage.server.db.owner((owner) => owner.query(`update freight_rate_surcharge set amount = 999 where charge_code = 'DOC'`))
    expect(await shown()).toEqual(asked)
    for (const client of [customer, stage.ops]) expect((await client.call(thirdBooking, { Id })).status).toBe(403)
  })
  it('tells him nothing of the customer, of what is asked of it and of the mark-up', async () => {
    const { ServiceCode } = await stage.subscribed()
    const made = await bookedThere(ServiceCode)
    await moveBooking(customer, 'submit', made.Id)
    await confirmed(stage.ops, made.Id)
    const sold = made.Price!.Totals.map(({ Amount }) => Amount)
    const answers = [await desk.call(thirdBookings, { PageSize: 100 }), await desk.call(thirdBooking, { Id: made.Id })]
    for (const { text, status } of answers) {
      expect(status).toBe(200)
      expect(text).toContain(made.Code)
      for (const word of ['远帆', 'YUANFAN', 'YFJCK', vip, 'PO-CUSTOMER-SECRET', '沈佳怡', '13800000000', 'COSU66', ...sold, '1850'])
        expect([word, text.includes(word)]).toEqual([word, false])
    }
    // nor does the customer hear of the owner, or of what he asks
    const { text } = await customer.call(sailings, { Pol: 'CNSHA', Pod: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2' })
    for (const word of ['宁波瑞通', 'RTGJ', 'DY26']) expect(text).not.toContain(word)
  })
  it('is of nobody else: not of the seller, the customer, or a third company', async () => {
    await thirdOperator(stage.server)
    const stranger = await stage.server.signIn('third')
    const { ServiceCode } = await stage.subscribed()
    const { Id } = await bookedThere(ServiceCode)
    await moveBooking(customer, 'submit', Id)
    expect((await stranger.call(thirdBooking, { Id })).status).toBe(404)
    expect(await listed(stranger)).toEqual([])
    for (const client of [customer, stage.boss, stage.sales, stage.ops]) expect((await client.call(thirdBooking, { Id })).status).toBe(403)
    // even a row that a query asked for is kept by row-level security
    const rows = await stage.server.db.owner((owner) =>
      owner.query<{ name: string }>('select c.name from booking_third t join company c on c.id = t.company_id'),
    )
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['宁波瑞通国际物流有限公司']))
  })
  it('comes by a quotation as well, and goes when another price is taken', async () => {
    const { ServiceCode } = await stage.subscribed()
    const { Id: QuoteId } = await quoted(stage.sales, vip, [await chosen(stage.sales, ServiceCode, vip, 60)])
    expect(await moveQuote(stage.sales, 'send', QuoteId)).toBeUndefined()
    const { Offer } = (await customer.call(ownQuotation, { Id: QuoteId })).body.Data
    const choice = { ...none, Source: 'quotation' as const, QuoteId, OptionKey: Offer.Options[0]!.Key }
    const { Id } = await booked(customer, furniture({ CarrierCode: 'MSC', ServiceCode }), choice)
    await moveBooking(customer, 'submit', Id)
    expect((await desk.call(thirdBooking, { Id })).body.Data).toMatchObject({
      Total: '3780',
      Subscription: expect.stringMatching(/^DY/),
    })
    const own = await publishedRate(stage.boss, 1_700)
    const bookedOwn = await bookedThere(own.ServiceCode)
    await moveBooking(customer, 'submit', bookedOwn.Id)
    expect((await desk.call(thirdBooking, { Id: bookedOwn.Id })).status).toBe(404)
  })
})
