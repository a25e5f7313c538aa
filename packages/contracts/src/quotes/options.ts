import { chargeTotals, type ChargeTotals } from '../document/charges/totals.ts'
import { chargeBases, type ChargeBasis } from '../document/charges/bases.ts'
import { payTerms, type ChargeLine, type DocumentCharges, type PayTerm } from '../document/charges/charges.ts'
import { IdOrNone, Quantity, text } from '../envelope.ts'
import { rateBases } from '../freight-rates/rate-words.ts'
import { compare, decimalText, minus, type Decimal } from '../money/decimal.ts'
import { ArraySchema, BooleanSchema, Integer, Literal, ObjectSchema, type Static, StringSchema, Union, Unsafe, strict } from '../schema.ts'
import type { EntityValues } from '../entity/fields.ts'
import { quotedBoxes } from './quotation-fields.ts'

const oneOf = <C extends string>(codes: object) => Unsafe<C>(Union(Object.keys(codes).map((code) => Literal(code))))
const Price = decimalText(12, 4)
const PriceOrNone = Union([Literal(''), Price])

const sold = {
  Code: text(12),
  NameZh: text(80),
  NameEn: text(120),
  Basis: oneOf<ChargeBasis>(chargeBases),
  /** Type of the boxes that it is for; '' for all. */
  Box: text(6),
  PpCc: oneOf<PayTerm>(payTerms),
  Currency: text(3),
  /** Of one unit, as the customer pays it. */
  Price,
  /** The least that is charged; '' : none. */
  Minimum: PriceOrNone,
  /** Codes that a per cent is taken of. */
  PercentOf: ArraySchema(text(12), { maxItems: 20 }),
  /** Part of the all-in rate: it is named and costs nothing more. */
  InAllIn: BooleanSchema(),
}
/** A charge as the customer reads it. */
export const SoldCharge = ObjectSchema(sold, strict)
export type SoldCharge = Static<typeof SoldCharge>
/** The same with what it costs and the least that sales may ask; '' : not known, or not for the reader. */
export const QuoteCharge = ObjectSchema({ ...sold, Cost: PriceOrNone, Floor: PriceOrNone }, strict)
export type QuoteCharge = Static<typeof QuoteCharge>

const route = {
  Carrier: text(20),
  Service: text(20),
  Pol: text(5),
  Pod: text(5),
  /** Place of delivery behind the port of discharge; '' : none. */
  Del: text(5),
  Via: text(5),
  /** -1 : not known. */
  TransitDays: Integer({ minimum: -1, maximum: 200 }),
  FreeDays: Integer({ minimum: -1, maximum: 90 }),
  ValidFrom: text(10),
  ValidTo: text(10),
  /** Which date of the sailing decides; '' : none was said. */
  Basis: Union([Literal(''), oneOf<keyof typeof rateBases>(rateBases)]),
  Remark: text(300),
}
/**
 * An option as it is written: a rate is named by key, version and the hash of its prices, and the server finds what it costs. Another hash than
 * that of the prices of the moment is refused.
 */
export const OptionInput = ObjectSchema(
  { Key: text(12), RateId: IdOrNone, RateVersion: Quantity, Hash: text(64), ...route, Charges: ArraySchema(SoldCharge, { maxItems: 60 }) },
  strict,
)
export type OptionInput = Static<typeof OptionInput>

const said = { Zh: StringSchema(), En: StringSchema() }
/** A sentence in both languages. */
export const QuoteSentence = ObjectSchema(said)
export type QuoteSentence = Static<typeof QuoteSentence>
/** A rule of the company that the prices of an option cross; how much is missing is blank for whoever may not see cost or floor. */
export const QuoteGuard = ObjectSchema({
  Code: StringSchema(),
  Outcome: StringSchema(),
  Box: StringSchema(),
  By: StringSchema(),
  Currency: StringSchema(),
  ...said,
})
export type QuoteGuard = Static<typeof QuoteGuard>
const priced = {
  /** Of the prices of `Rated`, for whoever chooses the option; '' without a rate. */
  Hash: text(64),
  /** Rules that the quoted prices cross: somebody has to approve, or nobody may. */
  Guards: ArraySchema(QuoteGuard),
  /** Missing parts of the price, for the staff. */
  Incomplete: ArraySchema(QuoteSentence),
  /** The same as the customer reads it. */
  ToConfirm: ArraySchema(QuoteSentence),
  /** Charges that may be due besides and are in no total (未含), as staff and customer read it. */
  Excluded: ArraySchema(QuoteSentence),
  /** How the price of a box came about, step by step, as it was chosen. */
  Derivation: ArraySchema(ObjectSchema({ Box: StringSchema(), Steps: ArraySchema(QuoteSentence) })),
}

/** An option of a quotation. `Rated` are the charges of its rate as the server priced them, empty without one. */
export const QuoteOption = ObjectSchema({
  Key: text(12),
  RateId: IdOrNone,
  RateVersion: Quantity,
  RateNo: text(20),
  CarrierName: text(80),
  PolName: text(80),
  PodName: text(80),
  ...route,
  ...priced,
  Charges: ArraySchema(QuoteCharge),
  Rated: ArraySchema(QuoteCharge),
})
export type QuoteOption = Static<typeof QuoteOption>

const inputKeys = Object.keys(OptionInput.properties) as (keyof OptionInput)[]
/** An option as it is written: without what the server adds, and without cost and floor of its charges. */
export const optionInputOf = (option: QuoteOption): OptionInput => ({
  ...(Object.fromEntries(inputKeys.map((key) => [key, option[key]])) as unknown as OptionInput),
  Charges: option.Charges.map(({ Cost: _, Floor: __, ...sold }) => sold),
})

/** Price fields of an option without a rate. */
export const unpriced = { Hash: '', Guards: [], Incomplete: [], ToConfirm: [], Excluded: [], Derivation: [] } satisfies Partial<QuoteOption>

/** Everything that amounts come from besides the options. */
export type QuoteSources = Pick<DocumentCharges, 'Measures' | 'Rates' | 'Currencies'>

const lineOf = ({ Code, NameZh, NameEn, Basis, Box, PpCc, Currency, Price, Minimum, PercentOf, InAllIn }: SoldCharge): ChargeLine => ({
  Id: 0,
  Code,
  NameZh,
  NameEn,
  Basis,
  Box,
  PpCc,
  Currency,
  Price,
  InAllIn,
  Quantity: '',
  Minimum,
  TaxRate: '0',
  Payer: '',
  PercentOf,
  Remark: '',
})

/** Totals of charges, by currency and in the currency of the quotation. */
export const optionTotals = (charges: readonly SoldCharge[], sources: QuoteSources): ChargeTotals =>
  chargeTotals(charges.map(lineOf), sources, { round: 'line' })

/** An option judged by its rate, in the currency of the quotation; undefined: a price or an exchange rate is not known. */
export interface OptionStanding {
  readonly total: Decimal | undefined
  readonly floor: Decimal | undefined
  readonly margin: Decimal | undefined
  /** How far the total is below the floor; '0' : it is not. */
  readonly below: Decimal
  /** Ocean freight was typed by hand: there is no floor to hold it to. */
  readonly manual: boolean
}

/** Margin of an option: the customer's price against cost and floor of the same rate. Omitted charges count against it. */
export function standingOf({ Charges, Rated }: Pick<QuoteOption, 'Charges' | 'Rated'>, sources: QuoteSources): OptionStanding {
  const types = new Set(sources.Measures.Boxes.map(({ Type }) => Type))
  const quoted = (charges: readonly QuoteCharge[]) => charges.filter(({ Box }) => Box === '' || types.has(Box))
  const sum = (pick: 'Price' | 'Cost' | 'Floor', all: readonly QuoteCharge[], charges = quoted(all)): Decimal | undefined =>
    charges.some((charge) => !charge.InAllIn && charge[pick] === '')
      ? undefined
      : optionTotals(
          charges.map((charge) => ({ ...charge, Price: charge[pick] || '0' })),
          sources,
        ).converted?.Amount
  const manual = Rated.length === 0
  const total = sum('Price', Charges)
  const floor = manual ? undefined : sum('Floor', Rated)
  const cost = manual ? undefined : sum('Cost', Rated)
  const isComparable = total !== undefined && floor !== undefined
  return {
    total,
    floor,
    margin: total === undefined || cost === undefined ? undefined : minus(total, cost),
    below: isComparable && compare(total, floor) < 0 ? minus(floor, total) : '0',
    manual,
  }
}

/** Boxes of a quotation by type. */
export const boxesOf = (values: EntityValues): { Type: string; Count: number }[] =>
  quotedBoxes.flatMap((Type) => {
    const Count = Number(values[`Qty${Type}`] ?? 0)
    return Count > 0 ? [{ Type, Count }] : []
  })
