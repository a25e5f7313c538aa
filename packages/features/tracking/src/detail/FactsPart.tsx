import { zoneOf } from '@jst/contracts/schedules'
import type { TrackView } from '@jst/contracts/tracking'
import { bookingPages, customerBookingPages } from '@jst/contracts/booking'
import { link, useApp } from '@jst/feature-kit'
import { AppLink, Countdown, DateText, emptyText, FactGrid, Section, StatusTag, useNow, timeOf, type Fact } from '@jst/ui'
import { Carrier } from '../cells/tags.tsx'
import { bestOf, CallTime, Delay, ZonedTime } from '../cells/times.tsx'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

/** Facts that people look for first; what a reader may not see is left out. */
export function FactsPart({ view }: { view: TrackView }) {
  const { surface, permissions } = useApp()
  const booking = surface === 'external' ? customerBookingPages.detail : bookingPages.detail
  const best = bestOf(view.Arrival)
  const facts: Fact[] = [
    { label: texts.carrier, value: <Carrier row={view} /> },
    { label: common.boxes, value: view.Boxes || emptyText },
    ...(view.Customer ? [{ label: texts.customer, value: view.Customer }] : []),
    ...(view.BillNo && view.NumberKind !== 'bill' ? [{ label: common.bill, value: view.BillNo }] : []),
    ...(view.BookingNo && view.NumberKind !== 'booking' ? [{ label: common.booking, value: view.BookingNo }] : []),
    ...(view.OrderNo
      ? [
          {
            label: texts.order,
            value:
              view.BookingId > 0 && permissions.holds(booking) ? (
                <AppLink to={link(booking, { Id: view.BookingId })}>{view.OrderNo}</AppLink>
              ) : (
                view.OrderNo
              ),
          },
        ]
      : []),
    { label: texts.departure, value: <CallTime times={view.Departure} zone={view.PolZone} /> },
    {
      label: best?.kind === 'Actual' ? texts.arrival : texts.carrierArrival,
      value: (
        <>
          <CallTime times={view.Arrival} zone={view.PodZone} /> {view.DelayDays === null ? null : <Delay days={view.DelayDays} />}
        </>
      ),
    },
    { label: texts.firstArrival, value: <ZonedTime value={view.Arrival.Planned} zone={view.PodZone} /> },
    ...(view.Predicted
      ? [
          {
            label: texts.predicted,
            value: (
              <span title={texts.predictedHint}>
                {view.Predicted.Text} <small className="jst-muted">{texts.samples(view.Predicted.Samples)}</small>
              </span>
            ),
          },
        ]
      : []),
    {
      label: texts.last,
      value: view.LastText ? (
        <>
          {view.LastText} <ZonedTime value={view.LastAt} zone={view.LastZone} withOffset />
        </>
      ) : (
        emptyText
      ),
    },
    {
      label: texts.feed,
      value: (
        <>
          <StatusTag tone={view.Feed === 'failed' ? 'red' : view.Feed === 'fed' ? 'green' : 'orange'}>{common.feed[view.Feed]}</StatusTag>{' '}
          {view.FeedText}
        </>
      ),
    },
  ]
  return (
    <Section
      title={texts.facts}
      extra={
        <small className="jst-muted">
          <DateText value={view.ComputedAt} />
        </small>
      }
    >
      <FactGrid facts={facts} />
      {view.Cutoffs.length > 0 ? <Cutoffs view={view} /> : null}
    </Section>
  )
}

function Cutoffs({ view: { Cutoffs: cutoffs, Pol } }: { view: TrackView }) {
  const now = useNow()
  const zone = zoneOf(Pol) ?? ''
  return (
    <dl className="jst-facts jst-track-cutoffs" aria-label={texts.cutoffs}>
      {cutoffs.map(({ Kind, At }) => (
        <div key={Kind}>
          <dt>{Kind}</dt>
          <dd>
            <ZonedTime value={At} zone={zone} withOffset />{' '}
            {(timeOf(At) ?? 0) > now ? <Countdown deadline={At} /> : <span className="jst-muted">{texts.past}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
