import type { FieldSpec } from '@jst/contracts/si'

type Catalogue = Readonly<Record<string, FieldSpec>>
type Value = string | number

const emptyOf = ({ kind }: FieldSpec): Value => (kind === 'int' || kind === 'decimal' ? 0 : '')

/** Names of the sparse fields of a catalogue, as an object says them of a row without any. */
export const noneOf = (catalogue: Catalogue): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(catalogue).flatMap(([name, field]) => (field.sparse ? [[name, emptyOf(field)]] : [])))

/** What the column `special` of a row holds: its sparse fields that are filled, by wire name. */
export function specialOf(catalogue: Catalogue, row: object): Readonly<Record<string, Value>> {
  const filled: Record<string, Value> = {}
  for (const [name, field] of Object.entries(catalogue)) {
    const value = (row as Readonly<Record<string, Value>>)[name]
    if (field.sparse && value !== undefined && value !== emptyOf(field)) filled[field.wire] = value
  }
  return filled
}

/** The same read back, by the names of the code. */
export function fromSpecial(catalogue: Catalogue, special: Readonly<Record<string, Value>>): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [name, { wire, sparse }] of Object.entries(catalogue)) {
    const value = special[wire]
    if (sparse && value !== undefined) values[name] = value
  }
  return values
}
