import { PlaceIndex, type Found, type Place } from './PlaceIndex.ts'
import { pinyinOf } from './pinyin.ts'

const most = 3

/** The places that a text may mean, most likely first: by the text itself, by its parts (`SHANGHAI,CN`), by its sound, by its longer words. */
export function suggestionsOf<P extends Place>(index: PlaceIndex<P>, text: string): Found<P>[] {
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
  const found = new Map<string, Found<P>>()
  for (const part of new Set(parts))
    for (const one of index.search(part, { limit: most })) if (!found.has(one.place.code)) found.set(one.place.code, one)
  return [...found.values()].slice(0, most)
}

/** Places of each kind as plain data, which threads can send to each other. */
export type PlacesByKind = ReadonlyMap<string, readonly Place[]>

/** Names and suggestions that readers of texts ask for: the name of a code, and the codes that a word may mean. */
export interface PlaceNames {
  readonly nameOf: (kind: string, code: string) => string
  readonly suggest: (kind: string, word: string) => { value: string; label: string }[]
}
/** Indexes are made when they are first needed. */
export function namesBy(places: PlacesByKind): PlaceNames {
  const indexes = new Map<string, PlaceIndex<Place>>()
  const indexOf = (kind: string) => {
    const index = indexes.get(kind) ?? new PlaceIndex(places.get(kind) ?? [])
    indexes.set(kind, index)
    return index
  }
  // rows of a list say the same few words
  const suggestions = new Map<string, { value: string; label: string }[]>()
  return {
    nameOf: (kind, code) => indexOf(kind).get(code)?.zh ?? code,
    suggest: (kind, word) => {
      const key = `${kind} ${word}`
      const found = suggestions.get(key) ?? suggestionsOf(indexOf(kind), word).map(({ place }) => ({ value: place.code, label: place.zh }))
      suggestions.set(key, found)
      return found
    },
  }
}
