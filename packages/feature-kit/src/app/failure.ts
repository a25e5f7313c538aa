import { ApiError } from '@jst/api-client'
import type { Failure } from '@jst/ui'
import { texts, type KitTexts } from '../texts.ts'
import type { Notify } from './App.ts'
import { Declined } from './Declined.ts'

type FailureTexts = Pick<KitTexts, 'failure' | 'unexpected'>

/** Findings of the server, in sentences. */
export const findingsOf = ({ issues }: Pick<ApiError, 'issues'>, { failure }: Pick<KitTexts, 'failure'>): string[] =>
  issues.map(failure.finding)

/** Texts for a thrown value: the findings or the refusal, and the number that support needs. */
export function failureOf(error: unknown, { failure, unexpected }: FailureTexts = texts): Failure {
  if (!(error instanceof ApiError)) return { message: unexpected }
  const code = error.code ?? error.kind
  const findings = findingsOf(error, { failure }).join(failure.joint)
  return { message: findings || failure.refusal(code, error.message), code, requestId: error.requestId }
}

/** True when the server was not reached. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** True when the same call may succeed later: the server was not reached, was too busy, or failed. */
export const isPassing = (error: unknown): boolean =>
  isUnreached(error) || (error instanceof ApiError && (error.status === 429 || error.status >= 500))

/** Shows the failure of a call in the language of the page. Returns a function that removes the notice. */
export const tellFailure = (notify: Pick<Notify, 'error'>, error: unknown, words?: FailureTexts): (() => void) =>
  notify.error(failureOf(error, words).message, isUnreached(error) ? 'connection' : 'page')

/** True for a call that the caller itself gave up, or did not confirm. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Declined ||
  (error instanceof ApiError && error.kind === 'cancelled') ||
  (error instanceof DOMException && error.name === 'AbortError')

/** True for a write that was refused because somebody else had changed the record; `data` is the record as it stands. */
export const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'STALE_WRITE'
