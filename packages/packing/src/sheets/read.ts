import { plainText, showsDecimalComma, type DecimalSign } from '@jst/contracts/values'
import type { PackedBox } from '../model/box.ts'
import type { MeasureName } from '../model/measures.ts'
import { BoxCollector, type OpenBox } from './boxes.ts'
import { cellName, mergeTops, type MergeTop, type SheetRows } from './cells.ts'
import type { Heading } from './headings.ts'
import { labelledCells } from './labels.ts'
import { FileNotes, type Asked, type TotalCheck, type UnreadCell } from './notes.ts'
import { RowReader, type RowCell } from './row.ts'
import { tablesOf, type SheetTable } from './table.ts'
import { questionTexts as questions, why } from './texts.ts'
import { RunningSums, totalWordOf } from './totals.ts'
import { readBoxNo, readQuantity, readSeals, showsDecimalPoint, type NumberFile } from './values.ts'
import { titles, type Column } from './vocabulary.ts'

/** Answers to the questions of a file. */
export interface SheetAnswers {
  /** Decimal sign of the whole file. */
  readonly decimal?: Exclude<DecimalSign, 'either'>
  /** Blank cells of a column continue the cell above, or are empty; by sheet and column: `Sheet1!BoxNo`. */
  readonly blanks?: Readonly<Record<string, 'continue' | 'empty'>>
  /** Texts in place of those of single cells: `Sheet1!B4`. */
  readonly cells?: Readonly<Record<string, string>>
}

/** `box`: a row for each box. `line`: a row for each line. `single`: one box in a sheet. `none`: no packing list. */
export type SheetLayout = 'box' | 'line' | 'single' | 'none'

/** Boxes of a file. While questions are open, the boxes are a preview and nothing is imported. */
export interface SheetReading {
  readonly boxes: readonly PackedBox[]
  readonly layouts: readonly { readonly sheet: string; readonly layout: SheetLayout }[]
  readonly asked: readonly Asked[]
  readonly unread: readonly UnreadCell[]
  readonly totals: readonly TotalCheck[]
}

const measureOf: Partial<Record<Column, MeasureName>> = {
  Packages: 'Packages',
  Weight: 'Weight',
  Volume: 'Volume',
  BoxPackages: 'Packages',
  BoxWeight: 'Weight',
  BoxVolume: 'Volume',
}
/** Columns whose blank cells are asked about where nobody knows the merges. */
const mergedColumns: readonly Column[] = ['BillNo', 'Marks', 'Goods', 'GoodsZh', 'GoodsEn', 'HsCode', 'PackageKind']

/** Reads packing lists as the trade sends them: one row for each box or line, one sheet for each box, and merged cells. */
export function readSheets(given: readonly SheetRows[], answers: SheetAnswers = {}): SheetReading {
  const notes = new FileNotes()
  const sheets = given.map((sheet) => withAnswers(sheet, answers))
  const divided = sheets.map(({ Name, Rows }) => tablesOf(Name, Rows, notes))
  const file = numberFile(sheets, divided, answers)
  const boxes = new BoxCollector()
  const sums = new RunningSums()
  const layouts = sheets.map((sheet, at) => {
    const { tables, rest } = divided[at]!
    sums.startSheet()
    for (const row of rest)
      for (const [column, text] of (sheet.Rows[row] ?? []).entries())
        if (text.trim() !== '' && !titles.test(plainText(text)))
          notes.unread.push({ sheet: sheet.Name, cell: cellName(row, column), text: text.trim(), why: why.noTable })
    const read = tables.map((table, place) => {
      const reader = new TableReader({ sheet, table, file, answers, notes, boxes, sums, name: `${at + 1}.${place + 1}` })
      return reader.read()
    })
    const layout: SheetLayout = read.length === 0 ? 'none' : read.includes('line') ? 'line' : (read[0] ?? 'none')
    return { sheet: sheet.Name, layout }
  })
  return { boxes: boxes.finish(), layouts, asked: notes.questions, unread: notes.unread, totals: notes.totals }
}

function withAnswers(sheet: SheetRows, { cells = {} }: SheetAnswers): SheetRows {
  const edited = new Map(
    Object.entries(cells)
      .filter(([place]) => place.startsWith(`${sheet.Name}!`))
      .map(([place, text]) => [place.slice(sheet.Name.length + 1), text]),
  )
  if (edited.size === 0) return sheet
  return { ...sheet, Rows: sheet.Rows.map((row, at) => row.map((text, column) => edited.get(cellName(at, column)) ?? text)) }
}

/** The sheet that this package writes has a point, and no blank cell continues. */
const isOwn = (headings: readonly Heading[]) => headings[0]?.column === 'Seq'

function numberFile(
  sheets: readonly SheetRows[],
  divided: readonly { readonly tables: readonly SheetTable[] }[],
  { decimal }: SheetAnswers,
): NumberFile {
  const tables = divided.flatMap(({ tables: all }, at) => all.map((table) => ({ table, Rows: sheets[at]!.Rows })))
  if (decimal !== undefined) return { decimal, pointIsSure: decimal === 'point' }
  if (tables.length > 0 && tables.every(({ table }) => isOwn(table.headings))) return { decimal: 'point', pointIsSure: true }
  const texts = tables.flatMap(({ table, Rows }) => {
    const columns = table.headings.filter(({ column }) => measureOf[column] !== undefined)
    return table.rows.flatMap((row) => columns.map(({ at }) => Rows[row]![at] ?? ''))
  })
  if (texts.some(showsDecimalComma)) return { decimal: 'either', pointIsSure: false }
  return { decimal: undefined, pointIsSure: texts.some(showsDecimalPoint) }
}

interface TableContext {
  readonly sheet: SheetRows
  readonly table: SheetTable
  readonly file: NumberFile
  readonly answers: SheetAnswers
  readonly notes: FileNotes
  readonly boxes: BoxCollector
  readonly sums: RunningSums
  /** Place of the table in the file. */
  readonly name: string
}

/** Reads one table into boxes. */
class TableReader {
  private readonly context: TableContext
  private readonly rows: RowReader
  private readonly tops: MergeTop
  /** Blank cells that are asked about, by column. */
  private readonly blanks = new Map<Heading, string[]>()
  private readonly above = new Map<number, string>()

  constructor(context: TableContext) {
    this.context = context
    const { sheet, notes, file } = context
    this.tops = mergeTops(sheet.Merges)
    this.rows = new RowReader(file, {
      unread: (cell, words) => {
        // a cell that continues another one was noted there
        if (!cell.continues) notes.unread.push({ ...placeOf(sheet, cell), why: words })
      },
      asked: (cell, kind, { meanings, ask }) => {
        if (!cell.continues) notes.questions.push({ kind, ...placeOf(sheet, cell), meanings, words: ask })
      },
    })
  }

  read(): SheetLayout {
    const { sheet, table, notes, boxes, sums, name } = this.context
    const labels = labelledCells(sheet.Name, sheet.Rows, table.above, notes)
    sums.startTable()
    const hasBoxes = table.headings.some(({ column }) => column === 'BoxNo' || column === 'BoxAndSeal' || column === 'Seq')
    const single = hasBoxes ? undefined : this.single(labels)
    const used = new Map<OpenBox, number>()
    for (const row of table.rows) {
      const rowCells = sheet.Rows[row]!
      const total = totalWordOf(rowCells) ?? (this.isSum(row) ? '' : undefined)
      if (total !== undefined) {
        this.total(row, total)
        continue
      }
      const cells = this.cells(row)
      if (!this.isData(cells)) {
        this.outside(row)
        continue
      }
      const open = single ?? this.boxOf(cells, `${name}.${row}`, boxes)
      const line = this.rows.line(`${name.replace(/\.\d+$/, '')}.${row + 1}`, [...sharedLabels(labels), ...cells], isOwn(table.headings))
      this.rows.box(open, cells)
      if (line) {
        open.lines.push(line)
        sums.add(line)
      }
      used.set(open, (used.get(open) ?? 0) + 1)
    }
    this.askBlanks()
    if (single) return 'single'
    return [...used.values()].some((count) => count > 1) ? 'line' : 'box'
  }

  /** The one box of a sheet, by the cells above its table. */
  private single(labels: readonly RowCell[]): OpenBox {
    const numbered = labels.find(({ heading }) => heading.column === 'BoxNo' || heading.column === 'BoxAndSeal')
    const open = numbered ? this.boxOf(labels, '', this.context.boxes) : this.context.boxes.open('')
    this.rows.box(open, labels)
    return open
  }

  /** The box of a row by its number; a row without one is a box of its own. */
  private boxOf(cells: readonly RowCell[], place: string, boxes: BoxCollector): OpenBox {
    const both = cells.find(({ heading }) => heading.column === 'BoxAndSeal')
    const [first = '', ...seals] = (both?.text ?? '').split(/[/\n,;、，；]|\s{2,}/)
    const cell = cells.find(({ heading }) => heading.column === 'BoxNo') ?? (both && { ...both, text: first })
    const no = cell ? this.rows.boxNo(cell) : ''
    const seq = cells.find(({ heading }) => heading.column === 'Seq')?.text.trim() ?? ''
    const open = seq === '' ? boxes.open(no || place) : boxes.openRow(`${this.context.sheet.Name}#${seq}`, no)
    if (no !== '') open.box.BoxNo = no
    if (both) {
      this.rows.seals(open, both, readSeals(seals.join('/'), ''))
    }
    return open
  }

  /** A row of the table says something of a box or of goods beside texts that anybody writes below a table. */
  private isData(cells: readonly RowCell[]): boolean {
    const filled = cells.filter(({ text, continues }) => text.trim() !== '' && !continues)
    const [only] = filled
    if (filled.length !== 1 || !only) return filled.length > 0
    const { column } = only.heading
    if (column !== 'BoxNo' && column !== 'BoxAndSeal') return measureOf[column] !== undefined || column === 'Seq'
    const read = readBoxNo(only.text)
    return 'value' in read && /^[A-Z]{4}\d{6,7}$/.test(read.value)
  }
  private outside(row: number): void {
    const { sheet, notes, table } = this.context
    for (const [column, text] of sheet.Rows[row]!.entries())
      if (text.trim() !== '' && table.headings.some(({ at }) => at === column))
        notes.unread.push({ sheet: sheet.Name, cell: cellName(row, column), text: text.trim(), why: why.outside })
  }

  private cells(row: number): RowCell[] {
    const { sheet, table } = this.context
    const rowCells = sheet.Rows[row]!
    const isFilled = table.headings.some(({ at }) => (rowCells[at] ?? '').trim() !== '')
    return table.headings.map((heading) => {
      const text = rowCells[heading.at] ?? ''
      if (text.trim() !== '') {
        this.above.set(heading.at, text)
        return { heading, text, row, continues: false }
      }
      const top = this.tops(row, heading.at)
      if (top !== undefined) return { heading, text: sheet.Rows[top]?.[heading.at] ?? '', row, continues: true }
      return { heading, ...this.blank(heading, row, isFilled), row }
    })
  }
  /** A blank cell that no known merge covers: it continues the one above if somebody said so, and is asked about where it may. */
  private blank(heading: Heading, row: number, isFilled: boolean): { text: string; continues: boolean } {
    const { sheet, answers, table } = this.context
    const above = this.above.get(heading.at)
    const { column } = heading
    const mayContinue = column === 'BoxNo' || column === 'BoxAndSeal' || (sheet.Merges === undefined && mergedColumns.includes(column))
    if (!isFilled || above === undefined || !mayContinue || isOwn(table.headings)) return { text: '', continues: false }
    const answer = answers.blanks?.[`${sheet.Name}!${column}`]
    if (answer === 'empty') return { text: '', continues: false }
    if (answer === undefined) this.blanks.set(heading, [...(this.blanks.get(heading) ?? []), cellName(row, heading.at)])
    return { text: above, continues: true }
  }
  private askBlanks(): void {
    const { sheet, notes } = this.context
    for (const [{ column, text }, cells] of this.blanks)
      notes.questions.push({ kind: 'blank', sheet: sheet.Name, column, cells, words: questions.blank(text.trim()) })
  }

  /** A row of nothing but the sums of all lines above it is no line, although nobody wrote 合计 beside it. */
  private isSum(row: number): boolean {
    const { sheet, table, file, sums } = this.context
    const filled = table.headings.filter(({ at }) => (sheet.Rows[row]![at] ?? '').trim() !== '')
    if (filled.length < 2 || !sums.hasLines || table.headings.some(({ at }) => this.tops(row, at) !== undefined)) return false
    return filled.every(({ at, column, factor }) => {
      const measure = measureOf[column]
      const read = measure && readQuantity(sheet.Rows[row]![at]!, measure, factor, file)
      return measure !== undefined && read !== undefined && 'value' in read && sums.compare('', measure, read.value).agrees
    })
  }

  private total(row: number, word: string): void {
    const { sheet, table, notes, sums } = this.context
    for (const heading of table.headings) {
      const measure = measureOf[heading.column]
      const text = sheet.Rows[row]![heading.at] ?? ''
      if (measure === undefined || text.trim() === '' || totalWordOf([text]) !== undefined) continue
      const said = this.rows.quantity({ heading, text, row, continues: false }, measure)
      if (said === undefined) continue
      const { sum, agrees } = sums.compare(word, measure, said)
      notes.totals.push({ sheet: sheet.Name, cell: cellName(row, heading.at), measure, said, sum, agrees })
    }
    sums.endPart()
  }
}

/** Numbers of a bill or booking above a table are those of all its lines. */
const sharedLabels = (labels: readonly RowCell[]): RowCell[] =>
  labels
    .filter(({ heading }) => heading.column === 'BillNo' || heading.column === 'BookingNo')
    .map((cell) => ({ ...cell, continues: true }))

const placeOf = (sheet: SheetRows, { row, heading, text }: RowCell) => ({
  sheet: sheet.Name,
  cell: cellName(row, heading.at),
  text: text.trim(),
})
