import { formatMoney } from '@jst/ui'

/** An amount in the places that the server gave it: JPY has none, KWD three. */
export const moneyText = (amount: string, currency: string): string => formatMoney(amount, currency)
