import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiDraftSetRow } from '@jst/contracts/si'
import { boxesText, type Column, columnKinds, Countdown, portText, StatusTag } from '@jst/ui'
import { texts } from './texts.ts'

type Common = Pick<CargoOrder & SiDraftSetRow, 'MblNo' | 'OrderNo' | 'CompanyName' | 'CarrierName' | 'Vessel' | 'Voyage'>
type Routed = Pick<CargoOrder, 'LoadPortName' | 'LoadPortCode' | 'DischargePortName' | 'DischargePortCode'>

/** 宁波 CNNGB → 鹿特丹 NLRTM */
export const routeOf = (row: Routed): string =>
  `${portText(row.LoadPortName, row.LoadPortCode)} → ${portText(row.DischargePortName, row.DischargePortCode)}`

const boxesOf = (row: Pick<CargoOrder, 'BoxSummary'>) => boxesText(row.BoxSummary)

/** Columns shared by orders and their drafts; `to` is the link of a row. */
function commonColumns<Row extends Common>(to: (row: Row) => string) {
  const { code, link, text, vessel } = columnKinds<Row>()
  return {
    mbl: link('mbl', texts.mbl, 180, (row) => row.MblNo || row.OrderNo, to, { copy: (row) => row.MblNo }),
    order: code('order', texts.order, 150, (row) => row.OrderNo),
    company: text('company', texts.company, 200, (row) => row.CompanyName),
    carrier: text('carrier', texts.carrier, 120, (row) => row.CarrierName, { sameUnder: 'CarrierCode' }),
    vessel: vessel(texts.vessel, 220, (row) => row),
  }
}

const ofOrder = columnKinds<CargoOrder>()
/** Columns of lists over orders. */
export const orderColumns = (to: (row: CargoOrder) => string) => {
  const common = commonColumns(to)
  return {
    ...common,
    mbl: { ...common.mbl, sort: 'MblNo' },
    order: { ...common.order, sort: 'OrderNo' },
    company: { ...common.company, sort: 'CompanyName' },
    route: ofOrder.text('route', texts.route, 280, routeOf),
    boxes: ofOrder.text('boxes', texts.boxes, 150, boxesOf),
  } satisfies Record<string, Column<CargoOrder>>
}

const ofSet = columnKinds<SiDraftSetRow>()
/** Columns of lists over sets that are being filled in. */
export const draftColumns = (to: (row: SiDraftSetRow) => string) => ({
  ...commonColumns(to),
  deadline: ofSet.cell('deadline', texts.deadline, 150, (row) => <Countdown deadline={row.Deadline} />, { sort: 'Deadline' }),
  progress: ofSet.cell('progress', texts.progress, 100, (row) => texts.drafts(row.DraftCount, row.Num)),
  savedAt: ofSet.time('savedAt', texts.savedAt, (row) => row.SavedAt, 'SavedAt'),
  savedBy: ofSet.cell('savedBy', texts.savedBy, 90, (row) => row.SavedBy),
  state: ofSet.cell('state', texts.state, 200, ({ Submitted }) =>
    Submitted ? <StatusTag tone="orange">{texts.submitted}</StatusTag> : texts.none,
  ),
})
