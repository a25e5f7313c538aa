import type { BookingParty } from '@jst/contracts/booking'
import type { EntityValue, EntityValues } from '@jst/contracts/entity'
import type { Fate, Span } from '@jst/text-reader'

export type { Span }

/** Where something stands: characters of the text, or of one cell of a sheet. The first row and column are 0. */
export interface Place {
  readonly From: number
  readonly To: number
  readonly Sheet?: number
  readonly Row?: number
  readonly Column?: number
  /** Of a DCSA booking: its JSON path. */
  readonly Json?: string
}

/** Cells of a sheet as text. Merged cells are empty but for the first. */
export interface NoteSheet {
  readonly Name: string
  readonly Rows: readonly (readonly string[])[]
  readonly HiddenRows?: readonly number[]
}
export type NoteSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tables'; readonly sheets: readonly NoteSheet[] }
  | { readonly kind: 'dcsa'; readonly json: unknown }

/** Fields by `Values.PolCode`, `Cargo[0].Weight`, `Boxes[0].Type`, `Parties.shipper`; `Cargo.Weight` is the sum over the lines. */
export interface FoundField extends Place {
  readonly Path: string
  /** The characters as they stand. */
  readonly Words: string
}
export interface NoteCandidate {
  readonly Value: string | number | boolean
  readonly Zh: string
}
/** Something that the source says, but not clearly. Nothing of it is in the content. */
export interface NoteQuestion extends FoundField {
  readonly Label: string
  readonly Candidates: readonly NoteCandidate[]
  readonly Why: string
}
export interface UnreadWords extends Place {
  readonly Words: string
}
/** A party, an amount, a box, a port or a day that was not read, with the field that it belongs to. */
export interface UnreadField extends UnreadWords {
  readonly Path: string
  readonly Label: string
}
export interface NoteMark extends Place {
  readonly As: Fate
}
export type PartialLine = Readonly<Record<string, EntityValue>>

/** Content of a booking as it was read: fields without a value in the source are absent. */
export interface NoteContent {
  readonly Values: EntityValues
  readonly Cargo: readonly PartialLine[]
  readonly Boxes: readonly PartialLine[]
  readonly Parties: readonly BookingParty[]
}
/** Change or cancellation of an existing booking that a text asks for. `So`: the number of that booking. */
export interface NoteAct {
  readonly Kind: 'amend' | 'cancel'
  readonly So: string
  /** Fields that the text gives a new value, with the one that it says they had. */
  readonly Changes: readonly { readonly Path: string; readonly Label: string; readonly Old: string; readonly New: string }[]
}
export interface NoteReading {
  /** The text is no new booking. */
  readonly Act?: NoteAct
  readonly Content: NoteContent
  readonly Found: readonly FoundField[]
  readonly Questions: readonly NoteQuestion[]
  readonly Unread: readonly UnreadWords[]
  /** Facts among the unread words. */
  readonly Told: readonly UnreadField[]
  /** Places that a second reader pointed to where no such value stands. */
  readonly Dropped: number
  /** Every character of the source is in exactly one of them. */
  readonly Marks: readonly NoteMark[]
  /** Fields that a submission requires and that have neither a value nor a question. */
  readonly Missing: readonly { readonly Path: string; readonly Label: string }[]
}

/** One booking of a list: a row of a sheet, or a whole sheet or text that is no list (`Row` -1). */
export interface ListedReading {
  readonly Sheet: number
  readonly Row: number
  /** The row is hidden in the file. */
  readonly Hidden: boolean
  readonly Reading: NoteReading
}
