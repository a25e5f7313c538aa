import type { SiRow } from '@jst/contracts/si'
import type { Column } from '@jst/ui'
import { siColumns } from './columns.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { recordList } from './RecordList.tsx'
import { texts } from './texts.ts'

const target = (row: SiRow) => to.submit({ Id: row.Id })
function columns(): Column<SiRow>[] {
  const c = siColumns(target)
  return [
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
}
const conditions = () => [siFilters.keyword, siFilters.status, siFilters.carrier, siFilters.submitted, siFilters.due, siFilters.reason]

/** Records of the company, whatever became of them. */
export const { Screen: OwnRecordList, preload: preloadRecords } = recordList({
  words: texts.records,
  name: 'si-own',
  sort: '-UpdateTime',
  columns,
  conditions,
  open: target,
  exportFrom: '/external/workbench/SILogs',
})
