export { readSheet } from './files/sheets.ts'
export { deskLoads, handOverDesk } from './review/handover.repo.ts'
