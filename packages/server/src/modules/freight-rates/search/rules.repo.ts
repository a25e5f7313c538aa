import type { Layer, MarkupRule } from '@jst/price-engine'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

interface MarkupRow {
  id: number
  no: string
  layer: Layer
  customers: string[]
  levels: string[]
  maker: string
  owner: string
  lanes: string[]
  pols: string[]
  pods: string[]
  carriers: string[]
  services: string[]
  rateTypes: string[]
  boxes: string[]
  currency: string
  amount: string
  byBox: Readonly<Record<string, string | null>>
  percent: string
  percentOf: string
  validFrom: string
  validTo: string
  stackable: boolean
  priority: number | null
  public: boolean
  note: string
  updatedAt: string
}

const day = (column: string) => dayOrBlank(`t.${column}`)
const select = (
  table: string,
  layer: string,
  levels: string,
  maker: string,
) => `select t.id, t.code as no, ${layer} as layer, t.customers, ${levels} as levels,
    ${maker} as maker, coalesce(e.name, '') as owner, t.lanes, t.pols, t.pods, t.carriers, t.services, t.rate_types as "rateTypes", t.boxes,
    t.currency_code as currency, coalesce(trim_scale(t.amount)::text, '') as amount, json_build_object('20GP', trim_scale(t.amount20_gp)::text,
      '40GP', trim_scale(t.amount40_gp)::text, '40HQ', trim_scale(t.amount40_hq)::text, '45HQ', trim_scale(t.amount45_hq)::text) as "byBox",
    coalesce(trim_scale(t.percent)::text, '') as percent, t.percent_of as "percentOf", ${day('valid_from')} as "validFrom",
    ${day('valid_to')} as "validTo", t.stackable, t.priority, t.public, t.remark as note, t.update_time as "updatedAt"
  from ${table} t left join employee e on e.id = t.create_id
  where t.company_id = $1 and t.enabled and t.removed_at is null and t.merged_into is null`
const markups = `${select('freight_markup_rule', 't.markup_layer', 't.levels', `''`)}
  union all ${select('freight_sales_rule', `'SALES'`, `'{}'::text[]`, 't.create_id::text')} and t.create_id is not null`

/** All mark-ups of a company, as the engine reads them. Mark-ups of sales are for whoever entered them. */
export async function findMarkups(system: Queryable, companyId: number): Promise<MarkupRule[]> {
  const rows = await system.query<MarkupRow>(markups, [companyId])
  return rows.map((row) => ({
    Id: row.id,
    No: row.no,
    Layer: row.layer,
    Scope: {
      Customers: row.customers,
      Salespersons: row.maker === '' ? [] : [row.maker],
      Levels: row.levels,
      Boxes: row.boxes,
      Pods: row.pods,
      Pols: row.pols,
      Services: row.services,
      Carriers: row.carriers,
      RateTypes: row.rateTypes,
      Lanes: row.lanes,
    },
    Amount: row.amount,
    Boxes: Object.entries(row.byBox).flatMap(([Type, Amount]) => (Amount === null ? [] : [{ Type, Amount }])),
    Percent: row.percent,
    Of: row.percentOf === 'RUNNING' ? 'RUNNING' : 'FLOOR',
    Currency: row.currency,
    ValidFrom: row.validFrom,
    ValidTo: row.validTo,
    Stackable: row.stackable,
    Priority: row.priority ?? 0,
    Owner: row.owner,
    UpdatedAt: row.updatedAt,
    Note: row.note,
    Public: row.public,
  }))
}

/** The level of a customer on a day, with the types of rates that it may see. */
export async function findLevel(
  system: Queryable,
  companyId: number,
  customer: string,
  on: string,
): Promise<{ level: string; rateTypes: string[] }> {
  const [found] = await system.query<{ level: string; rateTypes: string[] | null }>(
    `select c.level_code as level, (select l.rate_types from freight_customer_level l where l.company_id = c.company_id and l.code = c.level_code
        and l.removed_at is null and l.enabled limit 1) as "rateTypes"
      from freight_level_customer c where c.company_id = $1 and c.customer_code = $2 and c.enabled and c.removed_at is null and c.merged_into is null
        and daterange(c.valid_from, c.valid_to, '[]') @> $3::date order by c.valid_from desc nulls last, c.id desc limit 1`,
    [companyId, customer, on],
  )
  return { level: found?.level ?? '', rateTypes: found?.rateTypes ?? [] }
}

/** Regions of lanes, by the code of the lane; a company's own row hides the platform's. */
export const findRegions = (system: Queryable, companyId: number) =>
  system.query<{ code: string; region: string }>(
    `select distinct on (code) code, parent_code as region from m_lane where removed_at is null and (company_id is null or company_id = $1)
      order by code, company_id nulls last`,
    [companyId],
  )

/** Names of charges in both languages. */
export const findChargeNames = (system: Queryable, companyId: number) =>
  system.query<{ code: string; zh: string; en: string }>(
    `select distinct on (t.code) t.code, coalesce(o.name_zh, t.name_zh) as zh, t.name_en as en from m_charge t
      left join entity_override o on o.kind = 'charge' and o.row_id = t.id and o.company_id = $1
      where t.removed_at is null and (t.company_id is null or t.company_id = $1) order by t.code, t.company_id nulls last`,
    [companyId],
  )
