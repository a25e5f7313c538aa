import { reaction } from 'mobx'
import type { WorkbenchModel } from '../WorkbenchModel.ts'

/** Minimum interval of checks when a page becomes visible again (milliseconds). */
const askEvery = 5 * 60_000

/** Entry module of the page, which names the build. Undefined in development. */
export const programOf = (html: string): string | undefined =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*\/assets\/[^"]+)"/g)].map(([, src]) => src)[0]

/**
 * Checks for a newer build on the server: after a reconnection of the live channel, as in a deployment, and when the page becomes visible again.
 * Never reloads by itself. Returns a function that stops it.
 */
export function followVersion(model: WorkbenchModel, ask: () => Promise<string> = page): () => void {
  const runningProgram = programOf(document.documentElement.outerHTML)
  if (runningProgram === undefined) return () => undefined
  let checkedAt = Date.now()
  const look = async () => {
    checkedAt = Date.now()
    try {
      const there = programOf(await ask())
      if (there !== undefined && there !== runningProgram) model.tellNewVersion()
    } catch {
      // Without the server there is no newer build to load.
    }
  }
  let wasAway = false
  const stop = reaction(
    () => model.parts.app.live.status,
    (status) => {
      if (status === 'open' && wasAway) void look()
      wasAway = status !== 'open'
    },
  )
  const onSight = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= askEvery) void look()
  }
  document.addEventListener('visibilitychange', onSight)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onSight)
  }
}

async function page(): Promise<string> {
  const answer = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.text()
}
