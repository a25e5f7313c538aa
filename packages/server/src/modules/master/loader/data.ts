import { blankValues, problemOf, readCell, tidy, type Entity, type EntityValues } from '@jst/contracts/entity'
import { carrier, charge, currency, lane, port, terminal } from '@jst/contracts/master'
import { recordsOf, textOf } from './csv.ts'

/** Fields by the columns of the file; what has another name there is named here. */
type Renamed = Readonly<Record<string, string>>
interface Source {
  readonly entity: Entity
  readonly file: string
  readonly columns: Renamed
  /** Values that the file does not say. */
  readonly more?: (cells: Readonly<Record<string, string>>) => EntityValues
}

const names = { code: 'Code', name_zh: 'NameZh', name_en: 'NameEn' }
/** In the order in which they refer to each other. */
const sources: readonly Source[] = [
  {
    entity: currency,
    file: 'currencies',
    columns: { ...names, symbol: 'Symbol', digits: 'Digits', is_business: 'IsBusiness', is_finance: 'IsFinance' },
  },
  { entity: lane, file: 'lanes', columns: { ...names, parent_code: 'ParentCode', scfi_series: 'ScfiSeries', scfi_unit: 'ScfiUnit' } },
  {
    entity: port,
    file: 'ports',
    columns: { ...names, country: 'Country', country_zh: 'CountryZh', lane: 'LaneCode', lon: 'Lon', lat: 'Lat', alias_codes: 'Aliases' },
    // the Chinese coast and rivers are where cargo is loaded, the rest is where it goes
    more: ({ lane: code }) => ({ IsPol: code === 'CN', IsPod: code !== 'CN' }),
  },
  {
    entity: terminal,
    file: 'terminals',
    columns: { ...names, port_code: 'PortCode', smdg: 'Smdg', operator: 'Operator', website: 'Website', lon: 'Lon', lat: 'Lat' },
  },
  {
    entity: carrier,
    file: 'carriers',
    columns: { ...names, scac: 'Scac', smdg: 'Smdg', prefixes: 'Prefixes', aliases: 'Aliases', remark: 'Remark' },
  },
  {
    entity: charge,
    file: 'charges',
    columns: {
      ...names,
      charge_group: 'ChargeGroup',
      basis: 'Basis',
      ppcc: 'Ppcc',
      currency_code: 'CurrencyCode',
      in_all_in: 'InAllIn',
      in_scfi: 'InScfi',
      aliases: 'Aliases',
    },
  },
]

export interface ReferenceData {
  readonly entity: Entity
  /** The file as it is, for its checksum. */
  readonly text: string
  /** @throws Error for a value that the declaration does not allow: a mistake in the file */
  readonly rows: () => EntityValues[]
}

export const referenceData: readonly ReferenceData[] = sources.map(({ entity, file, columns, more }) => {
  const text = textOf(file)
  return {
    entity,
    text,
    rows() {
      return recordsOf(text).map((cells, at) => ({
        ...blankValues(entity),
        Sort: (at + 1) * 10,
        ...valuesOf(entity, columns, cells, `${file}.csv:${at + 2}`),
        ...more?.(cells),
      }))
    },
  }
})

function valuesOf(entity: Entity, columns: Renamed, cells: Readonly<Record<string, string>>, place: string): EntityValues {
  const read = Object.entries(columns).map(([column, key]) => {
    const field = entity.all.find((one) => one.key === key)!
    const cell = readCell(field, cells[column] ?? '')
    if ('problem' in cell) throw new Error(`${place}: ${cell.problem}`)
    const value = tidy(field, cell.value)
    const problem = problemOf(field, value)
    if (problem !== undefined) throw new Error(`${place}: ${problem}`)
    return [key, value] as const
  })
  return Object.fromEntries(read)
}
