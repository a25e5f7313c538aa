import type { PriceOption } from '@jst/contracts/freight-rates'
import { describe, expect, it } from 'vitest'
import { addressOf, priceQueryOf, lookOf, shownOptions } from './query.ts'
import { convertedText, quoteText, totalsText } from './words.ts'

const option = (Carrier: string, TransitDays: number): PriceOption =>
  ({
    Carrier,
    Pol: 'CNSHA',
    LoadingPort: 'CNSHA',
    Pod: 'USLAX',
    Del: '',
    Via: '',
    TransitDays,
    FreeDays: 7,
    Day: '2026-11-20',
    ValidTo: '2026-11-30',
    Currency: 'USD',
    Supplier: 'GYS1',
    Contract: 'SECRET',
    Rate: { Id: 1, No: 'YJ1', Version: 1 },
    Boxes: [{ Type: '40HQ', Count: 2, Cost: '1700', Floor: '1850', Sell: '1995.00', Margin: '295', Steps: [] }],
    Charges: [
      { Code: 'OFT', NameZh: '海运费', Amount: '3990.00', Currency: 'USD', InAllIn: false },
      { Code: 'THC', NameZh: '码头操作费', Amount: '2260.00', Currency: 'CNY', InAllIn: false },
    ],
    Basis: 'ATD',
    Excluded: [{ Code: 'OWS', What: ['weight'], Zh: '未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）', En: '' }],
    Incomplete: [],
    Totals: [{ Currency: 'USD', Total: '3990.00' }],
    Converted: { Currency: 'CNY', Amount: '28329.00', Rates: [] },
    Remarks: ['含换单'],
  }) as unknown as PriceOption
const names = (code: string) => ({ CNSHA: '上海', USLAX: '洛杉矶' })[code] ?? code

describe('results of a search', () => {
  it('says prices for a chat, and nothing of cost, floor, supplier, contract or numbers', () => {
    const text = quoteText([option('COSCO', 16)], names)
    expect(text.split('\n')).toEqual([
      '【海运报价】上海 → 洛杉矶，2026-11-20 前后开航',
      '1. COSCO 洛杉矶 40HQ USD 1,995.00',
      '直航，航程 16 天，免箱期 7 天',
      expect.stringMatching(/^附加费：码头操作费 .*2,260/),
      '未含：超重附加费 USD 150/箱（单箱货重超过 14 吨时）',
      '含换单',
      '有效期至 2026-11-30，按大船 ATD 为准，以订舱确认为准',
    ])
    for (const secret of ['1700', '1850', 'GYS1', 'SECRET', 'YJ1', '295']) expect(text.replaceAll(',', '')).not.toContain(secret)
  })
  it('marks an incomplete total wherever it stands beside complete ones', () => {
    const lacking = { ...option('COSCO', 16), Incomplete: [{ Code: 'CHARGE_UNKNOWN', What: 'LSS', Zh: 'LSS 待确认', En: '' }] }
    for (const text of [totalsText(lacking), convertedText(lacking)]) expect(text).toContain('（费用不全）')
    for (const text of [totalsText(option('COSCO', 16)), convertedText(option('COSCO', 16))]) expect(text).not.toContain('费用不全')
  })
  it('keeps what was asked and how it is looked at in the address', () => {
    const asked = {
      Pol: 'CNSHA',
      Pods: 'USLAX,USOAK',
      Day: '2026-11-20',
      Boxes: '40HQ*2',
      Customer: 'KH1',
      Tons: '18.5',
      CargoType: '2',
      Soc: true,
      Bills: 2,
    }
    const look = { sort: 'transit', carrier: 'COSCO', pod: '', allIn: true } as const
    const params = new URLSearchParams(addressOf('/x', asked, look).split('?')[1])
    expect([priceQueryOf(params), lookOf(params)]).toEqual([asked, look])
    expect(priceQueryOf(new URLSearchParams('Pol=CNSHA'))).toBeUndefined()
  })
  it('sorts by days at sea with unknown ones last, and filters', () => {
    const all = [option('A', -1), option('B', 20), option('C', 12)]
    const look = { sort: 'transit', carrier: '', pod: '', allIn: false } as const
    expect(shownOptions(all, look).map(({ Carrier }) => Carrier)).toEqual(['C', 'B', 'A'])
    expect(shownOptions(all, { ...look, carrier: 'B' }).map(({ Carrier }) => Carrier)).toEqual(['B'])
    expect(shownOptions(all, { ...look, pod: 'DEHAM' })).toEqual([])
  })
})
