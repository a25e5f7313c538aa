import type { WriteCall } from '../kernel/http/endpoint.ts'

/** A record as the parts of the kit see it. */
export interface SubjectRow {
  readonly id: number
  /** The company that it is about, or the one that keeps it where nobody else has a part in it. */
  readonly companyId: number
  /** The company whose staff work on it for the other one; null: `companyId` itself. */
  readonly operatorId: number | null
  readonly no: string
  readonly title: string
  readonly updateTime: string
  /** Code of its state; -1 without states. */
  readonly state: number
  readonly since: string | null
  readonly due: string | null
  /** Query of its page: `Id=7`. */
  readonly query: string
}

/** A call that writes to a document. */
export type DocumentCall = WriteCall<'emit'>
