import { isRecord, sameJson } from './json.ts'
import { mergeRows } from './merge-rows.ts'
import { rowsOf } from './rows.ts'
import type { Report, Step, ValueConflict } from './value-conflict.ts'

/** A merged value and what a person has to decide. */
export interface MergedValue<T> {
  /** The merged value; a conflict has mine. */
  readonly value: T
  /** Fields that both sides changed differently. */
  readonly conflicts: readonly ValueConflict[]
}

/** Returns true for values that count as empty where the common ancestor is unknown. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0)

/**
 * Three-way merge of JSON values: objects field by field, lists of rows with ids (`id`, `Id` or `key`, each once) row by row, anything else as a
 * whole. What one side changed is taken; what both changed differently stays mine and is told. `base` null: the common ancestor is unknown, and an
 * empty value gives way to a filled one. Pure.
 */
export function mergeValues<T>(base: T | null, mine: T, theirs: T): MergedValue<T> {
  const conflicts: ValueConflict[] = []
  const value = merge([], base === null ? unknown : base, mine, theirs, (conflict) => conflicts.push(conflict)) as T
  return { value, conflicts }
}

/** Stands for an ancestor that nobody knows; undefined is one that was not there. */
const unknown = Symbol('unknown')

function merge(path: readonly Step[], base: unknown, mine: unknown, theirs: unknown, report: Report): unknown {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  if (isRecord(mine) && isRecord(theirs)) return mergeFields(path, isRecord(base) ? base : unknown, mine, theirs, report)
  const [before, here, there] = [rowsOf(base === unknown ? [] : base), rowsOf(mine), rowsOf(theirs)]
  if (before && here && there) return mergeRows(path, before, here, there, report, merge)
  if (base === unknown && isBlank(mine)) return theirs
  if (base === unknown && isBlank(theirs)) return mine
  report({ path, base: base === unknown ? undefined : base, mine, theirs })
  return mine
}

function mergeFields(
  path: readonly Step[],
  base: Readonly<Record<string, unknown>> | typeof unknown,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  report: Report,
): unknown {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = names.map((name) => {
    const before = base === unknown ? unknown : base[name]
    return [name, merge([...path, name], before, mine[name], theirs[name], report)] as const
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}
