export {
  broadcastChannel,
  indexedDbStorage,
  keepOnHide,
  StorageBlockedError,
  systemClock,
  webJournal,
  webStorage,
  type IndexedDbOptions,
} from '@jst/store/keeping'
export { carryLocalDrafts, forgetLocalDrafts, unsentLocalDrafts, type UnsentDrafts } from '../saving/local-drafts.ts'
