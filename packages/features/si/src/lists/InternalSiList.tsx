import type { SiRow } from '@jst/contracts/si'
import { layOutColumns } from './layOutColumns.ts'
import { siColumns } from './columns.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { recordList } from './RecordList.tsx'
import { texts } from './texts.ts'

/** Records that staff submitted on a customer's behalf. */
const onBehalf = { Source: '2' } as const

const target = (row: SiRow) => to.detail(row.Id)
const columns = layOutColumns(
  siColumns(target),
  [
    { shown: ['bill', 'status', 'carrierState', 'company', 'submitter', 'submittedAt', 'deadline', 'stage'] },
    { narrow: ['carrier', 'vessel', 'boxes', 'version'] },
    { shown: ['warnings', 'remarks'] },
    { hidden: ['order', 'siNo', 'route', 'packages', 'weight', 'volume'] },
  ],
  { company: 150, submitter: 76, stage: 84, remarks: 118 },
)
const conditions = [
  siFilters.keyword,
  siFilters.status,
  siFilters.carrierState,
  siFilters.carrier,
  siFilters.submitted,
  siFilters.due,
  siFilters.warnings,
]

/** Records that the operator itself has submitted for its customers, and what became of them (spec §2.20). */
export const { Screen, preload } = recordList({
  words: texts.internal,
  name: 'si-internal',
  sort: '-CreateTime',
  columns: () => columns,
  conditions: () => conditions,
  open: target,
  always: onBehalf,
  exportFrom: '/tdManage/internalSiList',
})
