import { useEffect, useState } from 'react'
import { failureOf, isCancelled } from '../../app/failure.ts'

/** A pause in typing after which the server is asked, in milliseconds. */
const pause = 150

export interface Found<Row> {
  /** Undefined until the first answer has come; the last one stays while the next is on its way. */
  readonly rows: readonly Row[] | undefined
  readonly busy: boolean
  /** Why there is no answer. */
  readonly problem: string | undefined
}

/**
 * Rows for search words, of the latest query only. A change of `again` repeats the query at once.
 * @param ask asks the server; keep it with `useCallback`, since another one is another query
 */
export function useSearch<Row>(
  words: string,
  again: number,
  ask: (words: string, signal: AbortSignal) => Promise<readonly Row[]>,
): Found<Row> {
  const [found, setFound] = useState<Found<Row>>({ rows: undefined, busy: true, problem: undefined })
  useEffect(() => {
    const asking = new AbortController()
    const query = async () => {
      setFound((last) => ({ ...last, busy: true, problem: undefined }))
      try {
        const rows = await ask(words, asking.signal)
        setFound({ rows, busy: false, problem: undefined })
      } catch (error) {
        if (!isCancelled(error)) setFound((last) => ({ ...last, busy: false, problem: failureOf(error).message }))
      }
    }
    const timer = setTimeout(() => void query(), words === '' || again > 0 ? 0 : pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words, again, ask])
  return found
}
