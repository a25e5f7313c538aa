import { useApp, type App } from '@jst/feature-kit'
import { loadPlaces } from '@jst/feature-kit/reference'
import { useEffect, useState } from 'react'
import type { Books } from './columns.ts'
import { PlaceBook } from './PlaceBook.ts'
import { texts } from './texts.ts'

async function loadBooks(api: App['api']): Promise<Books> {
  const kinds = ['port', 'charge', 'currency'] as const
  const [port, charge, currency] = await Promise.all(
    kinds.map(async (kind) => new PlaceBook(texts.kinds[kind], await loadPlaces(api, kind))),
  )
  return { port: port!, charge: charge!, currency: currency! }
}

/** Reference data of the cells, once it is loaded. */
export function useBooks(): { books: Books | undefined; failed: boolean; retry: () => void } {
  const { api } = useApp()
  const [books, setBooks] = useState<Books>()
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(-1)
  useEffect(() => {
    loadBooks(api).then(setBooks, () => setLost(attempt))
  }, [api, attempt])
  return { books, failed: !books && lost === attempt, retry: () => setAttempt(attempt + 1) }
}
