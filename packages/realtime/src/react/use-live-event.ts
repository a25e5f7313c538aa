import { useEffect, useLayoutEffect, useRef } from 'react'
import type { LiveEventMap, LiveListener } from '../events.ts'
import { useLiveChannel } from './live-context.tsx'

/**
 * Calls the handler (always the latest one given) with the content of each message of the type while the component is
 * shown. A page hidden by `<Activity>` gets no events: it loads anew when it is shown again.
 */
export function useLiveEvent<Type extends keyof LiveEventMap>(type: Type, handler: LiveListener<LiveEventMap[Type]>): void {
  const channel = useLiveChannel()
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  useEffect(() => channel.on(type, (content) => latest.current(content)), [channel, type])
}
