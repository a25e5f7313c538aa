import { amountFigure, amountText, grouped } from '@jst/contracts/money/text'
import { emptyText } from './dates.ts'

/** A number, or a decimal as text (money keeps its exact digits on the wire). */
export type NumberInput = number | string | null | undefined

/** Thousands separators, digits kept as they are unless `digits` is given; works on the text, so no float error creeps in. */
function group(value: NumberInput, digits?: number): string | undefined {
  if (!isNumber(value)) return undefined
  return grouped(typeof value === 'number' || digits !== undefined ? exact(value, digits) : value.trim())
}

const isNumber = (value: NumberInput): value is number | string =>
  value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value))

function exact(value: number | string, digits?: number): string {
  if (digits === undefined) return String(value)
  const padded = /^-?\d+(\.\d+)?$/.exec(String(value).trim())
  const fraction = padded?.[1]?.slice(1) ?? ''
  if (padded && fraction.length <= digits) return `${padded[0].replace(/\.\d+$/, '')}${digits ? `.${fraction.padEnd(digits, '0')}` : ''}`
  const rounded = Number(value).toFixed(digits)
  // nothing left of a negative number is no negative nothing
  return Number(rounded) === 0 ? rounded.replace('-', '') : rounded
}

/** Whole number or plain number with thousands separators: 12,345. */
export const formatNumber = (value: NumberInput): string => group(value) ?? emptyText

/** Fixed number of digits; three by default as weights (kg) and volumes (m³) have: 1,234.500. */
export const formatDecimal = (value: NumberInput, digits = 3): string => group(value, digits) ?? emptyText

/** An amount and its currency. */
export type AmountIn = readonly [amount: NumberInput, currency: string]

/** An amount alone, with the places of its currency, where the currency stands elsewhere. A decimal text keeps what it has beyond them: `0.125`. */
export const formatAmount = (amount: NumberInput, currency: string): string =>
  isNumber(amount) ? amountFigure(trimmed(amount), currency) : emptyText

/** Currency first, as `formatAmount` writes the amount: `USD 1,250.00`, `JPY 1,250`. */
export const formatMoney = (amount: NumberInput, currency: string): string =>
  isNumber(amount) ? amountText(trimmed(amount), currency) : emptyText

const trimmed = (amount: number | string) => (typeof amount === 'string' ? amount.trim() : amount)

/** Amounts in several currencies: `CNY 4,020.00 + USD 5,280.00`. */
export const formatMoneySum = (amounts: readonly AmountIn[]): string =>
  amounts.map(([amount, currency]) => formatMoney(amount, currency)).join(' + ') || emptyText
