import { containerFields, lineFields, type FieldSpec, type SiContainer, type SiLine } from '@jst/contracts/si'
import { BoxRows, type BoxForm } from '@jst/feature-kit/boxes'
import type { CellValue, SheetRow } from '@jst/sheet'
import { containerShape } from '@jst/si-drafts/allocation'
import { emptyContainer, emptyLine } from '@jst/si-drafts/rules'

/** Fields that people fill in, in their order. */
const filledIn = (fields: Readonly<Record<string, FieldSpec>>) =>
  Object.entries(fields)
    .filter(([, { by, key }]) => by === 'user' && !key)
    .map(([name]) => name)
const boxNames = filledIn(containerFields)
const lineNames = filledIn(lineFields)
const numbers = new Set(
  Object.entries({ ...containerFields, ...lineFields }).flatMap(([name, { kind }]) => (kind === 'int' || kind === 'decimal' ? [name] : [])),
)

/** Writes the values of a row to its source. Text in a number cell counts as empty, and the row keeps the text. */
function withValues<T extends SiContainer | SiLine>(source: T, values: Readonly<Record<string, CellValue>>, names: readonly string[]): T {
  const changed: Record<string, unknown> = { ...source }
  for (const name of names) {
    const value = values[name] ?? null
    changed[name] = numbers.has(name) ? (typeof value === 'number' ? value : 0) : String(value ?? '')
  }
  return changed as T
}

/** Containers and goods lines as they are typed in a sheet. */
export const containerForm: BoxForm<'packages' | 'weight' | 'volume', SiContainer, SiLine> = {
  shape: containerShape,
  boxFields: boxNames,
  lineFields: lineNames,
  numbers,
  blankBox: emptyContainer,
  blankLine: emptyLine,
  valuesOf: (source) => ({ ...source }),
  withBoxValues: (container, values) => withValues(container, values, boxNames),
  withKeyOf: (container, { id }) => ({ ...container, id }),
  withLineValues: (line, values) => withValues(line, values, lineNames),
}

/** Containers and goods lines as rows of a sheet, and back. */
export class CargoRows extends BoxRows<'packages' | 'weight' | 'volume', SiContainer, SiLine> {
  constructor() {
    super(containerForm)
  }
  containers(rows: readonly SheetRow[], before: readonly SiContainer[]): SiContainer[] {
    return this.boxes(rows, before)
  }
}
