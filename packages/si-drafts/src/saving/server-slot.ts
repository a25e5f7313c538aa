import { StaleCopy, type StoredCopy, type ServerSlot } from '@jst/store/keeping'
import { StaleDraftError, type DraftStore, type StoredSet } from '../ports.ts'
import { emptySet, setFromJson, setToJson, type DraftSet } from '../set/draft-set.ts'

/** A set that cannot be read counts as empty: its version is still needed to write over it. */
const copyOf = (stored: StoredSet | null): StoredCopy<DraftSet> | null =>
  stored && { value: setFromJson(stored.set) ?? emptySet, version: stored.version, at: Date.parse(stored.savedAt), by: stored.savedBy }

/** The copy of an order's set on the server. */
export function serverSlot(orderId: number, store: DraftStore, now: () => number): ServerSlot<DraftSet> {
  return {
    ...(store.listen ? { listen: (hear: (version: string) => void) => store.listen!(orderId, hear) } : {}),
    load: async () => copyOf(await store.load(orderId)),
    save: async (set, seen) => {
      try {
        const { version } = await store.save(orderId, setToJson(set), seen)
        return { version, at: now() }
      } catch (error) {
        throw error instanceof StaleDraftError ? new StaleCopy(copyOf(error.current)) : error
      }
    },
    remove: async (seen) => {
      if (seen === null) return
      try {
        await store.remove(orderId, seen)
      } catch (error) {
        // Somebody went on with it meanwhile: it is theirs now.
        if (!(error instanceof StaleDraftError)) throw error
      }
    },
  }
}
