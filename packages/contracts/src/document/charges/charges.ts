import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, IdOrNone, Instant, Quantity, text } from '../../envelope.ts'
import { decimalText } from '../../money/decimal.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  ObjectSchema,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../../schema.ts'
import { byKind, Subject, type Audience } from '../subject.ts'
import { chargeBases, type ChargeBasis } from './bases.ts'

/** A list of charges below a document, such as what is sold and what it costs. */
export interface ChargesFacts {
  readonly zh: string
  readonly en: string
  /** Readers besides the staff. */
  readonly audience: Audience
  readonly bases: readonly ChargeBasis[]
  /** Where tax is rounded: at each line, or once for the lines of one currency and rate, whose parts then add up to it. */
  readonly round: 'line' | 'taxGroup'
  /** Its lines follow from something else, such as a price that was taken: they are read here and written by their area. */
  readonly fixed?: true
}
/** Declares a list of charges. */
export const defineCharges = <const C extends ChargesFacts>(declared: C): C => declared

/** Most lines of one list. */
export const mostCharges = 200
/** Digits before and behind the point: prices, and quantities. */
export const pricePlaces = 4
export const quantityPlaces = 3
const Price = decimalText(12, pricePlaces)
/** '' : nothing was typed. */
const orNone = (places: number) => Union([Literal(''), decimalText(12, places)])

const oneOf = <const C extends string>(codes: readonly C[]) => Unsafe<C>(Union(codes.map((code) => Literal(code))))
const Basis = Unsafe<ChargeBasis>(Union(Object.keys(chargeBases).map((code) => Literal(code))))
export const payTerms = { PP: '预付', CC: '到付' } as const
export type PayTerm = keyof typeof payTerms
const PpCc = oneOf(['PP', 'CC'])

/** A charge. Id 0: a new one. Amounts are not on the wire: both ends compute them (`chargeTotals`). */
export const ChargeLine = ObjectSchema(
  {
    Id: IdOrNone,
    Code: text(12),
    /** Names as they stand on prints; they stay when the code is renamed. */
    NameZh: text(80),
    NameEn: text(120),
    Basis,
    /** Type of the boxes that it is for; '' for all. */
    Box: text(6),
    /** '' : what the document says, see `derivedQuantity`. */
    Quantity: orNone(quantityPlaces),
    /** Of one unit, or per cent. */
    Price,
    /** The least that is charged. */
    Minimum: orNone(pricePlaces),
    Currency: text(3),
    PpCc,
    /** Per cent, on top of the price. */
    TaxRate: decimalText(3, 2),
    /** Payer, if not the usual one. */
    Payer: text(80),
    /** Part of the all-in rate: it is named and costs nothing more. */
    InAllIn: BooleanSchema(),
    /** Codes of the charges that a per cent is taken of. */
    PercentOf: ArraySchema(text(12), { maxItems: 20, uniqueItems: true }),
    Remark: text(200),
  },
  strict,
)
export type ChargeLine = Static<typeof ChargeLine>

/** Quantities of the document that charges are counted by, and the rates for conversion. */
export const ChargeMeasures = ObjectSchema({
  Boxes: ArraySchema(ObjectSchema({ Type: text(6), Count: Quantity })),
  Bills: Quantity,
  Tons: decimalText(12, quantityPlaces),
  Cbm: decimalText(12, quantityPlaces),
  /** The day whose rates count. */
  Day,
  /** The currency of the converted total. */
  Into: text(3),
})
export type ChargeMeasures = Static<typeof ChargeMeasures>

const DatedExchangeRate = ObjectSchema({
  Currency: StringSchema(),
  Rate: decimalText(12, 6),
  Turned: BooleanSchema(),
  FromDay: StringSchema(),
})

/** One list of charges with everything that its amounts come from, and the version of the document. */
export const DocumentCharges = ObjectSchema({
  UpdateTime: Instant,
  Lines: ArraySchema(ChargeLine),
  Measures: ChargeMeasures,
  /** Rates of the day into `Measures.Into`, one for each currency that has one. */
  Rates: ArraySchema(DatedExchangeRate),
  Currencies: ArraySchema(ObjectSchema({ Code: StringSchema(), Digits: Integer({ minimum: 0, maximum: 4 }) })),
})
export type DocumentCharges = Static<typeof DocumentCharges>

const SheetQuery = { ...Subject, Sheet: text(40) }

export const documentCharges = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Charges',
  summary: '单据费用',
  may: byKind,
  query: ObjectSchema(SheetQuery, strict),
  reply: DocumentCharges,
})

/** Replaces the lines of one list: those with an Id stay, what is missing goes. The document gets a new version. */
export const saveDocumentCharges = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveCharges',
  summary: '保存单据费用',
  may: byKind,
  largestBody: 1024 * 1024,
  body: ObjectSchema({ ...SheetQuery, Id, UpdateTime: Instant, Lines: ArraySchema(ChargeLine, { maxItems: mostCharges }) }, strict),
  reply: DocumentCharges,
})

/** Default values of a new line, by charge code. */
export const ChargeDefaults = ObjectSchema({
  Code: StringSchema(),
  NameZh: StringSchema(),
  NameEn: StringSchema(),
  /** Its group of the master data; a per cent is usually taken of OCEAN. */
  Group: StringSchema(),
  Basis: StringSchema(),
  PpCc: StringSchema(),
  Currency: StringSchema(),
  TaxRate: decimalText(3, 2),
  InAllIn: BooleanSchema(),
  /** Other words by which it is found: pinyin, initials, aliases. */
  Words: ArraySchema(StringSchema()),
})
export type ChargeDefaults = Static<typeof ChargeDefaults>

export const chargeDefaults = defineEndpoint({
  method: 'GET',
  path: '/api/Document/ChargeCodes',
  summary: '可选费用与默认值',
  may: byKind,
  reply: ArraySchema(ChargeDefaults),
})
