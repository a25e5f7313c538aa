import type { Notify } from '@jst/feature-kit'

/** Short words to the user; Arco's Message and Modal are loaded when first used. */
export function lazyNotify(): Notify {
  const words = () => import('./words.tsx')
  return {
    success: (text) => void words().then((module) => module.tellSuccess(text)),
    error: (text) => void words().then((module) => module.tellError(text)),
    confirm: async (question) => (await words()).ask(question),
  }
}
