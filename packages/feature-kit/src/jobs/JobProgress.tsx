import { Button } from '@arco-design/web-react'
import { cancelOwnJob, ownJobList } from '@jst/contracts/jobs'
import { formatNumber, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../app/context.tsx'
import { useAction } from '../app/useAction.ts'
import { useDetail } from '../detail/useDetail.ts'
import { useLiveReload } from '../live/useLiveReload.ts'

/** More of one person's jobs hardly run at once. */
const latest = { PageSize: 10 } as const

interface JobProgressProps {
  jobId: number
  words: { readonly running: string; readonly share: (done: string, total: string) => string; readonly cancel: string }
  onDone: () => void
  /** It was cancelled, or failed: why, or ''. */
  onEnd: (reason: string) => void
}

/** How far a job of the reader's is that a dialog waits for, and a way to stop it. */
export const JobProgress = observer(function JobProgress({ jobId, words, onDone, onEnd }: JobProgressProps) {
  const { api } = useApp()
  const read = useDetail(ownJobList, latest)
  useLiveReload(['job/changed'], [read], ({ Ids }) => Ids.includes(jobId))
  const cancel = useAction(async () => {
    await api.call(cancelOwnJob, { Id: jobId })
    read.reload()
  })
  const job = read.data?.Rows.find(({ Id }) => Id === jobId)
  const state = job?.State
  const reason = job?.Error ?? ''
  const tell = useEffectEvent(() => {
    if (state === 'done') onDone()
    if (state === 'failed' || state === 'cancelled') onEnd(reason)
  })
  useEffect(() => tell(), [state])
  const { Done = 0, Total = 0 } = job ?? {}
  return (
    <Notice
      tone="info"
      action={
        <Button loading={cancel.busy} onClick={() => void cancel.run()}>
          {words.cancel}
        </Button>
      }
    >
      {words.running}
      <div className="jst-download">
        <progress aria-label={words.running} max={1} value={Total > 0 ? Done / Total : undefined} />
        {Total > 0 ? <output>{words.share(formatNumber(Done), formatNumber(Total))}</output> : null}
      </div>
    </Notice>
  )
})
