import { plus, type Decimal } from '@jst/contracts/money'
import { addDays, daysBetween, localOf } from '@jst/contracts/schedules/times'
import { localDay } from '../model/time.ts'
import type { Fact } from '../timeline/fact.ts'
import { milestoneFacts, routeOrder, type Milestone } from '../timeline/milestones.ts'
import type { Timeline } from '../timeline/timeline.ts'
import { countDays, type Pause } from './count.ts'
import type { FreeTimeTerms, PortCalendar, TermsProblem } from './terms.ts'

/** `waiting`: the clock has not begun. */
export type ClockState = 'waiting' | 'safe' | 'risk' | 'unknown'
/** Why a clock cannot be assessed. */
export type ClockProblem =
  | TermsProblem
  | 'start-missing'
  | 'start-not-actual'
  | 'start-disputed'
  | 'day-unsure'
  | 'other-port'
  | 'live-reefer'
  | 'calendar'
  | 'omitted'
  | 'currency'

/** Input of the assessment of a clock. */
export interface ClockInput {
  readonly timeline: Timeline
  readonly box: string
  readonly terms: FreeTimeTerms | TermsProblem
  readonly calendar: PortCalendar
  /** ISO 8601 in UTC. */
  readonly now: string
  readonly pauses?: readonly Pause[]
  /** The cooling runs; needed for plug-in only. */
  readonly isLiveReefer?: boolean
  /** A clock is at risk that many days before the last free day; 3 if it is left out. */
  readonly warnDays?: number
}
/** A clock of free time now. */
export interface Clock {
  readonly box: string
  readonly state: ClockState
  readonly problems: readonly ClockProblem[]
  readonly terms: FreeTimeTerms | undefined
  /** Day of the event that began it. */
  readonly start: string
  /** Day of the event that ended it, `''` while it runs. */
  readonly stop: string
  readonly firstDay: string
  readonly lastFreeDay: string
  /** The last free days by each source, if they say different days; alerts go by the first. */
  readonly lastFreeDays: readonly string[]
  readonly chargedDays: number
  /** Cost until the stop or today, `''` if it cannot be said. */
  readonly cost: Decimal
  /** The same if the box is not moved until the end of tomorrow. */
  readonly costTomorrow: Decimal
  readonly currency: string
  /** It still runs: the cost is that so far. */
  readonly isRunning: boolean
}

const none = {
  start: '',
  stop: '',
  firstDay: '',
  lastFreeDay: '',
  lastFreeDays: [],
  chargedDays: 0,
  cost: '',
  costTomorrow: '',
  currency: '',
  isRunning: false,
} as const

const factFor = (facts: readonly Fact[], milestone: Milestone, box: string): Fact | undefined =>
  facts.findLast((fact) => fact.milestone === milestone && (milestoneFacts(milestone).kind === 'equipment' ? fact.box === box : true))

/** The days that witnesses give for a fact, without those that a decision has put behind the winner. */
const daysOf = ({ witnesses, settled }: Fact): readonly string[] =>
  [...new Set(witnesses.filter(({ key }) => !settled.includes(key)).map(({ event }) => localDay(event.time!)))].toSorted()

/** The clock of a box by its terms. It is never without risk while a fact that it needs is missing or disputed. */
export function assessClock(input: ClockInput): Clock {
  const { timeline, box, terms, calendar, now, pauses, isLiveReefer, warnDays = 3 } = input
  if (typeof terms === 'string') return { ...none, box, state: 'unknown', problems: [terms], terms: undefined }
  const started = factFor(timeline.facts, terms.start, box)
  const stopped = factFor(timeline.facts, terms.stop, box)
  const stop = stopped?.classifier === 'ACT' ? localDay(stopped.winner.event.time!) : ''
  const problems = problemsOf(input, terms, started)
  if (started?.classifier !== 'ACT') {
    const state = problems.length > 0 ? 'unknown' : 'waiting'
    return { ...none, box, state, problems, terms, stop, currency: terms.currency }
  }
  const { time } = started.winner.event
  const today = localOf(now, time!.zone === '' ? 'UTC' : time!.zone).slice(0, 10)
  const wasShutOut = timeline.facts.some((fact) => fact.milestone === 'shutOut' && fact.classifier === 'ACT' && fact.box === box)
  const rules = { ...terms, free: terms.noneIfShutOut && wasShutOut ? 0 : terms.free }
  const days = daysOf(started)
  const start = localDay(time!)
  const end = stop === '' ? today : stop
  const counted = countDays({ start, end }, rules, calendar, pauses)
  const lastFreeDays = days.map((day) => countDays({ start: day, end: day }, rules, calendar, pauses).lastFreeDay)
  const tomorrow = stop === '' ? countDays({ start, end: addDays(end, 1) }, rules, calendar, pauses) : counted
  const all: ClockProblem[] = [
    ...problems,
    ...(days.length > 1 ? ['start-disputed' as const] : []),
    ...(time!.flags.includes('unsure-day') ? ['day-unsure' as const] : []),
    ...(counted.lacksCalendar || tomorrow.lacksCalendar ? ['calendar' as const] : []),
    ...(terms.kind === 'plug-in' && isLiveReefer === undefined ? ['live-reefer' as const] : []),
    ...(terms.currency === '' && terms.tiers.length > 0 ? ['currency' as const] : []),
  ]
  const isLate = counted.chargedDays.length > 0
  const isNear = stop === '' && counted.lastFreeDay !== '' && daysBetween(today, counted.lastFreeDay) <= warnDays
  return {
    box,
    state: all.length > 0 ? 'unknown' : isLate || isNear ? 'risk' : 'safe',
    problems: all,
    terms,
    start,
    stop,
    firstDay: counted.firstDay,
    lastFreeDay: counted.lastFreeDay,
    lastFreeDays,
    chargedDays: counted.chargedDays.length,
    cost: all.length > 0 ? '' : counted.cost,
    costTomorrow: all.length > 0 ? '' : tomorrow.cost,
    currency: terms.currency,
    isRunning: stop === '',
  }
}

/** Problems that are seen before a day is counted. */
function problemsOf({ timeline, box }: ClockInput, terms: FreeTimeTerms, started: Fact | undefined): ClockProblem[] {
  const isImport = terms.direction === 'import'
  const isOmitted = isImport && timeline.omissions.some(({ port }) => terms.port === '' || port === terms.port)
  if (isOmitted && started?.classifier !== 'ACT') return ['omitted']
  if (started?.classifier === 'ACT') return terms.port !== '' && started.port !== terms.port ? ['other-port'] : []
  // something behind the start has happened, so that the clock runs from an unknown day
  const isPast = timeline.facts.some(
    (fact) =>
      fact.classifier === 'ACT' && fact.box === box && routeOrder(fact.milestone) > routeOrder(terms.start) && isAfter(fact, isImport),
  )
  if (!isPast) return started && started.isUnconfirmed ? ['start-not-actual'] : []
  return [started ? 'start-not-actual' : 'start-missing']
}

/** Moves at sea begin no clock on land. */
const isAfter = ({ milestone }: Fact, isImport: boolean): boolean => !isImport || routeOrder(milestone) >= routeOrder('arrived')

/** Clocks of boxes together. */
export interface ClockTotals {
  /** Costs by currency. With any unknown clock they are the least that it will be. */
  readonly sums: Readonly<Record<string, Decimal>>
  readonly unknown: number
  readonly atRisk: number
}

/** Sums of clocks. The clock of a box that several bills share is counted once. */
export function totalClocks(clocks: readonly Clock[]): ClockTotals {
  const once = [...new Map(clocks.map((clock) => [[clock.box, clock.terms?.id, clock.start, ...clock.problems].join('|'), clock])).values()]
  const sums: Record<string, Decimal> = {}
  for (const { state, cost, currency } of once)
    if (state !== 'unknown' && cost !== '' && currency !== '') sums[currency] = plus(sums[currency] ?? '0', cost)
  const count = (state: ClockState) => once.filter((one) => one.state === state).length
  return { sums, unknown: count('unknown'), atRisk: count('risk') }
}
