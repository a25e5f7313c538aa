import { parentPort, workerData } from 'node:worker_threads'
import { inflateRawSync } from 'node:zlib'
import type { ReadSheet, ReadTask, SheetAnswer, SheetLimits, SheetTask, TableSheet, WriteTask } from './sheets.ts'

/**
 * Reads or writes one spreadsheet in a thread of its own: its memory and its time are bounded, and the server answers others meanwhile.
 * Imports nothing of this project at run time, so that a thread starts in no time.
 */
async function answer(wanted: SheetTask): Promise<SheetAnswer> {
  return wanted.kind === 'write' ? write(wanted) : read(wanted)
}

/** Central directory of a zip: where each entry lies and how it is packed. */
function entriesOf(zip: Buffer): { offset: number; packed: number; method: number }[] {
  const end = zip.lastIndexOf('PK\x05\x06', zip.length - 22, 'latin1')
  if (end < 0) throw new Error('no central directory')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('bad central directory')
    const entry = { offset: zip.readUInt32LE(at + 42), packed: zip.readUInt32LE(at + 20), method: zip.readUInt16LE(at + 10) }
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return entry
  })
}

/** True when the file unpacks to more than it may: measured by unpacking, because a bomb lies about its sizes. */
function isBomb(zip: Buffer, most: number): boolean {
  let left = most
  for (const { offset, packed, method } of entriesOf(zip)) {
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
    if (method === 0) left -= packed
    else {
      try {
        left -= inflateRawSync(zip.subarray(start, start + packed), { maxOutputLength: Math.max(1, left) }).length
      } catch (error) {
        if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return true
        throw error
      }
    }
    if (left < 0) return true
  }
  return false
}

/** CSV comes as UTF-8, or as GBK from spreadsheet programs on Chinese Windows. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

async function read({ format, bytes: sent, limits }: ReadTask): Promise<SheetAnswer> {
  const bytes = Buffer.from(sent)
  if (format === 'xlsx' && isBomb(bytes, limits.unpacked)) return { fault: 'bomb' }
  const { read: parse } = await import('@e965/xlsx')
  const options = { dense: true, cellDates: false, cellFormula: true, cellHTML: false, sheetRows: limits.rows + 1 }
  const book =
    format === 'csv' ? parse(textOf(bytes), { ...options, type: 'string', raw: true }) : parse(bytes, { ...options, type: 'buffer' })
  const name = book.SheetNames[0] ?? ''
  const cells = ((book.Sheets[name] as DenseSheet | undefined)?.['!data'] ?? []) as readonly (readonly (Cell | undefined)[] | undefined)[]
  if (neverWorkedOut(cells)) return { fault: 'formulas' }
  return { sheetName: name, ...textsOf(cells, limits) }
}

interface Cell {
  /** `e`: what could not be worked out, as `#REF!`. */
  t: string
  v?: string | number | boolean
  w?: string
  f?: string
}
interface DenseSheet {
  '!data'?: unknown
}

/** Formulas come with what they gave when the file was saved; a file of some tool may have formulas alone, which we do not run. */
function neverWorkedOut(cells: readonly (readonly (Cell | undefined)[] | undefined)[]): boolean {
  let formulas = 0
  for (const row of cells)
    for (const cell of row ?? []) {
      if (cell?.f === undefined) continue
      if (textOfCell(cell) !== '') return false
      formulas++
    }
  return formulas > 0
}

/** Rows with content, as wide as the widest. What a sheet claims to be, by a format on whole columns, does not count. */
function textsOf(cells: readonly (readonly (Cell | undefined)[] | undefined)[], limits: SheetLimits): Omit<ReadSheet, 'sheetName'> {
  const rows: string[][] = []
  const lines: number[] = []
  let truncated = false
  let width = 0
  cells.forEach((row, index) => {
    const texts = Array.from(row ?? [], (cell) => textOfCell(cell).slice(0, limits.cell))
    const last = texts.findLastIndex((text) => text !== '')
    if (last < 0) return
    truncated ||= last >= limits.columns || rows.length >= limits.rows
    if (rows.length >= limits.rows) return
    width = Math.max(width, Math.min(last + 1, limits.columns))
    rows.push(texts)
    lines.push(index + 1)
  })
  return { rows: rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? '')), lines, truncated }
}

/** Numbers without the noise of binary fractions (12.300000000000001). */
function textOfCell({ t, v, w }: Cell = { t: 'z' }): string {
  if (t === 'e') return w ?? '#ERROR!'
  return typeof v === 'number' ? String(Number(v.toPrecision(15))) : typeof v === 'boolean' ? (v ? 'TRUE' : 'FALSE') : (v ?? '').trim()
}

/** What XML cannot hold, and what a cell cannot. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').slice(0, 32_000)

async function write({ sheets }: WriteTask): Promise<SheetAnswer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const file = await writeXlsxFile(sheets.map(sheetOf)).toBuffer()
  return { bytes: file }
}

const border = { borderColor: '#C9CDD4', borderStyle: 'thin' } as const
const head = {
  fontWeight: 'bold',
  backgroundColor: '#E8F3FF',
  align: 'center',
  alignVertical: 'center',
  height: 22,
  wrap: true,
  ...border,
} as const

function sheetOf({ name, columns, rows, totals }: TableSheet) {
  // texts are written as texts: what begins with = is never a formula
  const cell = (value: string | number | null, column: number, style: object = {}) =>
    typeof value === 'number'
      ? { value, type: Number, align: 'right' as const, format: columns[column]?.format ?? '0', ...border, ...style }
      : {
          value: clean(value ?? ''),
          type: String,
          alignVertical: 'top' as const,
          wrap: columns[column]?.wrap ?? false,
          ...border,
          ...style,
        }
  return {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(({ title }) => ({ value: title, type: String, ...head })),
      ...rows.map((row) => row.map((value, column) => cell(value, column))),
      ...(totals ? [totals.map((value, column) => cell(value, column, { fontWeight: 'bold', backgroundColor: '#F7F8FA' }))] : []),
    ],
  }
}

const answered = await answer(workerData as SheetTask).catch((error: unknown): SheetAnswer => ({
  fault: 'unreadable',
  reason: String(error),
}))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage(answered)
