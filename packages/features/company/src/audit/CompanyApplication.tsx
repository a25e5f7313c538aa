import { applicationList } from '@jst/contracts/company'
import { defineList } from '@jst/feature-kit'
import type { ListView } from '@jst/ui'
import { ApplicationPage } from './ApplicationPage.tsx'
import { filterKinds } from './columns.tsx'
import { texts } from './texts.ts'

const list = defineList({
  name: 'company-applications',
  endpoint: applicationList,
  filters: filterKinds,
  sort: '-SubmitTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'submitted', label: texts.views.submitted, filters: { State: 'SUBMITTED' } },
  { key: 'supplement', label: texts.views.supplement, filters: { State: 'SUPPLEMENT' } },
  { key: 'approved', label: texts.views.approved, filters: { State: 'APPROVED' } },
]

/** Every application that concerns the company: those it decides about and its own (spec §2.19). */
export function Screen() {
  return <ApplicationPage list={list} words={texts.applications} views={views} />
}
