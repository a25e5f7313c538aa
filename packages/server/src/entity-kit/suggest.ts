import { mostShownProblems } from '@jst/contracts/entity'
import { PlaceIndex, type Place } from '@jst/places'
import { pinyinOf } from '@jst/places/pinyin'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { placesOf } from './places.repo.ts'
import { entityOf } from './registry.ts'
import { texts } from './kit.texts.ts'
import { layerOf } from './layers.ts'

const most = 3

export interface Suggestion {
  readonly Code: string
  readonly Name: string
  readonly Reason: string
}

/** Suggestions, most likely first: by the text itself, by its parts (`SHANGHAI,CN`), by its sound, by its longer words. */
export function suggestionsOf(index: PlaceIndex<Place>, text: string): Suggestion[] {
  const mainText = text.replace(/[(（[].*/s, '').trim()
  const parts = [
    text,
    mainText,
    ...mainText.split(/[,，/;；|]/),
    pinyinOf(mainText).full,
    ...mainText.split(/\s+/).filter((word) => word.length > 3),
  ]
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
  const found = new Map<string, Suggestion>()
  for (const part of new Set(parts))
    for (const { place, match } of index.search(part, { limit: most }))
      if (!found.has(place.code)) found.set(place.code, { Code: place.code, Name: place.zh, Reason: texts.matches[match] })
  return [...found.values()].slice(0, most)
}

/** Index of each aliased kind as the actor's company sees it. */
export async function indexesOf(
  db: Queryable,
  actor: EmployeeActor,
  kinds: Iterable<string>,
): Promise<ReadonlyMap<string, PlaceIndex<Place>>> {
  const indexes = new Map<string, PlaceIndex<Place>>()
  for (const kind of new Set(kinds)) if (entityOf(kind).aliased) indexes.set(kind, new PlaceIndex(await placesOf(db, kind, layerOf(actor))))
  return indexes
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
