import type { ListView } from '@jst/ui'
import { applicationScreen } from './ApplicationPage.tsx'
import { texts } from './texts.ts'

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'submitted', label: texts.views.submitted, filters: { State: 'SUBMITTED' } },
  { key: 'supplement', label: texts.views.supplement, filters: { State: 'SUPPLEMENT' } },
]

/** The queue of those who decide, longest waiting first. */
export const { Screen, preload } = applicationScreen({
  words: texts.audit,
  name: 'company-audit',
  always: { Stage: 'waiting' },
  sort: 'SubmitTime',
  views,
})
