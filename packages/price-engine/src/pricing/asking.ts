import type { DigitsOf } from '@jst/contracts/money'
import { unitsOf, type Units } from '../amounts.ts'
import { exchangeOf, type Exchange } from '../exchange.ts'
import type { AskedBox, Inquiry } from '../facts/inquiry.ts'
import type { FiledRange, MarginFloor } from '../facts/rules.ts'
import { once } from '../once.ts'
import { Remembered } from '../rules/remembered.ts'
import { indexedOf, type Indexed, type PreparedRules, type ReadyRule } from '../rules/prepare.ts'
import { planOf, type Plan } from './markups.ts'
import type { RateSituation } from './situation.ts'
import { lotsOf, tonsOf, type Lot } from './weights.ts'

/** The rules of rates of one situation and currency, and the plan of each box of the inquiry that was needed so far. */
export interface Plans {
  readonly rules: readonly ReadyRule[]
  readonly currency: string
  readonly computed: (Plan | undefined)[]
}

/** Rule look-ups of a rate, made together: rates of one situation share them. */
interface RulesAt {
  readonly plans: Plans
  readonly margins: readonly MarginFloor[]
  readonly filed: readonly FiledRange[]
}

/** An inquiry, and what is the same for all of its rates: read once, and only if a rate needs it. */
export interface Asking {
  readonly inquiry: Inquiry
  readonly digitsOf: DigitsOf
  readonly exchange: Exchange
  readonly boxes: readonly { readonly box: AskedBox; readonly lots: () => readonly Lot[] }[]
  readonly types: readonly string[]
  /** Owners of the boxes of the whole shipment, as conditions name them; '' : one is not known. */
  readonly owners: () => readonly string[]
  readonly tons: () => Units | undefined
  readonly cbm: () => Units | undefined
  readonly rules: Remembered<RulesAt, RateSituation>
}

function rememberedRules({ markups, margins, filed }: Indexed): Asking['rules'] {
  const plans = new Remembered<Plans, RateSituation>(
    (situation) => ({ rules: markups.of(situation), currency: situation.currency, computed: [] }),
    ['currency', ...markups.deciding],
  )
  const least = new Remembered((situation) => margins.of(situation), margins.deciding)
  const ranges = new Remembered((situation) => filed.of(situation), filed.deciding)
  // what differs by the facts of one kind of rules is the same object for the others
  return new Remembered(
    (situation) => ({ plans: plans.of(situation), margins: least.of(situation), filed: ranges.of(situation) }),
    new Set<keyof RateSituation>(['currency', ...markups.deciding, ...margins.deciding, ...filed.deciding]),
  )
}

export function askingOf(inquiry: Inquiry, prepared: PreparedRules): Asking {
  const { digitsOf } = prepared
  const exchange = exchangeOf(inquiry)
  return {
    inquiry,
    digitsOf,
    exchange,
    boxes: inquiry.Boxes.map((box) => ({ box, lots: once(() => lotsOf(box, inquiry)) })),
    types: inquiry.Boxes.map(({ Type }) => Type),
    owners: once(() => [...new Set(inquiry.Boxes.flatMap((box) => lotsOf(box, inquiry).map(({ soc }) => String(soc))))]),
    tons: once(() => tonsOf(inquiry)),
    cbm: once(() => (inquiry.Cbm === '' ? undefined : unitsOf(inquiry.Cbm))),
    rules: rememberedRules(indexedOf(prepared)),
  }
}

/** The plan of the box at a place of the inquiry. */
export const planAt = ({ rules, currency, computed }: Plans, place: number, { inquiry, exchange, digitsOf }: Asking): Plan =>
  (computed[place] ??= planOf(currency, inquiry.Boxes[place]!.Type, rules, exchange, digitsOf))
