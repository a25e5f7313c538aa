import { applicationDocument as document } from '@jst/contracts/packing'
import { documentEntity, stageOf } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** SQL of an instant as lists tell it, '' without one. */
export const instantText = (column: string) => `coalesce(to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`

/** Rules of lists of applications. They are written by `write.service.ts`. */
export const applicationRules: EntityRules = {
  ...documentEntity(document),
  unnamed: true,
  keepPlan: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    Boxes: 't.box_summary',
    Fleets: 't.fleets',
    PickupFrom: dayOrBlank('t.pickup_from'),
    Cutoff: instantText('t.cutoff'),
    Due: instantText('t.act_by'),
    ClaimedBy: `coalesce((select c.name from document_claim c where c.kind = '${document.kind}' and c.subject_id = t.id), '')`,
    AppliedBy: 't.applied_by',
    SubmittedAt: instantText('t.submitted_at'),
  },
  derivedSorts: {
    Due: { filled: `coalesce(t.act_by, 'infinity')` },
    Cutoff: 't.cutoff',
    PickupFrom: 't.pickup_from',
    SubmittedAt: 't.submitted_at',
  },
}
