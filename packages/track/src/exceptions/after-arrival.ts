import { daysBetween, localOf } from '@jst/contracts/schedules/times'
import { hour } from '../model/time.ts'
import { exceptions as texts } from '../texts.ts'
import type { Clock } from '../free-time/assess.ts'
import { actual, boxesOf, type Found, type Rule } from './rule.ts'
import type { Situation } from './situation.ts'

/** Whole days to the last free day of a running clock, by the earlier one if sources differ. */
function daysLeft({ now }: Situation, { isRunning, start, lastFreeDays, lastFreeDay }: Clock, zone: string): number | undefined {
  const last = lastFreeDays[0] ?? lastFreeDay
  if (!isRunning || start === '' || last === '') return undefined
  return daysBetween(localOf(now, zone === '' ? 'UTC' : zone).slice(0, 10), last)
}

/** Import clocks of boxes with the days that are left. */
function running(
  one: Situation,
  stop: 'fullOut' | 'emptyIn',
): readonly { readonly box: string; readonly left: number; readonly last: string }[] {
  return (one.clocks ?? []).flatMap(({ box, clock }) => {
    const { terms } = clock
    if (terms?.direction !== 'import') return []
    const isOut = actual(one, 'fullOut', box).length > 0
    // a combined clock warns of the pick-up first, and of the return after it
    const fits = terms.stop === stop || (terms.stop === 'emptyIn' && stop === 'fullOut' && !isOut)
    if (!fits || (stop === 'fullOut' ? isOut : !isOut)) return []
    const zone = one.timeline.facts.find((fact) => fact.box === box && fact.milestone === terms.start)?.winner.event.time?.zone ?? ''
    const left = daysLeft(one, clock, zone)
    return left === undefined ? [] : [{ box, left, last: clock.lastFreeDays[0] ?? clock.lastFreeDay }]
  })
}
const near = (left: number, text: string, subject: string): Found[] =>
  left <= 3 ? [{ subject, level: left <= 1 ? 'red' : 'amber', weight: -left, text }] : []

/** Discharged, and not released two days before the last free day. */
export const notReleased: Rule = (one) =>
  actual(one, 'carrierReleased').length > 0
    ? []
    : running(one, 'fullOut').flatMap(({ box, left }): Found[] =>
        left <= 2 ? [{ subject: box, level: left <= 0 ? 'red' : 'amber', weight: -left, text: texts.notReleased }] : [],
      )

/** Not fetched three days, one day or on the last free day. */
export const lastFreeDay: Rule = (one) => running(one, 'fullOut').flatMap(({ box, left, last }) => near(left, texts.lastFreeDay(last), box))

/** Fetched, and not returned three days, one day or on the last free day. */
export const returnDay: Rule = (one) => running(one, 'emptyIn').flatMap(({ box, left, last }) => near(left, texts.returnDay(last), box))

/** Sources differ about a fact that begins or ends a clock. */
export const conflict: Rule = (one) => {
  const money = new Set((one.clocks ?? []).flatMap(({ clock }) => (clock.terms ? [clock.terms.start, clock.terms.stop] : [])))
  return one.timeline.facts
    .filter(({ milestone, conflicts }) => (money as ReadonlySet<string>).has(milestone) && conflicts.some(({ settled }) => settled === ''))
    .map((fact): Found => ({ subject: fact.key, level: 'red', weight: fact.conflicts.length, text: texts.conflict }))
}

/** Seal, weight by more than 5 %, or the box differ from the shipping instruction. */
export const boxFacts: Rule = (one) => {
  const { instructed, timeline } = one
  if (instructed === undefined || instructed.length === 0) return []
  const found = (subject: string, what: 'seal' | 'weight' | 'box'): Found => ({
    subject: `${subject}/${what}`,
    level: 'amber',
    weight: 0,
    text: texts.boxFacts[what],
  })
  return boxesOf(one).flatMap((box): Found[] => {
    const written = instructed.find((weighed) => weighed.box === box)
    const moves = timeline.facts.filter((fact) => fact.box === box && fact.classifier === 'ACT').map(({ winner }) => winner.event)
    if (!written) return moves.length > 0 ? [found(box, 'box')] : []
    const seal = moves.findLast(({ seals }) => seals.length > 0)
    const weight = moves.findLast(({ weightKg }) => weightKg !== undefined)?.weightKg
    const isOtherSeal = seal !== undefined && written.seals.length > 0 && !seal.seals.some((number) => written.seals.includes(number))
    const isOtherWeight =
      weight !== undefined && written.weightKg !== undefined && Math.abs(weight - written.weightKg) > written.weightKg * 0.05
    return [...(isOtherSeal ? [found(box, 'seal')] : []), ...(isOtherWeight ? [found(box, 'weight')] : [])]
  })
}

/** A reefer without a reading for six hours, or two degrees from its set point. */
export const reefer: Rule = ({ reefers = [], now }) =>
  reefers.flatMap(({ box, at, celsius, setPoint }): Found[] => {
    const quiet = Date.parse(now) - Date.parse(at)
    const apart = Math.abs(celsius - setPoint)
    if (quiet > 6 * hour) return [{ subject: box, level: 'red', weight: quiet, text: texts.reefer.silent }]
    return apart > 2 ? [{ subject: box, level: 'red', weight: apart, text: texts.reefer.temperature(apart.toFixed(1)) }] : []
  })
