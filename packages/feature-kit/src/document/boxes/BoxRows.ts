import { sumOfAmounts } from '@jst/contracts/allocation'
import type { CellValue, CreateRow, SheetRow } from '@jst/sheet'
import { boxKind, lineKind, type BoxForm } from './form.ts'

const cellOf = (value: unknown): CellValue => (value === true ? 'Y' : ((value || null) as CellValue))

/**
 * Boxes and their lines as rows of a sheet, and back. A row stays the same object as long as its box or line does, so that a keystroke among
 * thousands of rows costs one row; it keeps its id over edits, undo and repairs.
 */
export class BoxRows<M extends string, B extends object, L extends object> {
  readonly #form: BoxForm<M, B, L>
  readonly #rows = new WeakMap<B | L, SheetRow>()
  #before: readonly B[] = []
  #made = 0

  constructor(form: BoxForm<M, B, L>) {
    this.#form = form
  }

  rows(boxes: readonly B[]): SheetRow[] {
    const { linesOf } = this.#form.shape
    const now = new Set(boxes)
    const result: SheetRow[] = []
    boxes.forEach((box, index) => {
      const old = this.#before[index]
      const replaced = old !== undefined && !now.has(old) ? old : undefined
      result.push(this.#rowOf(box, replaced, boxKind))
      const lines = linesOf(box)
      const remaining = new Set(lines)
      lines.forEach((line, place) => {
        const gone = replaced && linesOf(replaced)[place]
        result.push(this.#rowOf(line, gone !== undefined && !remaining.has(gone) ? gone : undefined, lineKind))
      })
    })
    this.#before = boxes
    return result
  }

  /** Id of the row of a box, or of one of its lines. */
  idOf(source: B | L): string | undefined {
    return this.#rows.get(source)?.id
  }

  /** The first number cell of boxes in which text was typed; undefined without one. */
  unread(boxes: readonly B[]): { readonly id: string; readonly key: string; readonly text: string } | undefined {
    const { shape, numbers } = this.#form
    for (const source of boxes.flatMap((box): (B | L)[] => [box, ...shape.linesOf(box)])) {
      const row = this.#rows.get(source)
      if (!row) continue
      for (const key of numbers) {
        const value = row.values[key]
        if (typeof value === 'string' && value.trim() !== '') return { id: row.id, key, text: value }
      }
    }
    return undefined
  }

  /** A new row for the sheet. A row made from a copy keeps its texts. */
  readonly create: CreateRow = ({ level, like }) => ({
    id: this.#nextId(),
    level,
    kind: level === 0 ? boxKind : lineKind,
    values: like && like.level === level ? like.values : {},
  })

  /** The boxes that rows stand for. Those without a change stay the same objects; totals of a box follow its lines while they agreed. */
  boxes(rows: readonly SheetRow[], before: readonly B[]): B[] {
    const { linesOf } = this.#form.shape
    const boxes = new Map<string, B>()
    const lines = new Map<string, L>()
    for (const box of before) {
      boxes.set(this.idOf(box) ?? '', box)
      for (const line of linesOf(box)) lines.set(this.idOf(line) ?? '', line)
    }
    const groups: { row: SheetRow | undefined; lines: L[] }[] = []
    for (const row of rows) {
      if (row.kind !== lineKind) groups.push({ row, lines: [] })
      else {
        // a line above all boxes begins one of its own
        if (groups.length === 0) groups.push({ row: undefined, lines: [] })
        groups.at(-1)!.lines.push(this.#lineOf(row, lines.get(row.id)))
      }
    }
    return groups.map(({ row, lines: below }) => this.#boxOf(row, below, row && boxes.get(row.id)))
  }

  #lineOf(row: SheetRow, source: L | undefined): L {
    if (source && this.#rows.get(source) === row) return source
    const line = this.#form.withLineValues(source ?? this.#form.blankLine(), row.values)
    this.#rows.set(line, row)
    return line
  }

  #boxOf(row: SheetRow | undefined, lines: readonly L[], source: B | undefined): B {
    const { blankBox, withBoxValues, shape } = this.#form
    const old = source && shape.linesOf(source)
    const sameLines = old?.length === lines.length && lines.every((line, at) => line === old[at])
    if (source && sameLines && this.#rows.get(source) === row) return source
    const typed = row ? withBoxValues(source ?? blankBox(), row.values) : blankBox()
    const typedAmounts = shape.amountsOf(typed)
    const box = sameLines ? typed : shape.withLines(typed, this.#followed(typed, lines, source), lines)
    const now = shape.amountsOf(box)
    const agrees = row !== undefined && shape.measures.every(({ key }) => typedAmounts[key] === now[key])
    this.#rows.set(box, agrees ? row : { ...this.#freshRow(box, boxKind), id: row?.id ?? this.#nextId() })
    return box
  }

  /** Totals of the lines, where the box agreed with its lines before or had none. */
  #followed(box: B, lines: readonly L[], before: B | undefined) {
    const { amountsOf, linesOf, measures } = this.#form.shape
    const boxAmounts = amountsOf(box)
    if (lines.length === 0) return boxAmounts
    const linesBefore = before ? linesOf(before) : []
    const [sums, old] = [sumOfAmounts(measures, lines.map(amountsOf)), sumOfAmounts(measures, linesBefore.map(amountsOf))]
    const follows = (key: M) => boxAmounts[key] === 0 || (before && linesBefore.length > 0 && amountsOf(before)[key] === old[key])
    return { ...boxAmounts, ...Object.fromEntries(measures.filter(({ key }) => follows(key)).map(({ key }) => [key, sums[key]])) }
  }

  #freshRow(source: B | L, kind: string): Omit<SheetRow, 'id'> {
    const { boxFields, lineFields, valuesOf } = this.#form
    const values = valuesOf(source)
    const names = kind === boxKind ? boxFields : lineFields
    return { level: kind === boxKind ? 0 : 1, kind, values: Object.fromEntries(names.map((name) => [name, cellOf(values[name])])) }
  }

  #rowOf(source: B | L, replaced: B | L | undefined, kind: string): SheetRow {
    const cached = this.#rows.get(source)
    if (cached) return cached
    const row = { ...this.#freshRow(source, kind), id: (replaced && this.#rows.get(replaced)?.id) ?? this.#nextId() }
    this.#rows.set(source, row)
    return row
  }

  #nextId(): string {
    return `r${++this.#made}`
  }
}
