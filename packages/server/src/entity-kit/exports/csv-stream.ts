import { Readable } from 'node:stream'
import { InstantCell, type ExportCell, type RowParts } from './xlsx-stream.ts'

/** Texts that a spreadsheet would calculate get an apostrophe (OWASP, CSV injection). */
const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text)
const cellOf = (value: ExportCell) => {
  if (value === null) return ''
  if (value instanceof InstantCell) return value.text
  const text = typeof value === 'number' ? String(value) : safe(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const line = (cells: readonly ExportCell[]) => `${cells.map(cellOf).join(',')}\r\n`

/** CSV as spreadsheet programs on Chinese Windows read it: UTF-8 with a mark at the beginning. */
export function csvStream(titles: readonly string[], rows: RowParts, head?: string): Readable {
  async function* text() {
    yield `\ufeff${head === undefined ? '' : line([head])}${line(titles)}`
    for await (const part of rows) yield part.map(line).join('')
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: 256 * 1024 })
}
