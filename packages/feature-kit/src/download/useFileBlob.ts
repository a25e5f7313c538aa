import { useEffect, useState } from 'react'
import type { Failure } from '@jst/ui'
import { useApp } from '../app/context.tsx'
import { failureOf, isCancelled } from '../app/failure.ts'

interface ShownFile {
  blob: Blob | undefined
  failure: Failure | undefined
  retry: () => void
}

/** A file that is shown on the page, fetched with the session of the page. */
export function useFileBlob(path: string, query: Readonly<Record<string, string | number>>): ShownFile {
  const { api } = useApp()
  const [tried, setTried] = useState(0)
  const [answer, setAnswer] = useState<{ blob?: Blob; failure?: Failure }>({})
  const asked = JSON.stringify(query)
  useEffect(() => {
    const stop = new AbortController()
    api.download(path, JSON.parse(asked) as Record<string, string | number>, { signal: stop.signal }).then(
      ({ blob }) => {
        if (!stop.signal.aborted) setAnswer({ blob })
      },
      (error: unknown) => {
        if (!isCancelled(error) && !stop.signal.aborted) setAnswer({ failure: failureOf(error) })
      },
    )
    return () => stop.abort()
  }, [api, path, asked, tried])
  const retry = () => {
    setAnswer({})
    setTried(tried + 1)
  }
  return { blob: answer.blob, failure: answer.failure, retry }
}
