import { readNote, readNotes, type NoteFacts, type NoteSheet, type PointedPlace } from '@jst/booking-reader'
import { bookingUploadLimits, type BookingUploadKind } from '@jst/contracts/booking'
import { parseJson } from '@jst/contracts/values'
import { AppError } from '../../../kernel/errors.ts'
import { struckIn } from '../../../kernel/sheet/sheet-notes.ts'
import { sheetsOf, type ReadSheet } from '../../../kernel/sheet/sheets.ts'
import { texts } from '../texts.ts'
import { storedNote, type StoredReading } from './stored-reading.ts'

const words = texts.upload
const bad = (message: string) => new AppError('BAD_FILE', { message })

/** A pasted text: one note, or several bookings, each with its number in the text as its line. */
export function readText(
  text: string,
  facts: NoteFacts,
  pointed: readonly PointedPlace[] = [],
): { readonly reading: StoredReading; readonly dropped: number } {
  const source = { kind: 'text', text } as const
  const { Readings, Unread } = readNotes({ source, facts, pointed })
  const one = Readings.length < 2
  const found = one ? [readNote({ source, facts, pointed })] : Readings.map(({ Reading }) => Reading)
  const dropped = found.reduce((total, { Dropped }) => total + Dropped, 0)
  const reading = {
    Rows: found
      .slice(0, bookingUploadLimits.rows)
      .map((reading, at) => ({ Line: one ? 0 : at + 1, Hidden: false, Note: storedNote(reading, facts) })),
    Unread: one ? [] : Unread.map(({ Words }) => Words.trim()).filter((word) => word !== ''),
    Truncated: found.length > bookingUploadLimits.rows,
  }
  return { reading, dropped }
}

/**
 * The sheet without its hidden columns, and what stands in them: nobody who looks at the file sees it, so it is told and not read. Of a note the same
 * holds for struck cells; of a list somebody decides by row.
 */
function shownSheet(kind: BookingUploadKind, table: ReadSheet): { sheet: NoteSheet; hidden: string[] } {
  const { sheetName, rows, lines, hiddenRows, hiddenColumns } = table
  const columnsAway = new Set(hiddenColumns)
  const rowsAway = new Set(hiddenRows)
  const struck = kind === 'note' ? struckIn(table) : new Map<number, readonly number[]>()
  const isAway = (at: number, column: number) => columnsAway.has(column) || (struck.get(lines[at]!)?.includes(column) ?? false)
  return {
    sheet: {
      Name: sheetName,
      Rows: rows.map((row, at) => row.map((cell, column) => (isAway(at, column) ? '' : cell))),
      HiddenRows: lines.flatMap((line, at) => (rowsAway.has(line) ? [at] : [])),
    },
    hidden: rows.flatMap((row, at) => row.filter((cell, column) => isAway(at, column) && cell !== '')),
  }
}

/** A sheet: one note, or a list of bookings. */
export function readTable(kind: BookingUploadKind, table: ReadSheet, facts: NoteFacts): StoredReading {
  const { sheet, hidden } = shownSheet(kind, table)
  const source = { kind: 'tables', sheets: [sheet] } as const
  if (kind === 'note') {
    const note = storedNote(readNote({ source, facts }), facts)
    return { Rows: [{ Line: 0, Hidden: false, Note: note }], Unread: hidden, Truncated: table.truncated, Sheets: sheetsOf(table) }
  }
  const { Readings, Unread } = readNotes({ source, facts })
  const struck = struckIn(table)
  const found = Readings.map(({ Row, Hidden, Reading }) => {
    const Line = table.lines[Row] ?? 0
    return { Line, Hidden, Struck: Line === 0 ? struck.size > 0 : struck.has(Line), Note: storedNote(Reading, facts) }
  })
  return {
    Rows: found.slice(0, bookingUploadLimits.rows),
    Unread: [...Unread.map(({ Words }) => Words.trim()).filter((word) => word !== ''), ...hidden],
    Truncated: table.truncated || found.length > bookingUploadLimits.rows,
    Sheets: sheetsOf(table),
  }
}

/** Bookings as DCSA writes them: one, or a list of them. @throws AppError BAD_FILE */
export function readDcsa(kind: BookingUploadKind, text: string, facts: NoteFacts): StoredReading {
  const json = parsed(() => parseJson(text))
  const list = Array.isArray(json) ? (json as readonly unknown[]) : [json]
  if (kind === 'note' && list.length !== 1) throw bad(words.oneOnly)
  const Rows = list.slice(0, bookingUploadLimits.rows).map((one, at) => ({
    Line: kind === 'note' ? 0 : at + 1,
    Hidden: false,
    Note: storedNote(
      parsed(() => readNote({ source: { kind: 'dcsa', json: one }, facts })),
      facts,
    ),
  }))
  return { Rows, Unread: [], Truncated: list.length > Rows.length }
}
/** @throws AppError BAD_FILE where it is no JSON, or no booking of DCSA */
function parsed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof SyntaxError) throw bad(words.notDcsa)
    throw error
  }
}
