import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { lockFolder } from '../embedded-postgres/lock.ts'
import { StartupError } from '../startup-error.ts'

const askAgainMs = 100

/**
 * Path of a finished data folder, which callers copy and never write to. Steps of one test run that read the same tree are given the same path as
 * `TEST_DATA` (scripts/test/shared-data.mjs): the first of them makes it, the others wait and take it. Without that path it is made in `folder`.
 */
export async function readyFolder(folder: string, make: (dataDir: string) => Promise<void>): Promise<string> {
  const shared = process.env['TEST_DATA']
  const ready = shared ?? path.join(folder, 'ready')
  const unlock = shared === undefined ? undefined : await turnAt(`${shared}.turn`)
  try {
    if (existsSync(ready)) return ready
    const unfinished = `${ready}.new`
    // of a process that was killed
    rmSync(unfinished, { recursive: true, force: true })
    await make(unfinished)
    renameSync(unfinished, ready)
    return ready
  } finally {
    unlock?.()
  }
}

/** The same with all migrations and the demo data in it. What fills it is loaded by the process that makes the folder alone. */
export const filledFolder = (folder: string): Promise<string> =>
  readyFolder(folder, async (dataDir) => (await import('./fill.ts')).fill(dataDir))

/** Waits until no living process holds the folder, and holds it. @returns what gives it back */
async function turnAt(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof StartupError)) throw error
      await setTimeout(askAgainMs)
    }
  }
}
