import { siPagedList, type SiRow } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'
import type { Column } from '@jst/ui'
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
const filters = [siFilters.keyword, siFilters.status, siFilters.carrier, siFilters.submitted, siFilters.due, siFilters.reason]

export function OwnRecordList({ siblings }: { siblings: ReactNode }) {
  return (
    <RecordList
      words={texts.records}
      list={ownRecords}
      siblings={siblings}
      columns={columns}
      filters={filters}
      to={target}
      exportFrom="/external/workbench/SILogs"
    />
  )
}
