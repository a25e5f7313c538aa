import type { Decimal } from '@jst/contracts/money'
import type { Rate, Surcharge } from '../facts/rate.ts'

/** A change of cost or floor (改价, 涨跌). */
export interface PriceChange {
  /** Which change. */
  readonly Kind: 'PRICE'
  /** Prices that the change applies to. */
  readonly Target: 'COST' | 'FLOOR' | 'BOTH'
  /** Box types; none: all that are offered. */
  readonly Boxes: readonly string[]
  /**
   * SET to the value, ADD it, or add so many PERCENT. Below 0: less. COST_ADD and COST_PERCENT make the floor of the cost: with the value added, or
   * so many per cent; the cost itself stays.
   */
  readonly How: 'SET' | 'ADD' | 'PERCENT' | 'COST_ADD' | 'COST_PERCENT'
  /** Amount in the currency of the rate, or per cent. */
  readonly Value: Decimal
  /** Prices become multiples of it, such as 1, 5 or 10. '' : they are rounded half up to the currency. */
  readonly RoundTo: Decimal
  /** To which multiple. */
  readonly Rounding: 'HALF_UP' | 'UP' | 'DOWN'
}

/** A change of surcharges (附加费). Those of templates stay as they are. */
export interface SurchargeChange {
  /** Which change. */
  readonly Kind: 'SURCHARGES'
  /** REPLACE all (清空并覆盖), MERGE by code, term and currency (追加或覆盖), or REMOVE those of the same code, term and currency (移除匹配费用). */
  readonly How: 'REPLACE' | 'MERGE' | 'REMOVE'
  /** Surcharges to write or to remove. */
  readonly Surcharges: readonly Surcharge[]
}

/** A change of the validity (有效期). */
export interface ValidityChange {
  /** Which change. */
  readonly Kind: 'VALIDITY'
  /** END moves the last day alone, SHIFT moves both by days, SPLIT makes a second rate that begins on the day. */
  readonly How: 'END' | 'SHIFT' | 'SPLIT'
  /** END : the last day. SPLIT : first day of the second rate. */
  readonly Day: string
  /** SHIFT : how many days later; below 0, earlier. */
  readonly Days: number
}

/** A change of the schedule (船期, 航程, 开航日). */
export interface ScheduleChange {
  /** Which change. */
  readonly Kind: 'SCHEDULE'
  /** Fields to write; the others stay. */
  readonly Set: Partial<Pick<Rate, 'Service' | 'Via' | 'TransitDays' | 'EtdWeekday' | 'ClosingWeekday'>>
}

/** A change of a remark (备注). */
export interface RemarkChange {
  /** Which change. */
  readonly Kind: 'REMARK'
  /** Which remark. */
  readonly Field: 'RemarkPublic' | 'RemarkInternal'
  /** REPLACE it (覆盖), APPEND a line (追加) that is not there yet, or REMOVE lines and parts equal to the text. */
  readonly How: 'REPLACE' | 'APPEND' | 'REMOVE'
  /** The text. */
  readonly Text: string
}

/** One change of many rates. */
export type RateChange = PriceChange | SurchargeChange | ValidityChange | ScheduleChange | RemarkChange

/** A field of a rate before and after. */
export interface Difference {
  /** Path, such as `Boxes.40HQ.Floor` or `ValidTo`. */
  readonly Field: string
  /** Before. '' : nothing. */
  readonly Old: string
  /** After. '' : nothing. */
  readonly New: string
}

/** Why a changed rate may not be written, or should be looked at. */
export interface ChangeProblem {
  /** Which problem. */
  readonly Code:
    | 'NOT_POSITIVE'
    | 'FLOOR_BELOW_COST'
    | 'BELOW_FILED'
    | 'ABOVE_FILED'
    | 'VALIDITY'
    | 'SPLIT_OUTSIDE'
    | 'BOX_NOT_OFFERED'
    | 'COST_UNKNOWN'
  /** True if the rate must not be written. */
  readonly Refused: boolean
  /** Box type. '' : the rate. */
  readonly Box: string
  /** Chinese. */
  readonly Zh: string
  /** English. */
  readonly En: string
}

/** Result of a change for one rate. */
export interface ChangedRate {
  /** The rate before. */
  readonly Before: Rate
  /** The rate after: the same object when nothing changes; two after a split, of which the second is new (Id 0). */
  readonly After: readonly Rate[]
  /** Field by field, of the first one. */
  readonly Differences: readonly Difference[]
  /** Problems of the changed rate. */
  readonly Problems: readonly ChangeProblem[]
}
