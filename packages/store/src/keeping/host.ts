import type { Content } from './content.ts'
import type { StoredCopy } from './slots.ts'
import type { SaveState } from './state.ts'

/** How it stands with both copies, where the host keeps it. */
export interface CopyStates {
  /** The copy in this browser. */
  local: SaveState
  /** The copy on the server; null: there is none. */
  server: SaveState | null
}

/** The value as its host has it, and how that takes in another's changes. */
export interface ReplicaHost<T> {
  /** How it stands with the copies. */
  readonly state: CopyStates
  /** The value with all that was entered. */
  current(): T
  /** Merges the version of another writer. Returns true if conflicts need the decision of a person. */
  merge(base: T | null, theirs: StoredCopy<T>): boolean
}

/** When a copy is written, and how values compare. */
export interface ReplicaOptions<T> {
  /** Milliseconds after the last change. */
  delay: number
  /** Milliseconds after the first change that is not written. */
  atMost: number
  /** First retry; doubled up to `slowestRetry`. */
  retry: number
  /** Longest pause between two tries. */
  slowestRetry: number
  /** Operations on the values. */
  content: Pick<Content<T>, 'isEmpty' | 'share'>
  /** Nothing has to be written. */
  same(a: T, b: T): boolean
  /** Called with the written value and the state of the slot after it. */
  onSaved?(copy: StoredCopy<T>): void
}
