import type { ReplyOf } from '@jst/contracts'
import type { FollowOutcome, trackExceptions, trackMap, trackPlace } from '@jst/contracts/tracking'
import type { Queryable } from '../../../kernel/database/database.ts'
import { namesIn, wordsFor } from './words.ts'

type Exceptions = ReplyOf<typeof trackExceptions>
export async function exceptionsInEnglish(system: Queryable, page: Exceptions): Promise<Exceptions> {
  const { sentence, named } = await wordsFor(system, { codes: [], names: page.Rows.flatMap(({ Route }) => namesIn(Route)) })
  return { ...page, Rows: page.Rows.map((row) => ({ ...row, Text: sentence(row.Text), Route: named(row.Route) })) }
}

type Ships = ReplyOf<typeof trackMap>
export async function shipsInEnglish(system: Queryable, map: Ships): Promise<Ships> {
  const { named, port } = await wordsFor(system, {
    codes: map.Ports.map(({ Port }) => Port),
    names: map.Ships.flatMap(({ From, To }) => [From, To]),
  })
  return {
    ...map,
    Ships: map.Ships.map((ship) => ({ ...ship, From: named(ship.From), To: named(ship.To) })),
    Ports: map.Ports.map((one) => ({ ...one, Name: port(one.Port, one.Name) })),
  }
}

type Place = ReplyOf<typeof trackPlace>
export async function placeInEnglish(system: Queryable, place: Place): Promise<Place> {
  const { named, port } = await wordsFor(system, { codes: place.Calls.map(({ Port }) => Port), names: [place.Name] })
  return { ...place, Name: named(place.Name), Calls: place.Calls.map((call) => ({ ...call, PortName: port(call.Port, call.PortName) })) }
}

export async function outcomesInEnglish(system: Queryable, outcomes: FollowOutcome[]): Promise<FollowOutcome[]> {
  const { sentence } = await wordsFor(system, { codes: [], names: [] })
  return outcomes.map((one) => ({ ...one, Text: sentence(one.Text), CarrierGuess: sentence(one.CarrierGuess) }))
}
