import type { Step, ValueConflict } from '@jst/store/keeping'
import type { AnyForm } from './Draft.ts'
import type { DraftWords } from './texts.ts'

/** Names of places inside a field, where its rows have some: of a column, by its key. */
export type ColumnNames = Readonly<Record<string, string>>

type ConflictWords = DraftWords['conflicts']

/** A path begins with the field. */
const fieldOf = (step: Step | undefined): string => (typeof step === 'string' ? step : '')

/** The place of a conflict as people read it: the field, then the row by its number and the column. */
export function placeOf(form: AnyForm, { path }: Pick<ValueConflict, 'path'>, columns: ColumnNames, words: ConflictWords): string {
  const [field, ...rest] = path
  const key = fieldOf(field)
  let value = inside(form.values, key)
  let place = form.readable(key, value).label
  for (const step of rest) {
    place = typeof step === 'string' ? `${place} ${columns[step] ?? step}` : rowPlace(place, value, step, words)
    value = inside(value, step)
  }
  return place
}

function rowPlace(label: string, rows: unknown, step: Exclude<Step, string>, words: ConflictWords): string {
  const at = Array.isArray(rows) ? rows.findIndex((row) => isRow(row, step.row)) : -1
  return at < 0 ? words.goneRow(label) : words.row(label, at + 1)
}

const isRow = (row: unknown, id: string): boolean => {
  const { id: lower, Id: upper, key } = (row ?? {}) as Readonly<Record<string, unknown>>
  return String(lower ?? upper ?? key) === id
}
const inside = (value: unknown, step: Step): unknown => {
  if (typeof step !== 'string') return Array.isArray(value) ? value.find((row) => isRow(row, step.row)) : undefined
  return (value as Readonly<Record<string, unknown>> | undefined)?.[step]
}

/** A value of a conflict as people read it. */
export function wordsOf(form: AnyForm, { path }: Pick<ValueConflict, 'path'>, value: unknown, words: ConflictWords): string {
  if (value === undefined) return words.gone
  const text = (path.length === 1 && form.readable(fieldOf(path[0]), value).said) || plain(value)
  return text === '' ? words.empty : text
}

/** A row is read by what its columns say. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  const parts = Object.entries(value).flatMap(([name, part]) => (['id', 'Id', 'key'].includes(name) ? [] : [plain(part)]))
  return parts.filter((part) => part !== '').join(' ')
}
