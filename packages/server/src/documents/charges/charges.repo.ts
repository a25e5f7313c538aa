import type { ChargeLine, ChargesFacts, DocumentCharges } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../registry.ts'
import { dayText } from '../../kernel/database/day-range.ts'

/** A list of charges of one record. */
export interface ChargeSheet {
  readonly kind: string
  readonly row: SubjectRow
  readonly sheet: string
  readonly facts: ChargesFacts
}

/** Columns by the names of the wire. Decimals are read as text: a number of JavaScript would not hold all of them. */
const columns: readonly (readonly [field: keyof ChargeLine, column: string, type: string])[] = [
  ['Code', 'code', 'text'],
  ['NameZh', 'name_zh', 'text'],
  ['NameEn', 'name_en', 'text'],
  ['Basis', 'basis', 'text'],
  ['Box', 'box', 'text'],
  ['Quantity', 'quantity', 'numeric'],
  ['Price', 'price', 'numeric'],
  ['Minimum', 'minimum', 'numeric'],
  ['Currency', 'currency', 'text'],
  ['PpCc', 'pp_cc', 'text'],
  ['TaxRate', 'tax_rate', 'numeric'],
  ['Payer', 'payer', 'text'],
  ['InAllIn', 'in_all_in', 'boolean'],
  ['PercentOf', 'percent_of', 'text[]'],
  ['Remark', 'remark', 'text'],
]
const shown = ([field, column, type]: (typeof columns)[number]) =>
  `${type === 'numeric' ? `coalesce(trim_scale(${column})::text, '')` : column} as "${field}"`

export const findCharges = (db: Queryable, { kind, row, sheet }: ChargeSheet): Promise<ChargeLine[]> =>
  db.query<ChargeLine>(
    `select id as "Id", ${columns.map(shown).join(', ')} from document_charge where kind = $1 and subject_id = $2 and sheet = $3 order by place, id`,
    [kind, row.id, sheet],
  )

const names = columns.map(([, column]) => column)
const shape = ['id bigint', 'place integer', ...columns.map(([, column, type]) => `${column} ${type}`)].join(', ')
const replace = `with given as (select * from jsonb_to_recordset($4::jsonb) as x (${shape})),
  gone as (delete from document_charge where kind = $1 and subject_id = $2 and sheet = $3 and id not in (select id from given)),
  kept as (update document_charge t set place = g.place, ${names.map((column) => `${column} = g.${column}`).join(', ')} from given g
    where t.id = g.id and t.kind = $1 and t.subject_id = $2 and t.sheet = $3)
  insert into document_charge (kind, subject_id, sheet, company_id, operator_id, audience, place, ${names.join(', ')})
    select $1, $2, $3, $5, $6, $7, g.place, ${names.map((column) => `g.${column}`).join(', ')} from given g where g.id = 0`

/** Writes the lines as they are given, in one statement for what stays, comes and goes. Ids of other lists find nothing. */
export async function replaceCharges(tx: Queryable, { kind, row, sheet, facts }: ChargeSheet, lines: readonly ChargeLine[]): Promise<void> {
  const given = lines.map((line, place) => ({
    id: line.Id,
    place,
    ...Object.fromEntries(columns.map(([field, column, type]) => [column, type === 'numeric' && line[field] === '' ? null : line[field]])),
  }))
  await tx.query(replace, [kind, row.id, sheet, JSON.stringify(given), row.companyId, row.operatorId, facts.audience])
}

const rates = `select distinct on (currency) currency as "Currency", trim_scale(mid)::text as "Rate", turned as "Turned",
    ${dayText('from_day')} as "FromDay"
  from (select currency_code as currency, mid, false as turned, from_day, company_id from exchange_rate where base_code = $1
    union all select base_code, mid, true, from_day, company_id from exchange_rate where currency_code = $1) known
  where from_day <= $2::date and (company_id is null or company_id = $3) order by currency, turned, from_day desc, company_id nulls last`
/** The rates of a day into a currency as `exchangeRateOn` chooses them: the latest; a company's own before the platform's; turned over where there is no other. */
export const exchangeRatesOn = (db: Queryable, company: number, into: string, day: string): Promise<DocumentCharges['Rates']> =>
  db.query<DocumentCharges['Rates'][number]>(rates, [into, day, company])

/** Currencies with their places; a company's own row hides the platform's. */
export const currenciesOf = (db: Queryable, company: number): Promise<DocumentCharges['Currencies']> =>
  db.query<DocumentCharges['Currencies'][number]>(
    `select distinct on (code) code as "Code", digits as "Digits" from m_currency where removed_at is null and merged_into is null
      and (company_id is null or company_id = $1) order by code, company_id nulls last`,
    [company],
  )
