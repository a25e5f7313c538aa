import { messageSelfList } from '@jst/contracts/messages'
import { mostTasks, toDo, workWeek } from '@jst/contracts/workbench'
import { answerLanguageOf, useApp, type App } from '@jst/feature-kit'
import { PageFrame, Panel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { LatestMessages, latestMessages } from '../LatestMessages.tsx'
import { texts } from '../texts.ts'
import { statsOf, tasksOf } from '../todo/kinds.ts'
import { inOrder } from '../todo/tasks.ts'
import { TaskTable } from '../todo/TaskTable.tsx'
import { useToDo } from '../todo/useToDo.ts'
import { WeekPanels } from './WeekPanels.tsx'
import { weekLists } from './week.ts'
import { HomeFigures } from './HomeFigures.tsx'
import { useTiles } from './tiles.ts'

export const preloadHome = (app: App): void => {
  app.reads.start(toDo, answerLanguageOf(app))
  if (weekLists(app)) app.reads.start(workWeek)
  app.reads.start(messageSelfList, latestMessages)
}

/** Home of staff and customers: figures of the role, the next things to do, when it is due, and what is new. */
export const Home = observer(function Home({ title }: { title: string }) {
  const app = useApp()
  const read = useToDo()
  const tiles = useTiles()
  // news have a panel of their own
  const waiting = (read.data?.Tasks ?? []).filter(({ Kind }) => Kind !== 'messages')
  const tasks = inOrder(app, [...tasksOf(waiting, app.permissions), ...tiles.tasks]).slice(0, mostTasks)
  return (
    <PageFrame title={title} head={<HomeFigures stats={[...statsOf(read.data?.Figures, app.permissions), ...tiles.stats]} />}>
      <div className="jst-page-columns">
        <Panel title={texts.next} className="jst-panel-list">
          <TaskTable label={texts.next} read={read} tasks={tasks} />
        </Panel>
        <div className="jst-stack">
          <WeekPanels />
          <LatestMessages />
        </div>
      </div>
    </PageFrame>
  )
})
