import type { Content } from './content.ts'
import { andThen } from './maybe.ts'
import type { DraftStorage, MaybePromise } from './ports.ts'

/** A copy of the value as it stands in a slot. */
export interface StoredCopy<T> {
  /** Stored value. */
  readonly value: T
  /** Opaque; a save names the one it has seen. */
  readonly version: string
  /** Epoch ms. */
  readonly at: number
  /** Person who stored it, if known. */
  readonly by?: { readonly id: number; readonly name: string }
}

/** The slot holds another version than the one seen; `current` null: it was emptied. */
export class StaleCopy<T> extends Error {
  /** Current content of the slot. */
  readonly current: StoredCopy<T> | null
  constructor(current: StoredCopy<T> | null) {
    super('Another version is kept by now.')
    this.current = current
  }
}

/** A place that keeps one value under versions; nobody overwrites a version he has not seen. */
export interface Slot<T> {
  /** Returns the stored value, or null. */
  load(): MaybePromise<StoredCopy<T> | null>
  /** `seen` null: nothing was there. Throws or rejects with `StaleCopy` when another version is there by now. */
  save(value: T, seen: string | null): MaybePromise<{ version: string; at: number }>
  /** Removes the version that was seen; a newer one stays. */
  remove(seen: string | null): MaybePromise<void>
}

export const baseSuffix = ':base'
/** Entry of the journal for a key: what was not stored yet when a page was left. */
export const journalSuffix = ':left'

const stampPattern = /^\{"stamp":("(?:[^"\\]|\\.)*")/
/** Version of a stored text without reading all of it. */
const stampOf = (text: string): string | null => {
  const [, stamp] = stampPattern.exec(text) ?? []
  return stamp === undefined ? null : (JSON.parse(stamp) as string)
}

/** Unsaved changes that a page left behind, on top of the stored version `seen`. */
export interface Left<T> {
  readonly value: T
  readonly at: number
  /** Names the page, as the first part of the versions that it stored. */
  readonly tab: string
  readonly seen: string | null
}
export const leftText = <T>({ toText }: Content<T>, { value, at, tab, seen }: Left<T>) =>
  `{"tab":${JSON.stringify(tab)},"seen":${JSON.stringify(seen)},"at":${at},"set":${toText(value)}}`
/** Null when it is damaged. */
export function readLeft<T>({ fromJson }: Content<T>, text: string | null): Left<T> | null {
  try {
    const { tab, seen, at, set } = JSON.parse(text ?? '{}') as Record<'tab' | 'seen', string> & { at: number; set: unknown }
    const value = fromJson(set)
    return value && { value, at, tab, seen }
  } catch {
    return null
  }
}
/**
 * How a journal entry stands to the stored copy. `newer`: it goes on from what its page saw or stored. `older`: its page lived on and stored
 * more. `apart`: another page stored something else since.
 */
export function standingOf<T>(
  { revisionOf }: Content<T>,
  { value, tab, seen }: Left<T>,
  stored: StoredCopy<T> | null,
): 'newer' | 'older' | 'apart' {
  if (stored === null || stored.version === seen) return 'newer'
  if (!stored.version.startsWith(`${tab}.`)) return 'apart'
  return revisionOf(value) > revisionOf(stored.value) ? 'newer' : 'older'
}

/** A local copy from its text; null when it is damaged or of another form. */
export function readCopy<T>({ fromJson }: Content<T>, text: string | null): StoredCopy<T> | null {
  if (text === null || !stampPattern.test(text)) return null
  try {
    const { stamp, at, set } = JSON.parse(text) as { stamp: string; at: number; set: unknown }
    const value = fromJson(set)
    return value ? { value, version: stamp, at } : null
  } catch {
    return null
  }
}
export const copyText = <T>({ toText }: Content<T>, { version, at, value }: StoredCopy<T>) =>
  `{"stamp":${JSON.stringify(version)},"at":${at},"set":${toText(value)}}`

/** The copy in this browser. Two tabs share it: each write carries a stamp, and a foreign stamp is merged, never overwritten. */
export class LocalSlot<T> implements Slot<T> {
  #writes = 0
  readonly #key: string
  readonly #content: Content<T>
  readonly #storage: DraftStorage
  readonly #tab: string
  readonly #now: () => number

  /** `tab` tells the writers of one key apart. */
  constructor(key: string, content: Content<T>, storage: DraftStorage, tab: string, now: () => number) {
    this.#key = key
    this.#content = content
    this.#storage = storage
    this.#tab = tab
    this.#now = now
  }

  load(): MaybePromise<StoredCopy<T> | null> {
    return andThen(this.#storage.getItem(this.#key), (text) => readCopy(this.#content, text))
  }

  save(value: T, seen: string | null): MaybePromise<{ version: string; at: number }> {
    return andThen(this.#storage.getItem(this.#key), (text) => {
      const stored = text === null ? null : stampOf(text)
      if (stored !== seen && (stored !== null || seen !== null)) {
        const current = readCopy(this.#content, text)
        // A damaged copy holds nothing that could be merged.
        if (current || text === null) throw new StaleCopy(current)
      }
      const version = `${this.#tab}.${++this.#writes}`
      const at = this.#now()
      return andThen(this.#storage.setItem(this.#key, copyText(this.#content, { version, at, value })), () => ({ version, at }))
    })
  }

  remove(): MaybePromise<void> {
    return andThen(this.#storage.removeItem(this.#key), () => this.#storage.removeItem(this.#key + baseSuffix))
  }
}
