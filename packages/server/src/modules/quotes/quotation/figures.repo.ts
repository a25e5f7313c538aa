import { quotationStates, type QuoteFigures } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'

const { codes } = quotationStates
const inDays = `removed_at is null and merged_into is null and create_time > now() - make_interval(days => $1)`
const text = `select count(*) filter (where version > 0)::int as "Sent",
    count(*) filter (where version > 0 and exists (select from quotation_link l where l.quotation_id = t.id and l.views > 0))::int as "Opened",
    count(*) filter (where state = ${codes.won})::int as "Won", count(*) filter (where state = ${codes.lost})::int as "Lost",
    count(*) filter (where state in (${codes.sent}, ${codes.viewed}, ${codes.negotiating}, ${codes.accepted}))::int as "Open",
    round((percentile_cont(0.5) within group (order by extract(epoch from sent_at - create_time)) / 3600)::numeric, 1)::text as "ResponseP50",
    round((percentile_cont(0.9) within group (order by extract(epoch from sent_at - create_time)) / 3600)::numeric, 1)::text as "ResponseP90",
    coalesce(sum(margin) filter (where state = ${codes.won}), 0)::text as "Margin"
  from quotation t where ${inDays}`
const reasons = `select loss_reason as "Key", count(*)::int as "Count", coalesce(sum(total), 0)::text as "Amount" from quotation
  where ${inDays} and loss_reason <> '' group by loss_reason order by count(*) desc, loss_reason`

/** How the quotations that the reader sees went that were made in the last days. */
export async function figuresOf(db: Queryable, actor: EmployeeActor, days: number): Promise<QuoteFigures> {
  const [[figures], Reasons] = await Promise.all([
    db.query<Omit<QuoteFigures, 'Reasons'>>(text, [days]),
    db.query<QuoteFigures['Reasons'][number]>(reasons, [days]),
  ])
  return { ...figures!, ...(maySee(actor, 'margin') && maySee(actor, 'costPrice') ? {} : { Margin: null }), Reasons }
}
