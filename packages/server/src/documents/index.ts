export { documentRoutes } from './document.routes.ts'
export { moveParts, partTables } from './merge.ts'
export { drawNumbers } from './numbers/numbers.ts'
export type { DocumentNotice, Tell } from './notices.ts'
export {
  moduleOf,
  registerDocument,
  registeredDocuments,
  type DocumentCall,
  type DocumentModule,
  type Guard,
  type SubjectRow,
} from './registry.ts'
export { demandSubject, type Subject } from './subject.ts'
export { recordChanges, recordEvent, tellChanged } from './thread/record.ts'
export { follow } from './thread/followers.repo.ts'
