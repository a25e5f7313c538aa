import { fieldsOf, gridRowKeys, rateBoxes, surchargeFields } from '@jst/contracts/freight-rates'
import type { Entity, EntityField } from '@jst/contracts/entity'
import type { ParseResult, SheetColumn } from '@jst/sheet'
import { readDay } from '@jst/ui'
import type { PlaceLookup } from './PlaceLookup.ts'
import { texts } from './texts.ts'

/** Names of what cells refer to, by kind. */
export type Lookups = Readonly<Record<'port' | 'charge' | 'currency', PlaceLookup>>

const day = (text: string): ParseResult => {
  const read = readDay(text)
  return read === undefined ? { error: texts.notADay } : { value: read || null }
}

/** A declared field as a column of a sheet. */
function columnOf(field: EntityField, books: Lookups, more: Partial<SheetColumn> = {}): SheetColumn {
  const base = { key: field.key, header: field.zh, width: Math.max(84, field.listed ?? 0), aliases: [field.en, ...(field.aliases ?? [])] }
  const rest = { ...base, ...more }
  if (field.kind === 'reference' && field.to !== undefined && field.to in books) {
    const { choices, parse } = books[field.to as keyof Lookups]
    return { kind: 'choice', choices, parse, ...rest, width: 132 }
  }
  switch (field.kind) {
    case 'number':
      return { kind: field.digits === 0 ? 'int' : 'decimal', decimals: field.digits, ...rest }
    case 'choice':
      return {
        kind: 'choice',
        choices: Object.entries(field.choices).map(([value, label]) => ({ value, label, aliases: [value] })),
        ...rest,
      }
    case 'flag':
      return { kind: 'choice', choices: [{ value: 'Y', label: texts.yes, aliases: ['Y', '1', '√'] }], ...rest }
    case 'date':
      return { kind: 'text', multiline: false, parse: day, ...rest, width: 104 }
    default:
      return { kind: 'text', multiline: false, ...rest }
  }
}

const boxName = (box: string, other: string) => (box === 'Other' ? other : box)
const headers: Readonly<Record<string, string>> = { PolCode: texts.ownPol, ValidFrom: texts.ownFrom, ValidTo: texts.ownTo }

/** Columns of the grid that the reader may write; `other`: the box type of the header. */
export function rateColumns(entity: Entity, books: Lookups, other: string): SheetColumn[] {
  const priced = Object.fromEntries(
    rateBoxes.flatMap((box) => [
      [`Floor${box}`, texts.floor(boxName(box, other))],
      [`Cost${box}`, texts.cost(boxName(box, other))],
    ]),
  )
  // prices of another box belong to one that is named
  const fields = fieldsOf(entity, gridRowKeys).filter(({ key }) => other !== '' || !key.endsWith('Other'))
  return fields.map((field) => {
    const header = headers[field.key] ?? priced[field.key] ?? field.zh
    return columnOf(field, books, { header, aliases: [field.zh, field.en, ...(field.key === 'PolCode' ? [] : (field.aliases ?? []))] })
  })
}

const shown = new Set([
  'ChargeCode',
  'Basis',
  'PpCc',
  'CurrencyCode',
  'Amount',
  ...rateBoxes.map((box) => `Amount${box}`),
  'Minimum',
  'InAllIn',
])
/** Columns of the surcharges that all rates have in common; conditions are said on the page of a rate. */
export const surchargeColumns = (books: Lookups): SheetColumn[] =>
  surchargeFields.filter(({ key }) => shown.has(key)).map((field) => columnOf(field, books))
