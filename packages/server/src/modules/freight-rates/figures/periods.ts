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
/** SQL: a moment lies in a period or in the one before. */
export const withinBoth = (column: string, period: FigurePeriod) => `${column} >= ${midnight(2 * periodDays[period] - 1)}`

/** SQL of a list field `periodField`: all periods that a moment lies in. */
export const periodsOf = (column: string): string =>
  `array_remove(array[${[...Object.keys(periodDays), ...Object.values(formerOf)]
    .map((choice) => `case when ${within(column, choice as PeriodChoice)} then '${choice}' end`)
    .join(', ')}], null)`

/** SQL: midnight in China of the day that begins now. */
export const today = midnight(0)
