import type { ReplyOf } from '@jst/contracts'
import type { trackMap } from '@jst/contracts/tracking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { mostShips, readMap } from './figures.repo.ts'
import { bestTime } from './legs.ts'
import type { TrackFilter } from './list.repo.ts'
import { placedPorts, reckoned } from './position.ts'
import { portPositions } from './view.repo.ts'

/** Ships with their reckoned position, and ports with what lies there. Ships without a position are counted as left out. */
export async function readShips(db: Db, actor: EmployeeActor, filter: TrackFilter, now: Date): Promise<ReplyOf<typeof trackMap>> {
  const { ships, total, ports } = await readMap(db, actor, filter)
  const places = await portPositions(db, [...ships.flatMap(({ leg }) => [leg.From, leg.To]), ...ports.map(({ port }) => port)])
  const counts = new Map(ports.map((port) => [port.port, port]))
  const portByCode = new Map(
    places.flatMap(({ code, lon, lat }) => (lon === null || lat === null ? [] : [[code, [lon, lat] as const] as const])),
  )
  const shown = ships.flatMap(({ leg, shipments, boxes, exceptions }) => {
    const position = reckoned(leg, (port) => portByCode.get(port), now.getTime())
    return position
      ? [
          {
            ...position,
            Voyage: leg.Voyage,
            From: leg.FromName,
            To: leg.ToName,
            Eta: bestTime(leg.Arrival),
            Shipments: shipments,
            Boxes: boxes,
            Exceptions: exceptions,
          },
        ]
      : []
  })
  return {
    Ships: shown.slice(0, mostShips),
    Ports: placedPorts(places).flatMap((place) => {
      const port = counts.get(place.Port)
      return port ? [{ ...place, Name: port.name, Shipments: port.shipments, Boxes: port.boxes }] : []
    }),
    Omitted: total - shown.length,
  }
}
