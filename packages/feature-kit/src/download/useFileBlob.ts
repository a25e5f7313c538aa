import type { Failure } from '@jst/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApp } from '../app/context.tsx'
import { failureOf, isCancelled } from '../app/failure.ts'

interface ShownFile {
  blob?: Blob
  failure?: Failure
}

/** A file that is shown on the page, fetched with the session of the page. */
export function useFileBlob(path: string, query: Readonly<Record<string, string | number>>): ShownFile & { retry: () => void } {
  const { api } = useApp()
  const running = useRef<AbortController>(undefined)
  const [answer, setAnswer] = useState<ShownFile>({})
  const queryKey = JSON.stringify(query)
  const load = useCallback(() => {
    const stop = new AbortController()
    running.current?.abort()
    running.current = stop
    api.download(path, JSON.parse(queryKey) as Record<string, string | number>, { signal: stop.signal }).then(
      ({ blob }) => {
        if (!stop.signal.aborted) setAnswer({ blob })
      },
      (error: unknown) => {
        if (!stop.signal.aborted && !isCancelled(error)) setAnswer({ failure: failureOf(error) })
      },
    )
  }, [api, path, queryKey])
  useEffect(() => {
    load()
    return () => running.current?.abort()
  }, [load])
  const retry = () => {
    setAnswer({})
    load()
  }
  return { ...answer, retry }
}
