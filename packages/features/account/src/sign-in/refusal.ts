import type { NextStep } from '@jst/contracts/account'
import { failureOf } from '@jst/feature-kit'
import { texts } from '../texts.ts'
import type { FieldName } from './steps.ts'

interface Refusal {
  /** Undefined when the server was not reached. */
  readonly code: string | undefined
  readonly message: string
  readonly data: unknown
  /** Field of the first finding. */
  readonly path: string | undefined
}

/** Refusal of a call, read from the error of the API client. */
export function refusalOf(error: unknown): Refusal {
  const { code, data, issues, kind } = (error ?? {}) as {
    code?: string
    data?: unknown
    issues?: readonly { Path: string; Message: string }[]
    kind?: string
  }
  const [issue] = issues ?? []
  return {
    code: kind === 'http' ? (code ?? 'INTERNAL') : undefined,
    message: texts.refused(code, issue?.Message ?? failureOf(error).message),
    data,
    path: issue?.Path,
  }
}

/** The step that a sign-in goes on with, when the refusal is one. */
export function nextStepOf({ code, data }: Refusal): { step: 'second-step' | 'first-password'; ticket: string } | undefined {
  if (code === 'SECOND_STEP_REQUIRED') return { step: 'second-step', ticket: (data as NextStep).Ticket }
  return code === 'PASSWORD_CHANGE_REQUIRED' ? { step: 'first-password', ticket: (data as NextStep).Ticket } : undefined
}

/** The field that a refusal is about; undefined: none. `byAccount`: the form with an account is in front. */
export function fieldOf({ code, path }: Refusal, byAccount: boolean): FieldName | undefined {
  if (code === 'BAD_CREDENTIALS') return 'password'
  if (code === 'ACCOUNT_DISABLED' && byAccount) return 'account'
  if (code === 'BAD_CODE') return 'code'
  return path === 'Password' ? 'newPassword' : undefined
}
