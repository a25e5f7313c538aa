import { siPagedList, type SiRow } from '@jst/contracts/si'
import { defineList } from '@jst/feature-kit'
import type { Column } from '@jst/ui'
import { siColumns } from './columns.tsx'
import { siFilterKinds, siFilters } from './filters.ts'
import { to } from './links.ts'
import { RecordList } from './RecordList.tsx'
import { texts } from './texts.ts'

/** Records that staff submitted on a customer's behalf. */
const onBehalf = { Source: '2' } as const
const list = defineList({
  name: 'si-internal',
  endpoint: siPagedList,
  filters: siFilterKinds,
  always: onBehalf,
  sort: '-CreateTime',
  rowKey: (row) => row.Id,
})
export const preload = list.preload

const target = (row: SiRow) => to.detail(row.Id)
const c = siColumns(target)
const columns: Column<SiRow>[] = [
  c.bill,
  c.status,
  c.company,
  c.submitter,
  c.submittedAt,
  c.deadline,
  c.stage,
  c.carrier,
  c.vessel,
  c.boxes,
  c.version,
  c.warnings,
  c.remarks,
  { ...c.order, hidden: true },
  { ...c.siNo, hidden: true },
  { ...c.route, hidden: true },
  { ...c.packages, hidden: true },
  { ...c.weight, hidden: true },
  { ...c.volume, hidden: true },
]
const filters = [siFilters.keyword, siFilters.status, siFilters.carrier, siFilters.submitted, siFilters.due, siFilters.warnings]

/** What the operator itself has submitted for its customers, and what became of it (spec §2.20). */
export function Screen() {
  return (
    <RecordList
      words={texts.internal}
      list={list}
      columns={columns}
      filters={filters}
      to={target}
      always={onBehalf}
      exportFrom="/tdManage/internalSiList"
    />
  )
}
