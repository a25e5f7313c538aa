import { holdsOn, validityBases, type SailingDate, type ValidityBasis } from '../facts/bases.ts'
import type { Inquiry } from '../facts/inquiry.ts'
import type { BargeLeg, Rate } from '../facts/rate.ts'

/** The day that decides by a basis. */
interface DecidingDay {
  readonly date: SailingDate
  readonly day: string
  /** The date is not known: the day that was asked for stands in. */
  readonly assumed: boolean
}

/** How a rate answers an inquiry. */
export interface Match {
  /** The day that decided. */
  readonly day: string
  readonly barge: BargeLeg | undefined
  /** Dates of the sailing that are not known. */
  readonly assumed: readonly SailingDate[]
}

/** The day by which a basis decides, for this sailing. */
function decidingDay(basis: ValidityBasis, { Sailing, Day }: Inquiry): DecidingDay {
  const { date } = validityBases[basis]
  const known = Sailing[date]
  return { date, day: known ?? Day, assumed: known === undefined }
}

/** Whether a rate is for this route and day, and by which barge; undefined if it is not. */
export function matchOf(rate: Rate, inquiry: Inquiry): Match | undefined {
  if (!inquiry.Pods.includes(rate.Pod) && (rate.Del === '' || !inquiry.Pods.includes(rate.Del))) return undefined
  if (rate.Commodity !== '' && inquiry.Commodity !== '' && rate.Commodity !== inquiry.Commodity) return undefined
  const own = decidingDay(rate.Basis, inquiry)
  if (!holdsOn(rate, own.day)) return undefined
  if (rate.Pol === inquiry.Pol || rate.PolLinks.includes(inquiry.Pol)) return matched(undefined, own)
  for (const leg of rate.Barge) {
    if (leg.Port !== inquiry.Pol) continue
    const other = decidingDay(leg.Basis, inquiry)
    if (holdsOn(leg, other.day)) return matched(leg, own, other)
  }
  return undefined
}

const matched = (barge: BargeLeg | undefined, own: DecidingDay, other = own): Match => ({
  day: own.day,
  barge,
  assumed: [...new Set([own, other].flatMap(({ date, assumed }) => (assumed ? [date] : [])))],
})
