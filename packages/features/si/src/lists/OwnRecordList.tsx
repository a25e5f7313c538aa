import type { SiRow } from '@jst/contracts/si'
import { layOutColumns } from './layOutColumns.ts'
import { siColumns } from './columns.tsx'
import { siFilters } from './filters.ts'
import { to } from './links.ts'
import { recordList } from './RecordList.tsx'
import { texts } from './texts.ts'

const target = (row: SiRow) => to.submit({ Id: row.Id })
const columns = () =>
  layOutColumns(siColumns(target), [
    { shown: ['bill', 'status', 'remarks', 'deadline', 'version', 'vessel', 'route', 'boxes', 'packages', 'weight', 'updatedAt'] },
    { hidden: ['order', 'siNo', 'consignee', 'volume', 'submitter', 'submittedAt'] },
  ])
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
