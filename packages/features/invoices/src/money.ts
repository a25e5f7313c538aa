import { grouped } from '@jst/contracts/money'

/** An amount in the places that the server gave it: JPY has none, KWD three. */
export const moneyText = (amount: string, currency: string): string => `${currency} ${grouped(amount)}`
