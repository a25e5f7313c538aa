import { mostTasks, type ToDoTask } from '@jst/contracts/workbench'
import { useApp, type DetailStore } from '@jst/feature-kit'
import { AppLink, Countdown, DataTable, DateText, EmptyState, ErrorView, formatText, StatusTag, type Column } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import { kinds } from './kinds.ts'
import { texts } from './texts.ts'

type Target = (task: ToDoTask) => string | undefined
const columnsTo = (target: Target): Column<ToDoTask>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    width: 150,
    text: (row) => row.Title,
    render: (row) => <Way to={target(row)} text={row.Title} otherwise={row.Title} />,
  },
  { key: 'due', title: texts.columns.due, width: 140, render: (row) => <Countdown deadline={row.Due} /> },
  {
    key: 'kind',
    title: texts.columns.kind,
    width: 122,
    render: (row) => <StatusTag tone={kinds[row.Kind].tone}>{texts.kinds[row.Kind]}</StatusTag>,
  },
  {
    key: 'note',
    title: texts.columns.note,
    width: 220,
    max: 640,
    grow: true,
    text: (row) => row.Note,
    render: (row) => formatText(row.Note),
  },
  { key: 'since', title: texts.columns.since, width: 104, render: (row) => <DateText value={row.Since} /> },
  {
    key: 'acts',
    title: texts.columns.act,
    width: 86,
    render: (row) => <Way to={target(row)} text={texts.acts[row.Kind]} otherwise={null} />,
  },
]
const Way = ({ to, text, otherwise }: { to: string | undefined; text: string; otherwise: string | null }) =>
  to ? <AppLink to={to}>{text}</AppLink> : otherwise
const keyOf = (row: ToDoTask) => `${row.Kind} ${row.Id}`

/** Things to do, each with the way to it where the menu has its page. */
export const TaskTable = observer(function TaskTable({
  label,
  read,
  tasks,
}: {
  label: string
  read: Pick<DetailStore<unknown>, 'status' | 'error' | 'reload'>
  tasks: readonly ToDoTask[]
}) {
  const { permissions, navigate } = useApp()
  const target = useCallback<Target>(({ Kind, Id }) => kinds[Kind].open(Id, permissions), [permissions])
  const columns = useMemo(() => columnsTo(target), [target])
  const message =
    read.status === 'failed' && read.error ? (
      <ErrorView error={read.error} onRetry={read.reload} />
    ) : read.status === 'ready' && tasks.length === 0 ? (
      <EmptyState icon="check" title={texts.none} hint={texts.noneHint} />
    ) : undefined
  return (
    <div className="jst-panel-rows">
      <DataTable
        label={label}
        columns={columns}
        rows={tasks}
        rowKey={keyOf}
        status={read.status === 'first' ? 'first' : 'ready'}
        message={message}
        onOpen={(row) => {
          const to = target(row)
          if (to) navigate(to)
        }}
        expectedRows={mostTasks}
      />
    </div>
  )
})
