import { Id, IdOrNone, Instant, Quantity, text } from '../envelope.ts'
import { amountText } from '../money/amount-text.ts'
import { decimalText } from '../money/decimal.ts'
import { QuoteSentence } from '../quotes/options.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../schema.ts'
import { boxesText, statedBills, type BookingContent } from './content.ts'

const words = StringSchema()
/** Decimal text. */
const amount = StringSchema()
const daysOrUnknown = Integer({ minimum: -1, maximum: 9_999 })

/** Where the price of a booking comes from. */
export const priceSources = { quotation: '报价单', search: '运价查询', hand: '人工定价' } as const
export type PriceSource = keyof typeof priceSources
const ChosenSource = Union([Literal('quotation'), Literal('search')])
const PriceSource = Union([ChosenSource, Literal('hand')])

/**
 * The price that a booking takes, named and not told: an option of a quotation that was sent to the customer, or a price of a search by its hash.
 * The server finds what it comes to.
 */
export const PriceChoice = ObjectSchema({ Source: ChosenSource, QuoteId: IdOrNone, OptionKey: text(12), Hash: text(64) }, strict)
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
  TransitDays: daysOrUnknown,
  FreeDays: daysOrUnknown,
  ValidFrom: words,
  ValidTo: words,
  Basis: words,
  Boxes: ArraySchema(ObjectSchema({ Type: words, Count: Quantity })),
  Charges: ArraySchema(PricedCharge),
  Totals: ArraySchema(ObjectSchema({ Currency: words, Amount: amount })),
  /** Missing charges: as the carrier announces them. */
  ToConfirm: ArraySchema(QuoteSentence),
  /** Charges that may be due besides and are in no total (未含); prices that were taken earlier do not say it. */
  Excluded: Optional(ArraySchema(QuoteSentence)),
  At: Instant,
})
export type BookingPrice = Static<typeof BookingPrice>

/**
 * How the price of a booking compares with that of today: `current` the same, `changed` another one (`Now`), `gone` no longer sold, `expired` its
 * last day is before the sailing, `boxes` and `bills` it was made for other boxes or another number of bills, `none` nothing was priced.
 */
export const priceVerdicts = {
  current: '价格有效',
  changed: '运价已变动',
  gone: '原运价已停售',
  expired: '价格已过期',
  boxes: '箱型箱量与价格不一致',
  bills: '提单数与价格不一致',
  none: '未选价格',
} as const
export type PriceVerdict = keyof typeof priceVerdicts

/** Totals as lists, exports and timelines have them: `USD 14,740.00 + CNY 9,230.00`. */
export const totalText = (totals: readonly { readonly Currency: string; readonly Amount: string }[]): string =>
  totals.map(({ Currency, Amount }) => amountText(Amount, Currency)).join(' + ')

/** Key of a booking in calls that name one. */
export const BookingKey = ObjectSchema({ Id }, strict)

/**
 * How an amendment is priced anew: `same` the unit prices of the price that the booking has, `today` an offer of today by its hash, `hand` totals
 * that the forwarder agreed, with the reason.
 */
export const amendedPriceWays = { same: '按原单价', today: '按今日运价', hand: '人工定价' } as const
export type AmendedPriceWay = keyof typeof amendedPriceWays
const AmendedPriceWay = Union([Literal('same'), Literal('today'), Literal('hand')])
export const AmendedPriceChoice = ObjectSchema(
  {
    Way: AmendedPriceWay,
    Hash: Optional(text(64)),
    Totals: Optional(ArraySchema(ObjectSchema({ Currency: text(3), Amount: decimalText(9, 2) }, strict), { maxItems: 3 })),
    Reason: Optional(text(500)),
    /** Totals that are refused with CONFIRMATION_REQUIRED are meant. */
    Sure: Optional(BooleanSchema()),
  },
  strict,
)
export type AmendedPriceChoice = Static<typeof AmendedPriceChoice>

/** The price that an amendment proposes beside the one that the booking had. */
export const PriceChange = ObjectSchema({
  Way: AmendedPriceWay,
  Reason: words,
  Before: Union([BookingPrice, Null()]),
  After: BookingPrice,
})
export type PriceChange = Static<typeof PriceChange>

/** Number of bills that charges by bill were priced for; undefined: the price has none, and any number of bills costs the same. */
export function pricedBills({ Charges }: { readonly Charges: readonly Pick<BookedCharge, 'Basis' | 'Quantity'>[] }): number | undefined {
  const charge = Charges.find(({ Basis }) => Basis === 'B')
  return charge && Number(charge.Quantity)
}

/** Why a price is not that of what a booking says: other ports, other boxes, another number of bills, or a sailing outside its validity. */
export interface PriceGap {
  readonly What: 'route' | 'boxes' | 'days' | 'bills'
  readonly Priced: string
  readonly Booked: string
}
/** The first gap between a price and a content; undefined: the price is for it. */
export function priceGap(price: BookingPrice, content: Pick<BookingContent, 'Values' | 'Boxes'>): PriceGap | undefined {
  const { Values, Boxes } = content
  const route = `${String(Values['PolCode'] ?? '')}→${String(Values['PodCode'] ?? '')}`
  if (`${price.Pol}→${price.Pod}` !== route) return { What: 'route', Priced: `${price.Pol}→${price.Pod}`, Booked: route }
  const [quoted, booked] = [price.Boxes.map(({ Type, Count }) => `${Type}*${Count}`), boxesText(Boxes).split(',')]
  if (quoted.toSorted().join(',') !== booked.toSorted().join(','))
    return { What: 'boxes', Priced: quoted.join(','), Booked: booked.join(',') }
  const day = String(Values['Etd'] || Values['ReadyOn'] || '')
  const inside = day === '' || ((price.ValidFrom === '' || price.ValidFrom <= day) && (price.ValidTo === '' || day <= price.ValidTo))
  if (!inside) return { What: 'days', Priced: `${price.ValidFrom}～${price.ValidTo}`, Booked: day }
  const [priced, stated] = [pricedBills(price), statedBills(content)]
  // bookings from before state no number
  return priced === undefined || stated === undefined || priced === stated
    ? undefined
    : { What: 'bills', Priced: String(priced), Booked: String(stated) }
}
