import { containerFields, lineFields, type FieldSpec, type SiContainer, type SiLine } from '@jst/contracts/si'
import type { CellValue, CreateRow, SheetRow } from '@jst/sheet'
import { emptyContainer, emptyLine, totalsOf } from '@jst/si-drafts/rules'
import { containerKind, lineKind } from './column-names.ts'

/** Fields that people fill in, in their order. */
const filledIn = (fields: Readonly<Record<string, FieldSpec>>) =>
  Object.entries(fields)
    .filter(([, { by, key }]) => by === 'user' && !key)
    .map(([name]) => name)
const containerNames = filledIn(containerFields)
const lineNames = filledIn(lineFields)
const figures = ['packages', 'weight', 'volume'] as const
const numbers = new Set(
  Object.entries({ ...containerFields, ...lineFields }).flatMap(([name, { kind }]) => (kind === 'int' || kind === 'decimal' ? [name] : [])),
)

type Source = SiContainer | SiLine

const valuesOf = (source: Source, names: readonly string[]): Record<string, CellValue> =>
  Object.fromEntries(names.map((name) => [name, source[name as keyof Source] || null]))

/** Puts the values of a row on its source; what is no number counts as nothing, the row keeps what was typed. */
function withValues<T extends Source>(source: T, row: SheetRow, names: readonly string[]): T {
  const changed: Record<string, unknown> = { ...source }
  for (const name of names) {
    const value = row.values[name] ?? null
    changed[name] = numbers.has(name) ? (typeof value === 'number' ? value : 0) : String(value ?? '')
  }
  return changed as T
}

/**
 * Containers and goods lines as rows of a sheet, and back. A row stays the same object as long as its container or line does, so that a
 * keystroke among thousands of rows costs one row; it keeps its id over edits, undo and repairs.
 */
export class RowBook {
  readonly #rows = new WeakMap<Source, SheetRow>()
  #before: readonly SiContainer[] = []
  #made = 0

  rows(containers: readonly SiContainer[]): SheetRow[] {
    const now = new Set<Source>(containers)
    const result: SheetRow[] = []
    containers.forEach((container, index) => {
      const old = this.#before[index]
      const replaced = old && !now.has(old) ? old : undefined
      result.push(this.#rowOf(container, replaced, containerKind))
      const kept = new Set<Source>(container.lines)
      container.lines.forEach((line, position) => {
        const gone = replaced?.lines[position]
        result.push(this.#rowOf(line, gone && !kept.has(gone) ? gone : undefined, lineKind))
      })
    })
    this.#before = containers
    return result
  }

  /** Id of the row of a container, or of one of its lines. */
  idOf(source: Source): string | undefined {
    return this.#rows.get(source)?.id
  }

  /** A new row for the sheet. A line made from a copy keeps its texts. */
  readonly create: CreateRow = ({ level, like }) => ({
    id: this.#nextId(),
    level,
    kind: level === 0 ? containerKind : lineKind,
    values: like && like.level === level ? like.values : {},
  })

  /** The containers that rows stand for. Those without a change stay the same objects; totals of a box follow its lines while they agreed. */
  containers(rows: readonly SheetRow[], before: readonly SiContainer[]): SiContainer[] {
    const sources = new Map<string, Source>()
    for (const container of before)
      for (const source of [container, ...container.lines]) {
        const id = this.idOf(source)
        if (id !== undefined) sources.set(id, source)
      }
    const groups: { row: SheetRow | undefined; lines: SiLine[] }[] = []
    for (const row of rows) {
      if (row.kind !== lineKind) groups.push({ row, lines: [] })
      else {
        // a line above all containers begins one of its own
        const group = groups.at(-1) ?? { row: undefined, lines: [] }
        if (groups.length === 0) groups.push(group)
        group.lines.push(this.#lineOf(row, sources.get(row.id) as SiLine | undefined))
      }
    }
    return groups.map(({ row, lines }) => this.#containerOf(row, lines, row && (sources.get(row.id) as SiContainer | undefined)))
  }

  #lineOf(row: SheetRow, source: SiLine | undefined): SiLine {
    if (source && this.#rows.get(source) === row) return source
    const line = withValues(source ?? emptyLine(), row, lineNames)
    this.#rows.set(line, row)
    return line
  }

  #containerOf(row: SheetRow | undefined, lines: SiLine[], source: SiContainer | undefined): SiContainer {
    const sameLines = source !== undefined && source.lines.length === lines.length && lines.every((line, at) => line === source.lines[at])
    const sameRow = source !== undefined && this.#rows.get(source) === row
    if (source && sameLines && sameRow) return source
    const own = row ? withValues(source ?? emptyContainer(), row, containerNames) : emptyContainer()
    const container = { ...own, lines }
    const followed = sameLines ? container : following(container, source)
    const agrees = row !== undefined && figures.every((name) => followed[name] === container[name])
    this.#rows.set(followed, agrees ? row : this.#freshRow(followed, row))
    return followed
  }

  #freshRow(container: SiContainer, row: SheetRow | undefined): SheetRow {
    return { id: row?.id ?? this.#nextId(), level: 0, kind: containerKind, values: valuesOf(container, containerNames) }
  }

  #rowOf(source: Source, replaced: Source | undefined, kind: string): SheetRow {
    const known = this.#rows.get(source)
    if (known) return known
    const id = (replaced && this.#rows.get(replaced)?.id) ?? this.#nextId()
    const isBox = kind === containerKind
    const row: SheetRow = { id, level: isBox ? 0 : 1, kind, values: valuesOf(source, isBox ? containerNames : lineNames) }
    this.#rows.set(source, row)
    return row
  }

  #nextId(): string {
    return `r${++this.#made}`
  }
}

/** Totals of the lines, where the box agreed with its lines before or had none. */
function following(container: SiContainer, before: SiContainer | undefined): SiContainer {
  if (container.lines.length === 0) return container
  const [sums, old] = [totalsOf(container.lines), totalsOf(before?.lines ?? [])]
  const patch: Partial<SiContainer> = {}
  for (const name of figures)
    if (container[name] === 0 || (before && before.lines.length > 0 && before[name] === old[name])) patch[name] = sums[name]
  return { ...container, ...patch }
}
