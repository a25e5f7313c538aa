import { boxesOf, quotationDocument as document, quotationStates } from '@jst/contracts/quotes'
import type { EntityRow } from '@jst/contracts/entity'
import { documentEntity } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { periodsOf, portLanes } from '../../freight-rates/index.ts'
import { texts } from '../texts.ts'
import { demandHeader } from './header.repo.ts'
import { findOptions } from './options.repo.ts'
import { refresh } from './options.service.ts'
import { chinaDayOrBlank } from '../../../kernel/database/day-range.ts'

const rules = documentEntity(document)
/** Fields that may change while a quotation is out. */
const always = new Set(['NameZh', 'Contact', 'ContactMail', 'Competitor', 'CompetitorPrice', 'Remark'])
const open = new Set(['draft', 'negotiating'])

/** Refuses changes of public fields while the quotation is out. @throws AppError ILLEGAL_TRANSITION */
function demandUnsent(row: EntityRow, before: EntityRow): void {
  const stage = String(before['Stage'])
  if (open.has(stage)) return
  const changed = Object.keys(diffOf(before, row)).filter((key) => key in document.fields && !always.has(key))
  if (changed.length > 0)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.frozen(quotationStates.wordOf(quotationStates.codes[stage as 'sent'])) })
}

export const quotationRules: EntityRules = {
  ...rules,
  derived: {
    ...rules.derived,
    Total: 't.total',
    Margin: 't.margin',
    Options: 't.options',
    Version: 't.version',
    Views: '(select coalesce(sum(l.views), 0)::int from quotation_link l where l.quotation_id = t.id)',
    LaneCode: `coalesce((select l.lane from (${portLanes()}) l where l.code = t.pod_code), '')`,
    SentIn: periodsOf('t.sent_at'),
    SentOn: chinaDayOrBlank('t.sent_at'),
    Sales: `coalesce((select e.name from employee e where e.id = t.create_id), '')`,
    LossReason: 't.loss_reason',
    AcceptedBy: 't.accepted_by',
    AcceptedPhone: 't.accepted_phone',
    ParentNo: `coalesce((select p.code from quotation p where p.id = t.parent_id), '')`,
  },
  check: (_tx, values) => {
    if (boxesOf(values).length === 0) throw invalid('Values.Qty40HQ', texts.boxes)
    return Promise.resolve()
  },
  written: async (call, row, before) => {
    if (before) demandUnsent(row, before)
    await rules.written(call, row, before)
    const header = await demandHeader(call.tx, row.Id)
    await refresh(call.tx, header, await findOptions(call.tx, row.Id))
  },
}
