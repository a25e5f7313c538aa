import { defineEndpoint } from '../endpoint.ts'
import { Quantity } from '../envelope.ts'
import { cockpitPath } from '../freight-rates/figures/calls.ts'
import { FigurePeriod } from '../freight-rates/figures/periods.ts'
import { menus } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../schema.ts'

/** 客户运价分析. */
export const customerAnalysisPath = '/system/CustomerFreightAnalysis'
const inPeriod = ObjectSchema({ Period: FigurePeriod }, strict)

/** Quotations by the day of their first sending, and what has become of them. */
const went = { Quotes: Quantity, Won: Quantity, Lost: Quantity, FormerQuotes: Quantity, FormerWon: Quantity, FormerLost: Quantity }
/** Of those that were won, in CNY; absent for whoever may not see cost or margin. */
const earned = { Margin: Optional(StringSchema()), FormerMargin: Optional(StringSchema()) }

const LaneQuotes = ObjectSchema({
  /** '' : ports of no lane. */
  Code: StringSchema(),
  Name: StringSchema(),
  ...went,
  ...earned,
})
export type LaneQuotes = Static<typeof LaneQuotes>
/** How the quotations that the reader sees went, by lane. */
export const laneFigures = defineEndpoint({
  method: 'GET',
  path: '/api/QuoteFigures/Lanes',
  summary: '航线报价转化',
  may: menus(cockpitPath),
  query: inPeriod,
  reply: ObjectSchema({ Lanes: ArraySchema(LaneQuotes) }),
})

const CustomerRow = ObjectSchema({
  Code: StringSchema(),
  Name: StringSchema(),
  Searches: Quantity,
  LostSearches: Quantity,
  FormerSearches: Quantity,
  ...went,
  ...earned,
})
export type CustomerRow = Static<typeof CustomerRow>

/** How far an offered price was above the cheapest one of its quotation. */
export const aboveBands = { cheapest: '最低价', to3: '高 3% 以内', to8: '高 3%–8%', more: '高 8% 以上' } as const
export type AboveBand = keyof typeof aboveBands
/** Margin for each box, in CNY. */
export const marginBands = { loss: '亏损', to500: '0–500', to1000: '500–1,000', to2000: '1,000–2,000', more: '2,000 以上' } as const
export type MarginBand = keyof typeof marginBands
const bandOf = <B extends string>(bands: Readonly<Record<B, string>>) => Unsafe<B>(Union(Object.keys(bands).map((band) => Literal(band))))
const counted = { Decided: Quantity, Won: Quantity }

export const mostCustomers = 100
/** Requests, offers and acceptances by customer, in the reader's scope. `Rows`: most active first, at most `mostCustomers`; `Sums` of all. */
export const CustomerFigures = ObjectSchema({
  Customers: Quantity,
  Rows: ArraySchema(CustomerRow),
  Sums: ObjectSchema({ Searches: Quantity, LostSearches: Quantity, FormerSearches: Quantity, ...went, ...earned }),
  /** Offered prices of quotations that were won or lost; the one that was taken is won. */
  Above: ArraySchema(ObjectSchema({ Band: bandOf(aboveBands), ...counted })),
  /** Absent for whoever may not see cost or margin. */
  Margins: Optional(ArraySchema(ObjectSchema({ Band: bandOf(marginBands), ...counted }))),
})
export type CustomerFigures = Static<typeof CustomerFigures>
export const customerFigures = defineEndpoint({
  method: 'GET',
  path: '/api/QuoteFigures/Customers',
  summary: '客户运价分析',
  may: menus(customerAnalysisPath),
  query: inPeriod,
  reply: CustomerFigures,
})
