import type { DigitsOf } from '@jst/contracts/money'
import { unitsOf, type Units } from '../amounts.ts'
import { exchangeOf, type Exchange } from '../exchange.ts'
import type { AskedBox, Inquiry } from '../facts/inquiry.ts'
import type { FiledRange, MarginFloor } from '../facts/rules.ts'
import { once } from '../once.ts'
import { Remembered } from '../rules/remembered.ts'
import { indexedOf, type PreparedRules, type ReadyRule } from '../rules/prepare.ts'
import { planOf, type Plan } from './markups.ts'
import type { RateSituation } from './situation.ts'
import { tonsOf, tonsPerBox } from './weights.ts'

/** The rules of rates of one situation and currency, and the plan of each box of the inquiry that was needed so far. */
export interface Plans {
  readonly rules: readonly ReadyRule[]
  readonly currency: string
  readonly made: (Plan | undefined)[]
}

/** An inquiry, and what is the same for all of its rates: read once, and only if a rate needs it. */
export interface Asking {
  readonly inquiry: Inquiry
  readonly digitsOf: DigitsOf
  readonly exchange: Exchange
  readonly boxes: readonly { readonly asked: AskedBox; readonly tons: () => Units | undefined }[]
  readonly types: readonly string[]
  readonly tons: () => Units | undefined
  readonly cbm: () => Units | undefined
  readonly plans: Remembered<ReadyRule, Plans, RateSituation>
  readonly margins: Remembered<MarginFloor, readonly MarginFloor[]>
  readonly filed: Remembered<FiledRange, readonly FiledRange[]>
}

const asFound = <T>(rules: readonly T[]) => rules

export function askingOf(inquiry: Inquiry, prepared: PreparedRules): Asking {
  const { digitsOf } = prepared
  const exchange = exchangeOf(inquiry)
  const { markups, margins, filed } = indexedOf(prepared)
  return {
    inquiry,
    digitsOf,
    exchange,
    boxes: inquiry.Boxes.map((asked) => ({ asked, tons: once(() => tonsPerBox(asked, inquiry)) })),
    types: inquiry.Boxes.map(({ Type }) => Type),
    tons: once(() => tonsOf(inquiry)),
    cbm: once(() => (inquiry.Cbm === '' ? undefined : unitsOf(inquiry.Cbm))),
    plans: new Remembered(markups, (rules, { currency }) => ({ rules, currency, made: [] }), ['currency']),
    margins: new Remembered(margins, asFound),
    filed: new Remembered(filed, asFound),
  }
}

/** The plan of the box at a place of the inquiry. */
export const planAt = ({ rules, currency, made }: Plans, place: number, { inquiry, exchange, digitsOf }: Asking): Plan =>
  (made[place] ??= planOf(currency, inquiry.Boxes[place]!.Type, rules, exchange, digitsOf))
