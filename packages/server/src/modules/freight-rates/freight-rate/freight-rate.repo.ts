import type { Queryable } from '../../../kernel/database/database.ts'

const floors = ['floor20_gp', 'floor40_gp', 'floor40_hq', 'floor45_hq', 'floor_other']

/** Returns whether a rate has a floor for any box, and whether its last day is over. */
export async function isPriced(db: Queryable, id: number): Promise<{ priced: boolean; over: boolean }> {
  const [found] = await db.query<{ priced: boolean; over: boolean }>(
    `select ${floors.map((column) => `${column} is not null`).join(' or ')} as priced, valid_to < china_day() as over from freight_rate where id = $1`,
    [id],
  )
  return { priced: found?.priced === true, over: found?.over === true }
}

/** Number of another published rate of the same source, route, cargo and days; undefined: there is none. */
export async function findDouble(db: Queryable, id: number): Promise<string | undefined> {
  const [found] = await db.query<{ code: string }>(
    `select o.code from freight_rate t join freight_rate o on o.company_id = t.company_id and o.pol_code = t.pol_code and o.pod_code = t.pod_code
        and o.del_code = t.del_code and o.carrier_code = t.carrier_code and o.service_code = t.service_code and o.supplier_code = t.supplier_code
        and o.contract_no = t.contract_no and o.rate_type = t.rate_type and o.commodity = t.commodity and o.etd_weekday = t.etd_weekday
        and o.basis = t.basis and o.visibility = t.visibility and o.visible_to = t.visible_to
        and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')
      where t.id = $1 and o.id <> t.id and o.state = 1 and o.removed_at is null and o.merged_into is null order by o.id limit 1`,
    [id],
  )
  return found?.code
}
