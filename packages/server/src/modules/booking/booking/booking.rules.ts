import { amendmentStates, bookingDocument as document, cancellationStates } from '@jst/contracts/booking'
import { documentEntity, stageOf, stateIs } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { chinaDayOrBlank } from '../../../kernel/database/day-range.ts'
import { due, figureFilters, shownFigures } from '../figures/figure-columns.ts'

const rules = documentEntity(document)

type Coded = Readonly<Record<string, { readonly code: number }>>
const wordOf = ({ states }: { readonly states: Coded }, column: string) =>
  `case ${column} ${Object.entries(states)
    .map(([state, { code }]) => `when ${code} then '${state}'`)
    .join(' ')} else '' end`
const person = (column: string) => `coalesce((select e.name from employee e where e.id = ${column}), '')`

/** Rules of lists of bookings beyond their declaration. Bookings are written by `save.service.ts`. */
export const bookingRules: EntityRules = {
  ...rules,
  unnamed: true,
  keepPlan: true,
  derived: {
    Stage: stageOf(document, 't.state'),
    Amendment: wordOf(amendmentStates, 't.amendment'),
    Cancellation: wordOf(cancellationStates, 't.cancellation'),
    Due: due.text,
    ClaimedBy: `coalesce((select c.name from document_claim c where c.kind = '${document.kind}' and c.subject_id = t.id), '')`,
    SoNo: 't.so_no',
    Boxes: 't.box_summary',
    Teu: 't.teu',
    Packages: 't.packages',
    Weight: 't.weight',
    Volume: 't.volume',
    Price: 't.price_total',
    Source: 't.source',
    QuoteNo: 't.quote_no',
    Handler: person('t.owner_id'),
    SubmittedOn: chinaDayOrBlank('t.submitted_at'),
    BookBefore: chinaDayOrBlank('t.book_before'),
    CreatedBy: person('t.create_id'),
    ...shownFigures,
  },
  derivedSorts: { Due: due.sort },
  derivedFilters: {
    ...rules.derivedFilters,
    Amendment: stateIs(amendmentStates.states, 't.amendment'),
    Cancellation: stateIs(cancellationStates.states, 't.cancellation'),
    ...figureFilters,
  },
}
