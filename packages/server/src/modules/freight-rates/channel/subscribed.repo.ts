import type { Queryable } from '../../../kernel/database/database.ts'

export interface SubscribedRow {
  readonly id: number
  readonly pol: string
  readonly pod: string
}
interface PriceRequest {
  readonly today: string
  readonly PageIndex?: number
  readonly PageSize?: number
  readonly Lane?: string
  readonly Pol?: string
  readonly Pod?: string
  readonly Carrier?: string
}

// the rates that channels give are found first and once: in the middle of the statement each rate of the company would be asked for among them
const found = `with given as materialized (select r.id, x.lanes from freight_subscription s
      join freight_subscription_term x on x.subscription_id = s.id join freight_channel c on c.id = s.channel_id
      cross join lateral freight_channel_rates(c.id, coalesce(nullif(s.level_code, ''), c.level_code), $2::date) as r (id) where s.id = any($1))
  select t.id, t.pol_code as pol, t.pod_code as pod, (count(*) over ())::int as total from freight_rate t
  where exists (select from given where given.id = t.id and (given.lanes = '{}' or t.lane_code = any(given.lanes)))
    and ($3 = '' or t.lane_code = $3) and ($4 = '' or t.pol_code = $4) and ($5 = '' or t.pod_code = $5) and ($6 = '' or t.carrier_code = $6)
  order by t.pol_code, t.pod_code, t.carrier_code, t.id limit $7 offset $8`

/** Rates of subscriptions on a day, for the server to price: keys and routes, nothing else. */
export async function findSubscribed(
  system: Queryable,
  ids: readonly number[],
  { today, PageIndex = 1, PageSize = 20, Lane = '', Pol = '', Pod = '', Carrier = '' }: PriceRequest,
): Promise<{ rows: SubscribedRow[]; total: number }> {
  const rows = await system.query<SubscribedRow & { total: number }>(found, [
    ids,
    today,
    Lane,
    Pol,
    Pod,
    Carrier,
    PageSize,
    (PageIndex - 1) * PageSize,
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}
