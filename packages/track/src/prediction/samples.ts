import { day } from '../model/time.ts'

/** A voyage that has arrived, with the arrival times that the carrier announced on the way. */
export interface PastArrival {
  readonly carrier: string
  readonly service: string
  readonly lane: string
  /** Announced arrivals and when each was announced, ISO 8601 in UTC; the oldest first. */
  readonly etas: readonly { readonly eta: string; readonly known: string }[]
  /** Departure, if it is known. */
  readonly atd?: string
  /** Arrival at the berth, and at the port limits. They are never mixed. */
  readonly berthed?: string
  readonly arrived?: string
}
/** Which arrival is predicted. */
export type ArrivalKind = 'berthed' | 'arrived'

/** Days to the announced arrival, as bands. */
export const horizons = ['0-2', '3-6', '7-13', '14-27', '28+'] as const
/** A band of days to the announced arrival. */
export type Horizon = (typeof horizons)[number]

/** The band of a time to go in milliseconds; what is due belongs to the first. */
export function horizonOf(toGo: number): Horizon {
  const days = toGo / day
  if (days < 3) return '0-2'
  if (days < 7) return '3-6'
  if (days < 14) return '7-13'
  return days < 28 ? '14-27' : '28+'
}

/** How wrong one announcement was. */
export interface Sample {
  readonly carrier: string
  readonly service: string
  readonly lane: string
  readonly horizon: Horizon
  /** Milliseconds. */
  readonly eta: number
  readonly known: number
  readonly ata: number
}

/** Of each voyage the last announcement in each band. */
export function samplesOf(history: readonly PastArrival[], kind: ArrivalKind): readonly Sample[] {
  return history.flatMap(({ carrier, service, lane, etas, ...arrival }): Sample[] => {
    const at = arrival[kind]
    if (at === undefined) return []
    const ata = Date.parse(at)
    const last = new Map<Horizon, Sample>()
    for (const announced of etas) {
      const [eta, knownAt] = [Date.parse(announced.eta), Date.parse(announced.known)]
      const horizon = horizonOf(eta - knownAt)
      if (knownAt < ata) last.set(horizon, { carrier, service, lane, horizon, eta, known: knownAt, ata })
    }
    return [...last.values()]
  })
}

/** A quantile of sorted numbers, between two of them by their distance. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return below + (above - below) * (at - Math.floor(at))
}
export const ascending = (one: number, other: number): number => one - other
