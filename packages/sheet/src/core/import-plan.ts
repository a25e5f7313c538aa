import { sheetTexts, type SheetTexts } from '../texts.ts'
import { namesColumn, reasonOf, resolveColumns, valueOf, type ResolvedColumn } from './columns.ts'
import type { CellValue, SheetColumn, SheetRow } from './types.ts'

/** For each column of the file the key that it goes to; null: it is left out. */
export type ImportMapping = readonly (string | null)[]

/** A line that can be imported. */
export interface AcceptedLine {
  /** Line in the file, from 1. */
  readonly line: number
  /** Values by column key; an empty cell is null. */
  readonly values: Readonly<Record<string, CellValue>>
}

/** A line that cannot be imported, as it stands in the file, with every reason. */
export interface RejectedLine {
  /** Line in the file, from 1. */
  readonly line: number
  /** The cells as the file has them. */
  readonly cells: readonly string[]
  /** Every reason, in one sentence. */
  readonly reason: string
}

/** Preview of an import. */
export interface ImportPlan {
  /** Line of the headings, from 1; undefined when none was recognised. */
  readonly headerLine: number | undefined
  /** Where each column of the file goes: what was recognised, or what was asked for. */
  readonly mapping: ImportMapping
  /** Required columns that nothing goes to. */
  readonly unmapped: readonly string[]
  /** Lines that can be imported, in the order of the file. */
  readonly accepted: readonly AcceptedLine[]
  /** Lines that cannot be imported, in the order of the file. */
  readonly rejected: readonly RejectedLine[]
  /** Empty lines, titles above the headings and total lines. */
  readonly skipped: number
  /** Why nothing at all is taken. */
  readonly refusal?: string
}

/** Settings of `planImport`. */
export interface ImportOptions {
  /** Replaces the recognised mapping. */
  readonly mapping?: ImportMapping
  /** Most lines below the headings. Default 5,000. */
  readonly limit?: number
  /** Kind of the rows that lines become: columns of other kinds are no targets. */
  readonly kind?: string
  /** Normalises a heading for comparison, as your other imports do. Default: case, width, brackets, spaces and points are ignored. */
  readonly heading?: (text: string) => string
  /** Replaces single texts of the reasons. */
  readonly texts?: Partial<SheetTexts>
}

const headerWithin = 20

/** Reads a table of strings as rows of these columns: recognises headings (Chinese, English, aliases), accepts and rejects line by line. */
export function planImport(
  table: readonly (readonly string[])[],
  columns: readonly SheetColumn[],
  options: ImportOptions = {},
): ImportPlan {
  const texts = { ...sheetTexts, ...options.texts }
  const limit = options.limit ?? 5_000
  const targets = resolveColumns(columns, texts).filter(
    (column) => options.kind === undefined || (column.kinds?.includes(options.kind) ?? true),
  )
  const header = findHeader(table, targets, options.heading)
  const mapping = options.mapping ?? header?.mapping ?? widest(table).map(() => null)
  const unmapped = targets.filter(({ key, required }) => required && !mapping.includes(key)).map(({ header }) => header)
  const start = header === undefined ? 0 : header.index + 1
  const base = { headerLine: header === undefined ? undefined : header.index + 1, mapping, unmapped }
  const given = table.length - start
  if (given > limit) return { ...base, accepted: [], rejected: [], skipped: 0, refusal: texts.importTooManyRows(given, limit) }
  return { ...base, ...readLines(table, start, mapping, targets, options.kind, texts) }
}

const widest = (table: readonly (readonly string[])[]) =>
  table.reduce<readonly string[]>((most, row) => (row.length > most.length ? row : most), [])

/** The line among the first ones that names most columns, at least two; each column takes the first heading that names it. */
function findHeader(
  table: readonly (readonly string[])[],
  columns: readonly ResolvedColumn[],
  simple: ((text: string) => string) | undefined,
): { index: number; mapping: ImportMapping } | undefined {
  let best: { index: number; mapping: ImportMapping; named: number } | undefined
  table.slice(0, headerWithin).forEach((line, index) => {
    const free = new Set(columns)
    const mapping = line.map((heading) => {
      const column = [...free].find((one) => namesColumn(one, heading, simple))
      if (column) free.delete(column)
      return column?.key ?? null
    })
    const named = columns.length - free.size
    if (named >= 2 && named > (best?.named ?? 0)) best = { index, mapping, named }
  })
  return best
}

function readLines(
  table: readonly (readonly string[])[],
  start: number,
  mapping: ImportMapping,
  columns: readonly ResolvedColumn[],
  kind: string | undefined,
  texts: SheetTexts,
): Pick<ImportPlan, 'accepted' | 'rejected' | 'skipped'> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const sources = mapping.map((key) => (key === null ? undefined : byKey.get(key)))
  const accepted: AcceptedLine[] = []
  const rejected: RejectedLine[] = []
  const above = new Map<string, string>()
  let skipped = start
  table.slice(start).forEach((cells, index) => {
    const line = start + index + 1
    const used = cells.filter((_, at) => sources[at])
    if (used.every((text) => text.trim() === '') || isTotalLine(cells)) {
      skipped++
      return
    }
    const { values, problems } = readLine(cells, sources, columns, above, kind, texts)
    if (problems.length === 0) accepted.push({ line, values })
    else rejected.push({ line, cells, reason: problems.join('；') })
  })
  return { accepted, rejected, skipped }
}

/** 合计 in the first filled cell: such a line repeats what the others say. */
const isTotalLine = (cells: readonly string[]) =>
  /^(合计|总计|小计|TOTAL|SUM|SUBTOTAL|GRAND TOTAL)[:：]?$/i.test((cells.find((text) => text.trim() !== '') ?? '').trim())

function readLine(
  cells: readonly string[],
  sources: readonly (ResolvedColumn | undefined)[],
  columns: readonly ResolvedColumn[],
  above: Map<string, string>,
  kind: string | undefined,
  texts: SheetTexts,
): { values: Record<string, CellValue>; problems: string[] } {
  const values: Record<string, CellValue> = {}
  const typed = new Map<string, string>()
  sources.forEach((column, at) => {
    if (!column) return
    const cellText = (cells[at] ?? '').trim()
    const text = cellText === '' && column.carryDown ? (above.get(column.key) ?? '') : cellText
    if (column.carryDown) above.set(column.key, text)
    typed.set(column.key, text)
    values[column.key] = valueOf(column, text)
  })
  const row: SheetRow = { id: '', values, ...(kind === undefined ? {} : { kind }) }
  const problems = columns.flatMap((column) => {
    const value = values[column.key] ?? null
    if (value === null) return column.required ? [texts.required(column.header)] : []
    const reason = reasonOf(column, row)
    return reason === undefined ? [] : [texts.importInvalid(column.header, typed.get(column.key) ?? '', reason)]
  })
  return { values, problems }
}
