import {
  cutoffCodes,
  cutoffTable,
  portLocal,
  scheduleFile,
  voyageStatusTable,
  type CallTime,
  type CutoffCode,
  type Voyage,
  type VoyageRow,
} from '@jst/contracts/schedules'
import type { Queryable } from '../../../kernel/database/database.ts'
import { texts } from '../schedules.texts.ts'
import { findVoyages } from '../voyages/voyage.repo.ts'

type Cell = string | number | null
interface Column<R> {
  readonly title: string
  /** In characters. */
  readonly width: number
  readonly value: (row: R) => Cell
}

const words = texts.sheet
/** By the clock of the port, as the screen has it. */
const at = (value: string | null | undefined, port: string) => (value ? portLocal(value, port) : '')
const timeWidth = 18

const listColumns: readonly Column<VoyageRow>[] = [
  { title: words.carrier, width: 16, value: ({ CarrierName }) => CarrierName },
  { title: words.service, width: 10, value: ({ ServiceCode }) => ServiceCode },
  { title: words.vessel, width: 26, value: ({ Vessel }) => Vessel },
  { title: words.voyageNo, width: 10, value: ({ VoyageNo }) => VoyageNo },
  { title: words.status, width: 8, value: ({ Status }) => voyageStatusTable[Status].zh },
  { title: words.loadPort, width: 14, value: ({ LoadPortName }) => LoadPortName },
  { title: words.plannedDeparture, width: timeWidth, value: (row) => at(row.PlannedDeparture, row.LoadPortCode) },
  { title: words.departure, width: timeWidth, value: (row) => at(row.Departure, row.LoadPortCode) },
  ...cutoffCodes.map((code) => ({
    title: cutoffTable[code].zh,
    width: timeWidth,
    value: (row: VoyageRow) => at(row.Cutoffs[code], row.LoadPortCode),
  })),
  { title: words.dischargePort, width: 14, value: ({ DischargePortName }) => DischargePortName },
  { title: words.plannedArrival, width: timeWidth, value: (row) => at(row.PlannedArrival, row.DischargePortCode) },
  { title: words.arrival, width: timeWidth, value: (row) => at(row.Arrival, row.DischargePortCode) },
  { title: words.transit, width: 10, value: ({ TransitDays }) => TransitDays },
  { title: words.source, width: 12, value: ({ Source }) => Source },
]

type CallLine = Pick<Voyage, 'VoyageNo' | 'Vessel' | 'CarrierCode' | 'ServiceCode' | 'Imo'> & Voyage['Calls'][number]
const factKeys = ['VoyageNo', 'Vessel', 'CarrierCode', 'ServiceCode', 'Imo', 'PortCode', 'TerminalCode'] as const
const isCutoff = (key: string): key is CutoffCode => (cutoffCodes as readonly string[]).includes(key)
/** Columns that an import of schedules reads, under their best known headings. */
const callColumns: readonly Column<CallLine>[] = scheduleFile.fields.map(({ key, zh }) => {
  if (isCutoff(key)) return { title: zh, width: timeWidth, value: ({ Cutoffs, PortCode }) => at(Cutoffs[key], PortCode) }
  const fact = factKeys.find((one) => one === key)
  if (fact) return { title: zh, width: fact === 'Vessel' ? 26 : 12, value: (line) => line[fact] }
  return { title: zh, width: timeWidth, value: (line) => at(line[key as CallTime], line.PortCode) }
})

interface Layout<R> {
  readonly file: string
  readonly columns: readonly Column<R>[]
  readonly rowsOf: (db: Queryable, page: readonly VoyageRow[]) => Promise<readonly R[]>
}
/** One row for each voyage between its two ports. */
const voyages: Layout<VoyageRow> = { file: words.file, columns: listColumns, rowsOf: async (_, page) => page }
/** One row for each call of the same voyages: what can be imported again. */
const calls: Layout<CallLine> = {
  file: words.callFile,
  columns: callColumns,
  async rowsOf(db, page) {
    const found = new Map(
      (
        await findVoyages(
          db,
          page.map(({ Id }) => Id),
        )
      ).map((voyage) => [voyage.Id, voyage]),
    )
    return page.flatMap(({ Id }) => {
      const voyage = found.get(Id)
      return (voyage?.Calls ?? []).map((call) => ({ ...voyage!, ...call }))
    })
  },
}

interface Table {
  readonly file: string
  readonly columns: readonly { title: string; width: number }[]
  readonly cellsOf: (db: Queryable, page: readonly VoyageRow[]) => Promise<readonly (readonly Cell[])[]>
}
const tableOf = <R>({ file, columns, rowsOf }: Layout<R>): Table => ({
  file,
  columns,
  cellsOf: async (db, page) => (await rowsOf(db, page)).map((row) => columns.map(({ value }) => value(row))),
})
export const layouts = { voyages: tableOf(voyages), calls: tableOf(calls) } as const
