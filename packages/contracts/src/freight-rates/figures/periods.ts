import { Literal, Union } from '../../schema.ts'

/** Days of a period up to today, China time. */
export const periodDays = { d7: 7, d30: 30, d90: 90 } as const
export type FigurePeriod = keyof typeof periodDays
/** The periods, and as many days before each of them: what a figure is compared with. Filters of lists take the same. */
export const periodChoices = { d7: '近 7 天', d30: '近 30 天', d90: '近 90 天', p7: '前 7 天', p30: '前 30 天', p90: '前 90 天' } as const
export const periodChoicesEn = {
  d7: 'Last 7 days',
  d30: 'Last 30 days',
  d90: 'Last 90 days',
  p7: '7 days before',
  p30: '30 days before',
  p90: '90 days before',
} as const
export type PeriodChoice = keyof typeof periodChoices
/** The period before one. */
export const formerOf = { d7: 'p7', d30: 'p30', d90: 'p90' } as const

export const FigurePeriod = Union([Literal('d7'), Literal('d30'), Literal('d90')])
export const PeriodChoice = Union([FigurePeriod, Literal('p7'), Literal('p30'), Literal('p90')])

/** A list field that says in which of the periods a moment of the row lies: lists are filtered by the periods of the figures. */
export const periodField = (key: string, zh: string, en: string) =>
  ({ key, kind: 'list', zh, en, max: 4, most: 6, choices: periodChoices, choicesEn: periodChoicesEn, filter: true }) as const

/** Fewer points than these are told as their number alone. */
export const leastPoints = 3
