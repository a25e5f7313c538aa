import { trackEvent, type TrackEvent } from '../model/event.ts'
import { eventTime, isoTime } from '../model/time.ts'
import type { Shipment } from '../timeline/timeline.ts'

type Given = Partial<Omit<TrackEvent, 'time' | 'place' | 'call' | 'source'>> & {
  /** Local time or day at the port: `2026-03-02T23:50`. */
  readonly at: string
  readonly port: string
  readonly facilityType?: string
  readonly ship?: string
  readonly voyage?: string
  readonly mode?: TrackEvent['call']['mode']
  readonly by?: TrackEvent['source']['kind']
  readonly party?: string
}

/** An event of a test; received an hour later unless it says when. */
export function happened(
  code: string,
  { at, port, facilityType = '', ship = '', voyage = '', mode = '', by = 'terminal', party = by, ...given }: Given,
): TrackEvent {
  const time = eventTime(isoTime(at)!, port)!
  const received = given.received ?? new Date(Date.parse(time.instant) + (time.precision === 'day' ? 24 : 1) * 3_600_000).toISOString()
  return trackEvent({
    kind: ['DEPA', 'ARRI', 'OMIT', 'BRTH'].includes(code) ? 'transport' : 'equipment',
    code,
    time,
    raw: at,
    source: { kind: by, party },
    ...given,
    received,
    updated: given.updated ?? received,
    place: { port, facilityType },
    call: { vessel: ship, voyage, mode },
  })
}

/** Shanghai to Antwerp on one ship, with one box. */
export const shipment: Shipment = {
  booking: 'BK1',
  bill: 'BL1',
  boxes: ['OOLU1112223'],
  route: {
    pol: 'CNSHA',
    pod: 'BEANR',
    legs: [{ from: 'CNSHA', to: 'BEANR', vessel: 'EVER ONE', voyage: '012W', next: ['NLRTM', 'DEHAM'] }],
  },
}
