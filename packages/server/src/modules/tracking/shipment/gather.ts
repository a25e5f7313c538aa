import { contentOf, identityOf, shipName, type Route, type TrackEvent } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'
import { eventsByNumbers, eventsOfShips, type StoredEvent } from '../take-in/events.repo.ts'
import type { StoredShipment } from './stored.ts'

const day = 86_400_000
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '')

/** Ships of the planned legs, and those that its boxes took. */
function shipsOf({ legs }: Route, events: readonly TrackEvent[]): { readonly imos: string[]; readonly ships: string[] } {
  const calls = events.map(({ call }) => call)
  return {
    imos: distinct([...legs.map(({ imo = '' }) => imo), ...calls.map(({ imo }) => imo)]),
    ships: distinct([...legs.map(({ vessel = '' }) => shipName(vessel)), ...calls.map(({ vessel }) => shipName(vessel))]),
  }
}

/** Time within which moves of its ships can concern a shipment. */
function windowOf(
  { opened, route }: StoredShipment,
  events: readonly TrackEvent[],
  now: string,
): { readonly from: string; readonly to: string } {
  const times = [opened, now, ...route.legs.flatMap(({ etd, eta }) => [etd, eta]), ...events.map(({ time }) => time?.instant)]
    .filter((time) => time !== undefined)
    .map((time) => Date.parse(time))
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))]
  return { from: new Date(first - 30 * day).toISOString(), to: new Date(last + 90 * day).toISOString() }
}

/** Every statement about a shipment: of its documents, of all boxes that these name, and of the ships that they take. */
export async function gatherEvents(tx: Queryable, shipment: StoredShipment, now: string): Promise<StoredEvent[]> {
  const { staffId, bill, booking, boxes, swaps } = shipment
  const named = distinct([...boxes.map(({ box }) => box), ...swaps.map(({ to }) => to)])
  const names = { bookings: distinct([booking]), bills: distinct([bill]) }
  const first = await eventsByNumbers(tx, staffId, { ...names, boxes: named })
  const more = distinct(first.map(({ event }) => event.box)).filter((box) => !named.includes(box))
  const second = more.length === 0 ? [] : await eventsByNumbers(tx, staffId, { bookings: [], bills: [], boxes: more.slice(0, 500) })
  const ownEvents = [...first, ...second].map(({ event }) => event)
  const ships = shipsOf(shipment.route, ownEvents)
  const moves =
    ships.imos.length + ships.ships.length === 0
      ? []
      : await eventsOfShips(tx, staffId, { ...ships, ...windowOf(shipment, ownEvents, now) })
  return [...new Map([...first, ...second, ...moves].map((one) => [one.id, one])).values()]
}

/** Statements whose newest version that is stored says something else, or that are not stored. */
export function newsAmong(events: readonly TrackEvent[], stored: readonly StoredEvent[]): readonly TrackEvent[] {
  const newest = new Map<string, TrackEvent>()
  for (const { key, event } of stored) {
    const latest = newest.get(key)
    if (!latest || latest.updated < event.updated) newest.set(key, event)
  }
  return events.filter((event) => {
    const latest = newest.get(identityOf(event))
    return !latest || contentOf(latest) !== contentOf(event)
  })
}
