import type { DocumentCall } from '../../../documents/index.ts'

/** A part of a bill that was settled. The customer is locked. */
export interface SettledPart {
  readonly invoiceId: number
  readonly no: string
  readonly currency: string
  readonly amount: string
  readonly customerId: number
}
/** A settlement that is about to be reversed. The customer is locked. */
export interface UnsettledPart {
  readonly invoiceId: number
  readonly no: string
  /** B/L and booking of the bill, in capitals. */
  readonly numbers: readonly string[]
  readonly customerId: number
  readonly settledAt: string
  readonly reason: string
}
type UnsettlementUser = (call: DocumentCall, part: UnsettledPart) => Promise<void>
const unsettlers = new Map<string, UnsettlementUser>()
/** An area that relied on settlements: it may refuse their reversal. Twice the same is one. */
export const registerUnsettlementUser = (area: string, user: UnsettlementUser): void => void unsettlers.set(area, user)
export async function tellUnsettling(call: DocumentCall, part: UnsettledPart): Promise<void> {
  for (const user of unsettlers.values()) await user(call, part)
}

type SettlementUser = (call: DocumentCall, part: SettledPart) => Promise<void>

const users = new Map<string, SettlementUser>()
/** An area whose rows follow settlements, such as guarantees of unpaid bills. Twice the same is one. */
export const registerSettlementUser = (area: string, user: SettlementUser): void => void users.set(area, user)
export async function tellSettled(call: DocumentCall, part: SettledPart): Promise<void> {
  for (const user of users.values()) await user(call, part)
}
