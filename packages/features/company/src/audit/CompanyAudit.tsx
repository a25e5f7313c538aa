import { applicationList } from '@jst/contracts/company'
import { defineList } from '@jst/feature-kit'
import type { ListView } from '@jst/ui'
import { ApplicationPage } from './ApplicationPage.tsx'
import { filterKinds } from './columns.tsx'
import { texts } from './texts.ts'

const list = defineList({
  name: 'company-audit',
  endpoint: applicationList,
  filters: filterKinds,
  always: { Stage: 'waiting' },
  sort: 'SubmitTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'submitted', label: texts.views.submitted, filters: { State: 'SUBMITTED' } },
  { key: 'supplement', label: texts.views.supplement, filters: { State: 'SUPPLEMENT' } },
]

/** The queue of those who decide, longest waiting first. */
export function Screen() {
  return <ApplicationPage list={list} words={texts.audit} views={views} />
}
