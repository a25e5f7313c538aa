import type { Tone } from '../display/StatusTag.tsx'

/** Values of one thing over the categories; null: not known. */
export interface ChartSeries {
  /** Unique in the chart. */
  readonly key: string
  /** Name of the series. */
  readonly label: string
  /** One for each category. */
  readonly values: readonly (number | null)[]
  /** Colour where it means state; without one the series take theirs by their order. */
  readonly tone?: Tone
}

/** Data of a chart. */
export interface ChartData {
  /** `stacked`: parts of a whole. `line`: only over time. */
  readonly kind: 'bar' | 'stacked' | 'line'
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

/** Returns true if there is nothing to draw: no category, or only zeros and unknown values. */
export const isBlank = ({ series }: Pick<ChartData, 'series'>): boolean =>
  series.every(({ values }) => values.every((value) => value === null || value === 0))

/** Sum of what is known. */
export const sumOf = (values: readonly (number | null)[]): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

// what a spreadsheet would take for a formula is text
const cell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines as a file for spreadsheets. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  // the mark tells spreadsheets that it is UTF-8
  `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`

/** The numbers as a file for spreadsheets: a heading, then a line for each category. */
export const csvOf = (of: string, { categories, series }: ChartData): string =>
  csvText([
    [of, ...series.map(({ label }) => label)],
    ...categories.map((category, at) => [category, ...series.map(({ values }) => String(values[at] ?? ''))]),
  ])
