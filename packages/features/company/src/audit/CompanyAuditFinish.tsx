import { applicationList } from '@jst/contracts/company'
import { defineList } from '@jst/feature-kit'
import type { ListView } from '@jst/ui'
import { ApplicationPage } from './ApplicationPage.tsx'
import { filterKinds } from './columns.tsx'
import { texts } from './texts.ts'

const list = defineList({
  name: 'company-audit-finished',
  endpoint: applicationList,
  filters: filterKinds,
  always: { Stage: 'finished' },
  sort: '-AuditTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'approved', label: texts.views.approved, filters: { State: 'APPROVED' } },
  { key: 'rejected', label: texts.views.rejected, filters: { State: 'REJECTED' } },
  { key: 'frozen', label: texts.views.frozen, filters: { State: 'FROZEN' } },
]

/** What was decided, with reasons; here companies are frozen and thawed. */
export function Screen() {
  return <ApplicationPage list={list} words={texts.finished} views={views} />
}
