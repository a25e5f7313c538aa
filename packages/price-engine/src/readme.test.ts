import { forCustomer, prepareRules, priceOptions, ranked, type Inquiry, type MarkupRule, type Rate } from '@jst/price-engine'

const record = { Id: 7, No: 'FR0007', Version: 1, UpdatedBy: 'Wang', UpdatedAt: '2026-11-02T01:00:00Z', Supplier: 'A', Contract: 'C1' }
const route = {
  Carrier: 'COSCO',
  Service: 'AAC',
  Lane: 'USW',
  Region: '',
  Pol: 'CNSHA',
  Pod: 'USLAX',
  Del: '',
  Via: '',
  PolLinks: [],
  Barge: [],
}
const schedule = { TransitDays: 16, FreeDays: 10, EtdWeekday: 4, ClosingWeekday: 2 }
const always = { ValidFrom: '', ValidTo: '' }
const unknown = { Tons: '', Cbm: '', Commodity: '', CargoType: '' } as const

const rate: Rate = {
  ...record,
  ...route,
  ...schedule,
  RateType: 'FAK',
  Commodity: '',
  Currency: 'USD',
  PpCc: 'PP',
  Boxes: [{ Type: '40HQ', Cost: '1780', Floor: '1850' }],
  WeightLimits: [],
  Surcharges: [],
  ValidFrom: '2026-11-01',
  ValidTo: '2026-11-30',
  Basis: 'ATD',
  RemarkPublic: '',
  RemarkInternal: '',
}
const vip: MarkupRule = {
  ...always,
  Id: 1,
  Layer: 'LEVEL',
  Scope: { Levels: ['VIP'], Lanes: ['USW'] },
  Amount: '',
  Boxes: [],
  Percent: '5',
  Of: 'FLOOR',
  Currency: 'USD',
  Stackable: false,
  Priority: 0,
  Owner: 'Li',
  UpdatedAt: '2026-10-01T01:00:00Z',
  Note: '',
  Public: false,
}
const inquiry: Inquiry = {
  ...unknown,
  Pol: 'CNSHA',
  Pods: ['USLAX'],
  AskedOn: '2026-11-10',
  Day: '2026-11-20',
  Sailing: { VesselAtd: '2026-11-21' },
  Boxes: [{ Type: '40HQ', Count: 3, Tons: '', Soc: '' }],
  Bills: 1,
  Customer: 'KH1',
  Level: 'VIP',
  Salesperson: '',
  Channel: 'portal',
  ExchangeRates: [{ Currency: 'USD', Rate: '7.1', Turned: false, FromDay: '2026-11-01' }],
  Into: 'CNY',
}

const rules = prepareRules({ Markups: [vip], MarginFloors: [], FiledRanges: [] })
export const [best] = ranked(priceOptions(inquiry, [rate], rules))
export const offer = best && forCustomer(best)
// End of the example.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the example of the README works', () => {
  expect(best?.Boxes[0]?.Steps.map(({ En }) => En)).toEqual([
    'Floor 1850.00 USD (rate FR0007, Wang 2026-11-02)',
    'Mark-up level +92.50 USD (rule 1, 5% of the floor, Li 2026-10-01)',
  ])
  expect(offer).toMatchObject({
    Boxes: [{ Price: '1942.50' }],
    Totals: [{ Currency: 'USD', Total: '5827.50' }],
    Converted: { Amount: '41375.25' },
  })
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.ts'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.trim())
})
