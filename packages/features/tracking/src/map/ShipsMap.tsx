import { trackMap, type TrackFilters } from '@jst/contracts/tracking'
import { useDetail, useLiveReload } from '@jst/feature-kit'
import { SeaMap } from '@jst/sea-map'
import { EmptyState, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { placeQueryOf, pointsOf, type PlaceQuery } from './points.ts'
import { texts } from './texts.ts'

/** Ships with the boxes of the shipments under these filters, and the ports they go to; choosing one opens it. */
export const ShipsMap = observer(function ShipsMap({ filters, onOpen }: { filters: TrackFilters; onOpen: (place: PlaceQuery) => void }) {
  const map = useDetail(trackMap, filters, { renew: true })
  useLiveReload(['track/changed'], [map])
  const { data, error, status, reload } = map
  const points = useMemo(() => (data ? pointsOf(data) : []), [data])
  const reckoned = data?.Ships.filter(({ IsReckoned }) => IsReckoned).length ?? 0
  return (
    <div className="jst-sea-view">
      <div className="jst-sea-stage">
        {status === 'failed' && error ? (
          <ErrorView error={error} onRetry={reload} />
        ) : (
          <SeaMap
            label={texts.label}
            words={texts.chart}
            points={points}
            onSelect={(id) => onOpen(placeQueryOf(id))}
            loading={!data}
            empty={<EmptyState icon="search" title={texts.empty} hint={texts.emptyHint} />}
          />
        )}
        <p className="jst-muted" role="status">
          {data
            ? [
                texts.shown(data.Ships.length, data.Ports.length),
                reckoned > 0 ? texts.reckonedCount(reckoned) : '',
                data.Omitted > 0 ? texts.omitted(data.Omitted) : '',
              ].join('')
            : ''}
        </p>
      </div>
    </div>
  )
})
