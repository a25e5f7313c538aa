import { formerOf, type FigurePeriod } from '@jst/contracts/freight-rates'
import { quotationStates } from '@jst/contracts/quotes'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { within, withinBoth } from '../../freight-rates/index.ts'

const { won, lost } = quotationStates.codes

/** SQL over quotations `t`: those that the reader sees and that were first sent in a period or in the one before. */
export const sentInBoth = (period: FigurePeriod) =>
  `t.company_id = (select app_company_id()) and t.removed_at is null and t.merged_into is null and ${withinBoth('t.sent_at', period)}`

/** SQL: how they went, and what was earned as far as the reader may know. */
export function wentOf(actor: EmployeeActor, period: FigurePeriod): string {
  const [now, former] = [within('t.sent_at', period), within('t.sent_at', formerOf[period])]
  const count = (name: string, ...conditions: string[]) => `count(*) filter (where ${conditions.join(' and ')})::int as "${name}"`
  const earned = (name: string, when: string) => `coalesce(sum(t.margin) filter (where ${when} and t.state = ${won}), 0)::text as "${name}"`
  return [
    count('Quotes', now),
    count('Won', now, `t.state = ${won}`),
    count('Lost', now, `t.state = ${lost}`),
    count('FormerQuotes', former),
    count('FormerWon', former, `t.state = ${won}`),
    count('FormerLost', former, `t.state = ${lost}`),
    ...(seesMargin(actor) ? [earned('Margin', now), earned('FormerMargin', former)] : []),
  ].join(', ')
}
/** A margin tells the cost of whoever knows the price. */
export const seesMargin = (actor: EmployeeActor) => maySee(actor, 'margin') && maySee(actor, 'costPrice')
