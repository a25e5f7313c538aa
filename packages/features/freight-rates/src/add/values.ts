import type { Line } from '@jst/contracts/document'
import { blankOf, problemOf, tidy, type Entity, type EntityField, type EntityValue, type EntityValues } from '@jst/contracts/entity'
import { fieldsOf, gridHeaderKeys, gridLimits, gridRowKeys, surchargeFields } from '@jst/contracts/freight-rates'
import type { CellValue, SheetRow } from '@jst/sheet'
import { texts } from './texts.ts'

/** A row as it is typed and kept. */
export interface TypedRow {
  readonly id: string
  readonly [key: string]: CellValue
}
/** Values of the page. */
export interface GridValues {
  readonly Header: EntityValues
  readonly Pols: readonly string[]
  readonly Rows: readonly TypedRow[]
  readonly Surcharges: readonly TypedRow[]
}

const blankRows = (count: number): TypedRow[] => Array.from({ length: count }, (_, at) => ({ id: `first-${at + 1}` }))
/** Without the headings of the page of a rate: the grid below shall be in view. */
export const headerFields = (entity: Entity): EntityField[] =>
  fieldsOf(entity, gridHeaderKeys).map(({ group: _, groupEn: __, ...field }) => field)
export const blankGrid = (entity: Entity): GridValues => ({
  Header: { ...Object.fromEntries(headerFields(entity).map((field) => [field.key, blankOf(field)])), CurrencyCode: 'USD', Basis: 'ATD' },
  Pols: [],
  Rows: blankRows(6),
  Surcharges: blankRows(2),
})

export const toSheet = ({ id, ...values }: TypedRow): SheetRow => ({ id, values })
export const fromSheet = ({ id, values }: SheetRow): TypedRow => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  id,
})

export const isBegun = ({ id: _, ...values }: TypedRow): boolean => Object.values(values).some((value) => value !== null && value !== '')
/** The rows with a blank one at the end, to be typed into. */
export const withBlank = (rows: readonly TypedRow[]): readonly TypedRow[] => {
  const last = rows.at(-1)
  return last && !isBegun(last) ? rows : [...rows, { id: crypto.randomUUID() }]
}

const valueOf = (field: EntityField, value: CellValue | undefined): EntityValue =>
  field.kind === 'flag' ? value === 'Y' : value === undefined || value === null ? blankOf(field) : tidy(field, value)

/** Fields of a row; a port of loading and days of its own are not needed. */
export const rowFields = (entity: Entity): EntityField[] =>
  fieldsOf(entity, gridRowKeys).map((field) => {
    const { required: _, ...optional } = field
    return field.key === 'PodCode' ? field : optional
  })

/** Rows that somebody has begun, as the call takes them. */
export const sentRows = (entity: Entity, { Rows }: GridValues): EntityValues[] =>
  Rows.filter(isBegun).map((row) => Object.fromEntries(rowFields(entity).map((field) => [field.key, valueOf(field, row[field.key])])))

export const sentSurcharges = ({ Surcharges }: GridValues): Line[] =>
  Surcharges.filter(isBegun).map((row) => ({
    Id: 0,
    ...Object.fromEntries(surchargeFields.map((field) => [field.key, valueOf(field, row[field.key])])),
  }))

/** How many rates the rows come to. */
export const ratesIn = ({ Rows, Pols }: GridValues): number =>
  Rows.filter(isBegun).reduce((sum, row) => sum + (row['PolCode'] ? 1 : Pols.length), 0)

export type Unread = (key: string, value: CellValue) => string | undefined

/** Errors of rows by `Rows[2].PodCode`, where the index counts rows that are not empty. `unread`: values that a column cannot parse. */
export function rowFindings(
  name: 'Rows' | 'Surcharges',
  rows: readonly TypedRow[],
  fields: readonly EntityField[],
  unread: Unread,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  let at = 0
  for (const [place, row] of rows.entries()) {
    if (!isBegun(row)) continue
    for (const field of fields) {
      const typed = row[field.key] ?? null
      const noNumber = field.kind === 'number' && typeof typed === 'string' ? texts.notANumber(field.zh) : undefined
      const problem = unread(field.key, typed) ?? noNumber ?? problemOf(field, valueOf(field, typed))
      if (problem !== undefined) found[`${name}[${at}].${field.key}`] = texts.atRow(place + 1, problem)
    }
    at += 1
  }
  return found
}

/** Errors of the header and of the rows together. */
export function gridFindings(values: GridValues): Readonly<Record<string, string>> {
  const count = ratesIn(values)
  if (!values.Rows.some(isBegun)) return { Rows: texts.needRow }
  return count > gridLimits.rates ? { Rows: texts.tooMany(count, gridLimits.rates) } : {}
}
