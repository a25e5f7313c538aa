import { StaleDraftError, type DraftStorage, type DraftStore, type MaybePromise, type StoredSet } from '../ports.ts'
import { emptySet, setFromJson, setToJson, setToText, type DraftSet } from '../set/draft-set.ts'
import { andThen } from './maybe.ts'

/** A copy of the set as it stands in a slot. */
export interface Kept {
  readonly set: DraftSet
  readonly version: string
  /** Epoch ms. */
  readonly at: number
  readonly by?: StoredSet['savedBy']
}

/** The slot holds another version than the one seen; `current` null: it was emptied. */
export class StaleCopy extends Error {
  readonly current: Kept | null
  constructor(current: Kept | null) {
    super('Another version is kept by now.')
    this.current = current
  }
}

/** A place that keeps one set under versions; nobody overwrites a version he has not seen. */
export interface Slot {
  load(): MaybePromise<Kept | null>
  save(set: DraftSet, seen: string | null): MaybePromise<{ version: string; at: number }>
  remove(seen: string | null): MaybePromise<void>
}

export const localPrefix = 'jst:si-draft:'
export const baseSuffix = ':base'
export const localKey = (owner: string, orderId: number) => `${localPrefix}${owner}:${orderId}`

/** Entry of the journal for a key: what was not stored yet when a page was left. */
export const journalSuffix = ':left'

const stampPattern = /^\{"stamp":("(?:[^"\\]|\\.)*")/
/** Version of a stored text without reading all of it. */
const stampOf = (text: string): string | null => {
  const [, stamp] = stampPattern.exec(text) ?? []
  return stamp === undefined ? null : (JSON.parse(stamp) as string)
}

/** What a page left unstored, on top of the stored version `seen`. */
export interface Left {
  readonly set: DraftSet
  readonly at: number
  /** Names the page, as the first part of the versions that it stored. */
  readonly tab: string
  readonly seen: string | null
}
export const leftText = ({ set, at, tab, seen }: Left) =>
  `{"tab":${JSON.stringify(tab)},"seen":${JSON.stringify(seen)},"at":${at},"set":${setToText(set)}}`
/** Null when it is damaged. */
export function readLeft(text: string | null): Left | null {
  try {
    const { tab, seen, at, set } = JSON.parse(text ?? '{}') as Record<'tab' | 'seen', string> & { at: number; set: unknown }
    const content = setFromJson(set)
    return content && { set: content, at, tab, seen }
  } catch {
    return null
  }
}
/**
 * How a journal entry stands to the stored copy. `newer`: it goes on from what its page saw or stored. `older`: its page lived on and stored
 * more. `apart`: another page stored something else since.
 */
export function standingOf({ set, tab, seen }: Left, stored: Kept | null): 'newer' | 'older' | 'apart' {
  if (stored === null || stored.version === seen) return 'newer'
  if (!stored.version.startsWith(`${tab}.`)) return 'apart'
  return set.revision > stored.set.revision ? 'newer' : 'older'
}

/** A local copy from its text; null when it is damaged or of another form. */
export function readKept(text: string | null): Kept | null {
  if (text === null || !stampPattern.test(text)) return null
  try {
    const { stamp, at, set } = JSON.parse(text) as { stamp: string; at: number; set: unknown }
    const content = setFromJson(set)
    return content ? { set: content, version: stamp, at } : null
  } catch {
    return null
  }
}
export const keptText = (version: string, at: number, set: DraftSet) =>
  `{"stamp":${JSON.stringify(version)},"at":${at},"set":${setToText(set)}}`

/** The copy in this browser. Two tabs share it: each write carries a stamp, and a foreign stamp is merged, never overwritten. */
export class LocalSlot implements Slot {
  #writes = 0
  readonly #key: string
  readonly #storage: DraftStorage
  readonly #tab: string
  readonly #now: () => number

  /** `tab` tells the writers of one key apart. */
  constructor(key: string, storage: DraftStorage, tab: string, now: () => number) {
    this.#key = key
    this.#storage = storage
    this.#tab = tab
    this.#now = now
  }

  load(): MaybePromise<Kept | null> {
    return andThen(this.#storage.getItem(this.#key), readKept)
  }

  save(set: DraftSet, seen: string | null): MaybePromise<{ version: string; at: number }> {
    return andThen(this.#storage.getItem(this.#key), (text) => {
      const stored = text === null ? null : stampOf(text)
      if (stored !== seen && (stored !== null || seen !== null)) {
        const current = readKept(text)
        // A damaged copy holds nothing that could be merged.
        if (current || text === null) throw new StaleCopy(current)
      }
      const version = `${this.#tab}.${++this.#writes}`
      const at = this.#now()
      return andThen(this.#storage.setItem(this.#key, keptText(version, at, set)), () => ({ version, at }))
    })
  }

  remove(): MaybePromise<void> {
    return andThen(this.#storage.removeItem(this.#key), () => this.#storage.removeItem(this.#key + baseSuffix))
  }
}

/** A set that cannot be read counts as empty: its version is still needed to write over it. */
const keptOf = (stored: StoredSet | null): Kept | null =>
  stored && { set: setFromJson(stored.set) ?? emptySet, version: stored.version, at: Date.parse(stored.savedAt), by: stored.savedBy }

/** The copy on the server. */
export class ServerSlot implements Slot {
  readonly #orderId: number
  readonly #store: DraftStore
  readonly #now: () => number

  constructor(orderId: number, store: DraftStore, now: () => number) {
    this.#orderId = orderId
    this.#store = store
    this.#now = now
  }

  async load(): Promise<Kept | null> {
    return keptOf(await this.#store.load(this.#orderId))
  }

  async save(set: DraftSet, seen: string | null): Promise<{ version: string; at: number }> {
    try {
      const { version } = await this.#store.save(this.#orderId, setToJson(set), seen)
      return { version, at: this.#now() }
    } catch (error) {
      throw error instanceof StaleDraftError ? new StaleCopy(keptOf(error.current)) : error
    }
  }

  async remove(seen: string | null): Promise<void> {
    if (seen === null) return
    try {
      await this.#store.remove(this.#orderId, seen)
    } catch (error) {
      // Somebody went on with it meanwhile: it is theirs now.
      if (!(error instanceof StaleDraftError)) throw error
    }
  }
}
