import type { SiteLanguage } from '@jst/contracts/portal'
import type { Db } from '../../../kernel/database/database.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import { mediaTypes } from '../../../kernel/files/file-kinds.ts'
import { writeSheets, type TableColumn } from '../../../kernel/sheet/sheets.ts'
import { textsIn } from '../site/language.ts'
import { tableOf, voyagesOf } from './readers.repo.ts'
import { chinaDay, chinaMinute } from '../../../kernel/database/china-time.ts'

type Voyage = Awaited<ReturnType<typeof voyagesOf>>['Rows'][number]
interface Column extends TableColumn {
  readonly of: (row: Voyage) => string | number | null
}

/** Of the twelve weeks that a table may show, far more than any route has. */
const [PageSize, mostPages] = [200, 5]
function columnsIn(lang: SiteLanguage): readonly Column[] {
  const words = textsIn[lang].sheet
  return [
    { title: words.carrier, width: 18, of: (row) => (lang === 'en' ? row.CarrierCode : row.CarrierName || row.CarrierCode) },
    { title: words.vessel, width: 26, of: (row) => row.Vessel },
    { title: words.voyage, width: 12, of: (row) => row.VoyageNo },
    { title: words.service, width: 12, of: (row) => row.ServiceCode },
    { title: words.departure, width: 18, of: (row) => chinaMinute(row.Departure) },
    { title: words.arrival, width: 18, of: (row) => chinaMinute(row.Arrival) },
    { title: words.days, width: 12, of: (row) => row.TransitDays },
    { title: words.remark, width: 10, of: ({ Blank, Status }) => (Blank ? words.blank : Status === 'delayed' ? words.delayed : '') },
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
  const columns = columnsIn(lang)
  const bytes = await writeSheets([
    {
      name: textsIn[lang].sheet.name,
      // what a thread is given must be plain data
      columns: columns.map(({ title, width }) => ({ title, width })),
      rows: rows.map((row) => columns.map(({ of }) => of(row))),
    },
  ])
  const day = chinaDay(now)
  return new FileAnswer(`${table.Title.replaceAll(unnamable, ' ').trim()}_${day}.xlsx`, mediaTypes.xlsx, bytes)
}
