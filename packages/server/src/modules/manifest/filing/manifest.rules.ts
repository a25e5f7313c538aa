import { manifestDocument as document, manifestMilestones } from '@jst/contracts/manifest'
import { documentEntity, stageOf } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'

/** SQL of an instant as lists tell it, '' without one. */
const instantText = (column: string) => `coalesce(to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`

/** Filings by a mark, as a set: a comparison with a value would not use the index of those that have it. */
const marked = (column: string) =>
  `t.id in (select n.id from (select ?::boolean as wanted) w cross join lateral (
    select m.id from manifest m where w.wanted and m.removed_at is null and m.${column}
    union all select m.id from manifest m where not w.wanted and not m.${column}) n)`

const steps = Object.keys(manifestMilestones).join(',')
const rules = documentEntity(document)

/** Rules of lists of filings. They are written by `write.service.ts`. */
export const manifestRules: EntityRules = {
  ...rules,
  unnamed: true,
  keepPlan: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    Deadline: instantText('t.deadline'),
    AgentCutoff: instantText('t.agent_cutoff'),
    Due: instantText('t.act_by'),
    Packages: 't.packages::float8',
    Weight: 't.weight::float8',
    Boxes: 't.box_count',
    Wrong: 't.wrong',
    Refusal: 't.refusal',
    Milestone: `coalesce((select e.code from manifest_receipt e where e.manifest_id = t.id and e.code = any ('{${steps}}')
      order by e.at desc, e.id desc limit 1), '')`,
    Holds: `array_to_string(t.holds, ' ')`,
    Flagged: 't.flagged',
    Wanted: 't.wanted',
    AmendFailed: 't.amend_failed',
    NotShipped: 't.not_shipped',
    ClaimedBy: `coalesce((select c.name from document_claim c where c.kind = '${document.kind}' and c.subject_id = t.id), '')`,
    Handler: `coalesce((select e.name from employee e where e.id = t.owner_id), '')`,
  },
  derivedSorts: {
    Due: { filled: `coalesce(t.act_by, 'infinity')` },
    Deadline: { filled: `coalesce(t.deadline, 'infinity')` },
    AgentCutoff: { filled: `coalesce(t.agent_cutoff, 'infinity')` },
  },
  derivedFilters: {
    ...rules.derivedFilters,
    NotShipped: marked('not_shipped'),
    AmendFailed: marked('amend_failed'),
    // the second condition is that of the index: by the value alone half of all filings are expected
    Wanted: `t.wanted = ? and t.wanted <> ''`,
    Handler: 't.owner_id in (select e.id from employee e where e.name = ?)',
  },
}
