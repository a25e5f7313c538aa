import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import type { ListStore } from '@jst/feature-kit'
import { SeaMap, type SeaLine } from '@jst/sea-map'
import { EmptyState, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { pointsOf } from './points.ts'
import { useAllRows } from './useAllRows.ts'

const words = texts.map
/** Of `.jst-sea-panel`, with its gaps. */
const panelWidth = 332

interface EntityMapProps {
  label: string
  calls: EntityCalls
  kind: 'port' | 'terminal'
  list: ListStore<EntityRow>
  open: (row: EntityRow) => void
  lines?: readonly SeaLine[]
  /** Over the left of the map. */
  panel?: ReactNode
}

/** All rows of the list's filters at their places; choosing one opens its drawer. */
export const EntityMap = observer(function EntityMap({ label, calls, kind, list, open, lines, panel }: EntityMapProps) {
  // the rows of the page tell when something was changed
  const { rows, loading, error, retry } = useAllRows(calls, list.question, list.status === 'ready' ? list.rows : undefined)
  const [chosen, setChosen] = useState<string>()
  const points = useMemo(() => pointsOf(rows, kind), [rows, kind])
  const nowhere = rows.length - points.length
  const select = (id: string) => {
    setChosen(id)
    const row = rows.find((one) => String(one.Id) === id)
    if (row) open(row)
  }
  const failure = error ?? (list.status === 'failed' ? list.error : undefined)
  return (
    <div className="jst-sea-view">
      {panel}
      <div className="jst-sea-stage">
        {failure ? (
          <ErrorView error={failure} onRetry={error ? retry : () => list.reload()} />
        ) : (
          <SeaMap
            label={label}
            points={points}
            {...(lines ? { lines } : {})}
            selected={chosen}
            onSelect={select}
            loading={loading}
            covered={panel ? panelWidth : 0}
            empty={<EmptyState icon="search" title={words.empty} hint={words.emptyHint} />}
          />
        )}
        <p className="jst-muted" role="status">
          {loading || failure ? '' : words.shown(points.length, nowhere)}
        </p>
      </div>
    </div>
  )
})
