import type { SiRow } from '@jst/contracts/si'
import type { Column } from '@jst/ui'
import { siColumns } from './columns.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { recordList } from './RecordList.tsx'
import { texts } from './texts.ts'

/** Records that staff submitted on a customer's behalf. */
const onBehalf = { Source: '2' } as const

const target = (row: SiRow) => to.detail(row.Id)
const c = siColumns(target)
const columns: Column<SiRow>[] = [
  c.bill,
  c.status,
  c.carrierState,
  { ...c.company, width: 150 },
  { ...c.submitter, width: 76 },
  c.submittedAt,
  c.deadline,
  { ...c.stage, width: 84 },
  { ...c.carrier, hidden: 'narrow' },
  { ...c.vessel, hidden: 'narrow' },
  { ...c.boxes, hidden: 'narrow' },
  { ...c.version, hidden: 'narrow' },
  c.warnings,
  { ...c.remarks, width: 118 },
  { ...c.order, hidden: true },
  { ...c.siNo, hidden: true },
  { ...c.route, hidden: true },
  { ...c.packages, hidden: true },
  { ...c.weight, hidden: true },
  { ...c.volume, hidden: true },
]
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
