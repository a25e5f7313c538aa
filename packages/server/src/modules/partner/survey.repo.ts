import type { PartnerSurvey } from '@jst/contracts/partner'
import type { Db } from '../../kernel/database/database.ts'
import { demandRow } from './partner.repo.ts'
import type { Kind } from './partner.kinds.ts'
import { dayText } from '../../kernel/database/day-range.ts'

const company = `select c.id as "Id", c.name as "Name", c.create_time as "Since",
    (select count(*) from employee e where e.company_id = c.id and not e.disabled) as "People",
    (select max(e.last_sign_in) from employee e where e.company_id = c.id) as "LastSignIn"
  from company c where c.id = $1`
const orders = `select count(*) as "Count", count(*) filter (where o.si_deadline > now()) as "Open",
    count(*) filter (where o.si_deadline <= now() and o.si_count = 0) as "Overdue" from cargo_order o where o.company_id = $1`
const si = `select count(*) as "Count", count(*) filter (where r.status = 1) as "Waiting", count(*) filter (where r.status = 3) as "Rejected",
    count(*) filter (where r.status = 2) as "Approved" from si_record r where r.company_id = $1 and r.delete_mark = 0`
const weeks = `select ${dayText('w.day')} as "From", count(v.id) filter (where v.event in ('submit', 'resubmit', 'amend')) as "Submitted",
    count(v.id) filter (where v.event = 'reject') as "Rejected"
  from (select date_trunc('week', now() at time zone 'Asia/Shanghai') as this) here
  cross join lateral generate_series(here.this - interval '11 weeks', here.this, interval '1 week') as w (day)
  left join si_version v on v.company_id = $1 and v.create_time at time zone 'Asia/Shanghai' >= w.day
    and v.create_time at time zone 'Asia/Shanghai' < w.day + interval '1 week' and v.create_time > now() - interval '13 weeks'
  group by w.day order by w.day`
const work = `select (select max(at) from document_entry where kind = $2 and subject_id = $1) as "LastActivity",
    (select count(*) from document_entry where kind = $2 and subject_id = $1 and event = 'comment' and not removed) as "Comments"`

/** Orders, instructions and work of a company, from the tables that its lists read. */
export async function surveyOf(db: Db, kind: Kind, id: number): Promise<PartnerSurvey> {
  const row = await demandRow(db, kind, id)
  const linked = [row.linkedId ?? 0]
  const [[found], [ordered], [bills], byWeek, [worked]] = await db.many<
    [
      NonNullable<PartnerSurvey['Company']>[],
      PartnerSurvey['Orders'][],
      PartnerSurvey['Si'][],
      PartnerSurvey['Weeks'],
      { LastActivity: string | null; Comments: number }[],
    ]
  >([
    [company, linked],
    [orders, linked],
    [si, linked],
    [weeks, linked],
    [work, [id, kind.kind]],
  ])
  return { Company: found ?? null, Orders: ordered!, Si: bills!, Weeks: byWeek, ...worked! }
}
