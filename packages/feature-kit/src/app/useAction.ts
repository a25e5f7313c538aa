import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useApp } from './context.tsx'
import { useKitTexts } from '../screens/language.tsx'
import { isCancelled, tellFailure } from './failure.ts'

/**
 * A write behind a button: `busy` while it runs (a second click does nothing), and its failure told to the user until the act is tried again.
 * `run` resolves with true when the act succeeded.
 */
export function useAction<A extends unknown[]>(
  act: (...args: A) => Promise<unknown>,
): { busy: boolean; run: (...args: A) => Promise<boolean> } {
  const { notify } = useApp()
  const words = useKitTexts()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const retryNotice = useRef<() => void>(undefined)
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  const run = useCallback(
    async (...args: A) => {
      if (running.current) return false
      running.current = true
      retryNotice.current?.()
      setBusy(true)
      try {
        await latest.current(...args)
        return true
      } catch (error) {
        if (!isCancelled(error)) retryNotice.current = tellFailure(notify, error, words)
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [notify, words],
  )
  return { busy, run }
}
