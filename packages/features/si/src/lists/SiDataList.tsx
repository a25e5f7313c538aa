import type { SiRow } from '@jst/contracts/si'
import { layOutColumns } from './layOutColumns.ts'
import { siColumns } from './columns.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { recordList } from './RecordList.tsx'
import { texts } from './texts.ts'
import { ValidateTool } from '../validate/ValidateTool.tsx'

const target = (row: SiRow) => to.detail(row.Id)
const columns = layOutColumns(
  siColumns(target),
  [
    { shown: ['bill', 'status', 'carrierState', 'company', 'carrier', 'vessel'] },
    { narrow: ['route'] },
    { shown: ['boxes', 'packages', 'weight', 'volume'] },
    { narrow: ['version', 'source', 'submittedAt'] },
    { hidden: ['order', 'siNo', 'deadline', 'consignee', 'stage', 'drafts', 'reviewer', 'reviewedAt', 'remarks'] },
  ],
  { carrierState: 110, company: 130, carrier: 90, vessel: 150, boxes: 120, packages: 72, weight: 104, volume: 90 },
)
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
