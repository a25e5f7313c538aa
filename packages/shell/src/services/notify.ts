import type { ErrorCause, Notify, TellPending } from '@jst/feature-kit'
import { loadCode } from '@jst/ui'

/** Delay of loading the notices (milliseconds), so that they do not slow down the first screen. */
const fetchAfter = 3_000

const loadWords = () => loadCode(() => import('./words.tsx'))
type Words = Pick<Awaited<ReturnType<typeof loadWords>>, 'tellError' | 'tellSuccess' | 'tellPending' | 'ask'>

/** Notifications with functions of the frame. */
export interface FrameNotify extends Notify {
  readonly held: TellPending
  /** Another page is shown. */
  readonly leftPage: () => void
  /** The server is reached again. */
  readonly connected: () => void
}

interface ToldError {
  readonly text: string
  readonly cause: ErrorCause
  /** Undefined until it is shown. */
  remove: (() => void) | undefined
}

/**
 * Notices and confirmations. Arco's Message and the dialog are loaded on first use or soon after the start: a notice about a lost network must have
 * been loaded before the network is lost.
 */
export function lazyNotify(load: () => Promise<Words> = loadWords): FrameNotify {
  let loading: Promise<Words> | undefined
  // one load for all pending notices. It begins after the assignment, because the notice about delayed code comes through here too
  const words = () =>
    (loading ??= Promise.resolve()
      .then(load)
      .catch((error: unknown) => {
        loading = undefined
        throw error
      }))
  setTimeout(() => void words().catch(() => undefined), fetchAfter)
  const errors = new Set<ToldError>()
  const takeAway = (error: ToldError) => {
    if (errors.delete(error)) error.remove?.()
  }
  const endOf = (isOver: (error: ToldError) => boolean) => {
    for (const error of errors) if (isOver(error)) takeAway(error)
  }
  return {
    success: (text) => void words().then((module) => module.tellSuccess(text)),
    error: (text, cause = 'page') => {
      endOf((earlier) => earlier.text === text)
      const error: ToldError = { text, cause, remove: undefined }
      errors.add(error)
      void words().then((module) => {
        if (errors.has(error)) error.remove = module.tellError(text, () => errors.delete(error))
      })
      return () => takeAway(error)
    },
    leftPage: () => endOf(({ cause }) => cause !== 'work'),
    connected: () => endOf(({ cause }) => cause === 'connection'),
    held: (text, undo, milliseconds) => {
      let gone = false
      let remove: (() => void) | undefined
      void words().then((module) => {
        if (!gone) remove = module.tellPending(text, undo, milliseconds)
      })
      return () => {
        gone = true
        remove?.()
      }
    },
    confirm: async (question) => (await words()).ask(question),
  }
}
