import type { Fact } from '@jst/track'
import { predictArrival, type PastArrival } from '@jst/track/prediction'
import { zoneOf } from '@jst/contracts/schedules/times'
import type { StoredShipment } from './stored.ts'

/** A predicted arrival beside that of the carrier. */
export interface Predicted {
  readonly at: string
  readonly from: string
  readonly to: string
  readonly samples: number
  readonly by: string
  readonly text: string
}
interface PredictedInput {
  readonly shipment: StoredShipment
  readonly arrival: Fact | undefined
  readonly history: readonly PastArrival[]
  readonly now: string
}

/** Lane of a journey, as arrivals are grouped. */
export const laneOf = (pol: string, pod: string): string => `${pol}-${pod}`

/** Predicts the arrival that has not happened yet. */
export function predictionOf({ shipment, arrival, history, now }: PredictedInput): Predicted | undefined {
  const announced = arrival && (arrival.estimated ?? arrival.planned)
  if (!arrival || arrival.classifier === 'ACT' || !announced?.event.time) return undefined
  const { pol, pod } = shipment.route
  const { at, from, to, n, by, text } = predictArrival(history, {
    carrier: shipment.carrier,
    service: announced.event.call.service,
    lane: laneOf(pol, pod),
    eta: announced.event.time.instant,
    known: announced.event.updated,
    now,
    zone: zoneOf(pod) ?? '',
  })
  return { at, from, to, samples: n, by, text }
}
