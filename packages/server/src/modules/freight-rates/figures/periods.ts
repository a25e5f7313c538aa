import { formerOf, periodDays, type FigurePeriod, type PeriodChoice } from '@jst/contracts/freight-rates'

/** Midnight in China, so many days before today; a query of its own, so that it is not worked out for each row. */
const midnight = (daysAgo: number) => `(select (china_day() - ${daysAgo})::timestamp at time zone 'Asia/Shanghai')`
const isNow = (choice: PeriodChoice): choice is FigurePeriod => choice in periodDays
const daysOf = (choice: PeriodChoice) => periodDays[isNow(choice) ? choice : (`d${choice.slice(1)}` as FigurePeriod)]

/** SQL: a moment lies in a period. */
export function within(column: string, choice: PeriodChoice): string {
  const days = daysOf(choice)
  return isNow(choice)
    ? `${column} >= ${midnight(days - 1)}`
    : `${column} >= ${midnight(2 * days - 1)} and ${column} < ${midnight(days - 1)}`
}
/** SQL of the moments when a period and the one before it begin. */
export const startsOf = (period: FigurePeriod) => [midnight(periodDays[period] - 1), midnight(2 * periodDays[period] - 1)] as const
/** SQL: a moment lies in a period or in the one before. */
export const withinBoth = (column: string, period: FigurePeriod) => `${column} >= ${midnight(2 * periodDays[period] - 1)}`

/** SQL of a list field `periodField`: all periods that a moment lies in. */
export const periodsOf = (column: string): string =>
  `array_remove(array[${[...Object.keys(periodDays), ...Object.values(formerOf)]
    .map((choice) => `case when ${within(column, choice as PeriodChoice)} then '${choice}' end`)
    .join(', ')}], null)`

/** SQL of the filter by such a field: a range of the column, which an index can find. `?` stands for the period. */
export const inPeriodOf = (column: string): string => {
  const choices = [...Object.keys(periodDays), ...Object.values(formerOf)] as PeriodChoice[]
  const cases = (at: (choice: PeriodChoice) => string) =>
    `(select case ?::text ${choices.map((choice) => `when '${choice}' then ${at(choice)}`).join(' ')} end)`
  const from = cases((choice) => midnight(isNow(choice) ? daysOf(choice) - 1 : 2 * daysOf(choice) - 1))
  const before = cases((choice) => (isNow(choice) ? `'infinity'` : midnight(daysOf(choice) - 1)))
  return `${column} >= ${from} and ${column} < ${before}`
}

/** SQL: midnight in China of the day that begins now. */
export const today = midnight(0)
