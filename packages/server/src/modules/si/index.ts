export { siByDay, siByReason, siPage, type SiFilter } from './lists/si-lists.repo.ts'
export { deskLoads, handOverDesk } from './review/handover.repo.ts'
