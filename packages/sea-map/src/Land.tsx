import { memo, useDeferredValue, useMemo } from 'react'
import type { View } from './model.ts'
import { useOutline } from './outline.ts'
import type { Chart } from './projection.ts'

/** From this zoom on the finer coast line is fetched. */
const closely = 3

/** The land: at rest as fine as the view can show it. Drawn in a frame of its own, after the marks. */
export const Land = memo(function Land({ chart, view }: { chart: Chart; view: View }) {
  const later = useDeferredValue(view)
  const { coarse, fine } = useOutline(later.k >= closely) ?? {}
  const coarsePath = useMemo(() => (coarse ? (chart.path(coarse) ?? '') : ''), [coarse, chart])
  const near = useMemo(() => (fine ? chart.near(fine, later) : undefined), [fine, chart, later])
  return <path className="jst-sea-land" d={near ?? coarsePath} />
})
