import '@jst/ui/workbench-parts.css'
import { mostTasks, toDo } from '@jst/contracts/workbench'
import { answerLanguageOf, useApp, useScreenParams, type App } from '@jst/feature-kit'
import { ApprovalDesk } from '@jst/feature-kit/document'
import { AppLink, formatNumber, PageFrame, Panel, RowActs } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTiles } from '../home/tiles.ts'
import { tasksOf } from './kinds.ts'
import { inOrder } from './tasks.ts'
import { TaskTable } from './TaskTable.tsx'
import { texts } from './texts.ts'
import { useToDo } from './useToDo.ts'

const page = '/internal/WorkCenter'

export const preload = (app: App): void => app.reads.start(toDo, answerLanguageOf(app))

/** Everything that waits for the reader in every area, by kind (spec §2.11). */
export const Screen = observer(function WorkCenter() {
  const app = useApp()
  const { permissions, navigate } = app
  const read = useToDo()
  const tiles = useTiles()
  const [kind, setKind] = useState<string>()
  // the address says which one is open, so that messages and counts lead to it
  const approvals = useScreenParams().get('Approvals')
  const tasks = inOrder(app, [...tasksOf(read.data?.Tasks ?? [], permissions), ...tiles.tasks])
  const present = [...Map.groupBy(tasks, (task) => task.kind.key).values()].map((same) => ({ ...same[0]!.kind, listed: same.length }))
  const chosen = present.length === 1 ? present[0] : present.find(({ key }) => key === kind)
  const shown = chosen ? tasks.filter((task) => task.kind.key === chosen.key) : tasks
  const counts = new Map([
    ...(read.data?.Figures ?? []).map(({ Kind, Count }) => [Kind as string, Count] as const),
    ...tiles.stats.map(({ key, value }) => [key, value] as const),
  ])
  return (
    <PageFrame title={texts.title}>
      <Panel
        title={texts.tasks}
        extra={
          <RowActs>
            <AppLink to={`${page}?Approvals=all`}>{texts.approvals}</AppLink>
            {chosen && permissions.holds(chosen.list) ? (
              <AppLink to={chosen.list}>{texts.seeAll(formatNumber(counts.get(chosen.key) ?? chosen.listed))}</AppLink>
            ) : (
              <span className="jst-muted">{texts.most(mostTasks)}</span>
            )}
          </RowActs>
        }
        className="jst-panel-list"
      >
        {present.length > 1 ? (
          <div className="jst-kinds-line" role="group" aria-label={texts.filter}>
            <Kind label={texts.all} count={tasks.length} active={chosen === undefined} onClick={() => setKind(undefined)} />
            {present.map(({ key, label, listed }) => (
              <Kind key={key} label={label} count={listed} active={chosen?.key === key} onClick={() => setKind(key)} />
            ))}
          </div>
        ) : null}
        <TaskTable label={texts.tasks} read={read} tasks={shown} />
      </Panel>
      {approvals === null ? null : <ApprovalDesk key={approvals} first={Number(approvals) || undefined} onClose={() => navigate(page)} />}
    </PageFrame>
  )
})

function Kind({ label, count, active, onClick }: { label: string; count: number; active: boolean; onClick: () => void }) {
  return (
    <button type="button" className={active ? 'jst-view is-active' : 'jst-view'} aria-pressed={active} onClick={onClick}>
      {label}
      <span className="jst-view-count">{formatNumber(count)}</span>
    </button>
  )
}
