import type { DraftJournal, DraftStorage } from '@jst/store/keeping'

/**
 * A storage that can be closed for good: what is written from then on is dropped. A logout forgets the drafts that the server has and then
 * tells it and loads the page anew; a save that ends in between would leave a draft behind for the next person.
 */
export class ClosableStorage implements DraftStorage {
  closed = false
  private readonly storage: DraftStorage

  constructor(storage: DraftStorage) {
    this.storage = storage
  }

  close(): void {
    this.closed = true
  }

  getItem(key: string) {
    return this.storage.getItem(key)
  }

  setItem(key: string, value: string) {
    return this.closed ? undefined : this.storage.setItem(key, value)
  }

  removeItem(key: string) {
    return this.storage.removeItem(key)
  }

  keys() {
    return this.storage.keys?.() ?? []
  }
}

/** The journal beside such a storage: closed together with it. */
export const closableJournal = (journal: DraftJournal, storage: ClosableStorage): DraftJournal => ({
  getItem: (key) => journal.getItem(key),
  setItem: (key, value) => {
    if (!storage.closed) journal.setItem(key, value)
  },
  removeItem: (key) => journal.removeItem(key),
})
