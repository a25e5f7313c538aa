export { amountText, grouped } from './amount-text.ts'
export * from './decimal.ts'
export * from './money.ts'
export { amountInChinese, amountInEnglish, chineseNumber, englishNumber } from './words.ts'
