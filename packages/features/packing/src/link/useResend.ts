import { useEffect } from 'react'

const pause = 30_000

/** Sends what waits when the page opens, when the network comes back, and every half minute while something waits. */
export function useResend(send: () => Promise<void>, waits: boolean): void {
  useEffect(() => {
    const go = () => void send()
    go()
    window.addEventListener('online', go)
    return () => window.removeEventListener('online', go)
  }, [send])
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => void send(), pause)
    return () => clearInterval(timer)
  }, [send, waits])
}
