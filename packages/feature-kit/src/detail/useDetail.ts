import type { CallInput } from '@jst/api-client'
import type { Endpoint, ReplyOf } from '@jst/contracts'
import { useEffect, useState } from 'react'
import { useApp } from '../app/context.tsx'
import { DetailStore } from './DetailStore.ts'

/**
 * The answer of a read for as long as its input stays the same; undefined input: nothing to show.
 * `renew`: asks again, quietly, each time the kept page is shown again, as counts and cockpits need it.
 */
export function useDetail<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  { renew = false }: { renew?: boolean } = {},
): DetailStore<NonNullable<ReplyOf<E>>> {
  const { reads } = useApp()
  const [store] = useState(() => new DetailStore<NonNullable<ReplyOf<E>>>())
  const [opened] = useState<{ key?: string }>(() => ({}))
  const key = input === undefined ? '' : JSON.stringify(input)
  useEffect(() => {
    // Effects run again when a kept page is shown again: what is loaded already stays.
    if (opened.key === key) {
      if (renew) store.reload()
      return
    }
    opened.key = key
    const question = input
    store.open(question === undefined ? undefined : async (signal) => (await reads.read(endpoint, question, { signal })) ?? null)
    // `key` stands for `input`, which is a new object at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, opened, reads, endpoint, key, renew])
  return store
}
