import { siPagedList, type SiRow } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'
import type { Column, ListView } from '@jst/ui'
import { siColumns } from './columns.tsx'
import { siFilterKinds, siFilters } from './filters.ts'
import { to } from './links.ts'
import { RecordList } from './RecordList.tsx'
import { texts } from './texts.ts'

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
const words = texts.data
const views: ListView[] = [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'waiting', label: words.views.waiting, filters: { Status: '1' } },
  { key: 'rejected', label: words.views.rejected, filters: { Status: '3' } },
  { key: 'approved', label: words.views.approved, filters: { Status: '2' } },
  { key: 'draft', label: words.views.draft, filters: { Status: '4' } },
  { key: 'confirmed', label: words.views.confirmed, filters: { Status: '5' } },
  { key: 'issued', label: words.views.issued, filters: { Status: '6' } },
]

/** All SI records of the customers that are served, newest first (spec §2.20). */
export function Screen() {
  return (
    <RecordList
      label={words.label}
      list={list}
      columns={columns}
      filters={filters}
      views={views}
      to={target}
      exportFrom="/tdManage/siDataList"
      empty={{ title: words.emptyTitle, hint: words.emptyHint }}
    />
  )
}
