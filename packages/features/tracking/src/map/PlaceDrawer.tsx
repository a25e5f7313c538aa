import { zoneOf } from '@jst/contracts/schedules'
import { trackPlace } from '@jst/contracts/tracking'
import { useDetail, useAnswerLanguage } from '@jst/feature-kit'
import {
  AppLink,
  DateText,
  Dialog,
  EmptyState,
  ErrorView,
  FactGrid,
  FactsTable,
  formatNumber,
  Port,
  StatusTag,
  vesselVoyage,
} from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { ZonedTime } from '../cells/times.tsx'
import { usePages } from '../pages.ts'
import { texts as common } from '../texts.ts'
import type { PlaceQuery } from './points.ts'
import { texts } from './texts.ts'

/** A ship or a port as our shipments see it: calls with plan and actual, usual delay, our boxes. */
export const PlaceDrawer = observer(function PlaceDrawer({ placeQuery, onClose }: { placeQuery: PlaceQuery; onClose: () => void }) {
  const pages = usePages()
  const { data, error, reload } = useDetail(trackPlace, { ...placeQuery, ...useAnswerLanguage() })
  const isShip = 'Vessel' in placeQuery
  const name = data?.Name || ('Vessel' in placeQuery ? placeQuery.Vessel : placeQuery.Port)
  return (
    <Dialog place="side" width={960} title={isShip ? texts.vesselTitle(name) : texts.portTitle(name)} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={reload} /> : null}
      {data ? (
        <div className="jst-stack">
          <FactGrid
            facts={[
              ...(data.Imo ? [{ label: texts.imo, value: data.Imo }] : []),
              {
                label: texts.delay,
                value: data.Samples > 0 ? texts.median(data.MedianDelayHours, data.Samples) : texts.noMedian,
              },
              ...(data.Position
                ? [
                    {
                      label: data.Position.IsReckoned ? common.reckoned : common.reported,
                      value: (
                        <>
                          {data.Position.Latitude}, {data.Position.Longitude} · <DateText value={data.Position.At} />
                        </>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {data.Calls.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <FactsTable
              label={texts.calls}
              titles={[
                texts.call,
                common.vessel,
                texts.planned,
                texts.estimated,
                texts.actual,
                texts.delay,
                texts.shipments,
                texts.boxCount,
              ]}
              rows={data.Calls}
              rowKey={({ Vessel, Voyage, Port: port, Kind }) => `${Vessel} ${Voyage} ${port} ${Kind}`}
              renderRow={(call) => {
                const zone = zoneOf(call.Port) ?? ''
                return (
                  <>
                    <th scope="row">
                      <Port name={call.PortName} code={call.Port} /> {texts.kinds[call.Kind]}
                    </th>
                    <td>{vesselVoyage(call.Vessel, call.Voyage)}</td>
                    <td>
                      <ZonedTime value={call.Planned} zone={zone} />
                    </td>
                    <td>
                      <ZonedTime value={call.Estimated} zone={zone} />
                    </td>
                    <td>
                      <ZonedTime value={call.Actual} zone={zone} />
                    </td>
                    <td>{call.DelayHours === null ? '–' : <DelayHours hours={Number(call.DelayHours)} />}</td>
                    <td>
                      <AppLink
                        to={pages.listOf(
                          'Vessel' in placeQuery
                            ? { Vessel: call.Vessel }
                            : call.Kind === 'arrival'
                              ? { Pod: call.Port }
                              : { Pol: call.Port },
                        )}
                      >
                        {formatNumber(call.Shipments)}
                      </AppLink>
                    </td>
                    <td>{formatNumber(call.Boxes)}</td>
                  </>
                )
              }}
            />
          )}
        </div>
      ) : null}
    </Dialog>
  )
})

function DelayHours({ hours }: { hours: number }) {
  if (hours >= 24) return <StatusTag tone="red">{texts.hours(hours)}</StatusTag>
  return <span className={hours >= 1 ? undefined : 'jst-muted'}>{texts.hours(hours)}</span>
}
