import type { FieldSpec } from '@jst/contracts/si/data'

export type Field = readonly [name: string, spec: FieldSpec]
type Value = string | number | null
/** Told of each field that both sides changed differently. */
export type OnClash = (name: string, spec: FieldSpec, base: Value, mine: Value, theirs: Value) => void

const isEmpty = (value: Value) => value === '' || value === null || value === 0

/**
 * Merges the fields of one row: a value that one side changed is taken; one that both changed differently is a conflict and stays mine.
 * What the server sets is theirs. Without a base an empty value gives way to a filled one.
 */
export function mergeFields<T extends object>(base: T | null, mine: T, theirs: T, fields: readonly Field[], onClash: OnClash): T {
  if (mine === theirs || base === theirs) return mine
  if (base === mine) return theirs
  const merged = { ...mine } as Record<string, unknown>
  for (const [name, spec] of fields) {
    const key = name as keyof T
    const [b, m, t] = [base ? (base[key] as Value) : null, mine[key] as Value, theirs[key] as Value]
    if (m === t) continue
    if (spec.by === 'server' || (base ? m === b : isEmpty(m))) merged[name] = t
    else if (base ? t !== b : !isEmpty(t)) onClash(name, spec, b, m, t)
  }
  return merged as T
}
