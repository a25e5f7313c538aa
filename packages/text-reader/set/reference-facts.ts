import { readFileSync } from 'node:fs'
import { normText } from '@jst/contracts/entity'
import { PlaceIndex, type Place } from '@jst/places'
import { pinyinOf } from '@jst/places/pinyin'
import type { NoteFacts } from '@jst/booking-reader'
import { plain, type NameKind, type ReaderFacts } from '@jst/rate-reader'

/** The day on which all texts of the set are read: a Friday. */
const today = '2026-11-27'
const most = 3
/** Columns that name a row, weakest first: the code goes before names, as in the server. */
const sources = {
  port: { file: 'ports', names: ['name_zh', 'name_en', 'alias_codes'] },
  carrier: { file: 'carriers', names: ['name_zh', 'name_en', 'scac', 'smdg', 'aliases'] },
  charge: { file: 'charges', names: ['name_zh', 'name_en', 'aliases'] },
  lane: { file: 'lanes', names: ['name_zh', 'name_en'] },
  currency: { file: 'currencies', names: ['name_zh', 'name_en'] },
} as const
type Kind = keyof typeof sources

/** Cells of a line; a quoted cell may hold commas. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, bare]) => (quoted ?? bare ?? '').trim())
function table(file: string): Readonly<Record<string, string>>[] {
  const url = new URL(`../../server/data/${file}.csv`, import.meta.url)
  const [head = '', ...lines] = readFileSync(url, 'utf8').trim().split('\n')
  const columns = cellsOf(head)
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at] ?? '', cell])))
}

function kindFacts(kind: Kind) {
  const { file, names } = sources[kind]
  const rows = table(file)
  const words = new Map<string, readonly string[]>()
  const namesOf = (row: Readonly<Record<string, string>>) => names.flatMap((column) => (row[column] ?? '').split(';'))
  // of two rows with the same name the first counts
  for (const row of rows.toReversed())
    for (const name of namesOf(row)) if (name.length > 1) words.set(plain(normText(name)), [row['code']!])
  for (const { code = '' } of rows) if (code.length > 1) words.set(plain(code), [code])
  const places: Place[] = rows.map((row) => {
    const { full, initials } = pinyinOf(row['name_zh'] ?? '')
    return { code: row['code']!, zh: row['name_zh'] ?? '', en: row['name_en'] ?? '', pinyin: full, initials, words: namesOf(row).slice(2) }
  })
  return { words, names: new Map(rows.map((row) => [row['code']!, row['name_zh'] ?? ''])), index: new PlaceIndex(places) }
}
const all = {
  port: kindFacts('port'),
  carrier: kindFacts('carrier'),
  charge: kindFacts('charge'),
  lane: kindFacts('lane'),
  currency: kindFacts('currency'),
}
// ports are called by the last letters of their code, unless a carrier is
for (const [word, codes] of Map.groupBy(all.port.names.keys(), (code) => code.slice(2)))
  if (!all.port.words.has(word) && !all.carrier.words.has(word)) all.port.words.set(word, codes)

function suggestionsOf(kind: Kind, word: string): { value: string; label: string }[] {
  const mainText = word.replace(/[(（[].*/s, '').trim()
  const parts = [
    word,
    mainText,
    ...mainText.split(/[,，/;；|]/),
    pinyinOf(mainText).full,
    ...mainText.split(/\s+/).filter(({ length }) => length > 3),
  ]
  const found = new Map<string, string>()
  for (const part of new Set(parts.map((one) => one.trim()).filter(({ length }) => length > 1)))
    for (const { place } of all[kind].index.search(part, { limit: most })) if (!found.has(place.code)) found.set(place.code, place.zh)
  return [...found].slice(0, most).map(([value, label]) => ({ value, label }))
}
const byCode = Map.groupBy(
  Object.values(all).flatMap(({ words }) => [...words].flatMap(([word, codes]) => codes.map((code) => ({ word, code })))),
  ({ code }) => code,
)
/** All words that mean a code. */
export const namesOf = (code: string): string[] => (byCode.get(code) ?? []).map(({ word }) => word)
const nameOf = (kind: string, code: string) => (kind in all ? all[kind as Kind].names.get(code) : undefined) ?? code

/** Facts of the server for reading rates, from the reference tables of the platform. */
export const rateFacts: ReaderFacts = {
  words: { port: all.port.words, carrier: all.carrier.words, charge: all.charge.words, lane: all.lane.words },
  nameOf: (kind: NameKind, code) => nameOf(kind, code),
  suggest: (kind, word) => suggestionsOf(kind, word),
  today,
  home: 'CN',
  learned: {},
}
/** The same for booking notes. */
export const noteFacts: NoteFacts = {
  words: { port: all.port.words, carrier: all.carrier.words, currency: all.currency.words, package: new Map(), box: new Map() },
  nameOf,
  suggest: (kind, word) => (kind === 'port' || kind === 'carrier' || kind === 'currency' ? suggestionsOf(kind, word) : []),
  today,
}
