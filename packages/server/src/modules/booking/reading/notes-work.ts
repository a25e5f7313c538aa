import type { NoteFacts, PointedPlace } from '@jst/booking-reader'
import type { BookingUploadKind } from '@jst/contracts/booking'
import { namesBy } from '@jst/places/suggest'
import type { ReadSheet } from '../../../kernel/sheet/sheets.ts'
import type { NoteData } from './note-facts.ts'
import { readDcsa, readTable, readText } from './sources.ts'

/** A pasted text, the text of a JSON file, or the cells of a sheet. */
export type NotesWork = { readonly facts: NoteData } & (
  | { readonly text: string; readonly pointed: readonly PointedPlace[] }
  | { readonly kind: BookingUploadKind; readonly json: string }
  | { readonly kind: BookingUploadKind; readonly table: ReadSheet }
)

/** The facts of the reader, with the functions that do not travel between threads. */
const noteFactsOf = ({ places, ...facts }: NoteData): NoteFacts => ({ ...facts, ...namesBy(places) })

/** Reads bookings: the longest text and the longest list take more than half a second, so that a thread does it. */
export function run(work: NotesWork): ReturnType<typeof readText> {
  const facts = noteFactsOf(work.facts)
  if ('text' in work) return readText(work.text, facts, work.pointed)
  return { reading: 'json' in work ? readDcsa(work.kind, work.json, facts) : readTable(work.kind, work.table, facts), dropped: 0 }
}
