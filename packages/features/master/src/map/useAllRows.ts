import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import { failureOf, isCancelled, useApp, type ListQuery } from '@jst/feature-kit'
import type { Failure } from '@jst/ui'
import { useEffect, useState } from 'react'

/** Rows of one call: the most that a page may have. */
const atOnce = 200

interface AllRows {
  readonly rows: readonly EntityRow[]
  readonly loading: boolean
  readonly error: Failure | undefined
  readonly retry: () => void
}

/** All rows that a question has, page after page by the list's own call. Reads again when `when` changes, and nothing while it is undefined. */
export function useAllRows(calls: EntityCalls, question: ListQuery, when: unknown): AllRows {
  const { api } = useApp()
  const questionKey = JSON.stringify(question)
  const [state, setState] = useState<{ rows: readonly EntityRow[]; loading: boolean; error: Failure | undefined }>({
    rows: [],
    loading: true,
    error: undefined,
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (when === undefined) return
    const stop = new AbortController()
    const read = async () => {
      setState((before) => ({ ...before, loading: true, error: undefined }))
      const rows: EntityRow[] = []
      for (let PageIndex = 1; ; PageIndex++) {
        const query = { ...(JSON.parse(questionKey) as ListQuery), PageIndex, PageSize: atOnce }
        const page = await api.call(calls.list, query, { signal: stop.signal })
        rows.push(...page.Rows)
        if (page.Rows.length === 0 || rows.length >= page.Total) break
      }
      setState({ rows, loading: false, error: undefined })
    }
    read().catch((error: unknown) => {
      if (!isCancelled(error) && !stop.signal.aborted) setState({ rows: [], loading: false, error: failureOf(error) })
    })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another try asks the same again
  }, [api, calls, questionKey, when, tries])
  return { ...state, retry: () => setTries((count) => count + 1) }
}
