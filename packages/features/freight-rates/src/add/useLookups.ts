import { useApp, type App } from '@jst/feature-kit'
import { loadPlaces } from '@jst/feature-kit/reference'
import { useEffect, useState } from 'react'
import type { Lookups } from './columns.ts'
import { PlaceLookup } from './PlaceLookup.ts'
import { texts } from './texts.ts'

async function loadBooks(api: App['api']): Promise<Lookups> {
  const kinds = ['port', 'charge', 'currency'] as const
  const [port, charge, currency] = await Promise.all(
    kinds.map(async (kind) => new PlaceLookup(texts.kinds[kind], await loadPlaces(api, kind))),
  )
  return { port: port!, charge: charge!, currency: currency! }
}

/** Reference data of the cells, once it is loaded. */
export function useLookups(): { books: Lookups | undefined; failed: boolean; retry: () => void } {
  const { api } = useApp()
  const [books, setBooks] = useState<Lookups>()
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(-1)
  useEffect(() => {
    loadBooks(api).then(setBooks, () => setLost(attempt))
  }, [api, attempt])
  return { books, failed: !books && lost === attempt, retry: () => setAttempt(attempt + 1) }
}
