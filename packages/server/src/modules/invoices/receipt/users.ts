import type { DocumentCall } from '../../../documents/index.ts'

/** A part of a bill that was settled. The customer is locked. */
export interface SettledPart {
  readonly invoiceId: number
  readonly no: string
  readonly currency: string
  readonly amount: string
  readonly customerId: number
}
type SettlementUser = (call: DocumentCall, part: SettledPart) => Promise<void>

const users = new Map<string, SettlementUser>()
/** An area whose rows follow settlements, such as guarantees of unpaid bills. Twice the same is one. */
export const registerSettlementUser = (area: string, user: SettlementUser): void => void users.set(area, user)
export async function tellSettled(call: DocumentCall, part: SettledPart): Promise<void> {
  for (const user of users.values()) await user(call, part)
}
