import { trackCalendarCalls, trackTermsCalls } from '@jst/contracts/tracking'
import type { EntityValues } from '@jst/contracts/entity'
import type { EntityCall, EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { jobs } from '../../../kernel/jobs/send.ts'
import { trackingJobName } from '../take-in/job-name.ts'
import { texts } from '../tracking.texts.ts'
import { markClocksDue } from './terms.repo.ts'

/** The clocks of all open shipments are assessed by the new terms. */
async function assessAnew({ tx, actor }: EntityCall): Promise<void> {
  await markClocksDue(tx.system, actor.companyId)
  jobs.nudge(tx, { name: trackingJobName })
}
const textOf = (values: EntityValues, key: string) => String(values[key] ?? '')

function checkTerms(values: EntityValues): void {
  if (textOf(values, 'ValidFrom') > textOf(values, 'ValidTo')) throw invalid('Values.ValidTo', texts.terms.validity)
  const tiers = textOf(values, 'Tiers')
  if (tiers !== '' && textOf(values, 'CurrencyCode') === '') throw invalid('Values.CurrencyCode', texts.terms.currency)
  const days = tiers.split(';').map((part) => Number(part.split(':')[0]))
  if (days.some((day, at) => at > 0 && day <= days[at - 1]!)) throw invalid('Values.Tiers', texts.terms.order)
}
function checkCalendar(values: EntityValues): void {
  const year = textOf(values, 'Year')
  const days = (values['Holidays'] ?? []) as readonly string[]
  if (days.some((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)) || !day.startsWith(year)))
    throw invalid('Values.Holidays', texts.terms.holiday)
}

const rulesWith = (check: (values: EntityValues) => void): EntityRules => ({
  check: (_tx, values) => {
    check(values)
    return Promise.resolve()
  },
  written: assessAnew,
  imported: assessAnew,
})
/** Rules of the lists of free time beyond their fields, by kind. */
export const termsRules: Readonly<Record<string, EntityRules>> = {
  [trackTermsCalls.entity.kind]: rulesWith(checkTerms),
  [trackCalendarCalls.entity.kind]: rulesWith(checkCalendar),
}
