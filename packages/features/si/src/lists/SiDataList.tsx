import type { SiRow } from '@jst/contracts/si'
import type { Column } from '@jst/ui'
import { siColumns } from './columns.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { recordList } from './RecordList.tsx'
import { texts } from './texts.ts'
import { ValidateTool } from '../validate/ValidateTool.tsx'

const target = (row: SiRow) => to.detail(row.Id)
const c = siColumns(target)
const columns: Column<SiRow>[] = [
  c.bill,
  c.status,
  { ...c.carrierState, width: 110 },
  { ...c.company, width: 130 },
  { ...c.carrier, width: 90 },
  { ...c.vessel, width: 150 },
  { ...c.route, hidden: 'narrow' },
  { ...c.boxes, width: 120 },
  { ...c.packages, width: 72 },
  { ...c.weight, width: 104 },
  { ...c.volume, width: 90 },
  { ...c.version, hidden: 'narrow' },
  { ...c.source, hidden: 'narrow' },
  { ...c.submittedAt, hidden: 'narrow' },
  { ...c.order, hidden: true },
  { ...c.siNo, hidden: true },
  { ...c.deadline, hidden: true },
  { ...c.consignee, hidden: true },
  { ...c.stage, hidden: true },
  { ...c.drafts, hidden: true },
  { ...c.reviewer, hidden: true },
  { ...c.reviewedAt, hidden: true },
  { ...c.remarks, hidden: true },
]
const conditions = [
  siFilters.keyword,
  siFilters.status,
  siFilters.carrierState,
  siFilters.carrier,
  siFilters.submitted,
  siFilters.source,
  siFilters.due,
  siFilters.deadline,
  siFilters.warnings,
]

/** All SI records of the customers that are served, newest first (spec §2.20). */
export const { Screen, preload } = recordList({
  words: texts.data,
  name: 'si-data',
  sort: '-CreateTime',
  columns: () => columns,
  conditions: () => conditions,
  open: target,
  Acts: ValidateTool,
  exportFrom: '/tdManage/siDataList',
})
