import {
  mostExportRows,
  siCarrierStates,
  siEventTable,
  siSourceTable,
  siStages,
  siStatusTable,
  type SiRow,
  type SiVersionRow,
} from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { rowsSheet, type RowColumn } from '../../../kernel/sheet/rows-sheet.ts'
import { writeSheets } from '../../../kernel/sheet/sheets.ts'
import { texts } from './texts.ts'
import { siPage, type SiFilter } from './si-lists.repo.ts'
import { versionPage, type VersionFilter } from './versions.repo.ts'
import { chinaDay, chinaMinute } from '../../../kernel/database/china-time.ts'

interface Exported {
  name: string
  bytes: Buffer
}

const labelOf = (table: Readonly<Record<string | number, { zh: string }>>, code: string | number) => table[code]?.zh ?? String(code)
const t = texts.columns

const recordColumns: RowColumn<SiRow>[] = [
  { title: t.siNo, width: 16, value: (row) => row.SiNo },
  { title: t.orderNo, width: 18, value: (row) => row.OrderNo },
  { title: t.billNo, width: 20, value: (row) => row.BillNo },
  { title: t.mblNo, width: 20, value: (row) => row.MblNo },
  { title: t.company, width: 28, value: (row) => row.CompanyName },
  { title: t.carrier, width: 14, value: (row) => row.CarrierName },
  { title: t.vessel, width: 22, value: (row) => `${row.Vessel} ${row.Voyage}`.trim() },
  { title: t.loadPort, width: 16, value: (row) => row.LoadPort },
  { title: t.dischargePort, width: 16, value: (row) => row.DischargePort },
  { title: t.boxes, width: 16, value: (row) => row.BoxSummary },
  { title: t.packages, width: 10, format: '#,##0', value: (row) => row.Packages },
  { title: t.weight, width: 14, format: '#,##0.000', value: (row) => row.Weight },
  { title: t.volume, width: 14, format: '#,##0.000', value: (row) => row.Volume },
  { title: t.consignee, width: 30, value: (row) => row.Consignee },
  { title: t.status, width: 12, value: (row) => labelOf(siStatusTable, row.Status) },
  { title: t.version, width: 8, value: (row) => row.Version },
  { title: t.stage, width: 10, value: (row) => labelOf(siStages, row.Stage) },
  { title: t.source, width: 12, value: (row) => siSourceTable[row.Source] ?? '' },
  { title: t.deadline, width: 17, value: (row) => chinaMinute(row.Deadline) },
  { title: t.submittedAt, width: 17, value: (row) => chinaMinute(row.SubmitTime) },
  { title: t.submitter, width: 12, value: (row) => row.SubmitterName },
  { title: t.reviewer, width: 12, value: (row) => row.ReviewerName },
  { title: t.reviewedAt, width: 17, value: (row) => chinaMinute(row.ReviewTime) },
  { title: t.reviewRemarks, width: 36, wrap: true, value: (row) => row.ReviewRemarks },
]

/** Behind the state; customers read nothing of the messages to carriers. */
const carrierColumn: RowColumn<SiRow> = {
  title: t.carrierState,
  width: 14,
  value: ({ CarrierState }) => (CarrierState === '' ? '' : siCarrierStates[CarrierState].zh),
}
const staffColumns = recordColumns.flatMap((column) => (column.title === t.status ? [column, carrierColumn] : [column]))

const versionColumns: RowColumn<SiVersionRow>[] = [
  { title: t.at, width: 17, value: (row) => chinaMinute(row.CreateTime) },
  { title: t.event, width: 14, value: (row) => labelOf(siEventTable, row.Event) },
  { title: t.siNo, width: 16, value: (row) => row.SiNo },
  { title: t.orderNo, width: 18, value: (row) => row.OrderNo },
  { title: t.billNo, width: 20, value: (row) => row.BillNo },
  { title: t.company, width: 28, value: (row) => row.CompanyName },
  { title: t.carrier, width: 14, value: (row) => row.CarrierName },
  { title: t.version, width: 8, value: (row) => row.Version },
  { title: t.status, width: 12, value: (row) => labelOf(siStatusTable, row.Status) },
  { title: t.stage, width: 10, value: (row) => labelOf(siStages, row.Stage) },
  { title: t.changes, width: 8, value: (row) => row.Changes },
  { title: t.differences, width: 40, wrap: true, value: (row) => [...new Set(row.Differences.map(({ Label }) => Label))].join('、') },
  { title: t.remarks, width: 36, wrap: true, value: (row) => row.Remarks },
  { title: t.author, width: 12, value: (row) => row.AuthorName },
  { title: t.authorCompany, width: 28, value: (row) => row.AuthorCompany },
]

/** All records that a list with this filter has, as xlsx with the sums of what is counted. */
export async function exportRecords(db: Db, actor: EmployeeActor, filter: SiFilter & { Sort?: string }, now: Date): Promise<Exported> {
  const { Rows, Total } = await siPage(db, actor, { ...filter, PageSize: mostExportRows + 1 })
  demandFewEnough(Total)
  const sums = new Map<string, number>([
    [t.packages, Rows.reduce((sum, row) => sum + row.Packages, 0)],
    [t.weight, thousandths(Rows.reduce((sum, row) => sum + row.Weight, 0))],
    [t.volume, thousandths(Rows.reduce((sum, row) => sum + row.Volume, 0))],
  ])
  const columns = actor.companyKind === 'operator' ? staffColumns : recordColumns
  const totals = columns.map(({ title }, index) => sums.get(title) ?? (index === 0 ? texts.total(Rows.length) : ''))
  return {
    name: texts.recordFile(chinaDay(now)),
    bytes: await writeSheets([{ ...rowsSheet(texts.recordSheet, columns, Rows), totals }]),
  }
}

/** All steps that a log with this filter has. */
export async function exportVersions(
  db: Db,
  actor: EmployeeActor,
  filter: VersionFilter & { Sort?: string },
  now: Date,
): Promise<Exported> {
  const { Rows, Total } = await versionPage(db, actor, { ...filter, PageSize: mostExportRows + 1 })
  demandFewEnough(Total)
  return { name: texts.versionFile(chinaDay(now)), bytes: await writeSheets([rowsSheet(texts.versionSheet, versionColumns, Rows)]) }
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000

function demandFewEnough(total: number): void {
  if (total > mostExportRows) throw new AppError('INVALID_INPUT', { message: texts.tooMany(mostExportRows, total) })
}
