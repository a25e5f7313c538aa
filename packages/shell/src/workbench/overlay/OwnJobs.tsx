import { exportIn, openExport } from '@jst/contracts/entity'
import { cancelOwnJob, jobStates, ownJobList, type OwnJob } from '@jst/contracts/jobs'
import { safePath, useAction, useApp, useDetail, useDownload, useLiveReload } from '@jst/feature-kit'
import { addDays, AppLink, DateText, formatDate, formatNumber, today, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../../texts.ts'

const latest = { PageSize: 5 } as const
const isLive = ({ State }: OwnJob) => State === 'queued' || State === 'running'
/** True for a running job, or one that ended yesterday or later. */
const isNews = (job: OwnJob) => isLive(job) || formatDate(job.EndTime ?? job.CreateTime) >= addDays(today(), -1)

interface OwnJobsProps {
  close: () => void
  /** Text of the empty panel. */
  alone?: boolean
}

/** Background jobs that the reader has started recently, with progress and result. */
export const OwnJobs = observer(function OwnJobs({ close, alone }: OwnJobsProps) {
  const words = texts.jobs
  const { api } = useApp()
  const read = useDetail(ownJobList, latest)
  useLiveReload(['job/changed'], [read])
  const cancel = useAction(async (Id: number) => {
    await api.call(cancelOwnJob, { Id })
    read.reload()
  })
  const rows = read.data?.Rows.filter(isNews) ?? []
  if (rows.length === 0 && !alone) return null
  return (
    <section className="jst-own-jobs" aria-label={words.title}>
      <h2>{words.title}</h2>
      {rows.length === 0 && read.status !== 'first' ? <p className="jst-notifications-wait">{words.none}</p> : null}
      <ul>
        {rows.map((job) => (
          <Line key={job.Id} job={job} close={close} onCancel={cancel.busy ? undefined : () => void cancel.run(job.Id)} />
        ))}
      </ul>
    </section>
  )
})

const Line = observer(function Line({ job, close, onCancel }: { job: OwnJob; close: () => void; onCancel: (() => void) | undefined }) {
  const words = texts.jobs
  const english = useApp().session.language === 'EN'
  const { Title, State, Done, Total, Note, Error: reason, Link, EndTime, CreateTime } = job
  const { zh, en, tone } = jobStates[State]
  const file = State === 'done' ? exportIn(Link) : undefined
  const to = State === 'done' && file === undefined ? safePath(Link) : undefined
  const { store, run } = useDownload()
  const remark = reason || Note
  return (
    <li>
      <span className="jst-own-job">
        <span title={Title}>{Title}</span>
        <StatusTag tone={tone}>{english ? en : zh}</StatusTag>
      </span>
      {State === 'running' ? (
        <span className="jst-own-job">
          <progress aria-label={Title} max={1} value={Total > 0 ? Done / Total : undefined} />
          {Total > 0 ? words.share(formatNumber(Done), formatNumber(Total)) : null}
        </span>
      ) : null}
      {remark ? <p title={remark}>{remark}</p> : null}
      <span className="jst-own-job">
        <DateText value={EndTime ?? CreateTime} />
        {isLive(job) ? (
          <TextButton disabled={!onCancel} onClick={() => onCancel?.()}>
            {words.cancel}
          </TextButton>
        ) : null}
        {file === undefined ? null : (
          <TextButton disabled={store.running} onClick={() => void run([{ path: openExport.path, query: { Id: file } }])}>
            {words.download}
          </TextButton>
        )}
        {to === undefined ? null : (
          <AppLink to={to} onFollow={close}>
            {words.open}
          </AppLink>
        )}
      </span>
    </li>
  )
})
