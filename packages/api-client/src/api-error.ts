import { errorTable, type ErrorCode, type Issue } from '@jst/contracts'
import { texts } from './texts.ts'

/** `http`: the server refused. `network`: it was not reached. `timeout`: it did not answer in time. `cancelled`: the caller gave up. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'cancelled'

/** Constructor argument of `ApiError`. */
export interface ApiErrorDetails {
  /** Kind of failure. */
  kind: ApiErrorKind
  /** HTTP status; 0 when there was no answer. */
  status?: number
  /** Code of the error table. */
  code?: ErrorCode | undefined
  /** Sentence of the server; default by code, then by status, then by kind. */
  message?: string | undefined
  /** Findings; none by default. */
  issues?: readonly Issue[] | undefined
  /** `Data` of the refusal: with a 412 the current version of the record. */
  data?: unknown
  /** Id of the request in the log of the server. */
  requestId?: string | undefined
  /** Seconds to wait before the next try (429, 503). */
  retryAfter?: number | undefined
  /** The original error. */
  cause?: unknown
}

/** Every failed call. `message` is a Chinese sentence that can be shown as it is. */
export class ApiError extends Error {
  /** Always `ApiError`. */
  override readonly name = 'ApiError'
  /** Kind of failure: refused by the server, no answer, timeout, or cancelled by the caller. */
  readonly kind: ApiErrorKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Code of the error table, where the server gave one. */
  readonly code: ErrorCode | undefined
  /** All findings of a 422; empty otherwise. */
  readonly issues: readonly Issue[]
  /** `Data` of the refusal, such as the stored record of a 412. */
  readonly data: unknown
  /** Number to quote to the help desk. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(details: ApiErrorDetails) {
    super(details.message || sentence(details), { cause: details.cause })
    this.kind = details.kind
    this.status = details.status ?? 0
    this.code = details.code
    this.issues = details.issues ?? []
    this.data = details.data
    this.requestId = details.requestId
    this.retryAfter = details.retryAfter
  }
}

/** Refusals whose status alone names the reason. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'SESSION_TAKEN_OVER',
  412: 'STALE_WRITE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  422: 'INVALID_INPUT',
  425: 'IDEMPOTENCY_IN_FLIGHT',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
  507: 'STORAGE_FULL',
}

function sentence({ kind, code, status = 0 }: ApiErrorDetails): string {
  if (kind !== 'http') return texts[kind]
  const knownCode = code && code in errorTable ? code : codeOfStatus[status]
  if (knownCode) return errorTable[knownCode].zh
  return status >= 500 ? errorTable.INTERNAL.zh : texts.badRequest
}
