import path from 'node:path'
import { mostSheets, type SheetsRead } from '@jst/contracts'
import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'
import { ThreadLimit, Threads } from '../process/threads.ts'
import { notesOf } from './sheet-notes.ts'
import type { SheetFault, SheetLimits, SheetMark, SheetMerge, SheetName, SheetPart } from './sheet-rows.ts'

export interface TableColumn {
  title: string
  /** In characters. */
  width: number
  /** Of numbers, as spreadsheets write it: `#,##0.000`. */
  format?: string
  wrap?: boolean
  /** Format of the cells that people fill in: what they type stays a text (`@`) or becomes a day (`yyyy-mm-dd`). */
  blank?: string
}

/** A number with a format of its own. */
export interface Figure {
  readonly value: number
  readonly format: string
}
type Cell = string | number | null | Figure

/** A sheet as it shall be written: a head, rows, and a row of totals if there is one. */
export interface TableSheet {
  name: string
  columns: TableColumn[]
  rows: Cell[][]
  /** Rows below that people fill in, with the `blank` formats of their columns. */
  blanks?: number
  totals?: Cell[]
}

/** Of a file that people fill in by hand; `bytes` as it is uploaded, `cell` as many characters as a spreadsheet allows. */
export const sheetLimits = { bytes: 5 * 1024 * 1024, unpacked: 64 * 1024 * 1024, rows: 5_000, columns: 60, cell: 32_767 } as const

/** Kinds of files that are read as a table. */
export const tableFormats = ['xlsx', 'xls', 'csv'] as const

interface ReadTask {
  kind: 'read'
  bytes: Uint8Array
  limits: SheetLimits
  /** Name of the sheet that is wanted. */
  sheet?: string | undefined
}
/** A sheet by its cells, with nothing added: what a form of somebody else asks for. */
export interface GridSheet {
  name: string
  grid: (string | number | null)[][]
  /** Widths of columns in characters. */
  widths: number[]
}
export interface WriteTask {
  kind: 'write'
  sheets: (TableSheet | GridSheet)[]
}
export type SheetTask = ReadTask | WriteTask

export interface ReadSheet {
  sheetName: string
  /** All sheets of the file. */
  sheets: readonly SheetName[]
  /** Without empty ones, as wide as the widest. */
  rows: string[][]
  /** Where each of them stands in the file, from 1. */
  lines: number[]
  /** Those of `lines` that the file does not show, and columns counted from 0 (xlsx). */
  hiddenRows: number[]
  hiddenColumns: readonly number[]
  marks: SheetMark[]
  merges: SheetMerge[]
  /** There is content beyond the limits. */
  truncated: boolean
}
export type SheetAnswer = SheetPart | { bytes: Uint8Array } | { fault: SheetFault; place?: string; reason?: string }

const threads = new Threads<SheetTask, SheetAnswer>({
  // beside this module, as a source or in a bundle
  file: new URL(`./sheet-worker${path.extname(import.meta.url)}`, import.meta.url),
  most: 4,
  nameOf: ({ kind }) => kind,
  // a bound for files that are made to hang, far above what honest ones need
  patienceMs: 45_000,
  // 50,000 rows of 20 cells take about 500
  memoryMb: 700,
  isLast: (answer) => !('rows' in answer) || answer.last,
  isSmall: (task) =>
    task.kind === 'read'
      ? task.bytes.byteLength <= 500_000
      : task.sheets.every((sheet) => ('grid' in sheet ? sheet.grid : sheet.rows).length <= 2_000),
})

/** @throws AppError TOO_MANY_REQUESTS */
async function* run(task: SheetTask): AsyncGenerator<SheetAnswer> {
  try {
    yield* threads.answers(task)
  } catch (error) {
    if (!(error instanceof ThreadLimit)) throw error
    yield { fault: 'bomb' }
  }
}

/**
 * One sheet of a file as texts, within limits, part by part: of several visible sheets the one named `sheet`, else the one that was open.
 * @throws AppError BAD_FILE for what cannot be read, unpacks to more than it may, or has formulas that were never worked out.
 */
export async function* readParts(bytes: Buffer, limits: SheetLimits, sheet?: string): AsyncGenerator<SheetPart> {
  for await (const answer of run({ kind: 'read', bytes, limits, sheet })) {
    if (!('rows' in answer)) throw badSheet('fault' in answer ? answer : { fault: 'unreadable' })
    if (answer.sheets.length > mostSheets) throw badSheet({ fault: 'bomb' })
    yield answer
  }
}

function badSheet({ fault, place = '' }: { fault: SheetFault; place?: string }): AppError {
  return new AppError('BAD_FILE', { message: fault === 'cell' || fault === 'sheet' ? texts.sheet[fault](place) : texts.sheet[fault] })
}

/** One sheet of a file as a whole. @throws AppError as `readParts` */
export async function readSheet(bytes: Buffer, limits: SheetLimits = sheetLimits, sheet?: string): Promise<ReadSheet> {
  const parts: SheetPart[] = []
  for await (const part of readParts(bytes, limits, sheet)) parts.push(part)
  const rows = parts.flatMap((part) => part.rows)
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const { sheetName, sheets, hiddenColumns, truncated } = parts.at(-1)!
  return {
    sheetName,
    sheets,
    rows: rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? '')),
    lines: parts.flatMap((part) => part.lines),
    hiddenRows: parts.flatMap((part) => part.hiddenRows),
    hiddenColumns,
    marks: parts.flatMap((part) => part.marks),
    merges: parts.flatMap((part) => part.merges),
    truncated,
  }
}

/** Rows that come from elsewhere, as if they had been read of a sheet. */
export const sheetOfRows = (rows: string[][]): ReadSheet => ({
  sheetName: '',
  sheets: [],
  rows,
  lines: rows.map((_, at) => at + 1),
  hiddenRows: [],
  hiddenColumns: [],
  marks: [],
  merges: [],
  truncated: false,
})

/** The sheets of a file for a reply, and what the one that was read says beside its texts. */
export const sheetsOf = (sheet: ReadSheet): SheetsRead => ({ ...namesOf(sheet), ...notesOf(sheet) })
/** The sheets of a file for a reply; empty where it has one alone. */
export const namesOf = ({ sheetName, sheets }: Pick<SheetPart, 'sheetName' | 'sheets'>): SheetsRead =>
  sheets.length < 2
    ? {}
    : {
        Sheet: sheetName,
        OtherSheets: sheets.filter(({ name }) => name !== sheetName).map(({ name, hidden }) => ({ Name: name, Hidden: hidden })),
      }

/** An xlsx file of these sheets. */
export async function writeSheets(sheets: (TableSheet | GridSheet)[]): Promise<Buffer> {
  for await (const answer of run({ kind: 'write', sheets })) {
    if ('bytes' in answer) return Buffer.from(answer.bytes)
    throw new Error(`the sheet could not be written: ${'fault' in answer ? (answer.reason ?? answer.fault) : ''}`)
  }
  throw new Error('the sheet could not be written')
}
