import type { QueryOf } from '@jst/contracts'
import { trackExport, trackStatementsExport, type TrackRow } from '@jst/contracts/tracking'
import { localOf } from '@jst/contracts/schedules/times'
import { trackTexts } from '@jst/track'
import type { ExportSource, RowParts } from '../../../entity-kit/index.ts'
import { statementPage } from '../doors/statements.repo.ts'
import { isMilestone } from '../doors/codes.ts'
import { rowsInEnglish } from '../english/shipment.ts'
import { english } from '../english/texts.ts'
import { bestTime } from '../shipment/legs.ts'
import { trackPage } from '../shipment/list.repo.ts'
import { texts } from '../tracking.texts.ts'

const PageSize = 200
const { columns } = texts.sheet
/** Minute by the clock of a zone. */
const local = (instant: string | null, zone: string) => (instant === null ? '' : localOf(instant, zone === '' ? 'UTC' : zone))

const listed: readonly {
  readonly key: keyof typeof columns
  readonly width: number
  readonly cell: (row: TrackRow) => string | number | null
}[] = [
  { key: 'number', width: 20, cell: ({ Number: number }) => number },
  { key: 'customer', width: 26, cell: ({ Customer }) => Customer },
  { key: 'carrier', width: 16, cell: ({ CarrierName }) => CarrierName },
  { key: 'pol', width: 14, cell: ({ PolName }) => PolName },
  { key: 'pod', width: 14, cell: ({ PodName }) => PodName },
  { key: 'vessel', width: 26, cell: ({ Vessel, Voyage }) => `${Vessel} ${Voyage}`.trim() },
  { key: 'boxes', width: 20, cell: ({ Boxes }) => Boxes },
  { key: 'state', width: 14, cell: ({ StateText }) => StateText },
  { key: 'departure', width: 18, cell: ({ Departure, PolZone }) => local(bestTime(Departure), PolZone) },
  { key: 'arrival', width: 18, cell: ({ Arrival, PodZone }) => local(bestTime(Arrival), PodZone) },
  { key: 'delay', width: 12, cell: ({ DelayDays }) => (DelayDays === null ? null : Number(DelayDays)) },
  { key: 'last', width: 24, cell: ({ LastText }) => LastText },
  { key: 'lastAt', width: 18, cell: ({ LastAt }) => local(LastAt, 'Asia/Shanghai') },
  { key: 'lastFreeDay', width: 14, cell: ({ LastFreeDay }) => LastFreeDay },
  { key: 'exception', width: 30, cell: ({ ExceptionText }) => ExceptionText },
]

export const shipmentExport: ExportSource<QueryOf<typeof trackExport>> = {
  call: trackExport,
  zh: texts.sheet.list,
  formatOf: () => 'xlsx',
  count: async (db, actor, query) => (await trackPage(db, actor, { ...query, PageSize: 1 }, Infinity)).Total,
  table(db, actor, query) {
    const words = query.Lang === 'en' ? english.sheet : texts.sheet
    async function* parts(): RowParts {
      for (let PageIndex = 1; ; PageIndex++) {
        const { Rows } = await trackPage(db, actor, { ...query, PageIndex, PageSize, Sort: 'Number' })
        const shown = query.Lang === 'en' ? await rowsInEnglish(db, Rows) : Rows
        yield shown.map((row) => listed.map(({ cell }) => cell(row)))
        if (Rows.length < PageSize) return
      }
    }
    const titled = listed.map(({ key, width }) => ({ title: words.columns[key], width }))
    return { name: words.list, sheet: words.list, columns: titled, rows: parts() }
  },
}

const { columns: words, classifiers } = texts.file
/** The columns of an import, so that the file can be taken in again. */
export const statementColumns = Object.entries(words).map(([key, title]) => ({
  key: key as keyof typeof words,
  title,
  width: key === 'Remark' ? 30 : 16,
}))

export const statementExport: ExportSource<QueryOf<typeof trackStatementsExport>> = {
  call: trackStatementsExport,
  zh: texts.sheet.statements,
  formatOf: () => 'xlsx',
  count: async (db, actor, query) => (await statementPage(db, actor, { ...query, PageSize: 1 }, Infinity)).Total,
  table(db, actor, query) {
    async function* parts(): RowParts {
      for (let PageIndex = 1; ; PageIndex++) {
        const { Rows } = await statementPage(db, actor, { ...query, PageIndex, PageSize })
        yield Rows.map((row) => {
          const at = localOf(row.At, row.Zone === '' ? 'UTC' : row.Zone)
          const cells: Readonly<Record<keyof typeof words, string>> = {
            Milestone: isMilestone(row.Milestone) ? trackTexts.milestones[row.Milestone] : row.Code,
            Classifier: classifiers[row.Classifier as keyof typeof classifiers] ?? row.Classifier,
            At: row.IsDay ? at.slice(0, 10) : at,
            Port: row.Port,
            Place: row.Place,
            Box: row.Box,
            IsoType: row.IsoType,
            BillNo: row.BillNo,
            BookingNo: row.BookingNo,
            Vessel: row.Vessel,
            Imo: '',
            Voyage: row.Voyage,
            Seals: row.Seals.join(' '),
            Source: trackTexts.sources[row.Source as keyof typeof trackTexts.sources] ?? row.Source,
            Remark: row.Text,
          }
          return statementColumns.map(({ key }) => cells[key])
        })
        if (Rows.length < PageSize) return
      }
    }
    return { name: texts.sheet.statements, sheet: texts.sheet.statements, columns: statementColumns, rows: parts() }
  },
}
