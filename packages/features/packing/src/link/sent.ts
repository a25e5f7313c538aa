import { failureOf, isPassing } from '@jst/feature-kit'
import type { Sent } from './waiting.ts'

/** Outcome of a call of the driver's page. A server that was not reached, is busy or fails gets the entry later. */
export const sentOf = (call: Promise<unknown>, onSent: () => void): Promise<Sent> =>
  call.then(
    () => {
      onSent()
      return 'taken' as const
    },
    (error: unknown) => (isPassing(error) ? ('later' as const) : { refused: failureOf(error).message }),
  )
