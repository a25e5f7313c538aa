import type { Queryable } from '../../../kernel/database/database.ts'

/** Returns whether a rate has a price for a ton, whether its last day is over, and whether its charges at the destination are known. */
export async function findStanding(db: Queryable, id: number): Promise<{ rate: boolean; over: boolean; known: boolean }> {
  const [found] = await db.query<{ rate: boolean; over: boolean; known: boolean }>(
    'select rate is not null as rate, valid_to < china_day() as over, destination_known as known from lcl_rate where id = $1',
    [id],
  )
  return found ?? { rate: false, over: false, known: false }
}

/** Number of another published rate of the same consolidator, way, cargo and days; undefined: there is none. */
export async function findDouble(db: Queryable, id: number): Promise<string | undefined> {
  const [found] = await db.query<{ code: string }>(
    `select o.code from lcl_rate t join lcl_rate o on o.company_id = t.company_id and o.pol_code = t.pol_code and o.pod_code = t.pod_code
        and o.via_code = t.via_code and o.supplier_code = t.supplier_code and o.cfs = t.cfs and o.etd_weekday = t.etd_weekday
        and (o.cargo_types = t.cargo_types or o.cargo_types && t.cargo_types)
        and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')
      where t.id = $1 and o.id <> t.id and o.state = 1 and o.removed_at is null and o.merged_into is null order by o.id limit 1`,
    [id],
  )
  return found?.code
}

export interface LclRateRow {
  readonly Id: number
  readonly No: string
  readonly Supplier: string
  readonly Lane: string
  readonly Via: string
  readonly Cfs: string
  readonly ClosingWeekday: string
  readonly EtdWeekday: string
  readonly TransitDays: number | null
  readonly ValidTo: string
  readonly Remark: string
  readonly Refund: string
  readonly CurrencyCode: string
  readonly Rate: string
  readonly PpCc: string
  readonly MinRt: string
  readonly MinCharge: string
  readonly KgPerCbm: string
  readonly DestinationKnown: boolean
}

const amount = (column: string) => `coalesce(trim_scale(${column})::text, '')`

/** Published rates for a route, a day and a cargo. */
export const findLclRates = (
  db: Queryable,
  companyId: number,
  { pol, pod, day, cargo }: { readonly pol: string; readonly pod: string; readonly day: string; readonly cargo: string },
): Promise<LclRateRow[]> =>
  db.query<LclRateRow>(
    `select id as "Id", code as "No", supplier_code as "Supplier", lane_code as "Lane", via_code as "Via", cfs as "Cfs",
        closing_weekday as "ClosingWeekday", etd_weekday as "EtdWeekday", transit_days as "TransitDays", valid_to::text as "ValidTo",
        remark_public as "Remark", ${amount('refund')} as "Refund", currency_code as "CurrencyCode", ${amount('rate')} as "Rate", pp_cc as "PpCc",
        ${amount('min_rt')} as "MinRt", ${amount('min_charge')} as "MinCharge", coalesce(kg_per_cbm::text, '') as "KgPerCbm",
        destination_known as "DestinationKnown"
      from lcl_rate where company_id = $1 and pol_code = $2 and pod_code = $3 and valid_from <= $4::date and valid_to >= $4::date and state = 1
        and removed_at is null and merged_into is null and (cargo_types = '{}' or $5 = '' or $5 = any(cargo_types)) order by id limit 500`,
    [companyId, pol, pod, day, cargo],
  )
