import type { Decimal } from '@jst/contracts/money'
import { commercialType } from '@jst/contracts/si/data'
import type { Milestone } from '../timeline/milestones.ts'

/** Days that are counted: all; all but Sundays and holidays; all but weekends and holidays. */
export type DayRule = 'calendar' | 'no-sunday' | 'working'
/** Events that begin or end a clock. */
export type ClockEvent = Extract<
  Milestone,
  'emptyOut' | 'gateIn' | 'loaded' | 'departed' | 'arrived' | 'berthed' | 'discharged' | 'available' | 'fullOut' | 'emptyIn'
>
/** Why a clock stands still. */
export type PauseKind = 'closure' | 'customs' | 'appointment'

/** Days from `from` on cost the rate each. Free days count too: with ten of them the first tier begins at day 11. */
export interface Tier {
  readonly from: number
  readonly rate: Decimal
}
/** Free time of a carrier or terminal. Its name is no use, since countries swap the words: the clock is described. */
export interface FreeTimeTerms {
  readonly id: string
  /** A contract comes before a note on the bill, and that before a tariff. */
  readonly source: 'contract' | 'bill' | 'tariff'
  /** For people: which edition it is. */
  readonly version: string
  readonly direction: 'import' | 'export'
  readonly kind: 'demurrage' | 'detention' | 'combined' | 'storage' | 'plug-in'
  /** UN/LOCODE where the clock runs; `''` for any port. */
  readonly port: string
  /** `''` for any carrier. */
  readonly carrier: string
  /** Box types under any of their names (`40HQ`, `40HC`, `45G1`); none for all. */
  readonly boxTypes?: readonly string[]
  readonly start: ClockEvent
  /** The first day is that of the event, or the day after it. */
  readonly firstDay: 'same' | 'next'
  readonly stop: ClockEvent
  readonly free: number
  readonly freeRule: DayRule
  readonly chargeRule: DayRule
  readonly tiers: readonly Tier[]
  /** ISO 4217, `''` if the terms do not say it. */
  readonly currency: string
  /** First and last day of validity, `YYYY-MM-DD`. */
  readonly validFrom: string
  readonly validTo: string
  /** A box that was shut out has no free days. */
  readonly noneIfShutOut?: boolean
  readonly pausedBy?: readonly PauseKind[]
}
/** Working days of a port. */
export interface PortCalendar {
  /** Years for which all holidays are known. */
  readonly years: readonly number[]
  /** Days without work, `YYYY-MM-DD`; also closures of a gate. */
  readonly holidays: readonly string[]
  /** Days of the week without work, 1 Monday to 7 Sunday; 6 and 7 if it is left out. */
  readonly weekend?: readonly number[]
}

/** Why no terms were found. */
export type TermsProblem = 'no-terms' | 'expired' | 'unclear' | 'box-type'

/** One name for a type, whether terms or statements write it by the trade or by ISO 6346. */
const tradeName = (type: string): string => commercialType(type) ?? type.toUpperCase()

const ranks = { contract: 0, bill: 1, tariff: 2 } as const

/**
 * The terms that hold: a contract before a bill before a tariff, valid on the day of the pick-up (export) or discharge (import), those of a
 * port or carrier before those of any.
 */
export function chooseTerms(
  all: readonly FreeTimeTerms[],
  {
    port,
    carrier,
    boxType,
    day,
    ...wanted
  }: Pick<FreeTimeTerms, 'direction' | 'kind' | 'port' | 'carrier'> & { readonly boxType: string; readonly day: string },
): FreeTimeTerms | TermsProblem {
  const fitting = all.filter(
    (terms) =>
      terms.direction === wanted.direction &&
      terms.kind === wanted.kind &&
      (terms.port === '' || terms.port === port) &&
      (terms.carrier === '' || terms.carrier === carrier),
  )
  if (fitting.length === 0) return 'no-terms'
  if (boxType === '' && fitting.some(({ boxTypes }) => boxTypes)) return 'box-type'
  const type = tradeName(boxType)
  const ofType = fitting.filter(({ boxTypes }) => !boxTypes || boxTypes.some((one) => tradeName(one) === type))
  const valid = ofType.filter(({ validFrom, validTo }) => validFrom <= day && day <= validTo)
  if (valid.length === 0) return ofType.length === 0 ? 'no-terms' : 'expired'
  const rank = (terms: FreeTimeTerms) => ranks[terms.source] * 4 + (terms.port === '' ? 2 : 0) + (terms.carrier === '' ? 1 : 0)
  const best = Math.min(...valid.map(rank))
  const found = valid.filter((terms) => rank(terms) === best)
  return found.length === 1 ? found[0]! : 'unclear'
}
