import { siPagedList, type SiRow } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'
import type { Column, ListView } from '@jst/ui'
import type { ReactNode } from 'react'
import { siColumns } from './columns.tsx'
import { siFilterKinds, siFilters } from './filters.ts'
import { to } from './links.ts'
import { RecordList } from './RecordList.tsx'
import { texts } from './texts.ts'

/** Records of the company, whatever became of them. */
export const ownRecords = defineList({
  name: 'si-own',
  endpoint: siPagedList,
  filters: siFilterKinds,
  sort: '-UpdateTime',
  rowKey: (row) => row.Id,
})

const target = (row: SiRow) => to.submit({ Id: row.Id })
const c = siColumns(target)
const columns: Column<SiRow>[] = [
  c.bill,
  c.status,
  c.remarks,
  c.deadline,
  c.version,
  c.vessel,
  c.route,
  c.boxes,
  c.packages,
  c.weight,
  c.updatedAt,
  { ...c.order, hidden: true },
  { ...c.siNo, hidden: true },
  { ...c.consignee, hidden: true },
  { ...c.volume, hidden: true },
  { ...c.submitter, hidden: true },
  { ...c.submittedAt, hidden: true },
]
const filters = [siFilters.keyword, siFilters.status, siFilters.carrier, siFilters.submitted, siFilters.due]
const words = texts.records
const views: ListView[] = [
  { key: 'all', label: words.views.all, filters: {} },
  { key: 'rejected', label: words.views.rejected, filters: { Status: '3' } },
  { key: 'confirm', label: words.views.confirm, filters: { Status: '4' } },
  { key: 'waiting', label: words.views.waiting, filters: { Status: '1' } },
  { key: 'approved', label: words.views.approved, filters: { Status: '2' } },
]

export function OwnRecordList({ head }: { head: ReactNode }) {
  return (
    <RecordList
      label={words.label}
      list={ownRecords}
      head={head}
      columns={columns}
      filters={filters}
      views={views}
      to={target}
      exportFrom="/external/workbench/SILogs"
      empty={{ title: words.emptyTitle, hint: words.emptyHint }}
    />
  )
}
