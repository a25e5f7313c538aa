import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { SiDraftSetRow } from '@jst/contracts/si'
import { AppLink, boxesText, Countdown, DateText, formatText, portText, StatusTag, VesselVoyage, vesselVoyage, type Column } from '@jst/ui'
import { texts } from './texts.ts'

type Common = Pick<CargoOrder & SiDraftSetRow, 'MblNo' | 'OrderNo' | 'CompanyName' | 'CarrierName' | 'Vessel' | 'Voyage'>
type Routed = Pick<CargoOrder, 'LoadPortName' | 'LoadPortCode' | 'DischargePortName' | 'DischargePortCode'>

/** 宁波 CNNGB → 鹿特丹 NLRTM */
export const routeOf = (row: Routed): string =>
  `${portText(row.LoadPortName, row.LoadPortCode)} → ${portText(row.DischargePortName, row.DischargePortCode)}`

const boxesOf = (row: Pick<CargoOrder, 'BoxSummary'>) => boxesText(row.BoxSummary)

/** Columns shared by orders and their drafts; `to` is the link of a row. */
const commonColumns = <Row extends Common>(to: (row: Row) => string) =>
  ({
    mbl: {
      key: 'mbl',
      title: texts.mbl,
      width: 180,
      copy: (row: Row) => row.MblNo,
      render: (row: Row) => <AppLink to={to(row)}>{row.MblNo || row.OrderNo}</AppLink>,
    },
    order: { key: 'order', title: texts.order, width: 150, copy: (row: Row) => row.OrderNo, render: (row: Row) => row.OrderNo },
    company: {
      key: 'company',
      title: texts.company,
      width: 200,
      text: (row: Row) => row.CompanyName,
      render: (row: Row) => row.CompanyName,
    },
    carrier: {
      key: 'carrier',
      title: texts.carrier,
      width: 120,
      sameUnder: 'CarrierCode',
      render: (row: Row) => formatText(row.CarrierName),
    },
    vessel: {
      key: 'vessel',
      title: texts.vessel,
      width: 220,
      text: (row: Common) => vesselVoyage(row.Vessel, row.Voyage),
      render: (row: Common) => <VesselVoyage vessel={row.Vessel} voyage={row.Voyage} />,
    },
  }) satisfies Record<string, Column<Row>>

/** Columns of lists over orders. */
export const orderColumns = (to: (row: CargoOrder) => string) => {
  const common = commonColumns(to)
  return {
    ...common,
    mbl: { ...common.mbl, sort: 'MblNo' },
    order: { ...common.order, sort: 'OrderNo' },
    company: { ...common.company, sort: 'CompanyName' },
    route: { key: 'route', title: texts.route, width: 280, text: routeOf, render: routeOf },
    boxes: { key: 'boxes', title: texts.boxes, width: 150, text: boxesOf, render: boxesOf },
  } satisfies Record<string, Column<CargoOrder>>
}

/** Columns of lists over sets that are being filled in. */
export const draftColumns = (to: (row: SiDraftSetRow) => string) =>
  ({
    ...commonColumns(to),
    deadline: {
      key: 'deadline',
      title: texts.deadline,
      width: 150,
      sort: 'Deadline',
      render: (row) => <Countdown deadline={row.Deadline} />,
    },
    progress: { key: 'progress', title: texts.progress, width: 100, render: (row) => texts.drafts(row.DraftCount, row.Num) },
    savedAt: {
      key: 'savedAt',
      title: texts.savedAt,
      width: 116,
      sort: 'SavedAt',
      render: (row) => <DateText value={row.SavedAt} />,
    },
    savedBy: { key: 'savedBy', title: texts.savedBy, width: 90, render: (row) => row.SavedBy },
    state: {
      key: 'state',
      title: texts.state,
      width: 200,
      render: (row) => (row.Submitted ? <StatusTag tone="orange">{texts.submitted}</StatusTag> : texts.none),
    },
  }) satisfies Record<string, Column<SiDraftSetRow>>
