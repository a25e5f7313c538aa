import { mostTasks } from '@jst/contracts/workbench'
import { useApp, type DetailStore } from '@jst/feature-kit'
import { AppLink, Countdown, DataTable, DateText, EmptyState, ErrorView, formatText, StatusTag, type Column } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { Task } from './tasks.ts'
import { texts } from './texts.ts'

const columnsOf = (): Column<Task>[] => [
  {
    key: 'title',
    title: texts.columns.title,
    width: 150,
    text: (row) => row.title,
    render: (row) => <Way to={row.to} text={row.title} otherwise={row.title} />,
  },
  {
    key: 'due',
    title: texts.columns.due,
    width: 140,
    render: (row) => <Countdown deadline={row.due} {...(row.over ? { over: row.over } : {})} />,
  },
  { key: 'kind', title: texts.columns.kind, width: 122, render: ({ kind }) => <StatusTag tone={kind.tone}>{kind.label}</StatusTag> },
  {
    key: 'note',
    title: texts.columns.note,
    width: 220,
    max: 640,
    grow: true,
    text: (row) => row.note,
    render: (row) => formatText(row.note),
  },
  { key: 'since', title: texts.columns.since, width: 104, render: (row) => <DateText value={row.since} /> },
  { key: 'acts', title: texts.columns.act, width: 86, render: (row) => <Way to={row.to} text={row.act} otherwise={null} /> },
]
const Way = ({ to, text, otherwise }: { to: string | undefined; text: string; otherwise: string | null }) =>
  to ? <AppLink to={to}>{text}</AppLink> : otherwise
const keyOf = (row: Task) => `${row.kind.key} ${row.key}`

/** Things to do, each with the way to it where the menu has its page. */
export const TaskTable = observer(function TaskTable({
  label,
  read,
  tasks,
}: {
  label: string
  read: Pick<DetailStore<unknown>, 'status' | 'error' | 'reload'>
  tasks: readonly Task[]
}) {
  const { navigate } = useApp()
  const columns = useMemo(columnsOf, [])
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
          if (row.to) navigate(row.to)
        }}
        expectedRows={mostTasks}
      />
    </div>
  )
})
