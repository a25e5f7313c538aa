import { ApiError } from '@jst/api-client'
import type { Failure } from '@jst/ui'
import { texts } from '../texts.ts'
import type { Notify } from './App.ts'

/** What to show for a thrown value: the findings or the sentence of the server, and the number that support asks for. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const findings = error.issues.map(({ Message }) => Message).join('；')
    return { message: findings || error.message, code: error.code ?? error.kind, requestId: error.requestId }
  }
  return { message: texts.unexpected }
}

/** True when the server was not reached. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Tells a failed call of this page; returns how to take the words away. */
export const tellFailure = (notify: Pick<Notify, 'error'>, error: unknown): (() => void) =>
  notify.error(failureOf(error).message, isUnreached(error) ? 'connection' : 'page')

/** True for a call that the caller itself gave up. */
export const isCancelled = (error: unknown): boolean =>
  (error instanceof ApiError && error.kind === 'cancelled') || (error instanceof DOMException && error.name === 'AbortError')

/** True for a write that was refused because somebody else had changed the record; `data` is the record as it stands. */
export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'STALE_WRITE'
