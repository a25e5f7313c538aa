import type { NameKind, NoteFacts } from '@jst/booking-reader'
import type { PlacesByKind } from '@jst/places/suggest'
import { placesByKind, ReferenceLookup } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { readerWords } from '../../freight-rates/index.ts'

/** Names that are master data; kinds of packages and box types are known to the reader. */
const kinds = ['port', 'carrier', 'currency'] as const satisfies readonly NameKind[]
const none: ReadonlyMap<string, readonly string[]> = new Map()

/** Facts for the reader of booking notes, as plain data: a thread makes the reader's facts of them. */
export interface NoteData extends Omit<NoteFacts, 'nameOf' | 'suggest'> {
  readonly places: PlacesByKind
}

export async function noteFacts(db: Queryable, actor: EmployeeActor, today: string): Promise<NoteData> {
  const lookup = await ReferenceLookup.of(db, actor, kinds)
  const carrier = readerWords(lookup, 'carrier', '', new Set())
  return {
    words: {
      carrier,
      port: readerWords(lookup, 'port', '', new Set(carrier.keys())),
      currency: readerWords(lookup, 'currency', '', new Set()),
      package: none,
      box: none,
    },
    places: await placesByKind(db, actor, kinds),
    today,
  }
}
