import { applicationStates, riskyLimits } from '@jst/contracts/release'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { unpinned, type CustomerFacts } from '../decision/facts.repo.ts'

interface FoundCustomer extends CustomerFacts {
  readonly code: string
  /** Day of the oldest overdue bill; ''. */
  readonly since: string
  readonly applications: number
}
/** Rows that are looked through, whatever a company has. */
const mostRows = 1_000
const { found: mostFound } = riskyLimits
/** Submitted, and not at an end: a draft has no customer yet. */
const under = Object.values(applicationStates.states)
  .filter((state) => !('final' in state) && state.code !== applicationStates.codes.draft)
  .map(({ code }) => code)

const risky = `with due as (select coalesce(m.merged_into, m.id) as id, min(d.due_day) as since from (select i.customer_id, i.due_day from invoice i
      where i.company_id = $1 and i.state in (2, 3) and i.removed_at is null and i.type = 'debit' and i.due_day < china_day()
      order by i.due_day limit ${mostRows}) d
      join customer m on m.id = d.customer_id group by 1 order by since limit ${mostFound}),
  newest as (select t.customer_code as code, max(t.id) as latest from (select a.id, a.customer_code, a.state from release_application a
      where a.company_id = $1 and a.removed_at is null order by a.id desc limit ${mostRows}) t
    where t.state = any ($2) group by t.customer_code order by latest desc limit ${mostFound})
  select c.id, c.code, c.name_zh as name, c.name_en as "nameEn", c.credit_code as "creditCode", c.state = 4 as blacklisted,
    ${unpinned('c.id')} as unpinned,
    ${dayOrBlank('d.since')} as since,
    (select count(*)::integer from release_application a where a.customer_id = c.id and a.removed_at is null and a.state = any ($2)) as applications
  from customer c left join due d on d.id = c.id left join newest n on n.code = c.code
  where c.company_id = $1 and c.removed_at is null and c.merged_into is null and (d.id is not null or n.code is not null)`
/** Customers of the oldest overdue bills, and those of the newest applications under way. */
export const findRiskyCustomers = (db: Queryable, companyId: number): Promise<FoundCustomer[]> =>
  db.query<FoundCustomer>(risky, [companyId, under])
