import { jobStates, type ManagedJob } from '@jst/contracts/jobs'
import { safePath } from '@jst/feature-kit'
import { AppLink, DateText, formatNumber, formatText, RowActs, StatusTag, TextButton, type Column } from '@jst/ui'
import { texts } from './texts.ts'

export type Act = 'retry' | 'cancel' | 'drop'

/** True if the state of a run allows the act. */
export function isOpenTo({ State, Scheduled }: ManagedJob, act: Act): boolean {
  if (act === 'cancel') return !Scheduled && (State === 'queued' || State === 'running')
  return State === 'failed' && (act === 'retry' || !Scheduled)
}

const words = texts.columns
const saidOf = ({ Error: reason, Note }: ManagedJob) => reason || Note
const shareOf = ({ Done, Total }: ManagedJob) => (Total > 0 ? texts.share(formatNumber(Done), formatNumber(Total)) : undefined)
const starterOf = ({ Starter, Scheduled }: ManagedJob) => Starter || (Scheduled ? texts.scheduled : texts.system)

export const columnsOf = (mayAct: boolean, onAct: (act: Act, row: ManagedJob) => void): Column<ManagedJob>[] => [
  { key: 'title', title: words.title, width: 280, grow: true, text: (row) => row.Title, render: (row) => row.Title },
  {
    key: 'state',
    title: words.state,
    width: 90,
    render: ({ State }) => <StatusTag tone={jobStates[State].tone}>{jobStates[State].zh}</StatusTag>,
  },
  { key: 'progress', title: words.progress, width: 110, align: 'right', render: (row) => formatText(shareOf(row)) },
  { key: 'note', title: words.note, width: 260, text: saidOf, render: (row) => formatText(saidOf(row)) },
  { key: 'starter', title: words.starter, width: 100, render: starterOf },
  { key: 'company', title: words.company, width: 220, text: (row) => row.Company, render: (row) => row.Company || texts.platform },
  { key: 'attempt', title: words.attempt, width: 90, align: 'right', render: (row) => formatNumber(row.Attempt) },
  { key: 'created', title: words.created, width: 120, sort: 'CreateTime', render: (row) => <DateText value={row.CreateTime} /> },
  { key: 'ended', title: words.ended, width: 120, sort: 'EndTime', render: (row) => <DateText value={row.EndTime} /> },
  { key: 'acts', title: words.act, width: 130, render: (row) => <JobActs row={row} mayAct={mayAct} onAct={onAct} /> },
]

const acts: readonly Act[] = ['retry', 'cancel', 'drop']

function JobActs({ row, mayAct, onAct }: { row: ManagedJob; mayAct: boolean; onAct: (act: Act, row: ManagedJob) => void }) {
  const result = row.State === 'done' ? safePath(row.Link) : undefined
  return (
    <RowActs>
      {result === undefined ? null : <AppLink to={result}>{texts.open}</AppLink>}
      {acts.map((act) =>
        mayAct && isOpenTo(row, act) ? (
          <TextButton key={act} onClick={() => onAct(act, row)}>
            {texts.acts[act].label}
          </TextButton>
        ) : null,
      )}
    </RowActs>
  )
}
