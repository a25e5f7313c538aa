import type { ErrorCode } from '@jst/contracts'
import { AppError } from '../errors.ts'

/** Answer of a policy: allowed, or the reason why not. */
export type Verdict = true | { readonly code: ErrorCode; readonly message?: string }

export const allowed = true as const

export const refuse = (code: ErrorCode, message?: string): Verdict => ({ code, ...(message === undefined ? {} : { message }) })

/** @throws AppError with the reason when the verdict is a refusal. */
export function demand(verdict: Verdict): void {
  if (verdict !== true) throw new AppError(verdict.code, verdict.message === undefined ? {} : { message: verdict.message })
}
