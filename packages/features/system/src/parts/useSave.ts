import { ApiError } from '@jst/api-client'
import { failureOf } from '@jst/feature-kit'
import { useState } from 'react'

interface Saving<T> {
  busy: boolean
  /** Findings by field, as the server named them. */
  errors: Readonly<Record<string, string>>
  failure: string
  /** What stands on the server since somebody else saved; what was typed stays. */
  theirs: T | undefined
  run: (act: () => Promise<void>) => void
}

/** A save of one thing: findings go to their fields, a newer version is handed over, anything else is told in words. */
export function useSave<T>(): Saving<T> {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [theirs, setTheirs] = useState<T>()
  const run = async (act: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setErrors({})
    setFailure('')
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'STALE_WRITE') setTheirs(error.data as T)
      else if (error.issues.length > 0) setErrors(Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message])))
      else setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, errors, failure, theirs, run: (act) => void run(act) }
}
