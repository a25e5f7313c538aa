import { eventTime, isoTime, timeline, trackEvent, type Classifier, type Timeline, type TrackEvent } from '@jst/track'

/** Times of a call in our own schedules, ISO 8601 in UTC. */
interface CallTimes {
  readonly planned: string | null
  readonly estimated: string | null
  readonly actual: string | null
}
/** An order with the sailing that our schedules have for it. */
export interface OwnSailing {
  readonly bill: string
  readonly booking: string
  /** UN/LOCODE of both ports. */
  readonly pol: string
  readonly pod: string
  readonly vessel: string
  readonly voyage: string
  readonly departure: CallTimes
  readonly arrival: CallTimes
}

/** Events of one call: own schedules are a source like others. */
function callEvents(
  code: 'DEPA' | 'ARRI',
  port: string,
  times: CallTimes,
  { bill, booking, vessel, voyage }: OwnSailing,
  received: string,
): TrackEvent[] {
  const classes: readonly (readonly [Classifier, string | null])[] = [
    ['PLN', times.planned],
    ['EST', times.estimated],
    ['ACT', times.actual],
  ]
  return classes.flatMap(([classifier, at]): TrackEvent[] => {
    const written = at === null ? undefined : isoTime(at)
    if (!written) return []
    return [
      trackEvent({
        kind: 'transport',
        code,
        classifier,
        time: eventTime(written, port),
        place: { port },
        call: { mode: 'VESSEL', vessel, voyage },
        bill,
        booking,
        source: { kind: 'own', party: 'schedules' },
        received,
        raw: at!,
      }),
    ]
  })
}

/** Timeline of an order by our own schedules. They know ships and no boxes, so that the moves of the ship are those of the bill. */
export function sailingTimeline(sailing: OwnSailing, now: string): Timeline {
  const { bill, booking, pol, pod, vessel, voyage, departure, arrival } = sailing
  return timeline({
    shipment: { booking, bill, boxes: [], route: { pol, pod, legs: [{ from: pol, to: pod, vessel, voyage }] } },
    events: [...callEvents('DEPA', pol, departure, sailing, now), ...callEvents('ARRI', pod, arrival, sailing, now)],
    now,
  })
}
