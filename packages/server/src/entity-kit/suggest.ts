import { mostShownProblems } from '@jst/contracts/entity'
import { PlaceIndex, type Place } from '@jst/places'
import { suggestionsOf as placesFor } from '@jst/places/suggest'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { placesOf } from './places.repo.ts'
import { entityOf } from './registry.ts'
import { texts } from './kit.texts.ts'
import { layerOf } from './layers.ts'

export interface Suggestion {
  readonly Code: string
  readonly Name: string
  readonly Reason: string
}

/** The codes that a text may mean, with the reason of each, most likely first. */
export const suggestionsOf = (index: PlaceIndex<Place>, text: string): Suggestion[] =>
  placesFor(index, text).map(({ place, match }) => ({ Code: place.code, Name: place.zh, Reason: texts.matches[match] }))

/** Places of each aliased kind as the actor's company sees them. */
export async function placesByKind(
  db: Queryable,
  actor: EmployeeActor,
  kinds: Iterable<string>,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const places = new Map<string, readonly Place[]>()
  for (const kind of new Set(kinds)) if (entityOf(kind).aliased) places.set(kind, await placesOf(db, kind, layerOf(actor)))
  return places
}

/** Index of each aliased kind as the actor's company sees it. */
export async function indexesOf(
  db: Queryable,
  actor: EmployeeActor,
  kinds: Iterable<string>,
): Promise<ReadonlyMap<string, PlaceIndex<Place>>> {
  const places = await placesByKind(db, actor, kinds)
  return new Map([...places].map(([kind, rows]) => [kind, new PlaceIndex(rows)]))
}

/** The likeliest code for a text, or ''. The same text is looked for once, and no more texts than a plan shows: each costs some milliseconds. */
export async function suggesterOf(
  db: Queryable,
  actor: EmployeeActor,
  kinds: Iterable<string>,
): Promise<(kind: string, text: string) => string> {
  const indexes = await indexesOf(db, actor, kinds)
  const suggestions = new Map<string, string>()
  return (kind, text) => {
    const key = `${kind} ${text}`
    const index = indexes.get(kind)
    if (!index || suggestions.has(key) || suggestions.size >= mostShownProblems) return suggestions.get(key) ?? ''
    const found = suggestionsOf(index, text.slice(0, 100))[0]?.Code ?? ''
    suggestions.set(key, found)
    return found
  }
}
