import type { Span } from '../reading.ts'
import { temperaturePattern, totalStart } from './vocabulary.ts'
import { boxesIn } from './boxes.ts'
import { matches, plainOf, without, type FigureKey, type NoteContext } from './context.ts'
import { figuresIn, takeFigure } from './figures.ts'
import { labelOf, type LabelTarget } from './labels.ts'
import type { Cell, Rows } from './layout.ts'
import { claimName, nextCargo, readStatements } from './statements.ts'
import { readFigures, readTarget } from './values.ts'

export interface HeaderCell extends Span {
  readonly column: number
  readonly target: LabelTarget
}
const isFigure = (key: string): key is FigureKey => key === 'Packages' || key === 'Weight' || key === 'Volume'

/** Column labels of a heading row; undefined if the row does not head a table of goods. */
export function goodsHeader(context: NoteContext, row: readonly Cell[]): readonly HeaderCell[] | undefined {
  const filled = row.filter((cell) => !context.layout.isBlank(cell))
  if (filled.some((cell) => /\d/.test(plainOf(context, cell).replace(/M3/g, '')))) return undefined
  const cells = filled.length === 1 ? wordsOf(context, filled[0]!) : filled
  const heads = cells.map((cell) => ({ ...context.layout.trim(cell), column: cell.column, target: labelOf(context.layout.words(cell)) }))
  const goods = heads.filter((head): head is HeaderCell => head.target?.part === 'Cargo')
  const others = heads.filter(({ target }) => target?.part !== 'Cargo')
  const figures = goods.filter(({ target }) => isFigure(target.key))
  if (goods.length < 2 || figures.length === 0 || goods.length + figures.length < 4) return undefined
  if (others.some(({ target }) => target === undefined && filled.length === 1) || others.length > 1 + goods.length / 2) return undefined
  return goods
}
/** Splits a line into cells at runs of spaces. */
function wordsOf(context: NoteContext, cell: Cell): Cell[] {
  const text = plainOf(context, cell)
  const split = (gap: RegExp) => {
    const cells: Cell[] = []
    let at = 0
    for (const part of text.split(gap)) {
      const start = text.indexOf(part, at)
      at = start + part.length
      if (part.trim() !== '') cells.push({ ...cell, start: cell.start + start, end: cell.start + at, column: cells.length })
    }
    return cells
  }
  const wide = split(/\s{2,}|\s*\|\s*/)
  if (wide.length > 1 && wide.every((one) => labelOf(plainOf(context, one)))) return wide
  const narrow = split(/\s+/)
  if (narrow.length > 2 && narrow.every((one) => labelOf(plainOf(context, one)))) return narrow
  const joined: Cell[] = []
  for (let at = 0; at < narrow.length;) {
    let end = Math.min(narrow.length, at + 4)
    while (end > at + 1 && !labelOf(text.slice(narrow[at]!.start - cell.start, narrow[end - 1]!.end - cell.start))) end -= 1
    joined.push({ ...narrow[at]!, end: narrow[end - 1]!.end, column: joined.length })
    at = end
  }
  return joined
}

/** Reads the rows below a heading. @returns the index after the last row of the table */
export function readGoodsTable(
  context: NoteContext,
  rows: Rows,
  at: number,
  heads: readonly HeaderCell[],
  ends: (row: readonly Cell[]) => boolean,
): number {
  for (const head of heads) context.draft.read(head)
  const inCells = rows[at]!.filter((cell) => !context.layout.isBlank(cell)).length > 1
  let next = at + 1
  let lines = 0
  const names = new Map<number, Span[]>()
  for (; next < rows.length; next += 1) {
    const row = rows[next]!
    const filled = row.filter((cell) => !context.layout.isBlank(cell))
    if (filled.length === 0) {
      if (lines > 0 || next > at + 2) break
      continue
    }
    if (row[0]?.hidden) continue
    const total = filled.some((cell) => totalStart.test(plainOf(context, cell)) || labelOf(context.layout.words(cell))?.part === 'Total')
    if (!total && (ends(row) || filled.some((cell) => boxesIn(context, cell, false).length > 0 || readsCold(context, cell)))) break
    const one = filled.length === 1
    if (inCells && !(total && one)) {
      if (!heads.some((head) => filled.some(({ column }) => column === head.column))) break
      readRow(context, heads, row, total, names)
    } else if (!readLine(context, heads, filled[0]!, total, names)) break
    lines += 1
    if (total) {
      next += 1
      break
    }
  }
  for (const [line, spans] of names) claimName(context, `Cargo[${line}]`, spans)
  context.listed ||= lines > 1 || context.cargo > 0
  return next
}

const readsCold = (context: NoteContext, cell: Span) => matches(context, cell, temperaturePattern).length > 0

function readRow(
  context: NoteContext,
  heads: readonly HeaderCell[],
  row: readonly Cell[],
  total: boolean,
  names: Map<number, Span[]>,
): void {
  const cellOf = ({ column }: HeaderCell) => row.find((cell) => cell.column === column && !context.layout.isBlank(cell))
  const figured = heads.some((head) => isFigure(head.target.key) && cellOf(head) && /\d/.test(plainOf(context, cellOf(head)!)))
  if (total) {
    for (const cell of row) if (!/\d/.test(plainOf(context, cell))) context.draft.read(cell)
    for (const head of heads) if (cellOf(head) && isFigure(head.target.key)) readFigures(context, head.target, cellOf(head)!, 'total')
    return
  }
  const goal = figured || context.cargo < 0 ? nextCargo(context) : (`Cargo[${context.cargo}]` as const)
  for (const head of heads) {
    const cell = cellOf(head)
    if (!cell) continue
    if (head.target.key === 'NameEn') addName(context, goal, cell, names)
    else if (isFigure(head.target.key)) readFigures(context, head.target, cell, goal)
    else readTarget(context, head.target, [cell])
  }
}
function addName(context: NoteContext, goal: `Cargo[${number}]`, cell: Span, names: Map<number, Span[]>): void {
  const parts = context.layout.lines(cell).flatMap((line) => readStatements(context, line, goal))
  names.set(context.cargo, [...(names.get(context.cargo) ?? []), ...parts])
}

/** Reads a text line below a heading: figures in the order of the headings, the rest as the name. @returns true if the line belongs to the table */
function readLine(context: NoteContext, heads: readonly HeaderCell[], cell: Span, total: boolean, names: Map<number, Span[]>): boolean {
  const columns = heads.filter(({ target }) => isFigure(target.key) || target.key === 'HsCode')
  const all = figuresIn(context, cell).filter(
    ({ key, span }) => key !== undefined || /(^|\s)$/.test(context.layout.plain.slice(cell.start, span.start)),
  )
  if (all.length === 0) return false
  const figures = total ? all : all.slice(-columns.length)
  const ordered = figures.length === columns.length && figures.every(({ key }, at) => key === undefined || key === columns[at]!.target.key)
  const goal = total ? ('total' as const) : nextCargo(context)
  const taken: Span[] = []
  for (const [at, one] of figures.entries()) {
    const { key, unit } = ordered ? columns[at]!.target : { key: one.key, unit: one.unit }
    if (key === 'HsCode' && goal !== 'total') context.draft.claim(`${goal}.HsCode`, plainOf(context, one.span), one.span)
    else if (key === undefined || !isFigure(key) || !takeFigure(context, one, goal, { key, unit })) continue
    taken.push(one.span)
  }
  const left = without(cell, taken)
  if (goal === 'total') {
    for (const part of left) if (!/\d/.test(plainOf(context, part))) context.draft.read(part)
  } else names.set(context.cargo, [...(names.get(context.cargo) ?? []), ...left.flatMap((part) => readStatements(context, part, goal))])
  return true
}
