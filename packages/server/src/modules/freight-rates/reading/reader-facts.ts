import type { PlacesByKind } from '@jst/places/suggest'
import { plain, type NameKind, type ReaderFacts } from '@jst/rate-reader'
import { placesByKind, ReferenceLookup } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

const kinds: readonly NameKind[] = ['port', 'carrier', 'charge', 'lane']
/** Country of the ports where voyages of the platform begin. */
const home = 'CN'

/** Words with their codes. What somebody confirmed for the source goes before names; ports are also called by the last letters of their code. */
export function readerWords(
  lookup: ReferenceLookup,
  kind: string,
  source: string,
  taken: ReadonlySet<string>,
): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>()
  for (const [text, code] of lookup.words(kind, source)) if (text.length > 1) words.set(plain(text), [code])
  if (kind !== 'port') return words
  const short = Map.groupBy(new Set([...words.values()].flat()), (code) => code.slice(2))
  for (const [word, codes] of short) if (word.length === 3 && !words.has(word) && !taken.has(word)) words.set(word, codes)
  return words
}

/** Facts for reading texts of a source, as plain data: a thread makes the reader's facts of them. */
export interface RateFacts extends Omit<ReaderFacts, 'nameOf' | 'suggest'> {
  readonly places: PlacesByKind
}

export async function rateFacts(
  db: Queryable,
  actor: EmployeeActor,
  { source, today, learned }: { readonly source: string; readonly today: string; readonly learned: Readonly<Record<string, string>> },
): Promise<RateFacts> {
  const lookup = await ReferenceLookup.of(db, actor, kinds)
  const carrier = readerWords(lookup, 'carrier', source, new Set())
  const words = {
    carrier,
    port: readerWords(lookup, 'port', source, new Set(carrier.keys())),
    charge: readerWords(lookup, 'charge', source, new Set()),
    lane: readerWords(lookup, 'lane', source, new Set()),
  }
  const confirmed = (kind: NameKind) => new Set(lookup.confirmed(kind, source).map(plain))
  return {
    words,
    confirmed: { port: confirmed('port'), carrier: confirmed('carrier'), charge: confirmed('charge'), lane: confirmed('lane') },
    places: await placesByKind(db, actor, kinds),
    today,
    home,
    learned,
  }
}
