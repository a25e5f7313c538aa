import { cockpitPath, FigurePeriod, freightRateCalls, periodChoices, type PeriodChoice } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'

const periods = FigurePeriod.anyOf.map(({ const: period }) => period)
/** The period of an address; the last 30 days by default. */
export const periodOf = (params: URLSearchParams): FigurePeriod => periods.find((one) => one === params.get('Period')) ?? 'd30'
/** The same page for other periods. */
export const periodTabs = (path: string) =>
  periods.map((key) => ({ key, label: periodChoices[key], to: link(path, key === 'd30' ? {} : { Period: key }) }))

type Filters = Record<string, string | boolean | undefined>
const given = (filters: Filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
/** The list of rates under some filters. */
export const ratesTo = (filters: Filters) => link(freightRateCalls.entity.path, given(filters))
/** Rates that hold today. */
export const activeTo = (filters: Filters = {}) => ratesTo({ Stage: 'published', Effect: 'active', ...filters })
/** The searches under some filters. */
export const queriesTo = (Period: PeriodChoice, filters: Filters = {}) => link(cockpitPath, { View: 'queries', Period, ...given(filters) })
