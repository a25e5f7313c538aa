import type { SheetTexts } from '../texts.ts'
import { groupDigits, plainNumber } from './exact.ts'
import { parseNumber } from './numbers.ts'
import type { CellValue, Choice, ParseResult, SheetColumn, SheetRow } from './types.ts'

/** A column with everything filled in that its kind implies. */
export interface ResolvedColumn extends SheetColumn {
  /** Numbers right, the rest left, unless the column says otherwise. */
  readonly align: 'left' | 'right' | 'center'
  /** Most decimal places; 0 for `int`. */
  readonly decimals: number
  /** True if cells may hold line breaks. */
  readonly multiline: boolean
  /** Typed text to value, or why it cannot be read. */
  parse(text: string): ParseResult
  /** Value to shown text: thousands separators, labels of choices; text that is no number stays as it is. */
  format(value: CellValue): string
  /** Returns true if the row has a cell in this column. */
  applies(row: SheetRow): boolean
  /** Returns true if a person may change the cell of the row. */
  editable(row: SheetRow): boolean
}

/** The plain text of a value: what is edited and copied. `parse` reads it back as the same value. */
export const plainText = (value: CellValue | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'number' ? plainNumber(value) : value

/** Text that an edit of the cell begins with. */
export function editTextOf(column: ResolvedColumn, { values }: SheetRow): string {
  const value = values[column.key] ?? null
  return column.kind === 'choice' ? column.format(value) : plainText(value)
}

const fold = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** Finds a choice by its value, label or another name, whatever the case and width of letters. `other` reads what names none. */
function choiceParser(choices: readonly Choice[], texts: SheetTexts, other?: (text: string) => ParseResult): (text: string) => ParseResult {
  const byName = new Map<string, string>()
  for (const { value, label, aliases = [] } of choices)
    for (const name of [value, label ?? value, ...aliases]) if (!byName.has(fold(name))) byName.set(fold(name), value)
  const some = choices.slice(0, 5).map(({ value, label }) => label ?? value)
  const error = texts.notAChoice(`${some.join('、')}${choices.length > some.length ? '…' : ''}`)
  return (text) => {
    const wanted = fold(text)
    if (wanted === '') return { value: null }
    const value = byName.get(wanted)
    if (value !== undefined) return { value }
    return other ? other(text) : { error }
  }
}

function parserOf(column: SheetColumn, decimals: number, multiline: boolean, texts: SheetTexts): (text: string) => ParseResult {
  const columnParser = column.parse?.bind(column)
  if (column.kind === 'choice') return choiceParser(column.choices ?? [], texts, columnParser)
  if (columnParser) return columnParser
  if (column.kind !== 'text') return (text) => parseNumber(text, { decimals, unit: column.unit, texts })
  return (text) => {
    if (!/[\r\n]/.test(text)) return { value: text === '' ? null : text }
    const lines = text.replaceAll(/\r\n?/g, '\n')
    const normalized = multiline ? lines : lines.replaceAll('\n', ' ')
    return { value: normalized === '' ? null : normalized }
  }
}

function defaultFormat(column: SheetColumn, decimals: number): (value: CellValue) => string {
  if (column.kind === 'choice') {
    const labels = new Map(column.choices?.map(({ value, label }) => [value, label ?? value]))
    return (value) => (value === null ? '' : (labels.get(String(value)) ?? plainText(value)))
  }
  if (column.kind === 'text') return plainText
  return (value) => (typeof value === 'number' ? groupDigits(plainNumber(value), decimals) : plainText(value))
}

const isNumeric = ({ kind }: SheetColumn) => kind === 'int' || kind === 'decimal'

export function resolveColumns(columns: readonly SheetColumn[], texts: SheetTexts): ResolvedColumn[] {
  return columns.map((column) => {
    const decimals = column.kind === 'decimal' ? (column.decimals ?? 3) : 0
    const multiline = column.multiline ?? column.kind === 'text'
    const { kinds, readOnly } = column
    const applies = (row: SheetRow) => kinds === undefined || (row.kind !== undefined && kinds.includes(row.kind))
    return {
      ...column,
      align: column.align ?? (isNumeric(column) ? 'right' : 'left'),
      decimals,
      multiline,
      parse: parserOf(column, decimals, multiline, texts),
      format: column.format?.bind(column) ?? defaultFormat(column, decimals),
      applies,
      editable: (row) => row.readOnly !== true && readOnly !== true && applies(row) && !(typeof readOnly === 'function' && readOnly(row)),
    }
  })
}

/** Value for what was typed: the parsed one, or the text as it stands when it cannot be read. */
export function valueOf(column: ResolvedColumn, text: string): CellValue {
  const parsed = column.parse(text)
  return 'value' in parsed ? parsed.value : text
}

/** Why the cell is wrong; undefined when it is not. Text that its column cannot read is wrong. */
export function reasonOf(column: ResolvedColumn, row: SheetRow): string | undefined {
  const value = row.values[column.key] ?? null
  if (typeof value === 'string') {
    const parsed = column.parse(value)
    if ('error' in parsed) return parsed.error
  }
  return column.validate?.(value, row)
}

const simpleHeading = (text: string) =>
  fold(text)
    .replaceAll(/\([^()]*\)|（[^（）]*）/g, '')
    .replaceAll(/[\s._/:：*-]+/g, '')

/** Returns true if a heading of a table names the column. @param simple normalises headings, so that equal meanings compare equal */
export function namesColumn(column: SheetColumn, heading: string, simple = simpleHeading): boolean {
  const wanted = simple(heading)
  return wanted !== '' && [column.header, column.key, ...(column.aliases ?? [])].some((name) => simple(name) === wanted)
}
