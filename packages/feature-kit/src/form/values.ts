import { compareStructural } from 'mobx'
import type { KitTexts } from '../texts.ts'
import type { FormField } from './spec.ts'

export const keysOf = <V extends object>(values: V) => Object.keys(values) as (string & keyof V)[]

export const same = (one: unknown, other: unknown): boolean => one === other || compareStructural(one, other)

/** `base` with the values of `typed` that differ from what they were in `first`. */
export function typedOver<V extends object>(base: V, typed: V, first: V): V {
  const changed = keysOf(typed).filter((key) => !same(typed[key], first[key]))
  return changed.length === 0 ? base : { ...base, ...Object.fromEntries(changed.map((key) => [key, typed[key]])) }
}

const isNone = (value: unknown) => value === undefined || value === null

/** Returns true if a restored value has the kind of another one. */
export const sameKind = (one: unknown, other: unknown): boolean => isNone(one) || isNone(other) || typeof one === typeof other

export const isEmpty = (value: unknown): boolean =>
  isNone(value) || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** A value as people read it; '' when there is none. */
export function shown<V extends object>(field: FormField<V[keyof V], V>, values: V, key: keyof V, { history, stale }: KitTexts): string {
  const value = values[key]
  if (field.show) return field.show(value, values)
  if (typeof value === 'boolean') return value ? history.yes : history.no
  return Array.isArray(value) ? value.join(stale.joint) : String(value ?? '')
}

/** A field of one code, as the control that picks from a list takes it. */
export const picked = <F extends { value: string; onChange: (value: string) => void }>({ value, onChange, ...field }: F) => ({
  ...field,
  value: value ? [value] : [],
  onChange: ([code]: readonly string[]) => onChange(code ?? ''),
})
