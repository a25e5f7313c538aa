import type { Decimal } from '@jst/contracts/money'
import type { Condition, Surcharge } from './rate.ts'

/** A sentence in both languages. */
export interface Said {
  /** Chinese. */
  readonly Zh: string
  /** English. */
  readonly En: string
}

/** A surcharge of the rate that is not charged, and why. */
export interface NotCharged extends Said {
  /** Charge code. */
  readonly Code: string
  /** Box type; '' for all. */
  readonly Box: string
  /** Why. */
  readonly Reason: 'CONDITION' | 'DAY' | 'OVERRIDDEN' | 'NO_AMOUNT' | 'NOTHING_TO_TAKE_OF'
  /** Fact, day or code that decided. */
  readonly What: string
}

/** Codes for missing parts of an offer. */
export type LackCode =
  | 'BOX_NOT_OFFERED'
  | 'BARGE_NOT_OFFERED'
  | 'CHARGE_UNKNOWN'
  | 'MEASURE_UNKNOWN'
  | 'OVER_WEIGHT'
  | 'NO_EXCHANGE_RATE'
  | 'PERCENT_CURRENCY'
  | 'PERCENT_CIRCULAR'

/** Something that an offer lacks. With one of them the offer is incomplete. */
export interface Lack extends Said {
  /** Which kind. */
  readonly Code: LackCode
  /** Box type, charge code or currency. */
  readonly What: string
}

/** A charge that is due under conditions whose facts are not known. It is in no total: an offer says it (未含). */
export interface Exclusion
  extends
    Said,
    Pick<Surcharge, 'Code' | 'NameZh' | 'NameEn' | 'PpCc' | 'Currency' | 'Basis' | 'Amount' | 'Boxes' | 'Minimum' | 'PercentOf' | 'Known'> {
  /** The conditions whose facts are not known. All others hold. */
  readonly Conditions: readonly Condition[]
  /** `weight` : the weight limit of the rate itself. */
  readonly Kind: 'surcharge' | 'weight'
}

/** Something that was taken for granted because it was not known. */
export interface Assumption extends Said {
  /** DAY : the day asked for stands in for a date of the sailing. */
  readonly Code: 'DAY' | 'COMMODITY'
  /** Date, or code of the commodity. */
  readonly What: string
}

/** A rule of the company that a price crosses. */
export interface Guard extends Said {
  /** Which rule. */
  readonly Code: 'BELOW_FLOOR' | 'BELOW_MARGIN_BOX' | 'BELOW_MARGIN_BILL' | 'COST_UNKNOWN' | 'BELOW_FILED' | 'ABOVE_FILED' | 'NEGATIVE'
  /** APPROVAL : somebody may allow it. REFUSED : nobody may. */
  readonly Outcome: 'APPROVAL' | 'REFUSED'
  /** Box type. '' : the whole shipment. */
  readonly Box: string
  /** By how much, in `Currency`. '' : cannot be said. */
  readonly By: Decimal
  /** Currency of `By`. */
  readonly Currency: string
}
