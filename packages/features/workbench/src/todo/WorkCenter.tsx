import '@jst/ui/workbench-parts.css'
import { mostTasks, toDo, type ToDoKind, type ToDoTask } from '@jst/contracts/workbench'
import { useApp, type App } from '@jst/feature-kit'
import {
  AppLink,
  Countdown,
  DataTable,
  DateText,
  EmptyState,
  ErrorView,
  formatText,
  PageFrame,
  Panel,
  StatCards,
  StatusTag,
  type Column,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { kinds, statsOf } from './kinds.ts'
import { texts } from './texts.ts'
import { useToDo } from './useToDo.ts'

export const preload = (app: App): void => app.reads.start(toDo)

type Target = (task: ToDoTask) => string | undefined
const columnsTo = (target: Target): Column<ToDoTask>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    width: 240,
    text: (row) => row.Title,
    render: (row) => <Way to={target(row)} text={row.Title} otherwise={row.Title} />,
  },
  {
    key: 'kind',
    title: texts.columns.kind,
    width: 140,
    render: (row) => <StatusTag tone={kinds[row.Kind].tone}>{texts.kinds[row.Kind]}</StatusTag>,
  },
  { key: 'due', title: texts.columns.due, width: 140, render: (row) => <Countdown deadline={row.Due} /> },
  { key: 'note', title: texts.columns.note, width: 300, grow: true, text: (row) => row.Note, render: (row) => formatText(row.Note) },
  { key: 'since', title: texts.columns.since, width: 120, render: (row) => <DateText value={row.Since} /> },
  {
    key: 'act',
    title: texts.columns.act,
    width: 90,
    render: (row) => <Way to={target(row)} text={texts.acts[row.Kind]} otherwise={null} />,
  },
]
const Way = ({ to, text, otherwise }: { to: string | undefined; text: string; otherwise: string | null }) =>
  to ? <AppLink to={to}>{text}</AppLink> : otherwise
const keyOf = (row: ToDoTask) => `${row.Kind} ${row.Id}`

/** What waits for the reader in every area: how much, how urgent, and the way to it (spec §2.11). */
export const Screen = observer(function WorkCenter() {
  const app = useApp()
  const { permissions } = app
  const read = useToDo()
  const target = useCallback<Target>(({ Kind, Id }) => kinds[Kind].open(Id, permissions), [permissions])
  const columns = useMemo(() => columnsTo(target), [target])
  const [kind, setKind] = useState<ToDoKind>()
  const tasks = read.data?.Tasks ?? []
  const present = (read.data?.Figures ?? []).filter(({ Kind }) => tasks.some((task) => task.Kind === Kind))
  const shown = present.some(({ Kind }) => Kind === kind) ? tasks.filter((task) => task.Kind === kind) : tasks
  const message =
    read.status === 'failed' && read.error ? (
      <ErrorView error={read.error} onRetry={read.reload} />
    ) : read.status === 'ready' && tasks.length === 0 ? (
      <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />
    ) : undefined
  return (
    <PageFrame title={texts.title} head={<StatCards label={texts.figures} stats={statsOf(read.data?.Figures, permissions)} />}>
      <Panel title={texts.tasks} extra={<span className="jst-muted">{texts.most(mostTasks)}</span>} className="jst-panel-list">
        {present.length > 1 ? (
          <div className="jst-chips" role="group" aria-label={texts.filter}>
            <Chip label={texts.all} active={kind === undefined} onClick={() => setKind(undefined)} />
            {present.map(({ Kind }) => (
              <Chip key={Kind} label={texts.kinds[Kind]} active={kind === Kind} onClick={() => setKind(Kind)} />
            ))}
          </div>
        ) : null}
        <DataTable
          label={texts.tasks}
          columns={columns}
          rows={shown}
          rowKey={keyOf}
          status={read.status === 'first' ? 'first' : 'ready'}
          message={message}
          onOpen={(row) => {
            const to = target(row)
            if (to) app.navigate(to)
          }}
          expectedRows={10}
        />
      </Panel>
    </PageFrame>
  )
})

function Chip({ label, active, onClick }: { label: string; active: boolean; onClick: () => void }) {
  return (
    <button type="button" className={active ? 'jst-chip is-active' : 'jst-chip'} aria-pressed={active} onClick={onClick}>
      {label}
    </button>
  )
}
