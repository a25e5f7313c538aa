import { ApiError } from '@jst/api-client'
import { useState } from 'react'
import { failureOf } from '../app/failure.ts'

/** State of a form's save. */
export interface Saving<T> {
  readonly busy: boolean
  /** Findings by field, as the server named them. */
  readonly errors: Readonly<Record<string, string>>
  /** What went wrong as a whole, in words. */
  readonly failure: string
  /** What stands on the server since somebody else saved; what was typed stays. */
  readonly theirs: T | undefined
  /** Runs an act once at a time. */
  readonly run: (act: () => Promise<void>) => void
  /** A failure that the form itself finds. */
  readonly fail: (message: string) => void
}

/**
 * A save of one thing: findings go to their fields, a newer version is handed over, anything else is told in words.
 * @param fields the server's names of the fields that show their findings; what is found elsewhere joins the failure
 */
export function useSave<T = never>(...fields: readonly string[]): Saving<T> {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState<T>()
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) return setTheirs(error.data as T)
    const issues = error instanceof ApiError ? error.issues : []
    const [there, elsewhere] = [issues.filter(({ Path }) => fields.includes(Path)), issues.filter(({ Path }) => !fields.includes(Path))]
    setErrors(Object.fromEntries(there.map(({ Path, Message }) => [Path, Message])))
    if (issues.length === 0) setFailure(failureOf(error).message)
    else setFailure(elsewhere.map(({ Message }) => Message).join('；'))
  }
  const run = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setErrors({})
    setFailure('')
    await act().catch(refused)
    setBusy(false)
  }
  return { busy, errors, failure, theirs, run: (act) => void run(act), fail: setFailure }
}
