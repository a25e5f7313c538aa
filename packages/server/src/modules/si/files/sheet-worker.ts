import { parentPort, workerData } from 'node:worker_threads'
import { inflateRawSync } from 'node:zlib'
import type { ReadTask, SheetAnswer, SheetTask, TableSheet, WriteTask } from './sheets.ts'

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
  const { read: parse, utils } = await import('@e965/xlsx')
  const options = { cellDates: false, cellFormula: false, cellHTML: false, sheetRows: limits.rows + 1 }
  const book =
    format === 'csv' ? parse(textOf(bytes), { ...options, type: 'string', raw: true }) : parse(bytes, { ...options, type: 'buffer' })
  const name = book.SheetNames[0] ?? ''
  const sheet = book.Sheets[name]
  if (!sheet?.['!ref']) return { sheetName: name, rows: [], truncated: false }
  const { s, e } = utils.decode_range(sheet['!ref'])
  const truncated = e.r >= limits.rows || e.c >= limits.columns
  // a sheet may claim a million columns; only those that are kept are looked at
  const range = { s: { r: 0, c: 0 }, e: { r: Math.min(e.r, limits.rows - 1), c: Math.min(e.c, limits.columns - 1) } }
  if (s.r > range.e.r || s.c > range.e.c) return { sheetName: name, rows: [], truncated }
  const rows = utils.sheet_to_json<(string | number | boolean)[]>(sheet, { header: 1, raw: true, defval: '', blankrows: false, range })
  return { sheetName: name, rows: rows.map((row) => row.map((cell) => textOfCell(cell).slice(0, limits.cell))), truncated }
}

/** Numbers without the noise of binary fractions (12.300000000000001). */
const textOfCell = (cell: string | number | boolean) =>
  typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : cell.trim()

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
