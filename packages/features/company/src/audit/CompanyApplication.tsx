import type { ListView } from '@jst/ui'
import { applicationScreen } from './ApplicationPage.tsx'
import { texts } from './texts.ts'

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'submitted', label: texts.views.submitted, filters: { State: 'SUBMITTED' } },
  { key: 'supplement', label: texts.views.supplement, filters: { State: 'SUPPLEMENT' } },
  { key: 'approved', label: texts.views.approved, filters: { State: 'APPROVED' } },
]

/** Every application that concerns the company: those it decides about and its own (spec §2.19). */
export const { Screen, preload } = applicationScreen({
  words: texts.applications,
  name: 'company-applications',
  sort: '-SubmitTime',
  views,
})
