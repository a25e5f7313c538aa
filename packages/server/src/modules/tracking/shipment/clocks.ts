import { boxTypeOf } from './box-type.ts'
import { localDay } from './local-day.ts'
import type { Timeline } from '@jst/track'
import { assessClock, chooseTerms, type Clock, type ClockProblem, type FreeTimeTerms, type PortCalendar } from '@jst/track/free-time'
import type { StoredShipment } from './stored.ts'

/** A clock of one box with what it was chosen by. */
export interface BoxClock {
  readonly clock: Clock
  readonly kind: FreeTimeTerms['kind']
  readonly direction: FreeTimeTerms['direction']
}
interface ClocksInput {
  readonly timeline: Timeline
  readonly shipment: StoredShipment
  readonly boxes: readonly string[]
  readonly terms: readonly FreeTimeTerms[]
  readonly calendarOf: (port: string) => PortCalendar
  readonly now: string
}

const isPast = ({ facts }: Timeline, box: string) =>
  facts.some(
    ({ milestone, classifier, box: of }) =>
      classifier === 'ACT' &&
      ((milestone === 'arrived' && of === '') || (of === box && (milestone === 'discharged' || milestone === 'fullOut'))),
  )

/** Kinds of clocks that the terms of a company know for a direction; without any, one that says so. */
const kindsOf = (terms: readonly FreeTimeTerms[], direction: FreeTimeTerms['direction']): readonly FreeTimeTerms['kind'][] => [
  ...new Set(terms.filter((one) => one.direction === direction).map(({ kind }) => kind)),
]

/** Clocks of all boxes. Import clocks are shown from the departure on, since terms hold from the day of the discharge. */
export function clocksOf({ timeline, shipment, boxes, terms, calendarOf, now }: ClocksInput): readonly BoxClock[] {
  const hasLeft = timeline.facts.some(({ milestone, classifier }) => milestone === 'departed' && classifier === 'ACT')
  return (['export', 'import'] as const).flatMap((direction) => {
    const port = direction === 'export' ? shipment.route.pol : shipment.route.pod
    const termKinds = kindsOf(terms, direction)
    return boxes.flatMap((box): BoxClock[] => {
      const hasArrived = isPast(timeline, box)
      if (direction === 'import' && !hasLeft && !hasArrived) return []
      const kinds = termKinds.length > 0 ? termKinds : direction === 'import' && hasArrived ? (['combined'] as const) : []
      return kinds.map((kind): BoxClock => {
        const start = timeline.facts.findLast(
          (fact) =>
            fact.box === box && fact.milestone === (direction === 'export' ? 'emptyOut' : 'discharged') && fact.classifier === 'ACT',
        )
        const day = start ? localDay(start.winner.event.time!) : now.slice(0, 10)
        const boxType = boxTypeOf(shipment, timeline, box)
        const chosen = chooseTerms(terms, { direction, kind, port, carrier: shipment.carrier, boxType, day })
        const clock = assessClock({ timeline, box, terms: chosen, calendar: calendarOf(port), now })
        return { clock: withMissingStart(clock, hasArrived, direction), kind, direction }
      })
    })
  })
}

/** The ship has arrived and nobody says that the box was discharged: no clock that waits can be relied on. */
function withMissingStart(clock: Clock, hasArrived: boolean, direction: FreeTimeTerms['direction']): Clock {
  if (direction === 'export' || !hasArrived || clock.state !== 'waiting') return clock
  const problems: readonly ClockProblem[] = ['start-missing']
  return { ...clock, state: 'unknown', problems }
}
