import { bookingPages } from '@jst/contracts/booking'
import { FigurePeriod, periodChoices } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'

const periods = FigurePeriod.anyOf.map(({ const: period }) => period)
/** The period of an address; the last 30 days by default. */
export const periodOf = (params: URLSearchParams): FigurePeriod => periods.find((one) => one === params.get('Period')) ?? 'd30'
/** The cockpit for each period. */
export const periodTabs = periods.map((key) => ({
  key,
  label: periodChoices[key],
  to: link(bookingPages.cockpit, key === 'd30' ? {} : { Period: key }),
}))
/** The list of bookings under some filters. */
export const bookingsTo = (filters: Readonly<Record<string, string | boolean>>): string => link(bookingPages.list, filters)
