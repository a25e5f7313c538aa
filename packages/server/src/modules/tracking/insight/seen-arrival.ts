import { shipName, type Fact } from '@jst/track'
import type { Computed } from '../shipment/compute.ts'
import type { SeenArrival } from './arrivals.repo.ts'

const instantOf = (fact: Fact | undefined) => (fact?.classifier === 'ACT' ? fact.winner.event.time!.instant : null)

/** The arrival of a shipment's ship with the times that were announced on the way; undefined until it has happened. */
export function seenArrival({ shipment, timeline, arrival, departure }: Computed): SeenArrival | undefined {
  const arrived = instantOf(arrival)
  const call = arrival?.winner.event.call
  if (arrived === null || !arrival || !call || call.vessel === '') return undefined
  const { pol, pod } = shipment.route
  const announced = timeline.announced
    .map(({ time, updated }) => ({ eta: time!.instant, known: updated }))
    .toSorted((one, other) => (one.known < other.known ? -1 : one.known > other.known ? 1 : 0))
  return {
    carrier: shipment.carrier,
    service: call.service,
    pol,
    pod,
    ship: shipName(call.vessel),
    voyage: call.voyage,
    etas: announced.slice(-50),
    departed: instantOf(departure),
    berthed: instantOf(timeline.facts.find(({ milestone }) => milestone === 'berthed')),
    arrived,
  }
}
