import type { RegimeCode } from '../regimes/regimes.ts'
import { receiptCodes, type ReceiptCodes, type ReceiptMeaning } from './codes.ts'

/** Meaning of a code with the next step and who takes it; undefined for a code that nobody knows. */
export function explainReceipt(regime: RegimeCode, code: string, more: ReceiptCodes = {}): ReceiptMeaning | undefined {
  const codes = receiptCodes(regime, more)
  return Object.hasOwn(codes, code) ? codes[code] : undefined
}
