import type { Queryable } from '../kernel/database/database.ts'
import { keepLaneIndexes } from '../modules/freight-rates/index.ts'
import { Random } from './random.ts'

const dayMs = 86_400_000
const days = 90
/** Ports without rates that customers search for, by their share of a hundred searches. */
const wanted: readonly (readonly [pod: string, weight: number])[] = [
  ['RUVVO', 5],
  ['MXZLO', 4],
  ['ZADUR', 3],
  ['USHOU', 3],
  ['KEMBA', 2],
  ['CAVAN', 2],
  ['CLSAI', 1],
]
const boxes = ['40HQ*1', '40HQ*2', '40HQ*3', '20GP*1', '20GP*2', '40HQ*2,20GP*1', '40HQ*5']

interface Route {
  readonly pol: string
  readonly pod: string
  readonly options: number
}
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Ninety days of searches by salespeople for their customers, more of them lately, and the index of each lane as it was kept each night. */
export async function seedFreightFigures(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const random = new Random(385)
  const customers = await tx.query<{ code: string }>(
    `select code from customer where company_id = $1 and removed_at is null and state in (0, 1) order by code limit 14`,
    [companyId],
  )
  const sales = await tx.query<{ id: number }>(
    `select id from employee where company_id = $1 and department like '%销售%' and not disabled order by id limit 6`,
    [companyId],
  )
  const routes = await tx.query<Route>(
    `select pol_code as pol, pod_code as pod, count(*)::int as options from freight_rate where company_id = $1 and state = 1
       and china_day() between valid_from and valid_to group by 1, 2 order by count(*) desc, 1, 2 limit 120`,
    [companyId],
  )
  const lost = wanted.flatMap(([pod, weight]) => Array.from({ length: weight }, () => pod))
  const rows: object[] = []
  for (let ago = days - 1; ago >= 0; ago--) {
    const noon = Date.parse(`${dayOf(now.getTime() - ago * dayMs + 8 * 3_600_000)}T02:00:00Z`)
    const weekend = [0, 6].includes(new Date(noon).getUTCDay())
    const count = Math.round((weekend ? 2 : 11 + (days - ago) / 15) * (0.7 + random.next() * 0.6))
    for (let at = 0; at < count; at++) {
      // a few routes are asked for most
      const route = routes[Math.floor(random.next() ** 2 * routes.length)]!
      const vain = random.next() * 100 < lost.length
      const both = vain && random.next() < 0.3
      const other = random.pick(lost)
      // customers differ in how much they ask
      const customer = random.next() < 0.12 ? undefined : customers[Math.floor(random.next() ** 1.6 * customers.length)]
      const time = Math.min(noon + random.between(0, 8 * 60) * 60_000, now.getTime() - random.between(1, 50) * 60_000)
      rows.push({
        employee_id: random.pick(sales).id,
        at: new Date(time).toISOString(),
        customer_code: customer?.code ?? '',
        pol_code: route.pol,
        pod_codes: vain ? (both ? [route.pod, other] : [other]) : [route.pod],
        lost_codes: vain ? [other] : [],
        boxes: random.pick(boxes),
        day: dayOf(time + random.between(5, 18) * dayMs),
        options: vain && !both ? 0 : route.options,
      })
    }
  }
  await tx.query(
    `insert into freight_query (company_id, employee_id, at, customer_code, pol_code, pod_codes, lost_codes, boxes, day, options)
     select $1, x.* from jsonb_to_recordset($2::jsonb) as x (employee_id bigint, at timestamptz, customer_code text, pol_code text, pod_codes text[],
       lost_codes text[], boxes text, day date, options integer) order by x.at`,
    [companyId, JSON.stringify(rows)],
  )
  await keepLaneIndexes(tx)
  // prices came up to where they are now, in waves of a few weeks that differ by lane
  await tx.query(
    `insert into freight_lane_index (company_id, day, lane_code, points, median)
     select company_id, day - n, lane_code, greatest(3, points - 2 * (n % 5) - n / 6),
       round(median * (1 - 0.0012 * n + 0.025 * (sin((n + length(lane_code) * 7 + ascii(lane_code)) / 8.0)
         - sin((length(lane_code) * 7 + ascii(lane_code)) / 8.0)))::numeric / 5) * 5
     from freight_lane_index cross join generate_series(1, $2) n where company_id = $1 and median is not null`,
    [companyId, days],
  )
}
