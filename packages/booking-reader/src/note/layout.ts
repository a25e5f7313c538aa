import { asideOf, digitsForHan, plain } from '@jst/text-reader'
import type { NoteSheet, NoteSource, Place, Span } from '../reading.ts'

/** A cell of a sheet, or a line of a text between its tabs. */
export interface Cell extends Span {
  readonly sheet: number
  readonly row: number
  readonly column: number
  readonly hidden: boolean
}
export type Rows = readonly (readonly Cell[])[]

/** A source as one text with its cells, so that texts and sheets share a parser. */
export class Layout {
  readonly text: string
  readonly plain: string
  readonly pages: readonly Rows[]
  private readonly cells: readonly Cell[]
  private readonly inCells: boolean

  constructor(source: Exclude<NoteSource, { kind: 'dcsa' }>) {
    this.inCells = source.kind === 'tables'
    const built = source.kind === 'text' ? ofText(source.text) : ofSheets(source.sheets)
    this.text = built.text
    this.plain = digitsForHan(plain(built.text))
    this.pages = built.pages
    this.cells = built.pages.flat(2)
  }
  /** Cells, or the text itself, that overlap `spans`, each with the overlapping part. */
  places({ start, end }: Span): (Span & { readonly place: Place })[] {
    if (!this.inCells) return [{ start, end, place: { From: start, To: end } }]
    let low = 0
    for (let high = this.cells.length; low < high;) {
      const middle = (low + high) >> 1
      if (this.cells[middle]!.end <= start) low = middle + 1
      else high = middle
    }
    let next = low
    while (next < this.cells.length && this.cells[next]!.start < end) next += 1
    return this.cells
      .slice(low, next)
      .filter((cell) => cell.start < end && start < cell.end)
      .map((cell) => {
        const from = Math.max(start, cell.start)
        const to = Math.min(end, cell.end)
        const place = { From: from - cell.start, To: to - cell.start, Sheet: cell.sheet, Row: cell.row, Column: cell.column }
        return { start: from, end: to, place }
      })
  }
  words({ start, end }: Span): string {
    return this.text.slice(start, end)
  }
  /** Span without leading and trailing white space. */
  trim({ start, end }: Span): Span {
    const words = this.text.slice(start, end)
    const from = start + words.length - words.trimStart().length
    return { start: from, end: Math.max(from, start + words.trimEnd().length) }
  }
  /** True for the first line of a quoted mail or a signature. */
  isAside({ start }: Span): boolean {
    return !this.inCells && this.cells.some((cell) => cell.hidden && cell.start <= start && start <= cell.end)
  }
  isBlank(span: Span): boolean {
    return this.text.slice(span.start, span.end).trim() === ''
  }
  /** The lines of a cell. */
  lines({ start, end }: Span): Span[] {
    const lines: Span[] = []
    for (let at = start; at <= end;) {
      const next = this.text.indexOf('\n', at)
      const stop = next < 0 || next > end ? end : next
      lines.push({ start: at, end: stop })
      at = stop + 1
    }
    return lines
  }
}

function ofText(text: string): { text: string; pages: Rows[] } {
  let at = 0
  // quoted mails and signatures are ignored
  const aside = new Set(asideOf(plain(text)).map(({ start }) => start))
  const rows = text.split('\n').map((line, row) => {
    const hidden = aside.has(at)
    // a table drawn with bars: its separator line below the headings is empty
    const barred = !line.includes('\t') && /^\s*\|.*\|\s*$/.test(line)
    if (barred && /^[\s|:=-]+$/.test(line)) {
      const cell: Cell = { start: at, end: at, sheet: 0, row, column: 0, hidden }
      at += line.length + 1
      return [cell]
    }
    const cells = line.split(barred ? '|' : '\t').map((words, column): Cell => {
      const cell = { start: at, end: at + words.length, sheet: 0, row, column, hidden }
      at += words.length + 1
      return cell
    })
    return cells
  })
  return { text, pages: [rows] }
}

function ofSheets(sheets: readonly NoteSheet[]): { text: string; pages: Rows[] } {
  let text = ''
  const pages = sheets.map(({ Rows: rows, HiddenRows = [] }, sheet) =>
    rows.map((row, at) =>
      row.map((words, column): Cell => {
        const cell = { start: text.length, end: text.length + words.length, sheet, row: at, column, hidden: HiddenRows.includes(at) }
        text += `${words}\n`
        return cell
      }),
    ),
  )
  return { text, pages }
}
