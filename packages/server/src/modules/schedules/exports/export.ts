import { portLocal, voyageStatusTable, type exportVoyages } from '@jst/contracts/schedules'
import type { QueryOf } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { FileAnswer } from '../../../kernel/endpoint.ts'
import { mediaTypes } from '../../../kernel/file-kinds.ts'
import { writeSheets } from '../../../kernel/sheets.ts'
import { texts } from '../schedules.texts.ts'
import { voyagePage } from '../voyages/voyage-list.repo.ts'

const mostRows = 5_000
const pageSize = 200
const words = texts.sheet
const widths = [16, 10, 26, 10, 8, 14, 18, 18, 18, 18, 14, 18, 18, 10, 12]

/** The list as a spreadsheet, times by the clocks of the ports. */
export async function exportSchedule(
  db: Db,
  actor: EmployeeActor,
  { Format: _, ...query }: QueryOf<typeof exportVoyages>,
  now: Date,
): Promise<FileAnswer> {
  const rows: (string | number | null)[][] = []
  for (let PageIndex = 1; rows.length < mostRows; PageIndex++) {
    const { Rows } = await voyagePage(db, actor, { ...query, PageIndex, PageSize: pageSize })
    for (const row of Rows) {
      const at = (value: string | null | undefined, port: string) => (value ? portLocal(value, port) : '')
      rows.push([
        row.CarrierName,
        row.ServiceCode,
        row.Vessel,
        row.VoyageNo,
        voyageStatusTable[row.Status].zh,
        row.LoadPortName,
        at(row.PlannedDeparture, row.LoadPortCode),
        at(row.Departure, row.LoadPortCode),
        at(row.Cutoffs.DCO, row.LoadPortCode),
        at(row.Cutoffs.FCO, row.LoadPortCode),
        row.DischargePortName,
        at(row.PlannedArrival, row.DischargePortCode),
        at(row.Arrival, row.DischargePortCode),
        row.TransitDays,
        row.Source,
      ])
    }
    if (Rows.length < pageSize) break
  }
  const columns = words.titles.map((title, at) => ({ title, width: widths[at]! }))
  return new FileAnswer(
    `${words.file}${now.toISOString().slice(0, 10)}.xlsx`,
    mediaTypes.xlsx,
    await writeSheets([{ name: words.name, columns, rows }]),
  )
}
