import { setTimeout } from 'node:timers/promises'

export const askAgainMs = 200
/** A statement that waits for a table longer makes everybody else wait behind it. */
export const waitsBriefly = `set local lock_timeout = '3s'`
const mostTries = 40

/** Waited too long for a table that others work on, or was the one to give way of two that waited for each other. */
export const isLock = (error: unknown) => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
/** Tries again what others were in the way of. */
export async function patiently(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (!isLock(error) || tries >= mostTries) throw error
      await setTimeout(askAgainMs)
    }
}
