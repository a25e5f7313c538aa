import { readDcsa } from './carrier/answers.ts'
import { outgoingSi } from './carrier/outgoing.ts'
import { simulatedSi } from './carrier/simulator.ts'
import { writeDraftSet } from './drafts/draft-set.repo.ts'
import { keepLoading } from './issue/loading.repo.ts'
import { changesBetween } from './si.diff.ts'
import { findSi } from './si.repo.ts'
import { texts } from './si.texts.ts'
import { insertVersions } from './si-version.repo.ts'
import { insertSiList, nextSiNos, updateSi, updateSiStatus } from './si-write.repo.ts'

export { instructionsWithNumbers } from './bill-numbers.ts'
export { registerCarrierBill, type CarrierBill } from './carrier/carrier-bill.ts'
export { siByDay, siByReason, siPage, type SiFilter } from './lists/si-lists.repo.ts'
export { siChasing } from './chase/chase.job.ts'
export { deskLoads, handOverDesk } from './review/handover.repo.ts'
export { registerSi } from './si.module.ts'
/** Parts that the demo writes its messages with. */
export const siInDemo = { outgoingSi, readDcsa, simulatedSi } as const
/** Parts that the demo writes its records with. */
export const siRecordsInDemo = {
  changesBetween,
  findSi,
  insertSiList,
  insertVersions,
  keepLoading,
  nextSiNos,
  texts,
  updateSi,
  updateSiStatus,
  writeDraftSet,
} as const
export { siTemplates } from './templates/template.repo.ts'
export type { StoredSi } from './si.repo.ts'
export type { Step as SiVersionStep } from './si-version.repo.ts'
export { findBillInstruction, issueInstruction, sendInstructionDraft, type BillInstruction } from './bill-instruction.ts'
