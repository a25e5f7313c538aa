import { plus, type Decimal } from '@jst/contracts/money'
import { addDays, weekdayOf } from '@jst/contracts/schedules/times'
import type { DayRule, FreeTimeTerms, PauseKind, PortCalendar } from './terms.ts'

/** Days on which a clock stands still. */
export interface Pause {
  readonly kind: PauseKind
  readonly from: string
  readonly to: string
}
/** The days of a clock. */
export interface CountedDays {
  readonly firstDay: string
  /** Last day without a charge, `''` if the calendar does not reach so far. */
  readonly lastFreeDay: string
  readonly freeDays: readonly string[]
  readonly chargedDays: readonly string[]
  readonly cost: Decimal
  /** A year of the clock has no calendar. */
  readonly lacksCalendar: boolean
}

/** Bound of a clock: nobody keeps a box for longer. */
const longestClock = 3_000

/** Counts a clock from its first day to its last, both inclusive. */
export function countDays(
  { start, end }: { readonly start: string; readonly end: string },
  terms: Pick<FreeTimeTerms, 'free' | 'freeRule' | 'chargeRule' | 'tiers' | 'pausedBy' | 'firstDay'>,
  calendar: PortCalendar,
  pauses: readonly Pause[] = [],
): CountedDays {
  const weekend = calendar.weekend ?? [6, 7]
  const holidays = new Set(calendar.holidays)
  let lacksCalendar = false
  const counts = (day: string, rule: DayRule): boolean => {
    if (pauses.some(({ kind, from, to }) => (terms.pausedBy ?? []).includes(kind) && from <= day && day <= to)) return false
    if (rule === 'calendar') return true
    if (!calendar.years.includes(Number(day.slice(0, 4)))) lacksCalendar = true
    return !holidays.has(day) && (rule === 'no-sunday' ? weekdayOf(day) !== 7 : !weekend.includes(weekdayOf(day)))
  }
  const firstDay = terms.firstDay === 'next' ? addDays(start, 1) : start
  const freeDays: string[] = []
  const chargedDays: string[] = []
  let lastFreeDay = terms.free === 0 ? addDays(firstDay, -1) : ''
  for (let day = firstDay, at = 0; at < longestClock && (day <= end || lastFreeDay === ''); day = addDays(day, 1), at += 1) {
    if (freeDays.length < terms.free) {
      if (!counts(day, terms.freeRule)) continue
      freeDays.push(day)
      if (freeDays.length === terms.free) lastFreeDay = day
    } else if (counts(day, terms.chargeRule)) chargedDays.push(day)
  }
  // a box that is back in time has its free days left, which stand in no bill
  const used = freeDays.filter((day) => day <= end)
  return { firstDay, lastFreeDay, freeDays: used, chargedDays, cost: costOf(terms, chargedDays.length), lacksCalendar }
}

/** Cost of a number of days behind the free ones. */
function costOf({ free, tiers }: Pick<FreeTimeTerms, 'free' | 'tiers'>, days: number): Decimal {
  const sorted = tiers.toSorted((one, other) => other.from - one.from)
  const rates = Array.from({ length: days }, (_, at) => sorted.find(({ from }) => from <= free + at + 1)?.rate ?? '0')
  return plus('0', ...rates)
}
