import { tableOf } from './bill/bill.repo.ts'
import { masterParties, valuesOf } from './bill/fill.service.ts'

export { findBill } from './bill/face.ts'
export { findNumbered, instructionsOfBills, type NumberedBill } from './bill/numbered.repo.ts'
export { tellReleased as tellBillsReleased } from './bill/tell.ts'
export { copiedBill } from './paper/copy-face.ts'
export { registerBills } from './bill/bill.module.ts'
export { originalByHash } from './paper/paper.repo.ts'
export { registerPassports } from './paper/passport-page.ts'
/** By which the demo makes bills. */
export const billsInDemo = { masterParties, tableOf, valuesOf } as const
