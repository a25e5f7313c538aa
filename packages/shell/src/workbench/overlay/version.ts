import { reaction } from 'mobx'
import type { WorkbenchModel } from '../WorkbenchModel.ts'

/** A page that is looked at again asks at most so often (milliseconds). */
const askEvery = 5 * 60_000

/** The program of a page: the first module that it loads. Undefined while developing, where it has no name of a build. */
export const programOf = (html: string): string | undefined =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*\/assets\/[^"]+)"/g)].map(([, src]) => src)[0]

/**
 * Looks whether the server gives out a newer build than this document's: after the live channel was away, as in a deployment, and when the
 * page is looked at again. Never reloads by itself. Answers with the end of it.
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
      // Without the server there is nothing to load anew.
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
