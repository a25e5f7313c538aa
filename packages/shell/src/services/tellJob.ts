import type { OwnJob } from '@jst/contracts/jobs'
import { safePath, type App } from '@jst/feature-kit'
import { texts } from '../texts.ts'

/** Tells that a job of the reader's has ended, with the way to its result. What the reader has cancelled is told by nobody. */
export function tellJob(app: Pick<App, 'notify' | 'navigate'>, { State, Title, Note, Error: reason, Link }: OwnJob): void {
  const words = texts.jobs
  const result = safePath(Link)
  if (State === 'failed') app.notify.error(words.failed(Title, reason), 'work')
  if (State !== 'done') return
  if (result === undefined) return app.notify.success(words.done(Title))
  const onOpen = () => app.navigate(result)
  void import('./pop-ups.tsx').then(({ announce }) => announce({ title: words.done(Title), text: Note, count: 1, onOpen, onAll: onOpen }))
}
