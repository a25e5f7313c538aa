import { amountText } from '@jst/contracts/money/text'

/** An amount as workbenches write it, never broken between its currency and its figure; – where there is no price. */
export const unbrokenAmount = (amount: number | null, currency: string): string =>
  amount === null ? '–' : amountText(amount, currency).replace(' ', '\u00A0')
