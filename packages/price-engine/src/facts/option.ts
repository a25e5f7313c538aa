import type { ChargeBasis, PayTerm } from '@jst/contracts/document'
import type { DatedExchangeRate, Decimal, Money } from '@jst/contracts/money'
import type { Assumption, Exclusion, Guard, Lack, NotCharged, Said } from './findings.ts'
import type { SailingDate, ValidityBasis } from './bases.ts'
import type { SurchargeSource } from './rate.ts'
import type { Layer } from './rules.ts'

/** One step from the floor to the price of a box. The amounts of all steps add up to the price exactly. */
export interface Step extends Said {
  /** FLOOR begins, MARKUP is a rule, ROUNDING is what rounding to the currency added or took. */
  readonly Kind: 'FLOOR' | 'MARKUP' | 'ROUNDING'
  /** Layer of the rule. '' : no rule. */
  readonly Layer: Layer | ''
  /** Record of the rule, or of the rate for FLOOR. 0 : none. */
  readonly Id: number
  /** Owner of the rule, or the last editor of the rate. */
  readonly By: string
  /** When rule or rate were changed last. */
  readonly At: string
  /** Exact amount of the mark-up, in the currency of the rate. */
  readonly Amount: Decimal
  /** The price after it. */
  readonly Running: Decimal
  /** Per cent of a rule. '' : an amount. */
  readonly Percent: Decimal
  /** Base of the percentage. */
  readonly Of: 'FLOOR' | 'RUNNING' | ''
  /** The amount as the rule has it, where its currency is another one. */
  readonly Given: Money | null
  /** Exchange rates that it was converted by. */
  readonly Rates: readonly DatedExchangeRate[]
}

/** The price of one box type. Amounts are per box, in the currency of the rate. */
export interface OptionBox {
  /** Box type. */
  readonly Type: string
  /** How many are asked for. */
  readonly Count: number
  /** Price paid to the supplier. '' if unknown. */
  readonly Cost: Decimal
  /** Lowest price for sales. */
  readonly Floor: Decimal
  /** The price, rounded to the currency. */
  readonly Sell: Decimal
  /** Price less cost. '' : the cost is not known. */
  readonly Margin: Decimal
  /** How the price came about. */
  readonly Steps: readonly Step[]
}

/** A charge of an offer: the ocean freight by box type (code OFT), the barge, and surcharges. */
export interface OptionCharge {
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
  /** Amount of the line, rounded to the currency. */
  readonly Amount: Decimal
  /** Where it comes from. */
  readonly Source: {
    readonly Kind: SurchargeSource['Kind'] | 'freight' | 'barge' | 'weight'
    readonly Id: number
    readonly Version: number
  }
}

/** The charges of one currency added up. */
export interface OptionTotal {
  /** Currency. */
  readonly Currency: string
  /** Sum of what is prepaid. */
  readonly Prepaid: Decimal
  /** Sum of what is collect. */
  readonly Collect: Decimal
  /** Sum of both. */
  readonly Total: Decimal
}

/** Everything in one currency, for reference (参考). */
export interface Converted extends Money {
  /** The dated rates that it was converted by. */
  readonly Rates: readonly DatedExchangeRate[]
}

/** Permission to use an option, in falling order of severity: REFUSED, APPROVAL, INCOMPLETE, OK. */
export type Verdict = 'OK' | 'INCOMPLETE' | 'APPROVAL' | 'REFUSED'

/** Where, when and by whom, as customers may know it too. */
export interface Route {
  /** Carrier code. */
  readonly Carrier: string
  /** Code of the service. */
  readonly Service: string
  /** Code of the lane. */
  readonly Lane: string
  /** Port of loading that was asked for, or the barge port. */
  readonly Pol: string
  /** Port where the vessel is loaded: `Pol`, except with a barge. */
  readonly LoadingPort: string
  /** Port of discharge. */
  readonly Pod: string
  /** Place of delivery. */
  readonly Del: string
  /** Port of transhipment. */
  readonly Via: string
  /** Days from port to port. -1 : not known. */
  readonly TransitDays: number
  /** Free days at the destination. -1 : not known. */
  readonly FreeDays: number
  /** Weekday of departure. 0 : not known. */
  readonly EtdWeekday: number
  /** Weekday of the customs cut-off. 0 : not known. */
  readonly ClosingWeekday: number
  /** First day of the rate. */
  readonly ValidFrom: string
  /** Last day of the rate. */
  readonly ValidTo: string
  /** Which date decides. */
  readonly Basis: ValidityBasis
  /** That date of the sailing. */
  readonly DecidedBy: SailingDate
  /** The day that decided. */
  readonly Day: string
  /** True: the date is not known, and the day asked for stands in for it. */
  readonly DayAssumed: boolean
}

/** A priced rate, for the staff: with cost, floor and derivation. */
export interface Option extends Route {
  /** The rate that it is made of. */
  readonly Rate: { readonly Id: number; readonly No: string; readonly Version: number }
  /** Supplier of the rate. */
  readonly Supplier: string
  /** Contract of the rate. */
  readonly Contract: string
  /** Region of the lane. */
  readonly Region: string
  /** Type of the rate. */
  readonly RateType: string
  /** Commodity of the rate. '' : any. */
  readonly Commodity: string
  /** Currency of the ocean freight. */
  readonly Currency: string
  /** Prices of the boxes that are offered. Made when they are read. */
  readonly Boxes: readonly OptionBox[]
  /** Margin on the ocean freight of all boxes. '' : a cost is not known. */
  readonly Margin: Decimal
  /** Charges of the option, computed on first access. */
  readonly Charges: readonly OptionCharge[]
  /** Surcharges that do not apply, each with its reason. */
  readonly NotCharged: readonly NotCharged[]
  /** Charges that may be due besides and are in no total, since facts of its conditions are not known. Made when it is read. */
  readonly Excluded: readonly Exclusion[]
  /** Missing parts. Empty: the offer is complete. */
  readonly Incomplete: readonly Lack[]
  /** Assumptions made for values that the inquiry does not state. */
  readonly Assumed: readonly Assumption[]
  /** Rules of the company that the price crosses. */
  readonly Guards: readonly Guard[]
  /** Result of `Guards` and `Incomplete`. */
  readonly Verdict: Verdict
  /** By currency, in the order of their codes. */
  readonly Totals: readonly OptionTotal[]
  /** All totals in one currency. Null while an exchange rate is missing. */
  readonly Converted: Converted | null
  /** Currencies of totals without an exchange rate. */
  readonly MissingRates: readonly string[]
  /** Remark that customers read, and the notes of public rules. */
  readonly Remarks: readonly string[]
  /** SHA-256 of everything but sentences, in hexadecimal. Made when it is read. */
  readonly Hash: string
}
