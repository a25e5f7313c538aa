import type { LiveEvents } from '@jst/contracts'
import { globalClock } from '@jst/realtime'
import { useLiveChannel } from '@jst/realtime/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useApp } from '../app/context.tsx'
import { renewAfter } from '../detail/useDetail.ts'
import { LiveReload } from './LiveReload.ts'

/** Data of a screen: `ListStore`, `DetailStore`. */
export interface Renewable {
  /** Asks anew, quietly, unless it was asked since that moment (milliseconds since 1970). */
  renew(since: number): void
}

const anything = () => true

/**
 * Renews what the screen shows when one of the events comes: at most every 500 ms, and not while the tab or the document is hidden; then once when it
 * is shown again. `concerns`: whether the event is about what is shown.
 */
export function useLiveReload<Type extends keyof LiveEvents>(
  types: readonly Type[],
  reads: readonly Renewable[],
  concerns: (content: LiveEvents[Type]) => boolean = anything,
): void {
  const channel = useLiveChannel()
  const { reads: readCache } = useApp()
  const latest = useRef({ reads, concerns })
  useLayoutEffect(() => {
    latest.current = { reads, concerns }
  })
  /** Since when the tab is hidden. */
  const hiddenAt = useRef<number>(undefined)
  const liveReload = useRef<LiveReload>(undefined)
  const names = types.join(' ')
  useEffect(() => {
    const reload = (liveReload.current ??= new LiveReload({
      reload: (since) => latest.current.reads.forEach((read) => read.renew(since)),
      isHidden: () => document.visibilityState === 'hidden',
      clock: globalClock,
      now: Date.now,
    }))
    const listened = names.split(' ').filter(Boolean) as Type[]
    const missed = readCache.heardAt(listened)
    const onShow = () => reload.goOn()
    const onReturn = () => {
      if (missed >= (hiddenAt.current ?? Number.POSITIVE_INFINITY)) reload.hear(missed)
      hiddenAt.current = undefined
      onShow()
    }
    // the page is painted first
    const returnTimer = setTimeout(onReturn, renewAfter)
    document.addEventListener('visibilitychange', onShow)
    const ends = listened.map((type) => channel.on(type, (content) => latest.current.concerns(content) && reload.hear()))
    return () => {
      clearTimeout(returnTimer)
      document.removeEventListener('visibilitychange', onShow)
      for (const end of ends) end()
      reload.stop()
      // a tab that is only passed by has not been answered yet
      hiddenAt.current ??= Date.now()
    }
  }, [channel, readCache, names])
}
