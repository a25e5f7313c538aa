import { day, hour } from '../model/time.ts'
import { ascending, quantile, type ArrivalKind, type PastArrival } from './samples.ts'

const median = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : quantile(values.toSorted(ascending), 0.5)

/** Arrival by the departure and the median transit of the lane, ISO 8601 in UTC; undefined without voyages. */
export function byTransit(
  history: readonly PastArrival[],
  { carrier, lane, atd, kind }: { readonly carrier: string; readonly lane: string; readonly atd: string; readonly kind: ArrivalKind },
): { readonly at: string; readonly n: number } | undefined {
  const times = history.flatMap((one) => {
    const end = one[kind]
    return one.carrier === carrier && one.lane === lane && one.atd !== undefined && end !== undefined
      ? [Date.parse(end) - Date.parse(one.atd)]
      : []
  })
  const medianMs = median(times)
  return medianMs === undefined ? undefined : { at: new Date(Date.parse(atd) + medianMs).toISOString(), n: times.length }
}

/** A position report is too old to compute with after twelve hours. */
const oldest = 12 * hour

/**
 * Arrival by the position: the distance along the waypoints at the median speed of the last day, then the usual wait at anchor. Speeds outside
 * 8 to 24 knots are those of a ship that drifts or of a wrong report, and are left out.
 */
export function byPosition({
  reported,
  now,
  nauticalMiles,
  knots,
  anchorHours,
}: {
  readonly reported: string
  readonly now: string
  readonly nauticalMiles: number
  readonly knots: readonly number[]
  readonly anchorHours: number
}): string | undefined {
  if (Date.parse(now) - Date.parse(reported) >= oldest) return undefined
  const speed = median(knots.filter((one) => one >= 8 && one <= 24))
  if (speed === undefined) return undefined
  const at = Date.parse(reported) + (nauticalMiles / speed + anchorHours) * hour
  return new Date(Math.max(at, Date.parse(now))).toISOString()
}

/** Arrival over a transhipment: the usual dwell after the first ship, the next planned sailing after it, and its transit. */
export function overTranshipment({
  arrival,
  dwells,
  sailings,
}: {
  readonly arrival: string
  /** Days in the port of earlier boxes. */
  readonly dwells: readonly number[]
  readonly sailings: readonly { readonly etd: string; readonly eta: string }[]
}): { readonly etd: string; readonly eta: string } | undefined {
  const dwell = median(dwells)
  if (dwell === undefined) return undefined
  const ready = Date.parse(arrival) + dwell * day
  return sailings.filter(({ etd }) => Date.parse(etd) >= ready).toSorted((one, other) => Date.parse(one.etd) - Date.parse(other.etd))[0]
}

/** When a box can be fetched: the arrival and the usual times to discharge and to availability, in hours. */
export function availableAfter(
  arrival: string,
  { toDischarge, toAvailable }: { readonly toDischarge: readonly number[]; readonly toAvailable: readonly number[] },
): string | undefined {
  const [first, second] = [median(toDischarge), median(toAvailable)]
  return first === undefined || second === undefined ? undefined : new Date(Date.parse(arrival) + (first + second) * hour).toISOString()
}
