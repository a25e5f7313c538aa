import type { SiteLanguage } from '@jst/contracts/portal'
import type { Db } from '../../../kernel/database/database.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { rowsSheet, type RowColumn } from '../../../kernel/sheet/rows-sheet.ts'
import { writeSheets } from '../../../kernel/sheet/sheets.ts'
import { textsIn } from '../site/language.ts'
import { tableOf, voyagesOf } from './readers.repo.ts'
import { chinaDay, chinaMinute } from '../../../kernel/database/china-time.ts'

type Voyage = Awaited<ReturnType<typeof voyagesOf>>['Rows'][number]

/** Of the twelve weeks that a table may show, far more than any route has. */
const [PageSize, mostPages] = [200, 5]
function columnsIn(lang: SiteLanguage): readonly RowColumn<Voyage>[] {
  const words = textsIn[lang].sheet
  return [
    { title: words.carrier, width: 18, value: (row) => (lang === 'en' ? row.CarrierCode : row.CarrierName || row.CarrierCode) },
    { title: words.vessel, width: 26, value: (row) => row.Vessel },
    { title: words.voyage, width: 12, value: (row) => row.VoyageNo },
    { title: words.service, width: 12, value: (row) => row.ServiceCode },
    { title: words.departure, width: 18, value: (row) => chinaMinute(row.Departure) },
    { title: words.arrival, width: 18, value: (row) => chinaMinute(row.Arrival) },
    { title: words.days, width: 12, value: (row) => row.TransitDays },
    { title: words.remark, width: 10, value: ({ Blank, Status }) => (Blank ? words.blank : Status === 'delayed' ? words.delayed : '') },
  ]
}

/** Characters that no file name may have. */
const unnamable = /[\p{Cc}\p{Cf}/\\<>:"|?*]+/gu

interface Wanted {
  /** Company that has published it. */
  readonly companyId: number
  readonly id: number
  readonly now: Date
  readonly lang: SiteLanguage
}

/** A published sailing table as a file. @throws AppError NOT_FOUND */
export async function tableSheet(system: Db, { companyId, id, now, lang }: Wanted): Promise<FileAnswer> {
  const table = await tableOf(system, companyId, id)
  const rows: Voyage[] = []
  for (let PageIndex = 1; PageIndex <= mostPages; PageIndex++) {
    const { Rows } = await voyagesOf(system, companyId, table, now, { PageIndex, PageSize })
    rows.push(...Rows)
    if (Rows.length < PageSize) break
  }
  const bytes = await writeSheets([rowsSheet(textsIn[lang].sheet.name, columnsIn(lang), rows)])
  const day = chinaDay(now)
  return new FileAnswer(`${table.Title.replaceAll(unnamable, ' ').trim()}_${day}.xlsx`, mediaTypes.xlsx, bytes)
}
