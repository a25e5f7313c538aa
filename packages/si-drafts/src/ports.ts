import type { Issue } from '@jst/contracts'
import type { SiRecordWire } from '@jst/contracts/si/data'

/** Payload of the check and submit calls (spec §7). */
export interface Submission {
  TDBLInfos: SiRecordWire[]
  Num: number
  CGO_ID: number
  MBL_NO: string
}
/** Payload of a submission on behalf of a company (spec §7, PTAddTDBillLadingInfoList). */
export interface CompanySubmission extends Submission {
  EmployeeId: number
  COMPANYID: number
  COMPANYCODE: string
}

/** The back end as the drafts need it; any HTTP client will do. */
export interface DraftGateway {
  check(submission: Submission): Promise<{ Pass: boolean; Issues: Issue[] }>
  submit(submission: Submission): Promise<{ Ids: number[] }>
  submitForCompany(submission: CompanySubmission): Promise<{ Ids: number[] }>
}

/** An answer that is here, or comes later. */
export type MaybePromise<T> = T | Promise<T>

/** Texts by key on this machine: `localStorage`, or anything that answers later, such as IndexedDB. Failures throw or reject. */
export interface DraftStorage {
  getItem(key: string): MaybePromise<string | null>
  setItem(key: string, value: string): MaybePromise<void>
  removeItem(key: string): MaybePromise<void>
  /** All keys; needed to find and forget drafts at logout. */
  keys?(): MaybePromise<readonly string[]>
}

/** A set as a server keeps it. */
export interface StoredSet {
  /** The JSON value that was given to `save`. */
  set: unknown
  /** Opaque; a save names the one it has seen. */
  version: string
  /** ISO 8601. */
  savedAt: string
  savedBy: { id: number; name: string }
}

/** Drafts on a server, one set per order. */
export interface DraftStore {
  load(orderId: number): Promise<StoredSet | null>
  /** `seenVersion` null: nothing was there. Rejects with `StaleDraftError` when another version is there by now. */
  save(orderId: number, set: unknown, seenVersion: string | null): Promise<{ version: string; savedAt: string }>
  remove(orderId: number, seenVersion: string): Promise<void>
}

/** A save was refused because somebody else saved (or, `current` null, removed) the set since it was read. */
export class StaleDraftError extends Error {
  override readonly name = 'StaleDraftError'
  readonly current: StoredSet | null
  constructor(current: StoredSet | null) {
    super('The drafts were changed by somebody else since they were read.')
    this.current = current
  }
}

/** Tells the other tabs of this browser, like BroadcastChannel: what is posted is heard by all others. */
export interface DraftChannel {
  post(message: string): void
  /** Answers how to stop listening. */
  listen(hear: (message: string) => void): () => void
}

/** Timers and time, so that tests and hosts can bring their own. */
export interface DraftClock {
  now(): number
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(handle: unknown): void
}

/** Everything a session needs from its host. */
export interface DraftPorts {
  gateway: DraftGateway
  storage: DraftStorage
  clock: DraftClock
  /** Uniform in [0, 1). */
  random(): number
  /** Keeps the drafts on a server too. */
  store?: DraftStore
  /** Tells other tabs that the local copy changed. */
  channel?: DraftChannel
}
