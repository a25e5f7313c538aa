import { isRecord } from './json.ts'
import { rowId } from './rows.ts'
import type { Step, ValueConflict } from './value-conflict.ts'

/** The value with another one at a place; undefined removes the field or the row. A row that is not there is added at the end. */
export function withValue(value: unknown, [step, ...rest]: readonly Step[], next: unknown): unknown {
  if (step === undefined) return next
  if (typeof step === 'string') {
    if (!isRecord(value)) return value
    const field = withValue(value[step], rest, next)
    return Object.fromEntries(Object.entries({ ...value, [step]: field }).filter(([name, one]) => name !== step || one !== undefined))
  }
  if (!Array.isArray(value)) return value
  const rows = value as readonly unknown[]
  const at = rows.findIndex((row) => rowId(row) === step.row)
  if (at < 0) return next === undefined || rest.length > 0 ? rows : [...rows, next]
  const row = withValue(rows[at], rest, next)
  return row === undefined ? rows.toSpliced(at, 1) : rows.with(at, row)
}

/** How JSON values are merged, for `Merging`. */
export const taken = <T>(value: T, conflict: ValueConflict, side: 'base' | 'mine' | 'theirs'): T =>
  withValue(value, conflict.path, conflict[side]) as T

/** Tells the places of two conflicts apart. */
export const placeKey = ({ path }: ValueConflict): string => JSON.stringify(path)
