import type { CallInput } from '@jst/api-client'
import type { Endpoint, ReplyOf } from '@jst/contracts'
import { useEffect, useState } from 'react'
import { useApp } from '../app/context.tsx'
import { DetailStore } from './DetailStore.ts'

/** The page that comes back is painted first (milliseconds); one that is only passed by asks for nothing. */
export const renewAfter = 100

/**
 * The answer of a read for as long as its input stays the same; undefined input: nothing to show.
 * `renew`: asks again, quietly, each time the kept page is shown again, as counts and cockpits need it.
 */
export function useDetail<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  { renew = false }: { renew?: boolean } = {},
): DetailStore<NonNullable<ReplyOf<E>>> {
  const { api, reads } = useApp()
  const key = input === undefined ? '' : JSON.stringify(input)
  let isRepeated = false
  const fetch =
    input &&
    (async (signal: AbortSignal) => {
      // what was asked for ahead is for the first time only: an event later on is about something newer
      const answer = isRepeated ? api.call(endpoint, input, { signal }) : reads.read(endpoint, input, { signal })
      isRepeated = true
      return (await answer) ?? null
    })
  const [{ store, opened }] = useState(() => {
    const created = { store: new DetailStore<NonNullable<ReplyOf<E>>>(), opened: { key: undefined as string | undefined, justNow: false } }
    const first = input && reads.take(endpoint, input)
    if (first === undefined || first === null) return created
    created.store.open(fetch, first)
    created.opened = { key, justNow: true }
    return created
  })
  useEffect(() => {
    // Effects run again when a kept page is shown again: what is loaded already stays.
    if (opened.key === key) {
      const later = renew && !opened.justNow ? setTimeout(store.reload, renewAfter) : undefined
      opened.justNow = false
      return () => clearTimeout(later)
    }
    opened.key = key
    store.open(fetch)
    return undefined
    // `key` stands for `input` and `fetch`, which are new at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, opened, reads, endpoint, key, renew])
  return store
}
