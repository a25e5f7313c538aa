import '@jst/ui/workbench-parts.css'
import { mostTasks, toDo, type ToDoKind } from '@jst/contracts/workbench'
import { useApp, useScreenParams, type App } from '@jst/feature-kit'
import { ApprovalDesk } from '@jst/feature-kit/document'
import { AppLink, formatNumber, PageFrame, Panel, RowActs } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { kinds } from './kinds.ts'
import { TaskTable } from './TaskTable.tsx'
import { texts } from './texts.ts'
import { useToDo } from './useToDo.ts'

const page = '/internal/WorkCenter'

export const preload = (app: App): void => app.reads.start(toDo)

/** Everything that waits for the reader in every area, by kind (spec §2.11). */
export const Screen = observer(function WorkCenter() {
  const { permissions, navigate } = useApp()
  const read = useToDo()
  const [kind, setKind] = useState<ToDoKind>()
  // the address says which one is open, so that messages and counts lead to it
  const approvals = useScreenParams().get('Approvals')
  const tasks = read.data?.Tasks ?? []
  const present = (read.data?.Figures ?? []).filter(({ Kind }) => tasks.some((task) => task.Kind === Kind))
  const chosen = present.length === 1 ? present[0] : present.find(({ Kind }) => Kind === kind)
  const shown = present.length > 1 && chosen ? tasks.filter((task) => task.Kind === chosen.Kind) : tasks
  const listPath = chosen && kinds[chosen.Kind].list(permissions)
  return (
    <PageFrame title={texts.title}>
      <Panel
        title={texts.tasks}
        extra={
          <RowActs>
            <AppLink to={`${page}?Approvals=all`}>{texts.approvals}</AppLink>
            {listPath && permissions.holds(listPath) ? (
              <AppLink to={listPath}>{texts.seeAll(formatNumber(chosen.Count))}</AppLink>
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
            {present.map(({ Kind: one }) => (
              <Kind
                key={one}
                label={texts.kinds[one]}
                count={tasks.filter((task) => task.Kind === one).length}
                active={chosen?.Kind === one}
                onClick={() => setKind(one)}
              />
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
