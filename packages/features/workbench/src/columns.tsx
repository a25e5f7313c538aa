import { boxesText, Countdown, VesselVoyage, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.due

export const deadlineColumn = <Row,>(of: (row: Row) => string | null | undefined): Column<Row> => ({
  key: 'deadline',
  title: words.deadline,
  width: 140,
  render: (row) => <Countdown deadline={of(row)} />,
})

interface Sailing {
  Vessel: string
  Voyage: string
}
export const vesselColumn = <Row extends Sailing>(): Column<Row> => ({
  key: 'vessel',
  title: words.vessel,
  width: 170,
  render: (row) => <VesselVoyage vessel={row.Vessel} voyage={row.Voyage} />,
})

export const boxColumn = <Row extends { BoxSummary: string }>(): Column<Row> => ({
  key: 'box',
  title: words.box,
  width: 130,
  text: (row) => boxesText(row.BoxSummary),
  render: (row) => boxesText(row.BoxSummary),
})
