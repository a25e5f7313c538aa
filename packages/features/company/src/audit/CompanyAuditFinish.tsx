import type { ListView } from '@jst/ui'
import { applicationScreen } from './ApplicationPage.tsx'
import { texts } from './texts.ts'

const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'approved', label: texts.views.approved, filters: { State: 'APPROVED' } },
  { key: 'rejected', label: texts.views.rejected, filters: { State: 'REJECTED' } },
  { key: 'frozen', label: texts.views.frozen, filters: { State: 'FROZEN' } },
]

/** Decisions with their reasons; companies are frozen and unfrozen here. */
export const { Screen, preload } = applicationScreen({
  words: texts.finished,
  name: 'company-audit-finished',
  always: { Stage: 'finished' },
  sort: '-AuditTime',
  views,
})
