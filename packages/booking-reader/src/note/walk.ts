import { isHan } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { asking, partyDetail, sameAs, unknownLabel } from './vocabulary.ts'
import { boxesIn } from './boxes.ts'
import { matches, plainOf, without, type NoteContext } from './context.ts'
import { goodsHeader, readGoodsTable } from './goods-table.ts'
import { labelsIn, type Label } from './labels.ts'
import type { Cell, Rows } from './layout.ts'
import { clausesOf, nameIfNone, readFreeLine, readStatements } from './statements.ts'
import { goesOnAsGoods, saysOfBooking } from './scope-end.ts'
import { readTarget } from './values.ts'

interface Line extends Span {
  readonly labels: readonly Label[]
}
/** Labels whose value goes on over several lines. */
const isBlock = ({ target: { part, key } }: Label) => part === 'Parties' || key === 'Remark' || key === 'Marks' || key === 'NameEn'
/** Texts that are kept as they stand. */
const isWords = ({ target: { part, key } }: Label) =>
  part === 'Parties' || part === 'Detail' || /^(Remark|RemarkInternal|Marks|TruckPlace|Contact|Note)$/.test(key)
/** Labels that may continue a row of goods below its name. */
const isOfGoods = ({ target: { key } }: Label) => /^(HsCode|UnNo|DangerClass|PackingGroup|FlashPoint)$/.test(key)
const isDetail = ({ target: { part, key } }: Label) => part === 'Detail' || (part === 'Values' && /^(Contact|Phone|Mail)$/.test(key))
/** Rows that a value goes on over at most, and signs of a line that is read at all: no note has more. */
const [deepest, longestLine] = [14, 2_000]
/** Lines of a party. */
const longestParty = 9

/** Details behind the label of a party are the party's. */
function ownLabels(line: Line): Line {
  const party = line.labels.findIndex(({ target }) => target.part === 'Parties')
  return party < 0 ? line : { ...line, labels: line.labels.filter((label, at) => at <= party || !isDetail(label)) }
}
/** A figure of the box, which ends before the next clause. */
const isMeasure = ({ target: { part, key } }: Label) => part === 'Boxes' && /^(Temperature|Ventilation|Humidity)$/.test(key)

/** A line of several labels and nothing else. */
const isHeadings = ({ layout }: NoteContext, line: Line) =>
  line.labels.length > 1 && without(line, line.labels).every((part) => layout.isBlank(part))

/** Reads a page: each label with what stands behind it, in the next cells, or below; then the lines that have no label. */
export class Walk {
  private readonly context: NoteContext
  private readonly rows: Rows
  private readonly inCells: boolean
  private readonly parsed = new Map<Cell, readonly Line[]>()
  private readonly used = new Set<Line>()

  constructor(context: NoteContext, rows: Rows, inCells: boolean) {
    this.context = context
    this.rows = rows
    this.inCells = inCells
  }
  read(): void {
    for (let at = 0; at < this.rows.length; at += 1) {
      const row = this.rows[at]!
      if (row[0]?.hidden) continue
      const header = row.every((cell) => this.lines(cell).every((line) => !this.used.has(line))) && goodsHeader(this.context, row)
      if (header) {
        at = readGoodsTable(this.context, this.rows, at, header, (next) => this.endsTable(next)) - 1
        continue
      }
      for (const cell of row) for (const line of this.lines(cell)) if (!this.used.has(line)) this.readLine(at, cell, line)
    }
  }
  private lines(cell: Cell): readonly Line[] {
    const cached = this.parsed.get(cell)
    if (cached) return cached
    const lines = this.context.layout
      .lines(cell)
      .map((line) => ({ ...line, labels: line.end - line.start > longestLine ? [] : labelsIn(plainOf(this.context, line), line.start) }))
    this.parsed.set(cell, lines)
    return lines
  }
  /** The label that the first filled cell of a row begins with says something else than goods. */
  private endsTable(row: readonly Cell[]): boolean {
    const first = row.find((cell) => !this.context.layout.isBlank(cell))
    const label = first && this.lines(first)[0]?.labels[0]
    return (
      first !== undefined &&
      label !== undefined &&
      this.begins(label, this.lines(first)[0]!) &&
      label.target.part !== 'Total' &&
      !isOfGoods(label) &&
      this.isStrong(label, this.lines(first)[0]!)
    )
  }
  private begins(label: Label, line: Span): boolean {
    return this.context.layout.isBlank({ start: line.start, end: label.start })
  }
  /** With a colon, in Chinese, or a line of its own: words of an address may be labels too. */
  private isStrong(label: Label, line: Line): boolean {
    const { plain, text } = this.context.layout
    if (isHeadings(this.context, line)) return true
    const behind = /^[^\n\t|]*/.exec(text.slice(label.end))![0].trim()
    return (
      plain[label.end - 1] === ':' ||
      (/[\s:]/.test(plain[label.end] ?? ':') && behind === '') ||
      isHan(plain[label.end - 1]!) ||
      label.target.part === 'Parties'
    )
  }
  private readLine(at: number, cell: Cell, line: Line): void {
    this.used.add(line)
    if (line.end - line.start > longestLine) return
    if (isHeadings(this.context, line) && this.readBelow(at, line)) return
    const { labels } = ownLabels(line)
    const first = labels[0]?.start ?? line.end
    const lead = { start: line.start, end: first }
    // words in front of a code of goods are their name
    const names =
      labels[0] && isOfGoods(labels[0]) && !/[:：]\s*$/.test(plainOf(this.context, lead)) && !asking.test(plainOf(this.context, lead))
    if (first > line.start && names) nameIfNone(this.context, readStatements(this.context, lead, undefined))
    else if (first > line.start) readFreeLine(this.context, lead)
    for (const [index, label] of labels.entries()) {
      this.context.draft.read(label)
      const inline = { start: label.end, end: labels[index + 1]?.start ?? line.end }
      const last = index === labels.length - 1
      // in a sentence a value ends with its clause
      const [firstClause = inline, ...clauses] = isWords(label) ? [inline] : clausesOf(this.context, inline, isMeasure(label))
      const area = last && clauses.length === 0 ? this.areaOf(at, cell, line, label, firstClause) : [firstClause]
      readTarget(this.context, label.target, area)
      for (const clause of clauses) readFreeLine(this.context, clause)
    }
  }
  /** Headings of a text with their values in the next line, parted by wide spaces. */
  private readBelow(at: number, { labels }: Line): boolean {
    const [cell, ...others] = this.rows[at + 1] ?? []
    const [line, ...more] = cell && others.length === 0 ? this.lines(cell) : []
    if (!line || more.length > 0 || line.labels.length > 0 || this.used.has(line)) return false
    const parts = without(line, matches(this.context, line, /\s{2,}/g).map((found) => found.span)) // prettier-ignore
    const values = parts.filter((part) => !this.context.layout.isBlank(part))
    if (values.length !== labels.length) return false
    this.used.add(line)
    for (const [index, label] of labels.entries()) {
      this.context.draft.read(label)
      readTarget(this.context, label.target, [values[index]!])
    }
    return true
  }
  private areaOf(at: number, cell: Cell, line: Line, label: Label, inline: Span): Span[] {
    const { layout } = this.context
    const block = isBlock(label)
    const area: Span[] = layout.isBlank(inline) ? [] : [inline]
    if (area.length > 0 && sameAs.test(plainOf(this.context, layout.trim(inline)))) return area
    if (label.target.part === 'Skip' || label.target.part === 'Detail') return area
    const open = () => block || area.length === 0
    const lines = this.lines(cell)
    for (let next = lines.indexOf(line) + 1; next < lines.length && open(); next += 1) if (!this.take(lines[next]!, label, area)) break
    let value = cell
    if (area.length === 0) {
      const right = this.rightOf(at, cell)
      if (right) {
        value = right
        for (const one of this.lines(right)) this.use(one, area)
      }
    }
    if (open() && (block || this.inCells || area.length === 0)) this.below(at, cell, value, label, area)
    return area
  }
  private use(line: Line, area: Span[]): void {
    this.used.add(line)
    if (!this.context.layout.isBlank(line)) area.push(line)
  }
  /** The next filled cell of the row, unless it is a label. */
  private rightOf(at: number, { column }: Cell): Cell | undefined {
    const right = this.rows[at]!.find((cell) => cell.column > column && !this.context.layout.isBlank(cell))
    const [line] = right ? this.lines(right) : []
    return right && line && !this.used.has(line) && !(line.labels[0] && this.begins(line.labels[0], line)) ? right : undefined
  }
  /** Takes a line as going on with a label. @returns false where it does not */
  private take(line: Line, label: Label, area: Span[]): boolean {
    if (this.used.has(line) || this.breaks(line, label, area)) return false
    if (area.length > 0 && label.target.part === 'Parties' && sameAs.test(plainOf(this.context, this.context.layout.trim(area[0]!))))
      return false
    // a label that nobody knows
    const unknown = unknownLabel.exec(plainOf(this.context, line))?.[1]
    if (unknown !== undefined && isBlock(label) && label.target.key !== 'Remark' && !partyDetail.test(unknown)) return false
    if (label.target.key === 'NameEn' && area.length > 0 && !goesOnAsGoods(this.context, area[0]!, line)) return false
    if (label.target.part === 'Parties' && area.length > 0 && (area.length >= longestParty || saysOfBooking(this.context, line)))
      return false
    if (!isBlock(label) && boxesIn(this.context, line, false).length > 0 && label.target.part !== 'Boxes') return false
    this.use(line, area)
    return true
  }
  private breaks(line: Line, label: Label, area: readonly Span[]): boolean {
    const [first] = line.labels
    if (!first || !this.begins(first, line) || !this.isStrong(first, line)) return false
    if (label.target.part !== 'Parties' || !isDetail(first)) return true
    if (first.target.part === 'Detail') return false
    // a Chinese contact label below a party that is in English throughout speaks of the booking
    const chinese = [label, ...area].some((span) => isHan(this.context.layout.words(span)))
    return isHan(this.context.layout.words(first)) && !chinese
  }
  private below(at: number, cell: Cell, value: Cell, label: Label, area: Span[]): void {
    const block = isBlock(label)
    for (let next = at + 1; next < this.rows.length && next <= at + deepest; next += 1) {
      const row = this.rows[next]!
      if (row[0]?.hidden || goodsHeader(this.context, row)) return
      const left = value === cell ? undefined : row.find(({ column }) => column === cell.column)
      const leftLine = left && !this.context.layout.isBlank(left) ? this.lines(left)[0] : undefined
      if (leftLine && (this.used.has(leftLine) || this.breaks(leftLine, label, area) || leftLine.labels.length === 0)) return
      const under = row.find(({ column }) => column === value.column)
      if (!under || this.context.layout.isBlank(under)) {
        if (area.length > 0 || next > at + (this.inCells ? 3 : 1)) return
        continue
      }
      const detail = this.lines(under)[0]?.labels[0]
      if (leftLine) this.use(leftLine, area)
      for (const line of this.lines(under)) if (!this.take(line, label, area)) return
      // the value of a detail stands right of it
      if (value === cell && detail && this.inCells && isDetail(detail)) {
        const right = this.rightOf(next, under)
        for (const line of right ? this.lines(right) : []) this.use(line, area)
      }
      if (!block) return
    }
  }
}
