import { readDcsa } from './carrier/answers.ts'
import { outgoingSi } from './carrier/outgoing.ts'
import { simulatedSi } from './carrier/simulator.ts'

export { registerCarrierBill, type CarrierBill } from './carrier/carrier-bill.ts'
export { siByDay, siByReason, siPage, type SiFilter } from './lists/si-lists.repo.ts'
export { siChasing } from './chase/chase.job.ts'
export { deskLoads, handOverDesk } from './review/handover.repo.ts'
export { registerSi } from './si.module.ts'
/** Parts that the demo writes its messages with. */
export const siInDemo = { outgoingSi, readDcsa, simulatedSi } as const
export { findBillInstruction, issueInstruction, sendInstructionDraft, type BillInstruction } from './made-up.ts'
