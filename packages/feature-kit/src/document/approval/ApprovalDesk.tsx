import { Button } from '@arco-design/web-react'
import { decide, mostDecided, openDecisions, type DecisionOutcome, type OpenDecision } from '@jst/contracts/document'
import { AppLink, Countdown, Dialog, EmptyState, ErrorView, Notice, StatusTag, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDetail } from '../../detail/useDetail.ts'
import { useLiveReload } from '../../live/useLiveReload.ts'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import { ApprovalPart } from './ApprovalPart.tsx'
import { DelegationDialog } from './DelegationDialog.tsx'
import { texts } from './texts.ts'

const words = texts.desk

interface ApprovalDeskProps {
  /** The round to begin with; absent: the list. */
  first?: number | undefined
  onClose: () => void
}

/** Everything that waits for the reader's agreement, of every kind: several at once, or one after the other. As wide as a phone. */
export const ApprovalDesk = observer(function ApprovalDesk({ first, onClose }: ApprovalDeskProps) {
  const list = useDetail(openDecisions, { PageSize: mostDecided }, { renew: true })
  useLiveReload(['approval/changed'], [list])
  const [open, setOpen] = useState(first)
  const [away, setAway] = useState(false)
  const rows = list.data?.Rows ?? []
  const at = rows.findIndex(({ Id }) => Id === open)
  const row = rows[at]
  const next = () => {
    setOpen((rows[at + 1] ?? rows.find(({ Id }) => Id !== open))?.Id)
    list.reload()
  }
  return (
    <Dialog title={words.title} place="side" width={560} onClose={onClose}>
      {list.status === 'failed' && list.error ? <ErrorView error={list.error} onRetry={list.reload} /> : null}
      {row ? (
        <>
          <div className="jst-approval-head">
            <TextButton onClick={() => setOpen(undefined)}>{words.back}</TextButton>
            <span className="jst-muted">{words.next(at + 1, rows.length)}</span>
            <AppLink to={row.Link}>{words.open}</AppLink>
          </div>
          <Title row={row} />
          {row.Blocked === '' ? null : <Notice tone="warning">{row.Blocked}</Notice>}
          <ApprovalPart key={row.Id} kind={row.Kind} id={row.SubjectId} onChanged={list.reload} onDecided={next} />
        </>
      ) : (
        <>
          <div className="jst-approval-head">
            <span className="jst-pager-total">{list.data ? words.total(list.data.Total) : null}</span>
            <TextButton onClick={() => setAway(true)}>{words.delegation}</TextButton>
          </div>
          {list.data && rows.length === 0 ? <EmptyState icon="check" title={words.none} hint={words.noneHint} /> : null}
          <Rows rows={rows} onOpen={setOpen} onDone={list.reload} />
          {list.data && list.data.Total > rows.length ? <p className="jst-muted">{words.more(list.data.Total - rows.length)}</p> : null}
        </>
      )}
      {away ? <DelegationDialog onClose={() => setAway(false)} /> : null}
    </Dialog>
  )
})

const Title = ({ row }: { row: OpenDecision }) => (
  <h3 className="jst-approval-title">
    {row.KindName} {row.No} <span>{row.Title}</span>
  </h3>
)

interface RowsProps {
  rows: readonly OpenDecision[]
  onOpen: (id: number) => void
  onDone: () => void
}

const Told = ({ title, lines }: { title: string; lines: DecisionOutcome['Waiting'] }) =>
  lines.length === 0 ? null : (
    <Notice tone="warning">
      {title}
      <ul>
        {lines.map(({ Id, No, Message }) => (
          <li key={`${Id} ${Message}`}>{words.failed(No, Message)}</li>
        ))}
      </ul>
    </Notice>
  )

/** The list, with a box for each; what could not be agreed to says why and stays. */
const Rows = observer(function Rows({ rows, onOpen, onDone }: RowsProps) {
  const { api, notify } = useApp()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [left, setLeft] = useState<DecisionOutcome['Waiting']>([])
  const [waiting, setWaiting] = useState<DecisionOutcome['Waiting']>([])
  const picked = rows.filter(({ Id }) => chosen.includes(Id))
  const agree = useAction(async () => {
    const count = picked.length
    if (!(await notify.confirm({ title: words.agreeAsk(count), content: words.agreeAbout, ok: words.agreeMany(count) }))) return
    const items = picked.map(({ Id, Version }) => ({ Id, Version }))
    const { Moved, NotMoved: refused, Waiting } = await api.call(decide, { Items: items, Agree: true, Words: '' })
    if (Moved.length > 0) notify.success(words.agreed(Moved.length))
    setLeft(refused)
    setWaiting(Waiting)
    setChosen([])
    onDone()
  })
  return (
    <>
      <Told title={words.left} lines={left} />
      <Told title={words.waiting} lines={waiting} />
      <ul className="jst-approval-list">
        {rows.map((row) => (
          <li key={row.Id}>
            <input
              type="checkbox"
              aria-label={words.choose(row.No)}
              checked={chosen.includes(row.Id)}
              disabled={row.Blocked !== ''}
              onChange={({ target }) => setChosen(target.checked ? [...chosen, row.Id] : chosen.filter((id) => id !== row.Id))}
            />
            <button type="button" onClick={() => onOpen(row.Id)}>
              <Title row={row} />
              <ApprovalFacts facts={row.Facts.filter(({ Main }) => Main)} />
              <span className="jst-muted">
                {row.Step} · {texts.submittedBy(row.AskedName)}
              </span>{' '}
              {row.ForName === '' ? null : <StatusTag tone="orange">{texts.for(row.ForName)}</StatusTag>}{' '}
              {row.Blocked === '' ? null : <StatusTag tone="red">{words.others}</StatusTag>}{' '}
              {row.Due === null ? null : <Countdown deadline={row.Due} />}
            </button>
          </li>
        ))}
      </ul>
      {picked.length === 0 ? null : (
        <div className="jst-approval-acts">
          <Button type="primary" loading={agree.busy} onClick={() => void agree.run()}>
            {words.agreeMany(picked.length)}
          </Button>
        </div>
      )}
    </>
  )
})
