import { ArraySchema, BooleanSchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union } from './schema.ts'
import { text } from './envelope.ts'

/** Sheets of a file that is read; one with more is refused. */
export const mostSheets = 1_000
/** Name of the sheet of an upload that is wanted, of several; absent: the one that was open when the file was saved. */
export const wantedSheet = { Sheet: Optional(text(100)) } as const

/** Answers of somebody for a whole file whose numbers or days may mean two things: its decimal sign, and the order of day and month before the year. */
export const fileWays = {
  Decimal: Optional(Union([Literal('point'), Literal('comma')])),
  Days: Optional(Union([Literal('dmy'), Literal('mdy')])),
} as const

/**
 * Of a file with several sheets: `Sheet` was read, `OtherSheets` were not. A `Hidden` one is never read; the others can be asked for by name. Absent
 * for files with one sheet.
 */
export const sheetsRead = {
  Sheet: Optional(StringSchema({ maxLength: 255 })),
  OtherSheets: Optional(
    ArraySchema(ObjectSchema({ Name: StringSchema({ maxLength: 255 }), Hidden: BooleanSchema() }), { maxItems: mostSheets }),
  ),
} as const
const SheetsRead = ObjectSchema(sheetsRead)
export type SheetsRead = Static<typeof SheetsRead>
