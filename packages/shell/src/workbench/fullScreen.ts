import { useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
const isFull = (): boolean => Boolean(document.fullscreenElement)

export const useFullScreen = (): boolean => useSyncExternalStore(follow, isFull)

/** Rejects if the browser refuses it. */
export const toggleFullScreen = (): Promise<void> => (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
