// Amounts as people read them, without the arithmetic and the words of money: start pages, sites and single endpoints import this alone.
import type { Decimal } from './decimal.ts'

const places = new Map<string, number>()
/** Places of a currency by ISO 4217: 2 for most, 0 for JPY, 3 for KWD. */
function placesOf(currency: string): number {
  const cached = places.get(currency)
  if (cached !== undefined) return cached
  const isCode = /^[A-Z]{3}$/.test(currency)
  const { maximumFractionDigits = 2 } = isCode ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions() : {}
  places.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** `1234567.5` is `1,234,567.5`. */
export function grouped(value: Decimal): string {
  const [integer = '', part] = value.split('.')
  return `${integer.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')}${part === undefined ? '' : `.${part}`}`
}

/**
 * An amount alone, where the currency stands elsewhere: `1,250.00`, of JPY `1,250`. A decimal text keeps its digits beyond the places, a number is
 * rounded; '' stays ''.
 */
export function amountFigure(amount: Decimal | number, currency: string): string {
  if (amount === '') return ''
  const most = placesOf(currency)
  const text = typeof amount === 'string' && /^-?\d+(\.\d*)?$/.test(amount) ? amount : Number(amount).toFixed(most)
  const [integer = '', part = ''] = text.split('.')
  let end = part.length
  while (end > most && part[end - 1] === '0') end -= 1
  const fraction = part.slice(0, end).padEnd(most, '0')
  const plain = `${integer.replace(/^(-?)0+(?=\d)/, '$1')}${fraction === '' ? '' : `.${fraction}`}`
  return grouped(/[1-9]/.test(plain) ? plain : plain.replace('-', ''))
}

/** Currency first: `USD 1,250.00`, `JPY 1,250`. */
export const amountText = (amount: Decimal | number, currency: string): string => `${currency} ${amountFigure(amount, currency)}`.trim()
