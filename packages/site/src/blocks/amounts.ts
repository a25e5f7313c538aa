/** Currency first, with thousands and the places of the currency, as workbenches write it: `USD 1,850.00`, `JPY 1,850`. Never broken. */
export function amountText(amount: number | null, currency: string): string {
  if (amount === null) return '–'
  const isCode = /^[A-Z]{3}$/.test(currency)
  return new Intl.NumberFormat(
    'en-US',
    isCode ? { style: 'currency', currency, currencyDisplay: 'code' } : { minimumFractionDigits: 2 },
  ).format(amount)
}
