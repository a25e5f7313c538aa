import { broadcastChannel, indexedDbStorage, systemClock, webJournal, webStorage, type KeepingPorts } from '@jst/store/keeping'
import { ClosableStorage, closableJournal } from './closable-storage.ts'

/** Storage of input in this browser. */
export interface BrowserPorts extends KeepingPorts {
  readonly storage: ClosableStorage
}

/** Storage, clock and channel of this browser; one without IndexedDB uses its local storage. Each area that keeps something closes its own at a logout. */
export function newBrowserPorts(): BrowserPorts {
  const channel = broadcastChannel()
  const journal = webJournal()
  const storage = new ClosableStorage(indexedDbStorage({ fallback: webStorage(window.localStorage) }))
  return {
    storage,
    ...(journal ? { journal: closableJournal(journal, storage) } : {}),
    clock: systemClock,
    random: Math.random,
    ...(channel ? { channel } : {}),
  }
}
