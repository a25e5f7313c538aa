import { eventTime, isoTime, trackEvent, type Milestone, type SourceKind, type TrackEvent } from '@jst/track'
import { milestoneCodes } from '../doors/codes.ts'

const hour = 3_600_000
/** Code of the source as partners have one. */
export const simulatorCode = 'SIM'

/** A journey on a voyage whose moves are simulated. */
export interface SimulatedJourney {
  /** The same key makes the same moves. */
  readonly key: number
  readonly bill: string
  readonly booking: string
  readonly pol: string
  readonly pod: string
  readonly boxes: readonly { readonly box: string; readonly type: string; readonly seals: readonly string[] }[]
  readonly vessel: string
  readonly voyage: string
  /** Nothing moves before: the booking was confirmed then. */
  readonly since: string
  /** Departure and arrival as they were, or as they are announced. ISO 8601 in UTC. */
  readonly departure: string
  readonly departed: boolean
  readonly arrival: string | null
  readonly arrived: boolean
  /** Boxes that miss the ship. */
  readonly left?: number
}

interface Step {
  readonly milestone: Milestone
  readonly by: SourceKind
  readonly at: 'pol' | 'pod'
  readonly needs: 'nothing' | 'departed' | 'arrived'
  /** Hours from the departure or arrival; boxes follow each other. */
  readonly hours: number
}
const steps: readonly Step[] = [
  { milestone: 'emptyOut', by: 'depot', at: 'pol', needs: 'nothing', hours: -122 },
  { milestone: 'gateIn', by: 'terminal', at: 'pol', needs: 'nothing', hours: -58 },
  { milestone: 'loaded', by: 'terminal', at: 'pol', needs: 'departed', hours: -7 },
  { milestone: 'discharged', by: 'terminal', at: 'pod', needs: 'arrived', hours: 11 },
  { milestone: 'available', by: 'terminal', at: 'pod', needs: 'arrived', hours: 34 },
  { milestone: 'fullOut', by: 'terminal', at: 'pod', needs: 'arrived', hours: 103 },
  { milestone: 'emptyIn', by: 'depot', at: 'pod', needs: 'arrived', hours: 262 },
]

/** Moves of the boxes of a journey that have happened by now, as a depot and a terminal would send them. They follow the times of the voyage. */
export function simulatedEvents(journey: SimulatedJourney, now: string): TrackEvent[] {
  const { key, boxes, departed, arrived, left = 0 } = journey
  return boxes.flatMap(({ box, type, seals }, index) =>
    steps.flatMap(({ milestone, by, at, needs, hours }, step): TrackEvent[] => {
      if ((needs === 'departed' && !departed) || (needs === 'arrived' && (!arrived || journey.arrival === null))) return []
      if (index < left && at === 'pod') return []
      if (index < left && milestone === 'loaded') return []
      const base = at === 'pol' ? journey.departure : journey.arrival!
      // minutes that differ by box, the same each time
      const minutes = ((key * 37 + index * 101 + hours * 13) % 180) + index * 25
      const scheduled = Date.parse(base) + hours * hour + minutes * 60_000
      const latest = at === 'pol' ? Date.parse(journey.departure) - (3 - step) * 4 * hour : Number.POSITIVE_INFINITY
      const earliest = Math.min(latest, Date.parse(journey.since) + (3 + step * 9) * hour + minutes * 60_000)
      const instant = new Date(Math.floor(Math.max(scheduled, earliest) / 60_000) * 60_000).toISOString()
      if (instant > now) return []
      const port = journey[at]
      const { kind, code, empty = '', movement = '', mode = '' } = milestoneCodes[milestone]
      const written = isoTime(instant)!
      return [
        trackEvent({
          id: `${box}:${journey.booking || journey.bill}:${milestone}`,
          kind,
          code,
          empty,
          movement,
          time: eventTime(written, port),
          place: { port, facilityType: by === 'depot' ? 'DEPO' : 'POTE' },
          call: needs === 'nothing' ? { mode } : { mode: 'VESSEL', vessel: journey.vessel, voyage: journey.voyage },
          box,
          bill: journey.bill,
          booking: journey.booking,
          isoType: type,
          seals: milestone === 'gateIn' ? seals : [],
          source: { kind: by, party: simulatorCode },
          // a message comes two hours after the move
          received: new Date(Math.min(Date.parse(now), Date.parse(instant) + 2 * hour)).toISOString(),
          updated: instant,
          raw: `${simulatorCode} ${code} ${box} ${instant}`,
        }),
      ]
    }),
  )
}
