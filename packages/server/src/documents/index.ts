export { approvalReminder } from './approval/reminder.job.ts'
export { agreed, asking, voidRound } from './approval/rounds.service.ts'
export { openPage } from './approval/rounds.view.ts'
export { documentRoutes } from './document.routes.ts'
export { fileRoutes } from './files/files.routes.ts'
export { fileSweep } from './files/sweep.job.ts'
export { moveParts, partTables } from './merge.ts'
export { drawNumbers } from './numbers/numbers.ts'
export { chargesBlock } from './prints/charges-block.ts'
export { isDrawable } from './prints/mark-picture.ts'
export { findMark, marksOf, removeMark, saveMark } from './prints/marks.repo.ts'
export { printRoutes } from './prints/prints.routes.ts'
export { registerVerification } from './prints/verify-page.ts'
export type { PrintBlock } from './prints/sheet.ts'
export {
  moduleOf,
  registerDocument,
  registeredDocuments,
  type DocumentCall,
  type Guard,
  type PrintBuilder,
  type SubjectRow,
} from './registry.ts'
export { moveRecord } from './states/moves.service.ts'
export { recordChanges, recordEvent } from './thread/record.ts'
export { follow } from './thread/followers.repo.ts'
