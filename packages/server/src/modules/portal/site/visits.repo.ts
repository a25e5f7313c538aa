import { visitDays, type SiteVisits } from '@jst/contracts/portal'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

const period = `v.company_id = $1 and v.day > china_day() - ${visitDays}`
const days = `select ${dayText('d')} as "Day", coalesce(sum(v.views), 0)::int as "Views"
  from generate_series(china_day() - ${visitDays - 1}, china_day(), interval '1 day') d
  left join portal_visit v on v.company_id = $1 and v.day = d::date group by d order by d`
const pages = `select v.page as "Path", sum(v.views)::int as "Views" from portal_visit v where ${period}
  group by v.page order by 2 desc, 1 limit 15`
/** A content that was taken offline is named as it was last published. */
const contents = `select r.kind as "Kind", r.id as "Id", coalesce(l.title, (select p.content ->> 'NameZh' from portal_version p
    where p.company_id = $1 and p.kind = r.kind and p.record_id = r.id order by p.no desc limit 1), '') as "Title", r.views as "Views"
  from (select split_part(v.detail, ' ', 1) as kind, split_part(v.detail, ' ', 2)::bigint as id, sum(v.views)::int as views
    from portal_visit v where ${period} and v.detail ~ '^[a-z]+ \\d{1,15}$' group by 1, 2 order by 3 desc, 2 limit 10) r
  left join portal_live l on l.company_id = $1 and l.kind = r.kind and l.record_id = r.id order by r.views desc, r.id`

/** How often the site of a company was seen in the last days, today included. */
export async function findVisits(db: Queryable, companyId: number): Promise<SiteVisits> {
  const [Days, Pages, Contents] = [
    await db.query<SiteVisits['Days'][number]>(days, [companyId]),
    await db.query<SiteVisits['Pages'][number]>(pages, [companyId]),
    await db.query<SiteVisits['Contents'][number]>(contents, [companyId]),
  ]
  return { Days, Pages, Contents }
}
