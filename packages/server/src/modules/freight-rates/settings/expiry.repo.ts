import type { Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

export interface EndingRate {
  readonly companyId: number
  readonly employeeId: number
  readonly rates: number
  /** The first of their last days, and how many days are left until then. */
  readonly first: string
  readonly days: number
}
/** Marks published rates that end within the days of their company and were not told of yet, and counts them by who keeps them. */
const takeEnding = `with ending as (
    select t.id, t.company_id, t.operator_id, t.valid_to, t.create_id from freight_rate t
    left join freight_setting s on s.company_id = t.company_id
    where t.state = 1 and t.removed_at is null and t.merged_into is null and t.valid_to >= china_day()
      and t.valid_to <= china_day() + coalesce(s.alert_days, $1) and coalesce(s.alert_days, $1) > 0
      and not exists (select from freight_expiry_alert a where a.rate_id = t.id and a.valid_to = t.valid_to)),
  told as (insert into freight_expiry_alert (rate_id, company_id, operator_id, valid_to)
    select id, company_id, operator_id, valid_to from ending
    on conflict (rate_id) do update set valid_to = excluded.valid_to returning rate_id)
  select e.company_id as "companyId", e.create_id as "employeeId", count(*)::int as rates, ${dayText('min(e.valid_to)')} as first,
    min(e.valid_to) - china_day() as days
  from ending e join told on told.rate_id = e.id where e.create_id is not null group by e.company_id, e.create_id order by 1, 2`
export const takeEndingRates = (tx: Queryable, defaultDays: number): Promise<EndingRate[]> =>
  tx.query<EndingRate>(takeEnding, [defaultDays])
