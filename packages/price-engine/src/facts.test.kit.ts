import type { AskedBox, BoxLot, Inquiry, Layer, MarkupRule, Option, PriceRules, Rate, Surcharge } from './index.ts'
import { prepareRules, priceOptions } from './index.ts'

/** Shanghai to Los Angeles, valid in November by vessel ATD. */
export const rate = (more: Partial<Rate> = {}): Rate => ({
  Id: 7,
  No: 'FR0007',
  Version: 3,
  UpdatedBy: 'Wang',
  UpdatedAt: '2026-11-02T01:00:00Z',
  Supplier: 'SECRET SUPPLIER',
  Contract: 'SECRET CONTRACT',
  Carrier: 'COSCO',
  Service: 'AAC',
  Lane: 'USW',
  Region: 'NA',
  Pol: 'CNSHA',
  PolLinks: [],
  Barge: [],
  Pod: 'USLAX',
  Del: '',
  Via: '',
  RateType: 'FAK',
  Commodity: '',
  Currency: 'USD',
  PpCc: 'PP',
  Boxes: [
    { Type: '20GP', Cost: '1150', Floor: '1200' },
    { Type: '40HQ', Cost: '1780', Floor: '1850' },
  ],
  WeightLimits: [],
  ValidFrom: '2026-11-01',
  ValidTo: '2026-11-30',
  Basis: 'ATD',
  Surcharges: [],
  TransitDays: 16,
  FreeDays: 10,
  EtdWeekday: 4,
  ClosingWeekday: 2,
  RemarkPublic: '',
  RemarkInternal: 'SECRET REMARK',
  ...more,
})
export const freight = (Type: string, Floor: string, Cost = Floor) => [{ Type, Cost, Floor }]

export const surcharge = (Code: string, more: Partial<Surcharge> = {}): Surcharge => ({
  Code,
  NameZh: Code,
  NameEn: Code,
  PpCc: 'PP',
  Currency: 'USD',
  Basis: 'C',
  Amount: '',
  Boxes: [],
  Minimum: '',
  PercentOf: [],
  Conditions: [],
  InAllIn: false,
  ValidFrom: '',
  ValidTo: '',
  Known: true,
  Source: { Kind: 'own', Id: 70, Version: 1 },
  ...more,
})

export const rule = (Id: number, Layer: Layer, more: Partial<MarkupRule> = {}): MarkupRule => ({
  Id,
  Layer,
  Scope: {},
  Amount: '',
  Boxes: [],
  Percent: '',
  Of: 'FLOOR',
  Currency: 'USD',
  ValidFrom: '',
  ValidTo: '',
  Stackable: false,
  Priority: 0,
  Owner: 'Li',
  UpdatedAt: '2026-10-01T01:00:00Z',
  Note: '',
  Public: false,
  ...more,
})

export const boxes = (Type: string, Count = 1, Tons = '', Soc: AskedBox['Soc'] = ''): AskedBox => ({ Type, Count, Tons, Soc })
/** Boxes of one type that differ in tons and owner. */
export const mixed = (Type: string, ...Lots: readonly BoxLot[]): AskedBox => ({
  ...boxes(
    Type,
    Lots.reduce((sum, { Count }) => sum + Count, 0),
  ),
  Lots,
})

/** One 40HQ that sails on 20 November. */
export const inquiry = (more: Partial<Inquiry> = {}): Inquiry => ({
  Pol: 'CNSHA',
  Pods: ['USLAX'],
  AskedOn: '2026-11-10',
  Day: '2026-11-20',
  Sailing: {},
  Boxes: [boxes('40HQ')],
  Bills: 1,
  Tons: '',
  Cbm: '',
  Commodity: '',
  CargoType: '',
  Customer: 'KH1',
  Level: 'VIP',
  Salesperson: 'E1',
  Channel: 'internal',
  ExchangeRates: [{ Currency: 'USD', Rate: '7.1', Turned: false, FromDay: '2026-11-01' }],
  Into: 'CNY',
  ...more,
})

/** The options of some rates. */
export const options = (rates: readonly Rate[], rules: Partial<PriceRules> = {}, inquiryFacts: Partial<Inquiry> = {}): Option[] =>
  priceOptions(inquiry(inquiryFacts), rates, prepareRules({ Markups: [], MarginFloors: [], FiledRanges: [], ...rules }))

/** The option of one rate. */
export function option(more: Partial<Rate> = {}, rules: Partial<PriceRules> = {}, inquiryFacts: Partial<Inquiry> = {}): Option {
  const [one] = options([rate(more)], rules, inquiryFacts)
  if (!one) throw new Error('The rate is not for the inquiry')
  return one
}
