import { cutoffCodes, cutoffTable, type VoyageRow } from '@jst/contracts/schedules'
import { columnKinds, Port, type Column } from '@jst/ui'
import { DelayText, PortTime, SourceAge, vesselButton, VoyageTag } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'

const words = texts.list

/** 上海 → 宁波 → 洛杉矶: the ports that a voyage calls at, from the one end to the other. */
const portsOf = ({ Ports }: VoyageRow): string => Ports.map(({ Name }) => Name).join(' → ')

/** The last port of a round trip is the first one and says nothing: it has the ports that come after the first. */
const roundTrip = (row: VoyageRow): string | undefined =>
  row.LoadPortCode === row.DischargePortCode ? portsOf({ ...row, Ports: row.Ports.slice(1) }) : undefined

const { cell, text } = columnKinds<VoyageRow>()
/** Voyages as the list shows them; `now` judges the age of their sources. */
export const voyageColumns = (now: number, open: (row: VoyageRow) => void): Column<VoyageRow>[] => [
  vesselButton(220, open, { sort: 'Vessel' }),
  cell('status', texts.status, 76, (row) => <VoyageTag status={row.Status} reason={row.Reason} />),
  text('carrier', texts.carrier, 90, (row) => row.CarrierName),
  cell('service', texts.service, 100, (row) => row.ServiceCode || '–', { hidden: 'narrow', sort: 'ServiceCode' }),
  cell('load', texts.loadPort, 110, (row) => <Port name={row.LoadPortName} code={row.LoadPortCode} />),
  cell('etd', words.etd, 126, (row) => <PortTime value={row.Departure} port={row.LoadPortCode} />, { sort: 'Departure' }),
  ...cutoffCodes.map((code) =>
    cell(code, cutoffTable[code].zh, 126, (row) => <PortTime value={row.Cutoffs[code] ?? null} port={row.LoadPortCode} />, {
      hidden: code !== 'DCO' && code !== 'FCO',
    }),
  ),
  cell(
    'discharge',
    texts.dischargePort,
    130,
    (row) => roundTrip(row) ?? <Port name={row.DischargePortName} code={row.DischargePortCode} />,
    { text: portsOf },
  ),
  cell('eta', words.eta, 126, (row) => <PortTime value={row.Arrival} port={row.DischargePortCode} />),
  cell('transit', words.transit, 90, (row) => row.TransitDays ?? '–', { hidden: 'narrow', align: 'right' }),
  cell('delay', texts.delay, 76, (row) => <DelayText hours={row.Delay} />, { sort: 'Delay' }),
  cell('source', texts.source, 110, (row) => row.Source || '–', { hidden: 'narrow' }),
  cell('sourceTime', texts.sourceTime, 110, (row) => <SourceAge value={row.SourceTime} now={now} />, { hidden: true, sort: 'SourceTime' }),
  cell('layer', texts.layer, 90, (row) => texts.layers[row.Layer], { hidden: true }),
]
