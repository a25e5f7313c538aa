import type { NameKind, NoteFacts } from '@jst/booking-reader'
import { indexesOf, ReferenceLookup, suggestionsOf } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { readerWords } from '../../freight-rates/index.ts'

/** Names that are master data; kinds of packages and box types are known to the reader. */
const kinds = ['port', 'carrier', 'currency'] as const satisfies readonly NameKind[]
const none: ReadonlyMap<string, readonly string[]> = new Map()

/** Facts for the reader of booking notes. */
export async function noteFacts(db: Queryable, actor: EmployeeActor, today: string): Promise<NoteFacts> {
  const lookup = await ReferenceLookup.of(db, actor, kinds)
  const indexes = await indexesOf(db, actor, kinds)
  const carrier = readerWords(lookup, 'carrier', '', new Set())
  const suggestions = new Map<string, ReturnType<NoteFacts['suggest']>>()
  return {
    words: {
      carrier,
      port: readerWords(lookup, 'port', '', new Set(carrier.keys())),
      currency: readerWords(lookup, 'currency', '', new Set()),
      package: none,
      box: none,
    },
    nameOf: (kind, code) => indexes.get(kind)?.get(code)?.zh ?? code,
    suggest: (kind, word) => {
      // rows of a list say the same few words
      const key = `${kind} ${word}`
      const index = indexes.get(kind)
      const found =
        suggestions.get(key) ?? (index ? suggestionsOf(index, word).map(({ Code, Name }) => ({ value: Code, label: Name })) : [])
      suggestions.set(key, found)
      return found
    },
    today,
  }
}
