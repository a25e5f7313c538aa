import { Id, IdOrNone, Instant, Quantity, text } from '../envelope.ts'
import { QuoteSentence } from '../quotes/options.ts'
import { ArraySchema, BooleanSchema, Integer, Literal, ObjectSchema, type Static, StringSchema, Union } from '../schema.ts'

const strict = { additionalProperties: false }
const words = StringSchema()
/** Decimal text. */
const amount = StringSchema()
const whole = Integer({ minimum: -1, maximum: 9_999 })

/** Where the price of a booking comes from. */
export const priceSources = { quotation: '报价单', search: '运价查询' } as const
export type PriceSource = keyof typeof priceSources
const PriceSource = Union([Literal('quotation'), Literal('search')])

/**
 * The price that a booking takes, named and not told: an option of a quotation that was sent to the customer, or a price of a search by its hash.
 * The server finds what it comes to.
 */
export const PriceChoice = ObjectSchema({ Source: PriceSource, QuoteId: IdOrNone, OptionKey: text(12), Hash: text(64) }, strict)
export type PriceChoice = Static<typeof PriceChoice>

const PricedCharge = ObjectSchema({
  Code: words,
  NameZh: words,
  NameEn: words,
  Basis: words,
  Box: words,
  PpCc: words,
  Currency: words,
  Quantity: amount,
  Price: amount,
  InAllIn: BooleanSchema(),
  Amount: amount,
})
export type BookedCharge = Static<typeof PricedCharge>

/**
 * The price of a booking as the customer reads it, kept when it is taken. Nothing that happens to rates, mark-ups, quotations or exchange rates
 * changes it. `Boxes`: those that it was priced for.
 */
export const BookingPrice = ObjectSchema({
  Source: PriceSource,
  QuoteId: IdOrNone,
  QuoteNo: words,
  QuoteVersion: Quantity,
  OptionKey: words,
  Hash: words,
  Carrier: words,
  Service: words,
  Pol: words,
  Pod: words,
  TransitDays: whole,
  FreeDays: whole,
  ValidFrom: words,
  ValidTo: words,
  Basis: words,
  Boxes: ArraySchema(ObjectSchema({ Type: words, Count: Quantity })),
  Charges: ArraySchema(PricedCharge),
  Totals: ArraySchema(ObjectSchema({ Currency: words, Amount: amount })),
  /** What it lacks: charges as the carrier announces them. */
  ToConfirm: ArraySchema(QuoteSentence),
  At: Instant,
})
export type BookingPrice = Static<typeof BookingPrice>

/**
 * How the price of a booking compares with that of today: `current` the same, `changed` another one (`Now`), `gone` no longer sold, `expired` its
 * last day is before the sailing, `boxes` it was made for other boxes, `none` nothing was priced.
 */
export const priceVerdicts = {
  current: '价格有效',
  changed: '运价已变动',
  gone: '原运价已停售',
  expired: '价格已过期',
  boxes: '箱型箱量与价格不一致',
  none: '未选价格',
} as const
export type PriceVerdict = keyof typeof priceVerdicts

export const totalText = (totals: readonly { readonly Currency: string; readonly Amount: string }[]): string =>
  totals.map(({ Currency, Amount }) => `${Currency} ${Amount}`).join(' + ')

/** Key of a booking in calls that name one. */
export const BookingKey = ObjectSchema({ Id }, strict)
