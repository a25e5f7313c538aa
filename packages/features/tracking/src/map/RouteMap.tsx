import type { TrackView } from '@jst/contracts/tracking'
import { SeaMap } from '@jst/sea-map'
import { EmptyState } from '@jst/ui'
import { useMemo } from 'react'
import { placeQueryOf, routeOf, type PlaceQuery } from './points.ts'
import { texts } from './texts.ts'

/** Legs of one shipment with its ships where they are. */
export function RouteMap({
  view: { Legs, Ports, Positions },
  onOpen,
}: {
  view: TrackView
  onOpen?: ((place: PlaceQuery) => void) | undefined
}) {
  const { lines, points } = useMemo(() => routeOf(Legs, Ports, Positions), [Legs, Ports, Positions])
  return (
    <div className="jst-track-map">
      <SeaMap
        label={texts.legLabel}
        words={texts.chart}
        points={points}
        lines={lines}
        onSelect={onOpen && ((id) => onOpen(placeQueryOf(id)))}
        empty={<EmptyState title={texts.legEmpty} />}
      />
    </div>
  )
}
