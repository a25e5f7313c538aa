import { emptyText } from './dates.ts'

/** A number, or a decimal as text (money keeps its exact digits on the wire). */
export type NumberInput = number | string | null | undefined

/** Thousands separators, digits kept as they are unless `digits` is given; works on the text, so no float error creeps in. */
function group(value: NumberInput, digits?: number): string | undefined {
  if (value === null || value === undefined || value === '' || !Number.isFinite(Number(value))) return undefined
  const plain = typeof value === 'number' || digits !== undefined ? exact(value, digits) : value.trim()
  const [integer = '', fraction] = plain.split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

function exact(value: number | string, digits?: number): string {
  if (digits === undefined) return String(value)
  const padded = /^-?\d+(\.\d+)?$/.exec(String(value).trim())
  const fraction = padded?.[1]?.slice(1) ?? ''
  if (padded && fraction.length <= digits) return `${padded[0].replace(/\.\d+$/, '')}${digits ? `.${fraction.padEnd(digits, '0')}` : ''}`
  return Number(value).toFixed(digits)
}

/** Whole number or plain number with thousands separators: 12,345. */
export const formatNumber = (value: NumberInput): string => group(value) ?? emptyText

/** Fixed number of digits; three by default as weights (kg) and volumes (m³) have: 1,234.500. */
export const formatDecimal = (value: NumberInput, digits = 3): string => group(value, digits) ?? emptyText

/** An amount and its currency. */
export type AmountIn = readonly [amount: NumberInput, currency: string]

const places = new Map<string, number>()
/** Places of a currency: 2 for most, 0 for JPY, 3 for KWD. */
function placesOf(currency: string): number {
  const cached = places.get(currency)
  if (cached !== undefined) return cached
  const isCode = /^[A-Z]{3}$/.test(currency)
  const { maximumFractionDigits = 2 } = isCode ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions() : {}
  places.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** An amount alone, with the places of its currency, where the currency stands elsewhere. A decimal text keeps what it has beyond them: `0.125`. */
export function formatAmount(amount: NumberInput, currency: string): string {
  const givenPlaces = typeof amount === 'string' ? (/\.(\d*?)0*$/.exec(amount.trim())?.[1]?.length ?? 0) : 0
  return group(amount, Math.max(placesOf(currency), givenPlaces)) ?? emptyText
}

/** Currency first, as `formatAmount` writes the amount: `USD 1,250.00`, `JPY 1,250`. */
export function formatMoney(amount: NumberInput, currency: string): string {
  const text = formatAmount(amount, currency)
  return text === emptyText ? emptyText : `${currency} ${text}`.trim()
}

/** Amounts in several currencies: `CNY 4,020.00 + USD 5,280.00`. */
export const formatMoneySum = (amounts: readonly AmountIn[]): string =>
  amounts.map(([amount, currency]) => formatMoney(amount, currency)).join(' + ') || emptyText
