import { Button } from '@arco-design/web-react'
import { cancelJobs, dropJobs, managedJobs, retryJobs, type JobState, type ManagedJob } from '@jst/contracts/jobs'
import { listScreen, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { formatNumber, type Filter, type ListView } from '@jst/ui'
import { useMemo } from 'react'
import { columnsOf, isOpenTo, type Act } from './columns.tsx'
import { texts } from './texts.ts'

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.filters.keyword, placeholder: texts.filters.keywordHint },
  { kind: 'dates', fromKey: 'CreatedFrom', toKey: 'CreatedTo', label: texts.filters.created },
]
const viewOf = (State: Exclude<JobState, 'cancelled'>): ListView => ({ key: State, label: texts.views[State], filters: { State } })
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  viewOf('failed'),
  viewOf('queued'),
  viewOf('running'),
  viewOf('done'),
]
const calls = { retry: retryJobs, cancel: cancelJobs, drop: dropJobs }
const acts: readonly Act[] = ['retry', 'cancel', 'drop']

/** Background jobs of the company: running and failed ones, with their acts. */
export const { Screen: JobList } = listScreen({
  name: 'job-manage',
  endpoint: managedJobs,
  filters: { Keyword: 'text', State: 'text', CreatedFrom: 'dayStart', CreatedTo: 'dayEnd' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
  label: texts.label,
  conditions: filters,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  live: ['job/changed'],
  usePage: (rows) => {
    const { api, notify } = useApp()
    const mayAct = usePermitted('jobAct')
    const { run, busy } = useAction(async (act: Act, Ids: number[]) => {
      notify.success(texts.acts[act].done(formatNumber(await api.call(calls[act], { Ids }))))
      rows.clearSelection()
      rows.refreshQuietly()
    })
    const { columns, ask } = useMemo(() => {
      const askFirst = async (act: Act, jobs: readonly ManagedJob[]) => {
        const words = texts.acts[act]
        const question = { title: words.title(formatNumber(jobs.length)), content: words.content, ok: words.label, danger: act !== 'retry' }
        const ids = jobs.map(({ Id }) => Id)
        if (await notify.confirm(question)) await run(act, ids)
      }
      return { columns: columnsOf(mayAct, (act, row) => void askFirst(act, [row])), ask: askFirst }
    }, [notify, run, mayAct])
    const batch = acts.map((act) => {
      const open = rows.selectedRows.filter((row) => isOpenTo(row, act))
      return open.length === 0 ? null : (
        <Button key={act} loading={busy} onClick={() => void ask(act, open)}>
          {texts.acts[act].label}
        </Button>
      )
    })
    return { columns, batch: mayAct ? batch : undefined }
  },
})
