import type { Issue } from '@jst/contracts'
import type { SiRecordWire } from '@jst/contracts/si/data'
import type { DraftChannel, DraftClock, DraftJournal, DraftStorage } from '@jst/store/keeping'

export type { DraftChannel, DraftClock, DraftJournal, DraftStorage, MaybePromise } from '@jst/store/keeping'

/** Payload of the check and submit calls (spec §7). */
export interface Submission {
  /** The bills as the wire has them. */
  TDBLInfos: SiRecordWire[]
  /** How many there are. */
  Num: number
  /** Order that they belong to. */
  CGO_ID: number
  /** Its master bill number. */
  MBL_NO: string
}
/** Payload of a submission on behalf of a company (spec §7, PTAddTDBillLadingInfoList). */
export interface CompanySubmission extends Submission {
  /** The caller, or the employee of the customer who is notified of every step. */
  EmployeeId: number
  /** Customer that it is submitted for. */
  COMPANYID: number
  /** Its short code. */
  COMPANYCODE: string
}

/** The back end as the drafts need it; any HTTP client will do. */
export interface DraftGateway {
  /** Checks a set without storing it (spec §7, CheckTDBillLadingInfo). */
  check(submission: Submission): Promise<{ Pass: boolean; Issues: Issue[] }>
  /** Stores a set; ids of the records (spec §7, AddTDBLListInfo). */
  submit(submission: Submission): Promise<{ Ids: number[] }>
  /** The same for a customer (spec §7, PTAddTDBLListInfo). */
  submitForCompany(submission: CompanySubmission): Promise<{ Ids: number[] }>
}

/** A set as a server keeps it. */
export interface StoredSet {
  /** The JSON value that was given to `save`. */
  set: unknown
  /** Opaque; a save names the one it has seen. */
  version: string
  /** ISO 8601. */
  savedAt: string
  /** Person who saved it. */
  savedBy: { id: number; name: string }
}

/** Drafts on a server, one set per order. */
export interface DraftStore {
  /** The stored set of an order, or null. */
  load(orderId: number): Promise<StoredSet | null>
  /** `seenVersion` null: nothing was there. Rejects with `StaleDraftError` when another version is there by now. */
  save(orderId: number, set: unknown, seenVersion: string | null): Promise<{ version: string; savedAt: string }>
  /** Removes the version that was seen. Throws `StaleDraftError` for a newer one. */
  remove(orderId: number, seenVersion: string): Promise<void>
  /** Tells the version of the order's set whenever somebody else stored it; answers how to stop listening. */
  listen?(orderId: number, hear: (version: string) => void): () => void
}

/** A save was refused because somebody else saved (or, `current` null, removed) the set since it was read. */
export class StaleDraftError extends Error {
  /** Always `StaleDraftError`. */
  override readonly name = 'StaleDraftError'
  /** The stored set; null when it is gone. */
  readonly current: StoredSet | null
  constructor(current: StoredSet | null) {
    super('The drafts were changed by somebody else since they were read.')
    this.current = current
  }
}

/** Everything a session needs from its host. */
export interface DraftPorts {
  /** The calls to the server. */
  gateway: DraftGateway
  /** Keeps the copy of this machine. */
  storage: DraftStorage
  /** Takes what is not stored yet when the page is left, for a `storage` that answers later. */
  journal?: DraftJournal
  /** Time and timers. */
  clock: DraftClock
  /** Uniform in [0, 1). */
  random(): number
  /** Keeps the drafts on a server too. */
  store?: DraftStore
  /** Tells other tabs that the local copy changed. */
  channel?: DraftChannel
}
