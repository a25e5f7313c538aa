import { slipDocument as document } from '@jst/contracts/packing'
import { documentEntity, stageOf } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { instantText } from '../application/application.rules.ts'
import { overCodes, usingCodes } from '../application/counts.repo.ts'

/** SQL of a change of the booking after slips were made of it; nothing takes them away by itself. */
const finding = `coalesce((select case when b.state in (${overCodes.join(', ')}) then 'cancelled'
    when (select count(*) from box_slip s where s.booking_id = t.booking_id and s.box_type = t.box_type and s.state in (${usingCodes})
        and s.removed_at is null)
      > (select coalesce(sum((x ->> 'Count')::numeric), 0) from jsonb_array_elements(b.boxes) x where x ->> 'Type' = t.box_type) then 'beyond' end
  from booking b where b.id = t.booking_id and t.state in (${usingCodes})), '')`

const rules = documentEntity(document)

/** Rules of lists of slips. They are written by calls of their own. */
export const slipRules: EntityRules = {
  ...rules,
  unnamed: true,
  keepPlan: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    EirNo: 't.eir_no',
    ApplicationNo: 't.application_no',
    Cutoff: instantText('t.cutoff'),
    Due: instantText('t.act_by'),
    IssuedAt: instantText('t.issued_at'),
    PickedUpAt: instantText('t.picked_up_at'),
    GatedInAt: instantText('t.gated_in_at'),
    IssuedBy: 't.issued_by',
    Handler: `coalesce((select e.name from employee e where e.id = t.owner_id), '')`,
    Copies: `(select count(*) from document_print p where p.kind = '${document.kind}' and p.subject_id = t.id)::int`,
    Finding: finding,
  },
  derivedSorts: {
    Due: { filled: `coalesce(t.act_by, 'infinity')` },
    Cutoff: 't.cutoff',
    IssuedAt: 't.issued_at',
    PickedUpAt: 't.picked_up_at',
    GatedInAt: 't.gated_in_at',
  },
  derivedFilters: {
    ...rules.derivedFilters,
    Handler: 't.owner_id in (select e.id from employee e where e.name = ?)',
  },
}
