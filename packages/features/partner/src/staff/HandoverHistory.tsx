import { handovers, undoHandover, type Handover } from '@jst/contracts/partner'
import { JobProgress, useAction, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, EmptyState, ErrorView, Notice, StatusTag, TextButton, Timeline } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.history
const most = 50

/** Handovers, newest first; one that is done can be taken back. */
export const HandoverHistory = observer(function HandoverHistory({
  mayUndo,
  onDone,
  onClose,
}: {
  mayUndo: boolean
  onDone: () => void
  onClose: () => void
}) {
  const { api, notify } = useApp()
  const page = useDetail(handovers, { PageSize: most })
  /** The job that gives back what was asked for. */
  const [job, setJob] = useState<number>()
  const [stopped, setStopped] = useState('')
  const end = (message: string) => {
    setJob(undefined)
    notify.success(message)
    page.reload()
    onDone()
  }
  const undo = useAction(async ({ Id }: Handover) => {
    if (!(await notify.confirm({ title: words.undoAsk, content: words.undoContent, ok: words.undo }))) return
    setStopped('')
    const { Restored, Kept, JobId } = await api.call(undoHandover, { Id })
    if (JobId === undefined) end(words.restored(Restored, Kept))
    else setJob(JobId)
  })
  return (
    <Dialog title={words.title} place="side" width={480} onClose={onClose}>
      {page.status === 'failed' && page.error ? <ErrorView error={page.error} onRetry={page.reload} /> : null}
      {page.data?.Total === 0 ? <EmptyState title={words.empty} /> : null}
      {job === undefined ? null : (
        <JobProgress
          key={job}
          jobId={job}
          words={words.job}
          onDone={() => end(words.returned)}
          onEnd={(reason) => {
            setJob(undefined)
            setStopped(reason || words.job.cancelled)
            page.reload()
            onDone()
          }}
        />
      )}
      {stopped ? <Notice tone="warning">{stopped}</Notice> : null}
      <Timeline
        label={words.title}
        entries={(page.data?.Rows ?? []).map((row) => ({
          key: row.Id,
          at: row.At,
          title: words.line(row.FromName, row.ToName),
          who: words.by(row.ByName),
          detail: (
            <>
              <p>{words.what(row.Customers, row.Providers, row.Duties)}</p>
              {row.Undone ? <StatusTag tone="grey">{words.undone}</StatusTag> : null}
              {row.State === 'done' ? null : <StatusTag tone="orange">{words.states[row.State]}</StatusTag>}
              {mayUndo && !row.Undone ? (
                <TextButton disabled={undo.busy || job !== undefined} onClick={() => void undo.run(row)}>
                  {words.undo}
                </TextButton>
              ) : null}
            </>
          ),
        }))}
      />
    </Dialog>
  )
})
