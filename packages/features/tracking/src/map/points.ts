import type { TrackLeg, TrackPort, TrackPosition, trackMap } from '@jst/contracts/tracking'
import type { ReplyOf } from '@jst/contracts'
import type { SeaLine, SeaPoint } from '@jst/sea-map'
import { wayBetween, type Position } from '@jst/sea'
import { formatDate, vesselVoyage } from '@jst/ui'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

const placeOf = ({ Latitude, Longitude }: { Latitude: string; Longitude: string }): Position => [Number(Longitude), Number(Latitude)]
const sourceOf = ({ At, IsReckoned }: TrackPosition) =>
  [IsReckoned ? common.reckoned : common.reported, texts.at(formatDate(At, 'list'))].join(common.comma)

/** Ships and ports of a map; ids begin with `ship` or `port`. */
export function pointsOf({ Ships, Ports }: ReplyOf<typeof trackMap>): readonly SeaPoint[] {
  const ships = Ships.map((ship): SeaPoint => {
    const { Vessel, Voyage, Shipments, Boxes, Exceptions, From, To } = ship
    return {
      id: `ship ${Vessel}`,
      kind: 'vessel',
      at: placeOf(ship),
      label: vesselVoyage(Vessel, Voyage),
      note: [
        texts.way(From, To),
        texts.ship(Boxes, Shipments),
        ...(Exceptions > 0 ? [texts.exceptions(Exceptions)] : []),
        sourceOf(ship),
      ].join(' · '),
      tone: Exceptions > 0 ? 'orange' : 'green',
      weight: Boxes,
    }
  })
  const ports = Ports.map((port): SeaPoint => ({
    id: `port ${port.Port}`,
    kind: 'port',
    at: placeOf(port),
    label: port.Name || port.Port,
    note: texts.ship(port.Boxes, port.Shipments),
    weight: port.Shipments,
  }))
  return [...ports, ...ships]
}

/** Ports, ships and ways of one shipment. */
export function routeOf(legs: readonly TrackLeg[], ports: readonly TrackPort[], positions: readonly TrackPosition[]) {
  const places = new Map(ports.map((port) => [port.Port, placeOf(port)]))
  const lines = legs.flatMap(({ From, To, IsReplaced, Mode }, at): SeaLine[] => {
    const [from, to] = [places.get(From), places.get(To)]
    if (!from || !to) return []
    const path = Mode === 'VESSEL' || Mode === '' || Mode === 'BARGE' ? wayBetween(from, to)?.path : undefined
    return [{ id: String(at), path: path ?? [from, to], tone: IsReplaced ? 'other' : 'main' }]
  })
  const points: readonly SeaPoint[] = [
    ...ports.map((port): SeaPoint => ({ id: `port ${port.Port}`, kind: 'port', at: placeOf(port), label: port.Name || port.Port })),
    ...positions.map((ship): SeaPoint => ({
      id: `ship ${ship.Vessel}`,
      kind: 'vessel',
      at: placeOf(ship),
      label: ship.Vessel,
      note: sourceOf(ship),
      tone: ship.IsReckoned ? 'orange' : 'green',
      weight: 9,
    })),
  ]
  return { lines, points }
}

/** The question about a ship or port that a point stands for. */
export const placeQueryOf = (id: string): PlaceQuery => (id.startsWith('ship ') ? { Vessel: id.slice(5) } : { Port: id.slice(5) })
export type PlaceQuery = { readonly Vessel: string } | { readonly Port: string }
