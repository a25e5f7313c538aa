import { findPort } from '../reference/ports.ts'
import { consignees, type Consignee } from './trades.ts'
import type { SailedService } from './voyages.ts'

const hour = 3_600_000
/** How long before the sailing instructions are due. */
const typicalInterval = 60 * hour
/** No ship is loaded sooner behind its cut-off. */
const least = 30 * hour

/** A way for the goods of an order: a ship from a port of China to that of a consignee. */
export interface Passage {
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly from: string
  /** Planned departure there, in ms. */
  readonly sails: number
  readonly consignee: Consignee
}

/** Every passage that the demo's ships offer, by carrier, but those that leave a port out or do not sail. */
export function passagesOf(services: readonly SailedService[]): ReadonlyMap<string, readonly Passage[]> {
  const all = services.flatMap(({ service, voyages }) =>
    voyages
      .filter(({ Blank }) => !Blank)
      .flatMap(({ Vessel, VoyageNo, Calls }) => {
        const called = Calls.filter(({ Omitted, ReplacedPort }) => !Omitted && !ReplacedPort)
        return called.flatMap(({ PortCode: from, PlannedDeparture: sails }, at) => {
          if (!from.startsWith('CN') || sails === null || !findPort(from)) return []
          const ahead = called.slice(at + 1).map(({ PortCode }) => PortCode)
          return consignees
            .filter(({ port }) => ahead.includes(port))
            .map((consignee) => ({ carrier: service.carrier, vessel: Vessel, voyage: VoyageNo, from, sails: Date.parse(sails), consignee }))
        })
      }),
  )
  return Map.groupBy(all, ({ carrier }) => carrier)
}

/** The passages of a carrier that a due instruction may be for: those whose cut-off is nearest to it, one for each pair of ports. */
export function passagesFor(passages: ReadonlyMap<string, readonly Passage[]>, carrier: string, due: Date): Passage[] {
  const apart = ({ sails }: Passage) => sails - due.getTime()
  const fitting = (passages.get(carrier) ?? [])
    .filter((passage) => apart(passage) >= least)
    .toSorted((a, b) => Math.abs(apart(a) - typicalInterval) - Math.abs(apart(b) - typicalInterval))
  const nearest = [...Map.groupBy(fitting, ({ from, consignee }) => `${from} ${consignee.port}`).values()].map(([first]) => first!)
  const close = nearest.filter((passage) => Math.abs(apart(passage) - typicalInterval) <= 30 * hour)
  if (nearest.length === 0) throw new Error(`demo ships missing: ${carrier} ${due.toISOString()}`)
  return close.length > 0 ? close : nearest.slice(0, 1)
}
