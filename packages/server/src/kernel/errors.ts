import { errorTable, type Envelope, type ErrorCode, type Issue, type IssueCode } from '@jst/contracts'
import { texts } from './kernel.texts.ts'

interface Details {
  /** Replaces the sentence of the error table. */
  message?: string
  data?: unknown
  issues?: Issue[]
  /** Seconds. */
  retryAfter?: number
  headers?: Record<string, string>
}

/** Error with a code of the error table, safe to show to the caller. Every other thrown value becomes INTERNAL. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorTable[code].zh)
    this.code = code
    this.details = details
  }
}

/** Returns the value. @throws AppError NOT_FOUND without one; a record of another company is reported in the same way */
export function demandFound<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('NOT_FOUND')
  return value
}

/** Code and value of a finding, from which pages make a sentence in another language. */
export interface Found {
  readonly Code: IssueCode
  readonly Value?: string
}

/** One validation error beyond the schema. */
export function invalid(path: string, message: string, label = '', found: Found = { Code: 'INVALID' }): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ Severity: 'ERROR', Path: path, Label: label, Message: message, ...found }] })
}

/** One value that is stored only after the caller has confirmed it. */
export const doubtful = (Path: string, Message: string, Code: IssueCode, Label = ''): Issue => ({
  Severity: 'WARN',
  Path,
  Message,
  Code,
  Label,
})
/** Limit of doubtful values in one response. */
const mostDoubtful = 200
/** @throws AppError CONFIRMATION_REQUIRED with each doubtful value once, unless the caller has confirmed them (`Sure`) */
export function demandConfirmed(issues: readonly Issue[], sure = false): void {
  if (sure || issues.length === 0) return
  const distinct = new Map(issues.map((issue) => [`${issue.Path} ${issue.Message}`, issue]))
  throw new AppError('CONFIRMATION_REQUIRED', { issues: [...distinct.values()].slice(0, mostDoubtful) })
}

export interface Refusal {
  http: number
  headers: Record<string, string>
  envelope: Envelope<unknown>
}

/** Response for any thrown value. Of foreign errors it contains only a code and the request id. */
export function refusalOf(error: unknown, requestId: string): Refusal {
  const { code, details, message } = toAppError(error)
  const retryAfter = details.retryAfter ?? (code === 'UNAVAILABLE' ? 2 : code === 'IDEMPOTENCY_IN_FLIGHT' ? 1 : undefined)
  return {
    http: errorTable[code].http,
    headers: { ...details.headers, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) },
    envelope: {
      Status: 0,
      Data: details.data ?? null,
      Message: message,
      Code: code,
      ...(details.issues ? { Issues: details.issues } : {}),
      RequestId: requestId,
    },
  }
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  const framework = code === undefined ? undefined : frameworkCodes[code]
  if (framework) return new AppError(framework)
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return new AppError('STORAGE_FULL')
  if (isRefusedValue(error)) return new AppError('INVALID_INPUT', { message: texts.outOfRange })
  // a concurrent save: the earlier check has not seen the other row
  if (isExcluded(error)) return new AppError('ILLEGAL_TRANSITION', { message: texts.excluded })
  if (isLockTimeout(error)) return new AppError('UNAVAILABLE', { message: texts.locked })
  if (isUnavailable(error)) return new AppError('UNAVAILABLE')
  if (isBrokenForm(error)) return new AppError('INVALID_INPUT', { message: texts.file.unfinished })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('INVALID_INPUT')
  return new AppError('INTERNAL')
}

/** A multipart body that ends in its midst, or whose boundary is none. The reader of forms throws plain errors. */
const isBrokenForm = (error: unknown): boolean =>
  /unexpected end of multipart data|^Multipart: Boundary not found|^The needle cannot (?:be|have) /i.test(
    (error as Error | undefined)?.message ?? '',
  )

/** A value that a column does not take: number out of range, text of another type, text too long, check constraint. */
const refusedValues: ReadonlySet<string> = new Set(['22003', '22P02', '22001', '23514'])
export const isRefusedValue = (error: unknown): boolean => refusedValues.has((error as { code?: string } | undefined)?.code ?? '')

/** True when somebody held a lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => (error as { code?: string } | undefined)?.code === '55P03'

/** SQLSTATE classes and socket errors that say "the database is not there now". 57014: our own statement timeout. */
const awayCodes =
  /^(08...|57P0[1-5]|57014|53300|40001|40P01|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|pool after calling end|during recovery/

export function isUnavailable(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as { code?: string; message?: string; syscall?: string }
  if (code === 'ENOENT') return syscall === 'connect'
  return awayCodes.test(code ?? '') || awayMessages.test(message ?? '')
}

/** True when a unique rule refused a row; name the constraint to tell which. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = (error ?? {}) as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || violated === constraint)
}

/** True when an exclusion constraint refused a row, which shares a period or numbers with another. */
export const isOverlap = (error: unknown): boolean => ((error ?? {}) as { code?: string }).code === '23P01'

/** True if a row conflicts with one of another transaction. */
export const isExcluded = (error: unknown): boolean => isDuplicate(error) || isOverlap(error)

/** True when a row was not removed because others name it. */
export const isReferred = (error: unknown): boolean => ((error ?? {}) as { code?: string }).code === '23503'
