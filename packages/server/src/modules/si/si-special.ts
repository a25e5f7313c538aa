import type { FieldSpec } from '@jst/contracts/si'

type Catalogue = Readonly<Record<string, FieldSpec>>
type Value = string | number

/** Value of the column `special`: the non-empty sparse fields by wire name. */
export function specialOf(catalogue: Catalogue, row: object): Readonly<Record<string, Value>> {
  const filled: Record<string, Value> = {}
  for (const [name, { wire, sparse }] of Object.entries(catalogue)) {
    const value = (row as Readonly<Record<string, Value>>)[name]
    if (sparse && value) filled[wire] = value
  }
  return filled
}

/** Reads the column `special` back into fields of the code. */
export function fromSpecial(catalogue: Catalogue, special: Readonly<Record<string, Value>>): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [name, { wire, sparse }] of Object.entries(catalogue)) {
    const value = special[wire]
    if (sparse && value !== undefined) values[name] = value
  }
  return values
}
