import { localDay } from '../model/time.ts'
import type { SourceKind } from '../model/event.ts'
import type { WinReason, Witness } from './fact.ts'
import { milestoneFacts, type Milestone } from './milestones.ts'
import { compareText } from './route.ts'
import type { Ruling, Rulings, StandingRuling } from './rulings.ts'

const planFirst: readonly SourceKind[] = ['carrier', 'own', 'terminal', 'vendor', 'manual']

/** Rank of a source for a fact; the smallest is best. */
function sourceRank(kind: SourceKind, milestone: Milestone, isActual: boolean): number {
  const order: readonly SourceKind[] = isActual ? milestoneFacts(milestone).from : planFirst
  const at = order.indexOf(kind)
  // terminal and depot see the box alike
  if (isActual && kind === 'depot' && order[0] === 'terminal') return 0
  return at < 0 ? order.length : at
}

export interface Choice {
  readonly winner: Witness
  readonly reason: WinReason
  readonly reopened: Ruling | undefined
}

const newest = (one: Witness, other: Witness): number =>
  compareText(other.event.updated, one.event.updated) || compareText(one.key, other.key)
const isDay = ({ event }: Witness) => event.time?.precision === 'day'

/** True if a standing decision believes one witness over the other. */
export const isStanding = (believed: Witness, over: Witness, fact: Milestone, { standing = [] }: Rulings): boolean =>
  standing.some(
    (decision: StandingRuling) =>
      (decision.port === '' || decision.port === believed.event.place.port) &&
      (decision.milestone === undefined || decision.milestone === fact) &&
      decision.believed === believed.event.source.kind &&
      decision.over === over.event.source.kind &&
      (decision.onlyDates !== true || isDay(over)),
  )

/** The witness that is believed and why. All witnesses have one class. */
export function chooseWinner(witnesses: readonly Witness[], milestone: Milestone, rulings: Rulings): Choice {
  const isActual = witnesses[0]!.classifier === 'ACT'
  const rank = ({ event }: Witness) => sourceRank(event.source.kind, milestone, isActual)
  const sorted = witnesses.toSorted((one, other) => rank(one) - rank(other) || newest(one, other))
  const ruling = (rulings.facts ?? [])
    .filter(({ statement }) => sorted.some(({ key }) => key === statement))
    .toSorted((one, other) => compareText(other.at, one.at) || compareText(one.statement, other.statement))[0]
  const ruled = ruling && sorted.find(({ key }) => key === ruling.statement)
  const isReopened = ruling && ruled && sorted.some((one) => rank(one) < rank(ruled) && one.event.received > ruling.at)
  if (ruled && !isReopened) return { winner: ruled, reason: 'ruling', reopened: undefined }
  const reopened = isReopened ? ruling : undefined
  const best = sorted[0]!
  if (sorted.length === 1) return { winner: best, reason: 'alone', reopened }
  const standing = sorted.find((one) => one !== best && isStanding(one, best, milestone, rulings))
  if (standing) return { winner: standing, reason: 'standing', reopened }
  // a bare day never beats a time of that day
  const timed = isDay(best) ? sorted.find((one) => !isDay(one) && localDay(one.event.time!) === localDay(best.event.time!)) : undefined
  if (timed) return { winner: timed, reason: 'timed', reopened }
  return { winner: best, reason: rank(best) < rank(sorted[1]!) ? 'source' : 'newest', reopened }
}
