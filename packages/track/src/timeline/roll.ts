import { day, spanOf } from '../model/time.ts'
import type { Fact } from './fact.ts'
import type { Route, Ships } from './route.ts'
import { loadsOf } from './state.ts'

/** `unknown`: the terminal sends nothing, so that no load proves nothing. */
export type Roll = 'suspected' | 'confirmed' | 'unknown'

/** A list of the boxes that a ship has loaded at a port. */
export interface LoadedList {
  readonly port: string
  readonly imo?: string
  readonly vessel?: string
  readonly boxes: readonly string[]
}
export interface RollFacts {
  readonly route: Route
  readonly ships: Ships
  readonly now: number
  /** Last receipt of anything from the terminals of a port, ISO 8601 in UTC, by UN/LOCODE. */
  readonly feeds: Readonly<Record<string, string>>
  readonly loadedLists: readonly LoadedList[]
  /** The booking was moved to another sailing. */
  readonly bookingMoved: boolean
}

const timeOf = (fact: Fact) => spanOf(fact.winner.event.time!)[0]

/** A missed ship of the first leg; undefined if nothing speaks for it. A day has to pass after the ship left. */
export function rollOf(
  facts: readonly Fact[],
  box: string,
  given: RollFacts,
): { readonly roll: Roll; readonly because: Fact | undefined } | undefined {
  const { route, ships, now, feeds, loadedLists, bookingMoved } = given
  const planned = ships.keyOf(route.legs[0] ?? {})
  const departures = facts
    .filter(({ milestone, classifier }) => milestone === 'departed' && classifier === 'ACT')
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  const departed = planned === '' ? departures[0] : departures.find(({ winner }) => ships.keyOf(winner.event.call) === planned)
  const load = loadsOf(facts, box).findLast(({ milestone }) => milestone === 'loaded')
  if (load) {
    const ship = ships.keyOf(load.winner.event.call)
    const isOther = planned !== '' && ship !== '' && ship !== planned
    // the same ship on a later voyage
    const isLater = departed !== undefined && timeOf(load) > timeOf(departed) + day
    return isOther || isLater ? { roll: 'confirmed', because: load } : undefined
  }
  if (bookingMoved) return { roll: 'confirmed', because: departed }
  const list = loadedLists.find((one) => one.port === route.pol && (planned === '' || ships.keyOf(one) === planned))
  if (list && !list.boxes.includes(box)) return { roll: 'confirmed', because: departed }
  if (!departed || now < timeOf(departed) + day) return undefined
  const heard = feeds[route.pol]
  return { roll: heard !== undefined && Date.parse(heard) >= timeOf(departed) ? 'suspected' : 'unknown', because: departed }
}
