export { mayAnswer, receiptCodes, type ReceiptCodes, type ReceiptMeaning, type ReceiptOutcome } from './codes.ts'
export { explainReceipt } from './explain.ts'
export { isReceipt, ReceiptError, readReceipts } from './read.ts'
export {
  receiptKey,
  standingOf,
  type CustomsState,
  type FiledMessage,
  type FilingStanding,
  type FlagReason,
  type Receipt,
} from './standing.ts'
export { flagTexts } from './texts.ts'
