import type { ChargeBasis, PayTerm } from '@jst/contracts/document'
import type { Decimal } from '@jst/contracts/money'
import type { Exclusion, LackCode, Said } from '../facts/findings.ts'
import type { Converted, OptionTotal, Route } from '../facts/option.ts'

/** Customer price of one box of a type. */
export interface OfferBox {
  /** Box type. */
  readonly Type: string
  /** How many. */
  readonly Count: number
  /** The price, with the places of the currency. */
  readonly Price: Decimal
}

/** A charge as customers read it. */
export interface OfferCharge {
  /** Charge code. */
  readonly Code: string
  /** Chinese name. */
  readonly NameZh: string
  /** English name. */
  readonly NameEn: string
  /** Counting basis. */
  readonly Basis: ChargeBasis
  /** Box type that the line is for; '' for all. */
  readonly Box: string
  /** Prepaid or collect. */
  readonly PpCc: PayTerm
  /** Currency of price and amount. */
  readonly Currency: string
  /** Units. */
  readonly Quantity: Decimal
  /** Of one unit, or per cent. */
  readonly Price: Decimal
  /** The least that is charged. '' : none. */
  readonly Minimum: Decimal
  /** Codes that a per cent is taken of. */
  readonly PercentOf: readonly string[]
  /** Named, and without an amount of its own. */
  readonly InAllIn: boolean
  /** Amount of the line. */
  readonly Amount: Decimal
}

/** Missing part of an offer. PRICE_OPEN stands for all reasons that only staff understand. */
export interface OfferLack extends Said {
  /** Which kind. */
  readonly Code: Exclude<LackCode, 'NO_EXCHANGE_RATE' | 'PERCENT_CURRENCY' | 'PERCENT_CIRCULAR'> | 'PRICE_OPEN'
  /** Box type or charge code. */
  readonly What: string
}

/** An offer as its customer reads it: the last layer alone. It has no cost, floor, margin, supplier, contract, rule or number of a rate. */
export interface CustomerOffer extends Route {
  /** Currency of the ocean freight. */
  readonly Currency: string
  /** Prices of the boxes. */
  readonly Boxes: readonly OfferBox[]
  /** Charges of the offer. */
  readonly Charges: readonly OfferCharge[]
  /** Charges that may be due besides and are in no total. */
  readonly Excluded: readonly Exclusion[]
  /** Missing parts. Empty: the offer is complete. */
  readonly Incomplete: readonly OfferLack[]
  /** By currency, in the order of their codes. */
  readonly Totals: readonly OptionTotal[]
  /** All totals in one currency, for reference. Null while an exchange rate is missing. */
  readonly Converted: Converted | null
  /** Remark of the rate, and the notes of public rules. */
  readonly Remarks: readonly string[]
  /** SHA-256 of this offer. It is not that of the option: from that, whoever knows the price could guess the cost. */
  readonly Hash: string
}

/** An offer to a company that sells it on: the last layer, and what its own rules are matched by. */
export interface ResellerOffer extends CustomerOffer {
  /** Region of the lane. */
  readonly Region: string
  /** Commodity of the rate. '' : any. */
  readonly Commodity: string
}
