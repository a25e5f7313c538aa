import type { Notify, TellHeld } from '@jst/feature-kit'

/** Long after the first screen, which they must not slow down. */
const fetchAfter = 3_000

/**
 * Short words to the user; Arco's Message and the window of a question are loaded when first used, or soon after the start: words are needed most
 * when the network is gone, and can only be fetched while it is there.
 */
export function lazyNotify(): Notify & { held: TellHeld } {
  const words = () => import('./words.tsx')
  setTimeout(() => void words().catch(() => undefined), fetchAfter)
  return {
    success: (text) => void words().then((module) => module.tellSuccess(text)),
    error: (text) => void words().then((module) => module.tellError(text)),
    held: (text, undo, milliseconds) => {
      let gone = false
      let remove: (() => void) | undefined
      void words().then((module) => {
        if (!gone) remove = module.tellHeld(text, undo, milliseconds)
      })
      return () => {
        gone = true
        remove?.()
      }
    },
    confirm: async (question) => (await words()).ask(question),
  }
}
