import { mostExportRows, type SiRow, type SiVersionRow } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { rowsSheet, type RowColumn } from '../../../kernel/sheet/rows-sheet.ts'
import { writeSheets } from '../../../kernel/sheet/sheets.ts'
import { withEnglishNames } from './english-names.ts'
import { listTexts, type ListTexts } from './texts.ts'
import { siPage, type SiFilter } from './si-lists.repo.ts'
import { versionPage, type VersionFilter } from './versions.repo.ts'
import { chinaDay, chinaMinute } from '../../../kernel/database/china-time.ts'

interface Exported {
  name: string
  bytes: Buffer
}

/** Columns in the language of the page that asks; customers read nothing of the messages to carriers. */
function recordColumns(words: ListTexts, forStaff: boolean): RowColumn<SiRow>[] {
  const t = words.columns
  const carrierState: RowColumn<SiRow> = { title: t.carrierState, width: 14, value: (row) => words.carrier(row.CarrierState) }
  return [
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
    { title: t.status, width: 12, value: (row) => words.status(row.Status) },
    ...(forStaff ? [carrierState] : []),
    { title: t.version, width: 8, value: (row) => row.Version },
    { title: t.stage, width: 10, value: (row) => words.stage(row.Stage) },
    { title: t.source, width: 12, value: (row) => words.source(row.Source) },
    { title: t.deadline, width: 17, value: (row) => chinaMinute(row.Deadline) },
    { title: t.submittedAt, width: 17, value: (row) => chinaMinute(row.SubmitTime) },
    { title: t.submitter, width: 12, value: (row) => row.SubmitterName },
    { title: t.reviewer, width: 12, value: (row) => row.ReviewerName },
    { title: t.reviewedAt, width: 17, value: (row) => chinaMinute(row.ReviewTime) },
    { title: t.reviewRemarks, width: 36, wrap: true, value: (row) => row.ReviewRemarks },
  ]
}

function versionColumns(words: ListTexts): RowColumn<SiVersionRow>[] {
  const t = words.columns
  return [
    { title: t.at, width: 17, value: (row) => chinaMinute(row.CreateTime) },
    { title: t.event, width: 14, value: (row) => words.event(row.Event) },
    { title: t.siNo, width: 16, value: (row) => row.SiNo },
    { title: t.orderNo, width: 18, value: (row) => row.OrderNo },
    { title: t.billNo, width: 20, value: (row) => row.BillNo },
    { title: t.company, width: 28, value: (row) => row.CompanyName },
    { title: t.carrier, width: 14, value: (row) => row.CarrierName },
    { title: t.version, width: 8, value: (row) => row.Version },
    { title: t.status, width: 12, value: (row) => words.status(row.Status) },
    { title: t.stage, width: 10, value: (row) => words.stage(row.Stage) },
    { title: t.changes, width: 8, value: (row) => row.Changes },
    { title: t.differences, width: 40, wrap: true, value: (row) => [...new Set(row.Differences.map(words.place))].join(words.joint) },
    { title: t.remarks, width: 36, wrap: true, value: (row) => row.Remarks },
    { title: t.author, width: 12, value: (row) => row.AuthorName },
    { title: t.authorCompany, width: 28, value: (row) => row.AuthorCompany },
  ]
}

type InLanguage<F> = F & { Sort?: string; Lang?: 'en' }

/** All records that a list with this filter has, as xlsx with the sums of what is counted. */
export async function exportRecords(db: Db, actor: EmployeeActor, { Lang, ...filter }: InLanguage<SiFilter>, now: Date): Promise<Exported> {
  const words = listTexts(Lang)
  const { Rows, Total } = await siPage(db, actor, { ...filter, PageSize: mostExportRows + 1 })
  demandFewEnough(Total, words)
  const sums = new Map<string, number>([
    [words.columns.packages, Rows.reduce((sum, row) => sum + row.Packages, 0)],
    [words.columns.weight, thousandths(Rows.reduce((sum, row) => sum + row.Weight, 0))],
    [words.columns.volume, thousandths(Rows.reduce((sum, row) => sum + row.Volume, 0))],
  ])
  const columns = recordColumns(words, actor.companyKind === 'operator')
  const totals = columns.map(({ title }, index) => sums.get(title) ?? (index === 0 ? words.total(Rows.length) : ''))
  const sheet = rowsSheet(words.recordSheet, columns, await withEnglishNames(db, Rows, Lang))
  return { name: words.recordFile(chinaDay(now)), bytes: await writeSheets([{ ...sheet, totals }]) }
}

/** All steps that a log with this filter has. */
export async function exportVersions(
  db: Db,
  actor: EmployeeActor,
  { Lang, ...filter }: InLanguage<VersionFilter>,
  now: Date,
): Promise<Exported> {
  const words = listTexts(Lang)
  const { Rows, Total } = await versionPage(db, actor, { ...filter, PageSize: mostExportRows + 1 })
  demandFewEnough(Total, words)
  const sheet = rowsSheet(words.versionSheet, versionColumns(words), await withEnglishNames(db, Rows, Lang))
  return { name: words.versionFile(chinaDay(now)), bytes: await writeSheets([sheet]) }
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000

function demandFewEnough(total: number, words: ListTexts): void {
  if (total > mostExportRows) throw new AppError('INVALID_INPUT', { message: words.tooMany(mostExportRows, total) })
}
