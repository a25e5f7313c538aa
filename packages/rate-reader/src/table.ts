import type { Asks } from './asks.ts'
import { daysAt } from './data/day-patterns.ts'
import { dayAfter } from './dates.ts'
import { leftOut, type ReaderFacts } from './facts.ts'
import { newGroup, newLine, type LineFacts } from './line-facts.ts'
import { boxOf } from './data/patterns.ts'
import { Cursor } from './cursor.ts'
import { readLine } from './read-line.ts'
import { meaningOf } from './meaning.ts'
import { pricesAt, priceStarts } from './read-price.ts'
import { remarkAt } from './read-remark.ts'
import type { Span } from './reading.ts'
import { scan } from './scan.ts'
import type { DayWord } from './tokens.ts'
import { currencySigns, headings, priceHeading, weekdayNames } from './vocabulary.ts'

/** What a column holds. */
type Column =
  | { readonly of: (typeof headings)[number][0] }
  | { readonly of: 'price'; readonly box: string; readonly currency: string }
  | { readonly of: 'nothing' }

/** The cells of a line, between its tabs, without the spaces at their ends. */
export function cellsOf(text: string, { start, end }: Span): Span[] {
  const cells: Span[] = []
  let from = start
  for (let at = start; at <= end; at += 1) {
    if (at < end && text[at] !== '\t') continue
    const cell = text.slice(from, at)
    const lead = cell.length - cell.trimStart().length
    cells.push({ start: from + lead, end: from + lead + cell.trim().length })
    from = at + 1
  }
  return cells
}

function columnOf(heading: string): Column {
  const words = heading.replace(/\s+/g, ' ').replace(/[:*]/g, '').trim()
  const named = headings.find(([, pattern]) => pattern.test(words))
  if (named) return { of: named[0] }
  const price = priceHeading.exec(words)
  const box = price && boxOf(price[3]!, price[4] ?? price[2] ?? '')
  return price && box ? { of: 'price', box, currency: currencySigns[price[1] ?? price[5] ?? ''] ?? '' } : { of: 'nothing' }
}

/** The columns of a line that heads a table: it names a port and a box type, and holds no amounts. */
export function headerOf(text: string, cells: readonly Span[]): readonly Column[] | undefined {
  const columns = cells.map(({ start, end }) => columnOf(text.slice(start, end)))
  const of = (kind: Column['of']) => columns.some((column) => column.of === kind)
  return of('price') && (of('pod') || of('pol')) ? columns : undefined
}

const repeats = new Set<Column['of']>(['pol', 'pod', 'via', 'carrier', 'currency', 'validity', 'from', 'until', 'service'])

/** A table of the text: its header, and the cells above for those that are empty. */
export class Table {
  private readonly columns: readonly Column[]
  private readonly above = new Map<number, Span>()
  private readonly text: string
  private readonly asks: Asks
  private readonly facts: ReaderFacts

  constructor(text: string, cells: readonly Span[], columns: readonly Column[], asks: Asks, facts: ReaderFacts) {
    this.text = text
    this.columns = columns
    this.asks = asks
    this.facts = facts
    for (const [at, cell] of cells.entries()) if (columns[at]?.of !== 'nothing') asks.marks.set(cell, 'read')
  }

  row(span: Span, cells: readonly Span[]): LineFacts {
    const line = newLine(span, true)
    const group = newGroup()
    line.groups.push(group)
    const filled = cells.filter(({ start, end }) => end > start).length
    for (const [at, column] of this.columns.entries()) {
      const cell = this.cellAt(column, at, cells[at], filled > 1, line.open)
      if (cell) this.cell(column, cell, line)
    }
    return line
  }

  /** The cell, or the one above it where somebody says that empty cells repeat it. */
  private cellAt(column: Column, at: number, cell: Span | undefined, isRow: boolean, open: string[]): Span | undefined {
    if (cell && cell.end > cell.start) {
      if (repeats.has(column.of)) this.above.set(at, cell)
      return cell
    }
    const above = this.above.get(at)
    if (!above || !isRow) return undefined
    const word = this.text.slice(above.start, above.end)
    const asked = this.asks.ask({
      kind: 'below',
      about: word,
      each: true,
      span: above,
      word,
      candidates: [{ value: 'repeat', label: word }],
    })
    if ('open' in asked) open.push(asked.open)
    return 'answer' in asked && asked.answer === leftOut ? undefined : above
  }

  private cell(column: Column, cell: Span, line: LineFacts): void {
    const group = line.groups[0]!
    const tokens = scan(this.text, cell.start, cell.end, this.facts)
    const inner = () => readLine(cell, tokens, this.asks, this.facts)
    const number = tokens.find((token) => token.is === 'number')
    const says = (value: number) => {
      this.asks.marks.set(cell, 'read')
      return { value, span: cell }
    }
    switch (column.of) {
      case 'price':
        return this.price(column, cell, line)
      case 'pol':
      case 'pod':
      case 'via': {
        const places = tokens.some(({ is }) => is === 'unknown')
          ? [this.named('port', cell)]
          : inner().groups.flatMap(({ pols, pods }) => [...pols, ...pods])
        group[`${column.of}s`].push(...places.filter((place) => place !== undefined))
        return
      }
      case 'carrier': {
        const found = inner().carriers
        const asked = found.length > 0 ? found : [this.named('carrier', cell)]
        line.carriers.push(...asked.filter((one) => one !== undefined))
        return
      }
      case 'validity':
        line.validity.push(...inner().validity.map((one) => ({ ...one, value: { ...one.value, bare: false } })))
        return
      case 'from':
      case 'until': {
        const day = daysAt(this.text, cell.start)?.to ?? serialDay(number?.value)
        if (!day) return
        const [from, to] = column.of === 'from' ? [day, undefined] : [undefined, day]
        line.validity.push({ value: { from, to, bare: false }, span: says(0).span })
        return
      }
      case 'transit':
      case 'free':
        if (number) line[column.of] = says(Number(number.value))
        else line[column.of] = inner()[column.of]
        return
      case 'closing':
      case 'sailing': {
        const day = weekdayOf(this.text.slice(cell.start, cell.end))
        line[column.of] = day ? says(day) : inner()[column.of]
        return
      }
      case 'currency':
        line.currency = inner().currency
        return
      case 'service':
        this.asks.marks.set(cell, 'read')
        line.service = { value: this.text.slice(cell.start, cell.end).slice(0, 20), span: cell }
        return
      case 'charges':
        line.charges.push(...inner().charges)
        return
      case 'remark': {
        const found = remarkAt(new Cursor(tokens), this.asks, this.facts)
        if (found) {
          line.remark = found.remark
          line.charges.push(...found.charges)
        }
        return
      }
      default:
    }
  }

  private price(column: Extract<Column, { of: 'price' }>, cell: Span, line: LineFacts): void {
    const tokens = scan(this.text, cell.start, cell.end, this.facts)
    const cursor = new Cursor(tokens)
    if (!priceStarts(cursor)) {
      if (tokens.every((token) => token.is === 'sign' || (token.is === 'word' && token.word === 'open'))) this.asks.marks.set(cell, 'read')
      return
    }
    const list = pricesAt(cursor, this.asks)
    const currency = list.currency ?? (column.currency ? { value: column.currency, span: cell } : undefined)
    line.groups[0]!.prices.push({ ...list, boxes: list.boxes.length > 0 ? list.boxes : [column.box], currency })
  }
  /** A cell that holds more than known names, asked as a whole. */
  private named(kind: 'port' | 'carrier', cell: Span) {
    return meaningOf({ ...cell, word: this.text.slice(cell.start, cell.end) }, kind, [], this.asks, this.facts)
  }
}

/** Spreadsheets keep days as numbers: days since the end of 1899. */
function serialDay(number: string | undefined): DayWord | undefined {
  const days = Number(number)
  if (!Number.isInteger(days) || days < 36_526 || days > 73_050) return undefined
  const [year, month, day] = dayAfter('1899-12-30', days).split('-').map(Number)
  return { year, month: month!, day: day!, either: false }
}

function weekdayOf(text: string): number | undefined {
  const word = text.replace(/周|星期|礼拜/g, '').trim()
  if (/^[1-7]$/.test(word)) return Number(word)
  const at = weekdayNames.findIndex((names) =>
    word.length === 1 ? names.includes(word) && !/[A-Z]/.test(word) : names.includes(word.slice(0, 3)) && /^[A-Z]{3}/.test(word),
  )
  return at === -1 ? undefined : at + 1
}
