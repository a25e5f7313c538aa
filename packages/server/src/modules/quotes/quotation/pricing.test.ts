import { approvalRounds, documentLines, saveDocumentLines } from '@jst/contracts/document'
import { filedRangeCalls, marginFloorCalls, markupRuleCalls, searchPrices } from '@jst/contracts/freight-rates'
import { offeredRates, quotationCalls as calls, quotationOptions, saveQuotationOptions, shareQuotation } from '@jst/contracts/quotes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chosen, dayAfter, inputOf, moveQuote, publishedRate, quoted, write } from '../../../testing/quotes.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales]: TestClient[] = []
/** On level VIP, on level A, on level B. */
const [vip, other, third] = ['KH26010001', 'KH26010002', 'KH26010003'] as const
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales] = await Promise.all(['boss', 'sales'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const rate = (floor: number, more: object = {}) => publishedRate(boss!, floor, { CarrierCode: 'MSC', ...more })
const priceOf = (option: { readonly Charges: readonly { readonly Code: string; readonly Price: string }[] }) =>
  option.Charges.find(({ Code }) => Code === 'OFT')?.Price
const optionsOf = async (Id: number, client = boss!) => (await client.call(quotationOptions, { Id })).body.Data.Options
const surcharge = async (Id: number, Row: object) => {
  const at = { Kind: 'freightRate', Id }
  const { UpdateTime } = (await boss!.call(documentLines, at)).body.Data
  const line = { Id: 0, CurrencyCode: 'USD', ConditionValues: [], PercentOf: [], ...Row }
  const saved = await boss!.call(saveDocumentLines, { ...at, UpdateTime, Part: 'surcharges', Rows: [line] })
  expect(saved.status).toBe(200)
}

describe('prices of a quotation', () => {
  it('are those of a search for the same customer, boxes and salesperson', async () => {
    const { ServiceCode } = await rate(1_850)
    const searched = async (Customer: string) => {
      const query = { Pol: 'CNSHA', Pods: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2', Customer }
      const { Options } = (await sales!.call(searchPrices, query)).body.Data
      return Options.find(({ Service }) => Service === ServiceCode)!.Boxes[0]!.Sell
    }
    // floor, 50 of the platform, 100 of the salesperson; 30 less for VIP, 2 per cent of the floor for B
    expect([await searched(vip), await searched(other), await searched(third)]).toEqual(['1970.00', '2000.00', '2037.00'])
    for (const [Customer, price] of [
      [vip, '1970'],
      [other, '2000'],
      [third, '2037'],
    ] as const)
      expect(priceOf(await chosen(sales!, ServiceCode, Customer))).toBe(price)
    // whoever changes it later, the mark-ups of sales stay those of its maker
    const { Id } = await quoted(sales!, vip, [await chosen(sales!, ServiceCode, vip)])
    const query = { Pol: 'CNSHA', Pods: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2', Customer: vip, Id }
    const again = (await boss!.call(offeredRates, query)).body.Data.find(({ Service }) => Service === ServiceCode)!
    expect(priceOf(again)).toBe('1970')
    const [option] = await optionsOf(Id)
    expect(option!.Derivation[0]!.Steps.map(({ Zh }) => Zh)).toEqual([
      expect.stringMatching(/^底价 1850/),
      expect.stringMatching(/规则 JJ000001/),
      expect.stringMatching(/规则 JJ000004/),
      expect.stringMatching(/规则 XS000001/),
    ])
  })
  it('ask before they are kept where a price or a total is far from its kind', async () => {
    const { ServiceCode } = await rate(1_850)
    const option = await chosen(sales!, ServiceCode, other, 92_500)
    const { Id, stored } = await quoted(sales!, other, [option])
    expect([stored.status, stored.body.Code]).toEqual([422, 'CONFIRMATION_REQUIRED'])
    const freight = option.Charges.findIndex(({ Code }) => Code === 'OFT')
    expect(stored.body.Issues?.map(({ Path, Message }) => [Path, Message])).toEqual([
      [`Options[0].Charges[${freight}].Price`, '方案 1 40HQ 售价 94,350 远高于常见运价'],
      [`Options[0].Charges[${freight}].Price`, '方案 1 40HQ 售价 94,350 是底价的 51 倍'],
    ])
    expect(await optionsOf(Id)).toEqual([])
    const { UpdateTime } = (await sales!.call(quotationOptions, { Id })).body.Data
    const kept = await sales!.call(saveQuotationOptions, { Id, UpdateTime, Options: [option], Sure: true })
    expect(kept.status).toBe(200)
    // what was confirmed is not asked again
    expect(
      (
        await write(
          sales!,
          Id,
          kept.body.Data.Options.map((one) => inputOf(one)),
        )
      ).status,
    ).toBe(200)
    const document = { ...option.Charges[freight]!, Code: 'DOC', NameZh: '文件费', Basis: 'B' as const, Box: '' }
    const charge = (Price: string) => [{ ...option, Key: '', RateId: 0, RateVersion: 0, Hash: '', Charges: [{ ...document, Price }] }]
    expect((await write(sales!, Id, charge('99999'))).body.Issues?.map(({ Message }) => Message)).toEqual([
      '方案 1 文件费 USD 99,999.00 远高于常见费用',
    ])
    expect((await write(sales!, Id, charge('29999'))).status).toBe(200)
  })
  it('follow per cents and least amounts when the freight is changed', async () => {
    const { Id: rateId, ServiceCode } = await rate(2_000)
    await surcharge(rateId, { ChargeCode: 'BAF', Basis: 'F', Amount: 10, PercentOf: ['OFT'] })
    const option = await chosen(sales!, ServiceCode, other, 0)
    expect(option.Charges.find(({ Code }) => Code === 'BAF')).toMatchObject({ Basis: 'F', PercentOf: ['OFT'], Price: '10' })
    const { Id } = await quoted(sales!, other, [option])
    expect((await boss!.call(calls.get, { Id })).body.Data['Total']).toBe(4_400)
  })
  it('refuse a choice whose price another rule made since, with old and new price', async () => {
    const { ServiceCode } = await rate(1_850)
    const option = await chosen(sales!, ServiceCode, other)
    const Values = { NameZh: '临时加价', MarkupLayer: 'CUSTOMER', Customers: [other], CurrencyCode: 'USD', Amount: 15 }
    const rule = (await boss!.call(markupRuleCalls.save, { Id: 0, Values })).body.Data
    const { stored } = await quoted(sales!, other, [option])
    expect([stored.status, stored.body.Issues?.[0]?.Message]).toEqual([422, expect.stringContaining('USD 2,000.00 → USD 2,015.00')])
    await boss!.call(markupRuleCalls.remove, { Items: [{ Id: rule.Id, UpdateTime: rule.UpdateTime }] })
    expect((await quoted(sales!, other, [option])).stored.status).toBe(200)
  })
  it('below a least margin ask for an approval that says so, without an amount for whoever may not see cost', async () => {
    const { ServiceCode } = await rate(1_850, { PolCode: 'CNSHA', CarrierCode: 'HPL' })
    const option = await chosen(sales!, ServiceCode, other, 10)
    await boss!.call(marginFloorCalls.save, {
      Id: 0,
      Values: { NameZh: '最低', CurrencyCode: 'USD', PerBox: 300, Carriers: ['HPL'] },
    })
    const { Id } = await quoted(sales!, other, [option])
    expect((await optionsOf(Id))[0]!.Guards).toMatchObject([{ Code: 'BELOW_MARGIN_BOX', Outcome: 'APPROVAL', By: '40.00' }])
    expect((await optionsOf(Id, sales))[0]!.Guards).toMatchObject([{ Code: 'BELOW_MARGIN_BOX', By: '', Zh: '' }])
    expect(await moveQuote(sales!, 'send', Id)).toBe('方案 1 40HQ 低于每箱最低毛利，请调整价格或提交审批')
    expect(await moveQuote(sales!, 'submit', Id)).toBeUndefined()
    const { body } = await boss!.call(approvalRounds, { Kind: 'quotation', Id })
    expect(JSON.stringify(body.Data)).toContain('低于最低毛利')
    expect((await boss!.call(calls.get, { Id })).body.Data['Stage']).toBe('pendingApproval')
  })
  it('are offered for several ports at once, each with the cheapest of its own, and become options of one quotation', async () => {
    // a port of loading that the other tests do not ask for
    const from = { PolCode: 'CNLYG' }
    const cheap = await Promise.all(Array.from({ length: 41 }, (_, at) => rate(700 + at, from)))
    const dear = await rate(4_900, from)
    const far = await rate(5_400, { ...from, PodCode: 'NLRTM' })
    const query = { Pol: 'CNLYG', Pods: 'USLAX,NLRTM', Day: dayAfter(7), Boxes: '40HQ*2', Customer: other }
    const ask = async (more: object = {}) => (await sales!.call(offeredRates, { ...query, ...more })).body.Data
    const services = (found: Awaited<ReturnType<typeof ask>>) => new Set(found.map(({ Service }) => Service))
    const offered = await ask()
    expect(offered.filter(({ Pod }) => Pod === 'USLAX')).toHaveLength(40)
    expect([services(offered).has(far.ServiceCode), services(offered).has(dear.ServiceCode)]).toEqual([true, false])
    // what was chosen before stays among them, however many are cheaper
    const again = await ask({ Keep: `${dear.Id},${cheap[40]!.Id}` })
    expect([services(again).has(dear.ServiceCode), again.length]).toEqual([true, offered.length + 2])
    const optionFor = (service: string) => inputOf(again.find(({ Service }) => Service === service)!)
    const { Id, stored } = await quoted(sales!, other, [optionFor(cheap[0]!.ServiceCode), optionFor(far.ServiceCode)], from)
    expect([stored.status, stored.body.Issues ?? []]).toEqual([200, []])
    expect((await optionsOf(Id)).map(({ Pod, RateNo }) => [Pod, RateNo])).toEqual([
      ['USLAX', cheap[0]!.Code],
      ['NLRTM', far.Code],
    ])
    expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
    const { Address } = (await sales!.call(shareQuotation, { Id })).body.Data
    const page = (await server.app.inject({ url: new URL(Address).pathname })).payload
    for (const name of ['洛杉矶', '鹿特丹']) expect(page).toContain(name)
  })
  it('outside a filed range are refused, also for approval', async () => {
    const { ServiceCode } = await rate(1_850, { CarrierCode: 'ONE' })
    const option = await chosen(sales!, ServiceCode, other, 10)
    await boss!.call(filedRangeCalls.save, {
      Id: 0,
      Values: { NameZh: '备案', CurrencyCode: 'USD', Box: '40HQ', FiledMin: 1_900, FiledMax: 3_000, Carriers: ['ONE'] },
    })
    const { Id } = await quoted(sales!, other, [option])
    const why = '方案 1 40HQ 低于备案运价，不能报价，请调整价格'
    expect([await moveQuote(sales!, 'send', Id), await moveQuote(sales!, 'submit', Id)]).toEqual([why, why])
    await write(sales!, Id, [inputOf((await optionsOf(Id, sales))[0]!, 60)])
    expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
  })
  it('that lack a charge are sent with a word of it, which the customer reads', async () => {
    const { Id: rateId, ServiceCode } = await rate(1_850)
    await surcharge(rateId, { ChargeCode: 'PSS', Unknown: true })
    const { Id } = await quoted(sales!, other, [await chosen(sales!, ServiceCode, other)])
    expect((await optionsOf(Id))[0]!.Incomplete).toMatchObject([{ Zh: expect.stringContaining('PSS 以船公司公告为准') }])
    expect(await moveQuote(sales!, 'send', Id)).toBeUndefined()
    const { Address } = (await sales!.call(shareQuotation, { Id })).body.Data
    const { payload } = await server.app.inject({ url: new URL(Address).pathname })
    expect(payload).toContain('待确认：PSS 以船公司公告为准')
  })
})
