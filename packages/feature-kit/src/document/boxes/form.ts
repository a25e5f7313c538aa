import { boxShape, type BoxesFacts, type BoxRow, type Line } from '@jst/contracts/document'
import type { BoxShape } from '@jst/contracts/allocation'
import { blankOf, type EntityField, type EntityValue } from '@jst/contracts/entity'
import type { CellValue } from '@jst/sheet'

/** Kinds of the rows of a sheet of boxes: columns belong to one of them, or to both. */
export const boxKind = 'box'
export const lineKind = 'line'

/** How boxes of any form are typed in a sheet: `B` is a box, `L` a line below one. */
export interface BoxForm<M extends string, B extends object, L extends object> {
  readonly shape: BoxShape<M, B, L>
  /** Fields of boxes and of lines that are columns, by name. */
  readonly boxFields: readonly string[]
  readonly lineFields: readonly string[]
  /** Names of fields that hold numbers. */
  readonly numbers: ReadonlySet<string>
  readonly blankBox: () => B
  readonly blankLine: () => L
  /** Values of a box or line by the name of the field; an empty one may be blank, 0 or null. */
  readonly valuesOf: (source: B | L) => Readonly<Record<string, unknown>>
  readonly withBoxValues: (box: B, values: Readonly<Record<string, CellValue>>) => B
  /** A box with the key of another one, which it stands for from now on. */
  readonly withKeyOf: (box: B, other: B) => B
  readonly withLineValues: (line: L, values: Readonly<Record<string, CellValue>>) => L
}

/** Values of a row as a declared field holds them; text that is no number stays text, so that it can be told and typed on. */
function typedValues(fields: readonly EntityField[], values: Readonly<Record<string, CellValue>>): Record<string, EntityValue> {
  const valueOf = (field: EntityField): EntityValue => {
    const value = values[field.key] ?? null
    if (field.kind === 'number') return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? value : null
    if (field.kind === 'flag') return value !== null && value !== ''
    return String(value ?? '')
  }
  return Object.fromEntries(fields.map((field) => [field.key, valueOf(field)]))
}

const blankLineOf = (fields: readonly EntityField[]): Line => ({
  Id: 0,
  ...Object.fromEntries(fields.map((field) => [field.key, blankOf(field)])),
})

/** The form of declared boxes. */
export function boxForm(facts: BoxesFacts): BoxForm<string, BoxRow, Line> {
  const { boxes, lines } = facts
  const names = (fields: readonly EntityField[]) => fields.map(({ key }) => key)
  const numbers = [...boxes.fields, ...lines.fields].filter(({ kind }) => kind === 'number')
  return {
    shape: boxShape(facts),
    boxFields: names(boxes.fields),
    lineFields: names(lines.fields),
    numbers: new Set(names(numbers)),
    blankBox: () => ({ Box: blankLineOf(boxes.fields), Lines: [] }),
    blankLine: () => blankLineOf(lines.fields),
    valuesOf: (source) => ('Box' in source && typeof source.Box === 'object' ? (source as BoxRow).Box : (source as Line)),
    withBoxValues: (box, values) => ({ ...box, Box: { ...box.Box, ...typedValues(boxes.fields, values) } }),
    withKeyOf: (box, { Box }) => ({ ...box, Box: { ...box.Box, Id: Box.Id } }),
    withLineValues: (line, values) => ({ ...line, ...typedValues(lines.fields, values) }),
  }
}
