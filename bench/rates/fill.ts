import type { Client } from 'pg'
import { sized } from '../kit/size.ts'

export const stored = sized(200_000, 2_000)
export const rules = sized(2_000, 50)

/** 20 ports of loading, 200 of discharge, ten carriers, five half months: each pair has ten rates on any day. */
const freightRates = `insert into freight_rate (company_id, code, carrier_code, lane_code, pol_code, pod_code, currency_code, rate_type,
    visibility, cost20_gp, cost40_gp, cost40_hq, floor20_gp, floor40_gp, floor40_hq, valid_from, valid_to, state, search)
  select c.id, 'BENCH' || n, 'CARRIER' || n % 10, 'LANE' || n / 10 % 200 % 12,
    'POL' || n / 2000 % 20, 'POD' || n / 10 % 200, 'USD', 'FAK', 'ALL',
    1000 + n % 300, 1500 + n % 300, 1600 + n % 300, 1100 + n % 300, 1600 + n % 300, 1700 + n % 300,
    china_day() + (n / ${stored / 5} - 2) * 15, china_day() + (n / ${stored / 5} - 2) * 15 + 14, 1,
    concat_ws(' ', 'BENCH' || n, 'CARRIER' || n % 10, 'POL' || n / 2000 % 20, 'POD' || n / 10 % 200)
  from company c, generate_series(0, $1 - 1) n where c.code = 'HJGJ'`
const surcharges = `insert into freight_rate_surcharge (kind, subject_id, company_id, place, charge_code, basis, pp_cc, currency_code, amount)
  select 'freightRate', t.id, t.company_id, one.place, one.code, one.basis, 'PP', one.currency, one.amount from freight_rate t
    cross join (values (1, 'THC', 'C', 'CNY', 1130), (2, 'DOC', 'B', 'CNY', 450), (3, 'SEAL', 'C', 'CNY', 60), (4, 'AMS', 'B', 'USD', 35))
      as one (place, code, basis, currency, amount)
  where t.code like 'BENCH%'`
const markups = `insert into freight_markup_rule (company_id, code, name_zh, markup_layer, customers, pods, carriers, currency_code, amount)
  select c.id, 'BENCH' || n, 'bench', case when n % 4 = 0 then 'CUSTOMER' else 'PLATFORM' end,
    case when n % 4 = 0 then array['KH' || 26010001 + n % 400] else '{}' end, array['POD' || n % 200], array['CARRIER' || n % 10], 'USD', n % 90
  from company c, generate_series(1, $1) n where c.code = 'HJGJ'`

/** Fills the product's own tables by SQL, as the owner. */
export async function fillRates(owner: Client): Promise<void> {
  // only those that are changed have a history
  await owner.query('alter table freight_rate disable trigger freight_rate_keep')
  await owner.query(freightRates, [stored])
  await owner.query('alter table freight_rate enable trigger freight_rate_keep')
  await owner.query(surcharges)
  await owner.query(`select freight_rate_keep_versions(array(select id from freight_rate where carrier_code = 'CARRIER3'), null, null)`)
  await owner.query(markups, [rules])
  for (const table of ['freight_rate', 'freight_rate_version', 'freight_rate_surcharge', 'freight_markup_rule'])
    await owner.query(`analyze ${table}`)
}
