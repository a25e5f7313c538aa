import { workWeek } from '@jst/contracts/workbench'
import { useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { EmptyState, ErrorView, formatDate, Panel, weekdayLabel } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { Bars } from './Bars.tsx'
import { reasonName, weekLists } from './week.ts'

const words = texts.week

/** Cut-offs of the next seven days, and why SI came back; every bar opens its list. Nothing where the menu has no such list. */
export const WeekPanels = observer(function WeekPanels() {
  const app = useApp()
  const lists = weekLists(app)
  const read = useDetail(workWeek, lists ? {} : undefined, { renew: true })
  useLiveReload(['si/changed'], [read])
  if (!lists) return null
  const { Days = [], Reasons = [] } = read.data ?? {}
  const failed = read.status === 'failed' && read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null
  const days = Days.map(({ Day, Count }, index) => ({
    key: Day,
    label: index === 0 ? words.today : weekdayLabel(Day, words.weekdays),
    note: formatDate(Day, 'monthDay'),
    count: Count,
    to: lists.day(Day),
    urgent: index === 0,
  }))
  const reasons = Reasons.slice(0, 5).map(({ ReviewReason, Count }) => ({
    key: ReviewReason,
    label: reasonName(ReviewReason),
    count: Count,
    to: lists.reason(ReviewReason),
  }))
  return (
    <>
      <Panel title={app.surface === 'internal' ? words.internal : words.external} className="jst-panel-week">
        {failed ?? <Bars label={words.days} bars={days} />}
      </Panel>
      {failed ? null : (
        <Panel title={words.reasons}>
          {read.status === 'ready' && reasons.length === 0 ? (
            <EmptyState icon="check" title={words.noReasons} />
          ) : (
            <Bars label={words.reasons} bars={reasons} lying />
          )}
        </Panel>
      )}
    </>
  )
})
