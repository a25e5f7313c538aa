import type { TrackRow } from '@jst/contracts/tracking'
import { AppLink, emptyText, formatText, Port, portText, StatusTag, TextButton, VesselVoyage, vesselVoyage, type Column } from '@jst/ui'
import { Carrier, ExceptionTag, RiskTag, StateTag } from '../cells/tags.tsx'
import { CallTime, Delay, ZonedTime } from '../cells/times.tsx'
import type { PlaceQuery } from '../map/points.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

/** Columns of followed shipments. @param withCustomer staff see whose it is */
export const trackColumns = (
  detail: (id: number) => string,
  onPlace: (place: PlaceQuery) => void,
  withCustomer: boolean,
): Column<TrackRow>[] => [
  {
    key: 'number',
    title: common.number,
    width: 150,
    sort: 'Number',
    copy: ({ Number: number }) => number,
    render: (row) => <AppLink to={detail(row.Id)}>{row.Number}</AppLink>,
  },
  {
    key: 'state',
    title: common.state,
    width: 100,
    text: ({ StateText }) => StateText,
    render: (row) => <StateTag row={row} />,
  },
  {
    key: 'exceptions',
    title: texts.exceptions,
    width: 130,
    sort: 'Attention',
    text: ({ ExceptionText }) => ExceptionText,
    render: (row) => (row.Exceptions > 0 ? <ExceptionTag row={row} /> : <span className="jst-muted">{emptyText}</span>),
  },
  {
    key: 'vessel',
    title: common.vessel,
    width: 160,
    sort: 'Vessel',
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) =>
      row.Vessel ? (
        <TextButton onClick={() => onPlace({ Vessel: row.Vessel })}>
          <VesselVoyage vessel={row.Vessel} voyage={row.Voyage} />
        </TextButton>
      ) : (
        emptyText
      ),
  },
  {
    key: 'arrival',
    title: common.arrival,
    width: 148,
    sort: 'Arrival',
    render: (row) => <CallTime times={row.Arrival} zone={row.PodZone} />,
  },
  { key: 'delay', title: texts.delay, width: 80, sort: 'DelayDays', render: ({ DelayDays }) => <Delay days={DelayDays} /> },
  {
    key: 'risk',
    title: texts.risk,
    width: 100,
    sort: 'LastFreeDay',
    render: ({ Risk, LastFreeDay }) => <RiskTag risk={Risk} day={LastFreeDay} />,
  },
  {
    key: 'last',
    title: texts.last,
    width: 150,
    sort: 'LastAt',
    text: ({ LastText }) => LastText,
    render: ({ LastText, LastAt, LastZone, FeedText }) =>
      LastText ? (
        <>
          {LastText} <ZonedTime value={LastAt} zone={LastZone} />
        </>
      ) : (
        <span className="jst-muted">{FeedText || emptyText}</span>
      ),
  },
  {
    key: 'conflicts',
    title: texts.conflicts,
    width: 100,
    hidden: true,
    render: ({ Conflicts }) =>
      Conflicts > 0 ? <StatusTag tone="red">{common.conflicts(Conflicts)}</StatusTag> : <span className="jst-muted">{emptyText}</span>,
  },
  {
    key: 'route',
    title: common.route,
    width: 150,
    hidden: withCustomer ? 'narrow' : false,
    text: (row) => `${portText(row.PolName, row.Pol)} → ${portText(row.PodName, row.Pod)}`,
    render: (row) => (
      <>
        <Port name={row.PolName} code={row.Pol} /> →{' '}
        {row.Pod ? <TextButton onClick={() => onPlace({ Port: row.Pod })}>{row.PodName || row.Pod}</TextButton> : emptyText}
      </>
    ),
  },
  {
    key: 'departure',
    title: common.departure,
    width: 130,
    hidden: 'narrow',
    sort: 'Departure',
    render: (row) => <CallTime times={row.Departure} zone={row.PolZone} />,
  },
  {
    key: 'predicted',
    title: texts.predicted,
    width: 130,
    hidden: true,
    text: ({ Predicted }) => Predicted?.Text ?? '',
    render: ({ Predicted, PodZone }) => <ZonedTime value={Predicted?.At ?? null} zone={PodZone} isDay />,
  },
  ...(withCustomer
    ? [
        {
          key: 'customer',
          title: common.customer,
          width: 140,
          grow: true,
          text: ({ Customer }) => Customer,
          render: ({ Customer }) => formatText(Customer),
        } satisfies Column<TrackRow>,
      ]
    : []),
  {
    key: 'carrier',
    title: common.carrier,
    width: 130,
    hidden: 'narrow',
    text: (row) => row.CarrierName || row.Carrier,
    render: (row) => <Carrier row={row} />,
  },
  { key: 'boxes', title: common.boxes, width: 130, hidden: 'narrow', text: ({ Boxes }) => Boxes, render: ({ Boxes }) => formatText(Boxes) },
  {
    key: 'feed',
    title: texts.feed,
    width: 100,
    hidden: true,
    text: ({ FeedText }) => FeedText,
    render: ({ Feed }) => <StatusTag tone={Feed === 'failed' ? 'red' : Feed === 'fed' ? 'green' : 'orange'}>{common.feed[Feed]}</StatusTag>,
  },
  { key: 'bill', title: common.bill, width: 150, hidden: true, copy: ({ BillNo }) => BillNo, render: ({ BillNo }) => formatText(BillNo) },
  {
    key: 'booking',
    title: common.booking,
    width: 150,
    hidden: true,
    copy: ({ BookingNo }) => BookingNo,
    render: ({ BookingNo }) => formatText(BookingNo),
  },
]
