import { siPagedList, type SiRow } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'
import type { Column } from '@jst/ui'
import { siColumns } from './columns.tsx'
import { siFilterKinds, siFilters } from './filters.ts'
import { to } from './links.ts'
import { RecordList } from './RecordList.tsx'
import { texts } from './texts.ts'
import { ValidateTool } from '../validate/ValidateTool.tsx'

const list = defineList({ name: 'si-data', endpoint: siPagedList, filters: siFilterKinds, sort: '-CreateTime', rowKey: (row) => row.Id })
export const preload = list.preload

const target = (row: SiRow) => to.detail(row.Id)
const c = siColumns(target)
const columns: Column<SiRow>[] = [
  c.bill,
  c.status,
  c.company,
  c.carrier,
  c.vessel,
  c.route,
  c.boxes,
  c.packages,
  c.weight,
  c.volume,
  c.version,
  c.source,
  c.submittedAt,
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
const filters = [
  siFilters.keyword,
  siFilters.status,
  siFilters.carrier,
  siFilters.submitted,
  siFilters.source,
  siFilters.due,
  siFilters.deadline,
  siFilters.warnings,
]

/** All SI records of the customers that are served, newest first (spec §2.20). */
export function Screen() {
  return (
    <RecordList
      words={texts.data}
      list={list}
      columns={columns}
      filters={filters}
      to={target}
      Acts={ValidateTool}
      exportFrom="/tdManage/siDataList"
    />
  )
}
