import { unitsOf } from '../amounts.ts'
import { exchangeOf } from '../exchange.ts'
import type { Guard, Lack } from '../facts/findings.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { Option } from '../facts/option.ts'
import type { BoxAmount } from '../facts/rate.ts'
import { indexedOf, type PreparedRules } from '../rules/prepare.ts'
import { guardsOf } from './guards.ts'
import { situationOf } from './situation.ts'

/** Findings against prices that a person asks for in place of those of an option. */
export interface PriceFindings {
  /** Rules of the company that they cross. */
  readonly Guards: readonly Guard[]
  /** Exchange rates without which a rule could not be compared. */
  readonly Lacking: readonly Lack[]
}

/**
 * The guards for other prices of the boxes of an option, per box in its currency. Boxes that `sold` does not name keep the price of the option.
 * @throws RangeError for an amount that is no decimal
 */
export function checkPrices(option: Option, sold: readonly BoxAmount[], inquiry: Inquiry, prepared: PreparedRules): PriceFindings {
  const lacks: Lack[] = []
  const boxes = option.Boxes.map(({ Type, Count, Cost, Floor, Sell }) => ({
    type: Type,
    count: inquiry.Boxes.find((box) => box.Type === Type)?.Count ?? Count,
    cost: Cost === '' ? undefined : unitsOf(Cost),
    floor: unitsOf(Floor),
    sell: unitsOf(sold.find((box) => box.Type === Type)?.Amount ?? Sell),
  }))
  const { digitsOf } = prepared
  const context = { currency: option.Currency, exchange: exchangeOf(inquiry), digitsOf, lacks }
  const situation = situationOf(inquiry, option, option.Day)
  const { margins, filed } = indexedOf(prepared)
  const Guards = guardsOf(boxes, inquiry.Bills, margins.of(situation)[0], filed.of(situation), context)
  return { Guards, Lacking: lacks }
}
