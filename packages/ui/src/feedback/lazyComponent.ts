import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Sentences of Chromium, Firefox, Safari and Vite for a file that did not arrive; an error of the code itself has another one. */
const notArrived = /dynamically imported module|module script failed|unable to preload/i
/** Seconds between attempts while the browser believes that it is connected: a server that starts again is back within them. */
const pauses = [1, 2, 4, 8]

/** Event of the window: code that the page needs now has not arrived and is requested again. */
export const codeDelayed = 'jst-code-delayed'

interface Network {
  readonly isOffline: () => boolean
  /** Called while code does not arrive. */
  readonly delayed: () => void
  /** Resolves when the network is back, at the latest after some seconds: browsers miss such events. */
  readonly wait: (seconds: number) => Promise<void>
}

/** Seconds after which an offline browser is looked at again, besides its event. */
const offlinePause = 5

const browserNetwork: Network = {
  // the navigator of Node has no `onLine`
  isOffline: () => 'onLine' in navigator && !navigator.onLine,
  delayed: () => void window.dispatchEvent(new Event(codeDelayed)),
  wait: (seconds) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        window.removeEventListener('online', go)
        resolve()
      }
      const timer = setTimeout(go, seconds * 1_000)
      window.addEventListener('online', go)
    }),
}

/** Waits while the browser is offline. */
async function connected({ isOffline, delayed, wait }: Network): Promise<void> {
  if (isOffline()) delayed()
  while (isOffline()) await wait(offlinePause)
}

/**
 * Loads code on demand. Nothing is requested while the browser is offline: Chromium caches a failed import and answers every later import of
 * the module with the same failure. Other failures, such as that of a style sheet, are retried four times within 15 seconds.
 * @throws the error of the last attempt, or at once the error of code that arrived and failed
 */
export async function loadCode<T>(load: () => Promise<T>, network: Network = browserNetwork): Promise<T> {
  for (const pause of pauses) {
    await connected(network)
    try {
      return await load()
    } catch (error) {
      if (!notArrived.test(String(error))) throw error
      // one failure is over before anybody has read of it
      if (pause > pauses[0]!) network.delayed()
      await network.wait(pause)
    }
  }
  await connected(network)
  return load()
}

/** A component in a file of its own, to be drawn below a `Suspense`. A network that fails meanwhile delays it and does not break its page. */
// oxlint-disable-next-line typescript/no-explicit-any -- the bound of React's own `lazy`
export function lazyComponent<C extends ComponentType<any>>(load: () => Promise<C>): LazyExoticComponent<C> {
  return lazy(() => loadCode(async () => ({ default: await load() })))
}
