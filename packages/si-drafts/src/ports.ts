import type { Issue } from '@jst/contracts'
import type { SiRecordWire } from '@jst/contracts/si'

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

export interface DraftStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Timers and time, so that tests and hosts can bring their own. */
export interface DraftClock {
  now(): number
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(handle: unknown): void
}

export interface DraftPorts {
  gateway: DraftGateway
  storage: DraftStorage
  clock: DraftClock
  /** Uniform in [0, 1). */
  random(): number
}
