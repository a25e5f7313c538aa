export { carryLocalDrafts, forgetLocalDrafts, unsentLocalDrafts, type UnsentDrafts } from '../saving/local-drafts.ts'
export { indexedDbStorage, StorageBlockedError, type IndexedDbOptions } from './indexed-db-storage.ts'
export { broadcastChannel, keepOnHide, systemClock, webJournal, webStorage } from './web.ts'
