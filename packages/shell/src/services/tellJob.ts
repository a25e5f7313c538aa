import { exportIn, openExport } from '@jst/contracts/entity'
import type { OwnJob } from '@jst/contracts/jobs'
import { safePath, tellFailure, type App } from '@jst/feature-kit'
import { saveBlob } from '@jst/ui'
import { texts } from '../texts.ts'

type Ports = Pick<App, 'api' | 'notify' | 'navigate'>

/** Notifies the reader that a job has ended, with a link to its result. A job that the reader has cancelled sends no notice. */
export function tellJob(app: Ports, { State, Title, Note, Error: reason, Link }: OwnJob): void {
  const words = texts.jobs
  if (State === 'failed') app.notify.error(words.failed(Title, reason), 'work')
  if (State !== 'done') return
  const file = exportIn(Link)
  const result = safePath(Link)
  if (result === undefined) return app.notify.success(words.done(Title))
  const onOpen = () => (file === undefined ? app.navigate(result) : void download(app, file))
  const act = file === undefined ? {} : { act: words.download }
  void import('./pop-ups.tsx').then(({ announce }) =>
    announce({ title: words.done(Title), text: Note, count: 1, onOpen, onAll: onOpen, ...act }),
  )
}

async function download({ api, notify }: Ports, Id: number): Promise<void> {
  try {
    const { blob, fileName } = await api.download(openExport.path, { Id })
    saveBlob(blob, fileName)
  } catch (error) {
    tellFailure(notify, error)
  }
}
