export { decimalText, whileTyped } from './decimal-text.ts'
export { readDay, readInstant, readLocalTime, type DayOrder, type DayWays, type ReadText } from './days.ts'
export { readNumber, showsDecimalComma, type DecimalSign, type NumberWays, type ReadNumber } from './numbers.ts'
export { isScientific, isSheetError, plainText, visible } from './signs.ts'
