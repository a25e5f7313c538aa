import { partyChoices, type PartyChoice } from '@jst/contracts/document'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { failureOf, isCancelled } from '../../app/failure.ts'

/** A pause in typing after which the server is asked, in milliseconds. */
const pause = 150

interface Choices {
  /** Undefined until the first answer has come; the last one stays while the next is on its way. */
  readonly rows: readonly PartyChoice[] | undefined
  readonly busy: boolean
  /** Why there is no answer. */
  readonly problem: string | undefined
}

/** Options of a party box for search words, of the latest query only. A change of `again` repeats the query. */
export function usePartyChoices(kind: string, role: string, words: string, again: number): Choices {
  const { api } = useApp()
  const [found, setFound] = useState<Choices>({ rows: undefined, busy: true, problem: undefined })
  useEffect(() => {
    const asking = new AbortController()
    const ask = async () => {
      setFound((last) => ({ ...last, busy: true, problem: undefined }))
      try {
        const asked = { Kind: kind, Role: role, ...(words === '' ? {} : { Keyword: words }) }
        const rows = await api.call(partyChoices, asked, { signal: asking.signal })
        setFound({ rows, busy: false, problem: undefined })
      } catch (error) {
        if (!isCancelled(error)) setFound((last) => ({ ...last, busy: false, problem: failureOf(error).message }))
      }
    }
    const timer = setTimeout(() => void ask(), words === '' || again > 0 ? 0 : pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, kind, role, words, again])
  return found
}
