import { grouped, plain, type Decimal } from './decimal.ts'

/** Places of a currency by ISO 4217: 2 for most, 0 for JPY, 3 for KWD. */
const placesOf = (currency: string): number =>
  (/^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    : undefined) ?? 2

/** An amount as people read it: `USD 1,250.00`, `JPY 1,250`. Digits beyond the places of its currency stay. */
export function amountText(amount: Decimal, currency: string): string {
  const [integer = '', part = ''] = plain(amount).split('.')
  const fraction = part.padEnd(placesOf(currency), '0')
  return `${currency} ${grouped(fraction === '' ? integer : `${integer}.${fraction}`)}`
}
