import { cutoffCodes, cutoffTable, type VoyageRow } from '@jst/contracts/schedules'
import { Port, type Column } from '@jst/ui'
import { DelayText, PortTime, SourceAge, vesselButton, VoyageTag } from '../cells/voyage.tsx'
import { texts } from '../texts.ts'

const words = texts.list

/** 上海 → 宁波 → 洛杉矶: the ports that a voyage calls at, from the one end to the other. */
const portsOf = ({ Ports }: VoyageRow): string => Ports.map(({ Name }) => Name).join(' → ')

/** The last port of a round trip is the first one and says nothing: it has the ports that come after the first. */
const roundTrip = (row: VoyageRow): string | undefined =>
  row.LoadPortCode === row.DischargePortCode ? portsOf({ ...row, Ports: row.Ports.slice(1) }) : undefined

/** Voyages as the list shows them; `now` judges the age of their sources. */
export const voyageColumns = (now: number, open: (row: VoyageRow) => void): Column<VoyageRow>[] => [
  vesselButton(220, open, { sort: 'Vessel' }),
  { key: 'status', title: texts.status, width: 76, render: (row) => <VoyageTag status={row.Status} reason={row.Reason} /> },
  { key: 'carrier', title: texts.carrier, width: 90, text: (row) => row.CarrierName, render: (row) => row.CarrierName },
  { key: 'service', title: texts.service, width: 100, hidden: 'narrow', sort: 'ServiceCode', render: (row) => row.ServiceCode || '–' },
  { key: 'load', title: texts.loadPort, width: 110, render: (row) => <Port name={row.LoadPortName} code={row.LoadPortCode} /> },
  {
    key: 'etd',
    title: words.etd,
    width: 126,
    sort: 'Departure',
    render: (row) => <PortTime value={row.Departure} port={row.LoadPortCode} />,
  },
  ...cutoffCodes.map((code): Column<VoyageRow> => ({
    key: code,
    title: cutoffTable[code].zh,
    width: 126,
    hidden: code !== 'DCO' && code !== 'FCO',
    render: (row) => <PortTime value={row.Cutoffs[code] ?? null} port={row.LoadPortCode} />,
  })),
  {
    key: 'discharge',
    title: texts.dischargePort,
    width: 130,
    text: portsOf,
    render: (row) => roundTrip(row) ?? <Port name={row.DischargePortName} code={row.DischargePortCode} />,
  },
  { key: 'eta', title: words.eta, width: 126, render: (row) => <PortTime value={row.Arrival} port={row.DischargePortCode} /> },
  { key: 'transit', title: words.transit, width: 90, hidden: 'narrow', align: 'right', render: (row) => row.TransitDays ?? '–' },
  { key: 'delay', title: texts.delay, width: 76, sort: 'Delay', render: (row) => <DelayText hours={row.Delay} /> },
  { key: 'source', title: texts.source, width: 110, hidden: 'narrow', render: (row) => row.Source || '–' },
  {
    key: 'sourceTime',
    title: texts.sourceTime,
    width: 110,
    hidden: true,
    sort: 'SourceTime',
    render: (row) => <SourceAge value={row.SourceTime} now={now} />,
  },
  { key: 'layer', title: texts.layer, width: 90, hidden: true, render: (row) => texts.layers[row.Layer] },
]
