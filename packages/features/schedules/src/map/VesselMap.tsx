import { underWay, type CallFilters, type VoyageUnderWay } from '@jst/contracts/schedules'
import { useDetail } from '@jst/feature-kit'
import { SeaMap, type SeaLine, type SeaPoint } from '@jst/sea-map'
import { EmptyState, ErrorView, useNow, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { texts } from '../texts.ts'
import { placesBy, reckon, waysOf, type Reckoned } from './position.ts'
import { noteOf } from './note.ts'

const words = texts.map
/** Ships are drawn anew after so many milliseconds: in ten minutes one makes three miles. */
const step = 600_000
const tones = { normal: 'green', delayed: 'orange', omitted: 'orange', diverted: 'orange', blank: undefined } as const

const pointOf = (voyage: VoyageUnderWay, found: Reckoned): SeaPoint => ({
  id: String(voyage.Id),
  kind: 'vessel',
  at: found.at,
  label: vesselVoyage(voyage.Vessel, voyage.VoyageNo),
  note: noteOf(voyage, found),
  heading: found.heading,
  tone: tones[voyage.Status],
})

interface VesselMapProps {
  filters: CallFilters
  /** Changes when something was changed: asked anew then. */
  round: number
  chosen: number | undefined
  open: (voyage: VoyageUnderWay) => void
}

/** Ships of the voyages that are under way now, where their schedules say that they are; choosing one draws its way and opens it. */
export const VesselMap = observer(function VesselMap({ filters, round, chosen, open }: VesselMapProps) {
  const { data, status, error, reload } = useDetail(underWay, filters, { renew: true })
  const requestedRound = useRef(round)
  useEffect(() => {
    if (requestedRound.current === round) return
    requestedRound.current = round
    reload()
  }, [round, reload])
  const now = Math.floor(useNow() / step) * step
  const places = useMemo(() => placesBy(data?.Ports ?? []), [data])
  const points = useMemo(
    () =>
      (data?.Voyages ?? []).flatMap((voyage) => {
        const found = reckon(voyage.Calls, places, now)
        return found ? [pointOf(voyage, found)] : []
      }),
    [data, places, now],
  )
  const voyage = data?.Voyages.find(({ Id }) => Id === chosen)
  const lines = useMemo(
    () => (voyage ? waysOf(voyage.Calls, places) : []).map(({ path }, index): SeaLine => ({ id: String(index), path })),
    [voyage, places],
  )
  const nowhere = (data?.Voyages.length ?? 0) - points.length
  return (
    <div className="jst-sea-view">
      <div className="jst-sea-stage">
        {status === 'failed' && error ? (
          <ErrorView error={error} onRetry={reload} />
        ) : (
          <SeaMap
            label={words.label}
            points={points}
            lines={lines}
            selected={chosen === undefined ? undefined : String(chosen)}
            onSelect={(id) => {
              const picked = data?.Voyages.find((one) => String(one.Id) === id)
              if (picked) open(picked)
            }}
            loading={!data}
            empty={<EmptyState icon="search" title={words.empty} hint={words.emptyHint} />}
          />
        )}
        <p className="jst-muted" role="status">
          {data ? [words.estimate, words.shown(points.length, nowhere), data.More ? words.more(data.Voyages.length) : ''].join('') : ''}
        </p>
      </div>
    </div>
  )
})
