import { useSyncExternalStore } from 'react'
import { useUi } from '../context.tsx'

/** Milliseconds now, renewed every minute while the component is on screen. */
export function useNow(): number {
  const { ticker } = useUi()
  return useSyncExternalStore(ticker.subscribe, ticker.now)
}
