import { ArraySchema, BooleanSchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union } from './schema.ts'
import { Quantity, text } from './envelope.ts'

/** Sheets of a file that is read; one with more is refused. */
export const mostSheets = 1_000
/** Name of the sheet of an upload that is wanted, of several; absent: the one that was open when the file was saved. */
export const wantedSheet = { Sheet: Optional(text(100)) } as const

/** Answers of somebody for a whole file whose numbers or days may mean two things: its decimal sign, and the order of day and month before the year. */
export const fileWays = {
  Decimal: Optional(Union([Literal('point'), Literal('comma')])),
  Days: Optional(Union([Literal('dmy'), Literal('mdy')])),
  /** Lines with struck cells hold all the same; without it they are not taken. */
  Struck: Optional(Literal('take')),
} as const

/** Notes of each kind that a reply names. */
export const mostSheetNotes = 50
const Cells = ArraySchema(ObjectSchema({ Place: StringSchema(), Text: StringSchema() }), { maxItems: mostSheetNotes })
const words = { maxItems: mostSheetNotes }
/**
 * Notes on the sheet that was read, beside its texts: rows and columns that it does not show, cells that are struck through (`B4`), comments, and
 * cells merged over several rows, which have a value in the first alone. `More`: there is more of a kind than is named.
 */
export const SheetNotes = ObjectSchema({
  HiddenRows: ArraySchema(Quantity, words),
  HiddenColumns: ArraySchema(StringSchema(), words),
  Struck: Cells,
  Comments: Cells,
  Merged: ArraySchema(StringSchema(), words),
  More: BooleanSchema(),
})
export type SheetNotes = Static<typeof SheetNotes>

/**
 * Of a file with several sheets: `Sheet` was read, `OtherSheets` were not. A `Hidden` one is never read; the others can be asked for by name. Absent
 * for files with one sheet. `SheetNotes`: absent where there are none.
 */
export const sheetsRead = {
  Sheet: Optional(StringSchema({ maxLength: 255 })),
  OtherSheets: Optional(
    ArraySchema(ObjectSchema({ Name: StringSchema({ maxLength: 255 }), Hidden: BooleanSchema() }), { maxItems: mostSheets }),
  ),
  SheetNotes: Optional(SheetNotes),
} as const
const SheetsRead = ObjectSchema(sheetsRead)
export type SheetsRead = Static<typeof SheetsRead>
