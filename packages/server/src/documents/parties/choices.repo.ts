import { blankParty, type PartyChoice, type PartyFields, type PartySource } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SourceModule } from './readers.ts'

/** Most rows that a picker shows, and most that are looked at for them. */
const mostShown = 12
const mostFound = 60
const recentDays = 90

const columnOf = (key: string) => `t.${key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()}`
/** Fields of a party under their wire names. */
const fieldsOf = ({ columns }: SourceModule) =>
  ['Code', ...Object.keys(blankParty)].map((key) => `${columns[key] ?? columnOf(key)} as "${key}"`).join(', ')
const usable = 't.company_id = (select app_company_id()) and t.removed_at is null and t.merged_into is null and t.enabled'

/** Which rows of a source are wanted: `$1` the words, `$2` who asks. Without words the address book shows its newest. */
const wanted = ({ source, table }: SourceModule) => `select p.row_id as id, p.at from party_pick p
    where p.employee_id = $2 and p.source = '${source}' and p.at > clock_timestamp() - interval '${recentDays} days'
  union all select id, null from ${table}_offered($1, ${mostFound}) id
  ${
    source === 'shippingParty'
      ? `union all (select t.id, null from shipping_party t where $1 = '' and ${usable} order by t.update_time desc, t.id desc limit ${mostShown})`
      : ''
  }`

export type FoundParty = PartyChoice & { readonly at: string | null; readonly fits: boolean; readonly begins: boolean }

/** Rows of a source that the connection sees, the caller's recent ones first, then those for the use that is asked for. */
export function findChoices(
  db: Queryable,
  module: SourceModule,
  { words, employeeId, use }: { words: string; employeeId: number; use: string },
): Promise<FoundParty[]> {
  const { source, table } = module
  const fits = source === 'shippingParty' ? `$3 = any(t.kinds)` : `$3 = ''`
  return db.query<FoundParty>(
    `with wanted as (select id, max(at) as at from (${wanted(module)}) one group by id)
      select '${source}' as "Source", t.id as "Id", ${fieldsOf(module)}, w.at is not null as "Recent", w.at, ${fits} as fits,
        starts_with(t.search, $1) as begins
      from wanted w
      -- a few rows by their keys, however many the planner expects
      join lateral (select t.* from ${table} t where t.id = w.id and ${usable} and position($1 in t.search) > 0 offset 0) t on true
      order by w.at desc nulls last, fits desc, begins desc, t.id limit ${mostShown}`,
    [words, employeeId, use],
  )
}

/** The order of all sources together, as that of each. */
export const inOrder = (rows: readonly FoundParty[]): FoundParty[] =>
  rows
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '') || Number(b.fits) - Number(a.fits) || Number(b.begins) - Number(a.begins))
    .slice(0, mostShown)

/** One row as it is now. A merged one reads as the row that stands for it. */
export async function findParty(db: Queryable, module: SourceModule, id: number): Promise<(PartyFields & { Code: string }) | undefined> {
  const [row] = await db.query<PartyFields & { Code: string }>(
    `select ${fieldsOf(module)} from ${module.table} t where t.company_id = (select app_company_id())
      and t.id = (select coalesce(o.merged_into, o.id) from ${module.table} o where o.id = $1)`,
    [id],
  )
  return row
}

export const writePick = (tx: Queryable, source: PartySource, rowId: number, by: { employeeId: number; companyId: number }) =>
  tx.query(
    `insert into party_pick (employee_id, source, row_id, company_id) values ($1, $2, $3, $4)
      on conflict (employee_id, source, row_id) do update set at = clock_timestamp()`,
    [by.employeeId, source, rowId, by.companyId],
  )

/** Entries of the address book that are the same party: by tax number, or by English name. */
export const findSame = (db: Queryable, table: string, { NameEn, TaxNo }: PartyFields) =>
  db.query<{ Id: number; Code: string; NameZh: string; NameEn: string; TaxNo: string }>(
    `select t.id as "Id", t.code as "Code", t.name_zh as "NameZh", t.name_en as "NameEn", t.tax_no as "TaxNo" from ${table} t
      where t.company_id = (select app_company_id()) and t.removed_at is null and t.merged_into is null
        and ((t.name_key <> '' and t.name_key = upper(regexp_replace($1, '[^0-9A-Za-z]+', '', 'g')))
          or (t.tax_key <> '' and t.tax_key = upper(regexp_replace($2, '[^0-9A-Za-z]+', '', 'g'))))
      order by t.id limit 5`,
    [NameEn, TaxNo],
  )
