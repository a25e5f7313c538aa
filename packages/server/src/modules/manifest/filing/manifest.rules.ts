import { manifestDocument as document, manifestMilestones, manifestStates } from '@jst/contracts/manifest'
import { documentEntity, stageOf } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'

/** SQL of an instant as lists tell it, '' without one. */
const instantText = (column: string) => `coalesce(to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`
const { accepted, changing } = manifestStates.codes

/** Evidence that the cargo goes on board: an arrival report, a load list or a tally of customs, or a box that went into the port. */
const onBoard = `(exists (select from manifest_receipt e where e.manifest_id = t.id and e.code in ('AAD', 'ASA', 'MT3101', 'MT3102', 'BCA', 'TRA'))
  or exists (select from box_slip s where s.booking_id = t.booking_id and s.gated_in_at is not null and s.removed_at is null))`
/** Accepted, leaving within a day or gone for less than a week, and nothing says that the cargo is on board. */
export const notShipped = `(t.state in (${accepted}, ${changing}) and t.departs_at is not null and t.departs_at < now() + interval '24 hours'
  and t.departs_at > now() - interval '7 days' and not ${onBoard})`

const steps = Object.keys(manifestMilestones).join(',')
/** Rules of lists of filings. They are written by `write.service.ts`. */
export const manifestRules: EntityRules = {
  ...documentEntity(document),
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
    NotShipped: notShipped,
    ClaimedBy: `coalesce((select c.name from document_claim c where c.kind = '${document.kind}' and c.subject_id = t.id), '')`,
    Handler: `coalesce((select e.name from employee e where e.id = t.owner_id), '')`,
  },
  derivedSorts: {
    Due: { filled: `coalesce(t.act_by, 'infinity')` },
    Deadline: 't.deadline',
    AgentCutoff: 't.agent_cutoff',
  },
  derivedFilters: {
    Stage: `t.state = case ?::text ${Object.entries(manifestStates.codes)
      .map(([state, code]) => `when '${state}' then ${code}`)
      .join(' ')} else -1 end`,
    Handler: 't.owner_id in (select e.id from employee e where e.name = ?)',
  },
}
