import { userList } from '@jst/contracts/system'
import { listScreen } from '@jst/feature-kit'
import type { Filter, ListView } from '@jst/ui'
import { columns, surveyOf } from './columns.tsx'
import { texts } from './texts.ts'

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint },
  {
    kind: 'choice',
    key: 'Bound',
    label: texts.bound,
    options: Object.entries(texts.bounds).map(([value, label]) => ({ value, label })),
  },
]
const views: ListView[] = [
  { key: 'all', label: texts.views.all, filters: {} },
  { key: 'active', label: texts.views.active, filters: { State: 'active' } },
  { key: 'disabled', label: texts.views.disabled, filters: { State: 'disabled' } },
]

/** Everybody with a sign-in, of whatever company or of none (spec §2.19). */
export const { Screen, preload } = listScreen({
  name: 'users',
  endpoint: userList,
  filters: { Keyword: 'text', State: 'text', Bound: 'text' },
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
  label: texts.label,
  columns,
  conditions: filters,
  views,
  empty: { title: texts.empty, hint: texts.emptyHint },
  open: surveyOf,
})
