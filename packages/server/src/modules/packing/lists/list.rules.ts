import { listDocument as document } from '@jst/contracts/packing'
import { documentEntity, stageOf } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { instantText } from '../application/application.rules.ts'

const rules = documentEntity(document)

/** Rules of lists of packing lists. They are written by `write.service.ts`. */
export const listRules: EntityRules = {
  ...rules,
  unnamed: true,
  keepPlan: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    Bills: 't.bills',
    Packages: 't.packages',
    Weight: 't.weight::float8',
    Volume: 't.volume::float8',
    Tare: `(t.box ->> 'Tare')::float8`,
    MaxGross: `(t.box ->> 'MaxGross')::float8`,
    Cutoff: instantText('t.cutoff'),
    Due: instantText('t.act_by'),
    GatedInAt: instantText(
      '(select max(s.gated_in_at) from box_slip s where s.booking_id = t.booking_id and s.box_no = t.box_no and s.removed_at is null)',
    ),
    Wrong: 't.wrong',
    Warned: '(select count(*)::int from packing_warning w where w.list_id = t.id and w.seen_at is null)',
    ClaimedBy: `coalesce((select c.name from document_claim c where c.kind = '${document.kind}' and c.subject_id = t.id), '')`,
    Handler: `coalesce((select e.name from employee e where e.id = t.owner_id), '')`,
  },
  derivedSorts: {
    Due: { filled: `coalesce(t.act_by, 'infinity')` },
    Cutoff: 't.cutoff',
  },
  derivedFilters: {
    ...rules.derivedFilters,
    Handler: 't.owner_id in (select e.id from employee e where e.name = ?)',
  },
}
