import type { TrackStatement } from '@jst/contracts/tracking'
import { trackTexts } from '@jst/track'
import { AppLink, DateText, emptyText, formatText, portText, StatusTag, TextButton, vesselVoyage, type Column } from '@jst/ui'
import { ZonedTime } from '../cells/times.tsx'
import { partyOf } from '../detail/Witnesses.tsx'
import { pagesOf } from '../pages.ts'
import { wordOf } from '../texts.ts'
import { texts } from './texts.ts'

/** Milestone in words with its class; a statement that is none says so. */
export function MilestoneText({
  row,
  onMean,
}: {
  row: Pick<TrackStatement, 'Milestone' | 'Classifier' | 'Code' | 'PartyCode' | 'MeantBy'>
  /** Gives the code of the party a meaning; absent: the reader may not. */
  onMean?: (() => void) | undefined
}) {
  const { Milestone, Classifier, Code, PartyCode, MeantBy } = row
  const act =
    onMean && PartyCode !== '' ? (
      <TextButton aria-label={texts.meanOf(PartyCode)} onClick={onMean}>
        {texts.mean}
      </TextButton>
    ) : null
  if (Milestone === '')
    return (
      <>
        <StatusTag tone="orange" title={Code}>
          {PartyCode || texts.unmapped}
        </StatusTag>{' '}
        {act}
      </>
    )
  return (
    <>
      {wordOf(trackTexts.milestones, Milestone)}{' '}
      {MeantBy ? (
        <StatusTag tone="blue" title={texts.meant(PartyCode, MeantBy)}>
          {PartyCode}
        </StatusTag>
      ) : null}{' '}
      {act}
      {Classifier === 'ACT' ? null : <StatusTag tone="grey">{wordOf(trackTexts.classifiers, Classifier)}</StatusTag>}
    </>
  )
}

/** Columns of statements; reading and upkeep show the same. @param mayOpen the reader may open the page of a shipment */
export const statementColumns = (mayOpen: boolean, onMean?: (row: TrackStatement) => void): Column<TrackStatement>[] => [
  { key: 'box', title: texts.box, width: 130, copy: ({ Box }) => Box, render: ({ Box }) => formatText(Box) },
  {
    key: 'milestone',
    title: texts.milestone,
    width: 150,
    text: ({ Milestone }) => (Milestone === '' ? texts.unmapped : wordOf(trackTexts.milestones, Milestone)),
    render: (row) => <MilestoneText row={row} onMean={onMean && (() => onMean(row))} />,
  },
  {
    key: 'at',
    title: texts.at,
    width: 140,
    sort: 'At',
    render: ({ At, Zone, IsDay }) => <ZonedTime value={At} zone={Zone} isDay={IsDay} withOffset />,
  },
  {
    key: 'place',
    title: texts.place,
    width: 110,
    text: ({ Place, Port }) => portText(Place, Port),
    render: ({ Place, Port }) => portText(Place, Port),
  },
  { key: 'source', title: texts.source, width: 110, text: partyOf, render: partyOf },
  {
    key: 'vessel',
    title: texts.vessel,
    width: 130,
    text: (row) => vesselVoyage(row.Vessel, row.Voyage),
    render: (row) => vesselVoyage(row.Vessel, row.Voyage),
  },
  { key: 'bill', title: texts.bill, width: 136, copy: ({ BillNo }) => BillNo, render: ({ BillNo }) => formatText(BillNo) },
  {
    key: 'booking',
    title: texts.booking,
    width: 140,
    hidden: true,
    copy: ({ BookingNo }) => BookingNo,
    render: ({ BookingNo }) => formatText(BookingNo),
  },
  {
    key: 'received',
    title: texts.received,
    width: 110,
    hidden: 'narrow',
    sort: 'Received',
    render: ({ Received }) => <DateText value={Received} />,
  },
  { key: 'origin', title: texts.origin, width: 90, text: ({ Origin }) => Origin, render: ({ Origin }) => formatText(Origin) },
  {
    key: 'state',
    title: texts.state,
    width: 84,
    text: ({ Text }) => Text,
    render: ({ IsWithdrawn, WithdrawnBy }) =>
      IsWithdrawn ? <StatusTag tone="red">{texts.withdrawn(WithdrawnBy)}</StatusTag> : <StatusTag tone="green">{texts.counted}</StatusTag>,
  },
  {
    key: 'shipment',
    title: texts.shipment,
    width: 90,
    render: ({ ShipmentId }) =>
      ShipmentId === null ? (
        <StatusTag tone="orange">{texts.unclaimed}</StatusTag>
      ) : mayOpen ? (
        <AppLink to={pagesOf('internal').detail(ShipmentId)}>{texts.toShipment}</AppLink>
      ) : (
        emptyText
      ),
  },
]
