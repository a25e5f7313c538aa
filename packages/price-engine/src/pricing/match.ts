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
  const sailed = Sailing[date]
  return { date, day: sailed ?? Day, assumed: sailed === undefined }
}

/** Says whether a rate is for the route and day of an inquiry, and by which barge; undefined if it is not. */
export type Matcher = (rate: Rate) => Match | undefined

/** Most rates of a search are for something else: what is the same for all of them is made once. */
export function matcherOf(inquiry: Inquiry): Matcher {
  const pods = new Set(inquiry.Pods)
  const byBasis = new Map<ValidityBasis, { readonly ownDay: DecidingDay; readonly direct: Match }>()
  const decided = (basis: ValidityBasis) => {
    let found = byBasis.get(basis)
    if (!found) {
      const ownDay = decidingDay(basis, inquiry)
      byBasis.set(basis, (found = { ownDay, direct: matched(undefined, ownDay) }))
    }
    return found
  }
  return (rate) => {
    if (!pods.has(rate.Pod) && (rate.Del === '' || !pods.has(rate.Del))) return undefined
    if (rate.Commodity !== '' && inquiry.Commodity !== '' && rate.Commodity !== inquiry.Commodity) return undefined
    const { ownDay, direct } = decided(rate.Basis)
    if (!holdsOn(rate, ownDay.day)) return undefined
    if (rate.Pol === inquiry.Pol || rate.PolLinks.includes(inquiry.Pol)) return direct
    for (const leg of rate.Barge) {
      if (leg.Port !== inquiry.Pol) continue
      const { ownDay: other } = decided(leg.Basis)
      if (holdsOn(leg, other.day)) return matched(leg, ownDay, other)
    }
    return undefined
  }
}

const matched = (barge: BargeLeg | undefined, ownDay: DecidingDay, other = ownDay): Match => ({
  day: ownDay.day,
  barge,
  assumed: [...new Set([ownDay, other].flatMap(({ date, assumed }) => (assumed ? [date] : [])))],
})
