import { ApiError } from '@jst/api-client'
import { reviewSi, type SiStatus, type SiFieldRemark, type SiState } from '@jst/contracts/si'
import type { App } from '@jst/feature-kit'

/** Verdict of a reviewer on the version that was read. */
export interface Verdict {
  id: number
  version: number
  status: typeof SiStatus.approved | typeof SiStatus.rejected
  remarks?: string
  reasonCode?: string | undefined
  fieldRemarks?: SiFieldRemark[]
}

/** The request names the version; the server refuses a newer one, so that no unread content is approved. */
export const send = (app: App, { id, version, status, remarks = '', reasonCode, fieldRemarks = [] }: Verdict) =>
  app.api.call(reviewSi, {
    TDId: id,
    Status: status,
    Version: version,
    Remarks: remarks,
    ...(reasonCode === undefined ? {} : { ReasonCode: reasonCode }),
    ...(fieldRemarks.length === 0 ? {} : { FieldRemarks: fieldRemarks }),
  })

/** Change to a record during its review: a newer version, or a move by somebody else. */
export interface Overtaken {
  readonly version: number
  readonly status: number
}

/** Tells from the state of the server whether the page is behind it. */
export const overtakenBy = (state: Pick<SiState, 'Version' | 'Status'>, read: { version: number; status: number }): Overtaken | undefined =>
  state.Version > read.version || state.Status !== read.status ? { version: state.Version, status: state.Status } : undefined

/** A move that the state of the record does not allow: the page reloads the state. */
export const isIllegalMove = (error: unknown): boolean => error instanceof ApiError && error.code === 'ILLEGAL_TRANSITION'
