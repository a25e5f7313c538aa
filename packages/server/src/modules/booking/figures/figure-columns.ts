import { bookingDocument as document, bookingStates } from '@jst/contracts/booking'
import type { MovesOf } from '@jst/contracts/document'
import { inPeriodOf, periodsOf, today } from '../../freight-rates/index.ts'

const { codes } = bookingStates
const unconfirmed = [codes.draft, codes.submitted, codes.received, codes.pendingUpdate, codes.updateReceived].join(', ')
const open = [codes.confirmed, codes.pendingAmendment].join(', ')
/** The next cut-off that is still ahead: of the carrier's for bookings, or of the shipping order. */
const next = `case when t.state in (${unconfirmed}) and t.book_before > now() then t.book_before
  when t.state in (${open}) then (select min((c.value #>> '{}')::timestamptz) from jsonb_each(coalesce(t.shipping_order -> 'Cutoffs', '{}')) c
    where jsonb_typeof(c.value) = 'string' and (c.value #>> '{}')::timestamptz > now()) end`

/** SQL of the moment by which somebody has to act, over alias `t`; null without one. */
export const until = `least(t.state_due, ${next})`
/** When somebody has to have done something: the clock of the state, or the next cut-off where that is earlier. */
export const due = {
  text: `coalesce(to_char((${until}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`,
  /** Rows without such an instant come last. */
  sort: { filled: `coalesce(${until}, 'infinity')` },
} as const

const entriesOf = (event: MovesOf<typeof bookingStates>) =>
  `from document_entry e where e.kind = '${document.kind}' and e.subject_id = t.id and e.event = '${event}'`

/** SQL of the fields that the cockpit counts and lists are filtered by, over `booking t`. */
export const figureColumns = {
  Waiting: `(t.state in (${codes.submitted}, ${codes.updateReceived}))`,
  Overdue: 'coalesce(t.state_due < now(), false)',
  SubmittedToday: `coalesce(t.submitted_at >= ${today}, false)`,
  Released: '(t.confirmed_at is not null)',
  Returned: `exists (select ${entriesOf('return')})`,
  /** The carrier does not carry it as it was confirmed. */
  Rolled: `exists (select ${entriesOf('askAgain')})`,
  Closes: `coalesce((select case when n.at <= now() + interval '24 hours' then 'h24' when n.at <= now() + interval '48 hours' then 'h48' end
    from (select ${next} as at) n), '')`,
  SubmittedIn: periodsOf('t.submitted_at'),
  ConfirmedIn: periodsOf('t.confirmed_at'),
} as const
const had = (event: Parameters<typeof entriesOf>[0]) => `coalesce((select true ${entriesOf(event)} limit 1), false)`
/** The same where a page of a list shows them: looked up for each of its rows, where one statement would read the entries of all bookings first. */
export const shownFigures = { ...figureColumns, Returned: had('return'), Rolled: had('askAgain') } as const
export const figureFilters = {
  Returned: `${figureColumns.Returned} = ?`,
  Rolled: `${figureColumns.Rolled} = ?`,
  SubmittedIn: inPeriodOf('t.submitted_at'),
  ConfirmedIn: inPeriodOf('t.confirmed_at'),
} as const
