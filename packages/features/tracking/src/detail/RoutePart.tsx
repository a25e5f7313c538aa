import type { TrackView } from '@jst/contracts/tracking'
import { zoneOf } from '@jst/contracts/schedules'
import { FactsTable, Port, Section, StatusTag, vesselVoyage } from '@jst/ui'
import { Suspense } from 'react'
import { ZonedTime } from '../cells/times.tsx'
import { Opener } from '../cells/tags.tsx'
import { LazyRouteMap } from '../map/lazy.tsx'
import type { PlaceQuery } from '../map/points.ts'
import { texts as maps } from '../map/texts.ts'
import { texts as common, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.leg

function Both({ times, zone }: { times: TrackView['Departure']; zone: string }) {
  const first = times.Actual ?? times.Estimated
  return (
    <>
      <div className="jst-call-time">
        <i>{times.Actual ? common.short.Actual : common.short.Estimated}</i>
        <ZonedTime value={first} zone={zone} />
      </div>
      {times.Planned ? (
        <div>
          <small className="jst-call-time is-plan">
            <i>{common.short.Planned}</i>
            <ZonedTime value={times.Planned} zone={zone} />
          </small>
        </div>
      ) : null}
    </>
  )
}

/** Legs with their ships, plan against actual, and the same on a map. */
export function RoutePart({ view, onPlace }: { view: TrackView; onPlace?: ((place: PlaceQuery) => void) | undefined }) {
  const { Legs, Ports } = view
  return (
    <Section title={texts.route}>
      {Legs.length === 0 ? (
        <p className="jst-muted">{words.none}</p>
      ) : (
        <FactsTable
          label={texts.route}
          titles={[words.from, words.departure, words.ship, words.to, words.arrival]}
          rows={Legs}
          rowKey={({ From, To, Vessel, Voyage }, at) => `${at} ${From} ${To} ${Vessel} ${Voyage}`}
          renderRow={(leg) => (
            <>
              <th scope="row">
                <Port name={leg.FromName} code={leg.From} />
              </th>
              <td>
                <Both times={leg.Departure} zone={zoneOf(leg.From) ?? ''} />
              </td>
              <td>
                {leg.Vessel ? (
                  <Opener label={vesselVoyage(leg.Vessel, leg.Voyage)} onOpen={onPlace && (() => onPlace({ Vessel: leg.Vessel }))} />
                ) : (
                  wordOf(words.modes, leg.Mode)
                )}{' '}
                {leg.IsReplaced ? <StatusTag tone="red">{words.replaced}</StatusTag> : null}
              </td>
              <td>
                <Port name={leg.ToName} code={leg.To} />
              </td>
              <td>
                <Both times={leg.Arrival} zone={zoneOf(leg.To) ?? ''} />
              </td>
            </>
          )}
        />
      )}
      {Ports.length > 1 ? (
        <Suspense fallback={<p className="jst-muted">{maps.loading}</p>}>
          <LazyRouteMap view={view} onOpen={onPlace} />
        </Suspense>
      ) : null}
      {view.Positions.map(({ Vessel, IsReckoned }) => (
        <p key={Vessel} className="jst-muted">
          {Vessel}
          {common.colon}
          {IsReckoned ? common.reckoned : common.reported}
        </p>
      ))}
    </Section>
  )
}
