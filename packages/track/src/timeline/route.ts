import type { TrackEvent, TransportCall } from '../model/event.ts'
import { shipName } from '../model/numbers.ts'

/** A planned part of the journey with one means of transport. */
export interface Leg {
  readonly from: string
  readonly to: string
  readonly imo?: string
  readonly vessel?: string
  readonly voyage?: string
  /** Planned times, ISO 8601 in UTC. */
  readonly etd?: string
  readonly eta?: string
  /** Ports of the ship behind `to`, in their order. */
  readonly next?: readonly string[]
}
/** The planned route of a shipment. */
export interface Route {
  /** UN/LOCODE of the ports of loading and discharge. */
  readonly pol: string
  readonly pod: string
  readonly legs: readonly Leg[]
}

/** Names of one ship in different messages are one key: IMO number, else the name. */
export class Ships {
  private readonly imoOf = new Map<string, string>()

  constructor(calls: readonly { readonly imo?: string; readonly vessel?: string }[]) {
    const sorted = calls
      .flatMap(({ imo = '', vessel = '' }) => (imo !== '' && vessel !== '' ? [[shipName(vessel), imo] as const] : []))
      .toSorted(([one, imo], [other, otherImo]) => (one === other ? compareText(imo, otherImo) : compareText(one, other)))
    for (const [name, imo] of sorted) if (!this.imoOf.has(name)) this.imoOf.set(name, imo)
  }

  /** Key of a ship, `''` if the message names none. */
  keyOf({ imo = '', vessel = '' }: { readonly imo?: string; readonly vessel?: string }): string {
    const name = shipName(vessel)
    return imo === '' ? (this.imoOf.get(name) ?? name) : imo
  }
}

/** Order of texts by their code units, the same on every machine. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** True for events on rail or road, or at an inland ramp. */
export const isInland = ({ call, place }: TrackEvent): boolean =>
  call.mode === 'RAIL' || call.mode === 'TRUCK' || place.facilityType === 'RAMP' || place.facilityType === 'INTE'

/** Side of the sea on which an event of a box took place; undefined if neither place nor direction tells. */
export function sideOf({ place, movement }: TrackEvent, { pol, pod }: Route): 'origin' | 'destination' | undefined {
  const { port } = place
  if (port !== '' && port === pol) return 'origin'
  if (port !== '' && port === pod) return 'destination'
  const country = port.slice(0, 2)
  const [from, to] = [pol.slice(0, 2), pod.slice(0, 2)]
  if (country !== '' && from !== to && country === from) return 'origin'
  if (country !== '' && from !== to && country === to) return 'destination'
  if (movement === 'EXPORT') return 'origin'
  return movement === 'IMPORT' ? 'destination' : undefined
}

/** Text of a ship and its voyage, for keys. */
export const callKey = ({ imo, vessel, voyage }: TransportCall): string => `${imo === '' ? shipName(vessel) : imo}/${voyage}`
