import '@jst/ui/areas/sea-map.css'
import { EmptyState, IconButton } from '@jst/ui'
import type { GeoPermissibleObjects } from 'd3-geo'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Land } from './Land.tsx'
import { MarkLayer } from './MarkLayer.tsx'
import { isArrow, isNear, marksOf } from './marks.ts'
import type { Mark, SeaLine, SeaPoint } from './model.ts'
import { useOutline } from './outline.ts'
import { PointList } from './PointList.tsx'
import { chartOf } from './projection.ts'
import { seaMapWords, type SeaMapWords } from './texts.ts'
import { mostZoom, useMapZoom } from './useMapZoom.ts'

export interface SeaMapProps {
  /** Name of the map for readers. */
  label: string
  points: readonly SeaPoint[]
  lines?: readonly SeaLine[]
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** The points are still on their way. */
  loading?: boolean
  /** Why there may be no point, and the next step. */
  empty?: ReactNode
  /** Pixels at the left that something lies over: what is shown is fitted beside it. */
  covered?: number
  /** Words of the map itself; Chinese by default. */
  words?: SeaMapWords
}

const noLines: readonly SeaLine[] = []
const arrowStep = 80
const closer = 1.6
const toGeo = ({ path }: SeaLine): GeoPermissibleObjects => ({ type: 'LineString', coordinates: path.map(([lon, lat]) => [lon, lat]) })

type Corner = readonly [number, number]
const boxOf = (places: readonly Corner[]): readonly [Corner, Corner] => [
  [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))],
  [Math.max(...places.map(([x]) => x)), Math.max(...places.map(([, y]) => y))],
]

/** The seas with the Pacific in the middle: land, points and ways, and nothing fetched from elsewhere. Fills the box that it is given. */
export function SeaMap({
  label,
  points,
  lines = noLines,
  selected,
  onSelect,
  loading = false,
  empty,
  covered = 0,
  words: texts = seaMapWords,
}: SeaMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const base = useRef<SVGGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const [{ width, height }, setSize] = useState({ width: 960, height: 520 })
  const [hint, setHint] = useState<Mark>()
  const [current, setCurrent] = useState<string>()
  const [listed, setListed] = useState(false)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0 && clientHeight > 0) setSize({ width: clientWidth, height: clientHeight })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  const chart = useMemo(() => chartOf(width, height), [width, height])
  const zoom = useMapZoom(svg, base, layer, width, height, covered)
  const { view, fit, reset } = zoom
  const outline = useOutline(false)
  const ways = useMemo(() => lines.map((line) => ({ ...line, d: chart.path(toGeo(line)) ?? '' })), [lines, chart])
  const marks = useMemo(() => marksOf(points, chart, view, selected), [points, chart, view, selected])
  const visibleMarks = useMemo(() => marks.filter((mark) => isNear(mark, width, height)), [marks, width, height])
  const sought = useRef<string>(undefined)

  /** The same points at other places, such as ships an hour later, leave the picture where it is. */
  const shown = points.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (lines.length > 0) fit(boxOf(lines.flatMap((line) => chart.path.bounds(toGeo(line)))))
    else if (points.length > 1) fit(boxOf(points.map(({ at }) => chart.project(at))))
    // oxlint-disable-next-line react/exhaustive-deps -- what is new is shown whole; how the picture is moved afterwards stays
  }, [lines, shown, chart])

  const pick = (mark: Mark) => {
    const [point] = mark.points
    const box = boxOf(mark.points.map(({ at }) => chart.project(at)))
    const together = mark.points.length > 1 && view.k < mostZoom && (box[1][0] > box[0][0] || box[1][1] > box[0][1])
    if (together) fit(box)
    else if (mark.points.length > 1) setListed(true)
    else if (point) onSelect?.(point.id)
  }
  const focusOn = (key: string) => {
    const found = layer.current?.querySelector<SVGGElement>(`[data-mark="${CSS.escape(key)}"]`)
    found?.focus()
    return found
  }
  const goTo = (mark: Mark) => {
    setCurrent(mark.key)
    if (mark.x < 0 || mark.x > width || mark.y < 0 || mark.y > height) zoom.panBy(width / 2 - mark.x, height / 2 - mark.y)
    if (!focusOn(mark.key)) sought.current = mark.key
  }
  // one that lay too far away to be drawn
  useEffect(() => {
    if (sought.current !== undefined && focusOn(sought.current)) sought.current = undefined
  }, [visibleMarks])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isArrow(event.key)) {
      const pans = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const
      const [dx, dy] = pans[event.key]
      zoom.panBy(dx * arrowStep, dy * arrowStep)
    } else if (event.key === '+' || event.key === '=') zoom.zoomBy(closer)
    else if (event.key === '-') zoom.zoomBy(1 / closer)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }

  return (
    <div ref={frame} className="jst-sea-map">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is moved by keys, like a box that scrolls */}
      <svg
        ref={svg}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        // moved by arrow keys like a scrolling box, with marks inside that a picture could not have
        role="application"
        aria-label={texts.named(label, texts.keys)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <g ref={base} aria-hidden="true">
          <Land chart={chart} view={view} />
          {ways.map(({ id, tone = 'main', d }) => (
            <path key={id} className={`jst-sea-line is-${tone}`} d={d} />
          ))}
        </g>
        <MarkLayer
          words={texts}
          layer={layer}
          marks={marks}
          visibleMarks={visibleMarks}
          width={width}
          height={height}
          selected={selected}
          current={current}
          onCurrent={goTo}
          onHint={setHint}
          onPick={pick}
          onLeave={() => svg.current?.focus()}
        />
      </svg>
      {hint ? <Hint mark={hint} width={width} words={texts} /> : null}
      <div className="jst-sea-tools">
        <IconButton icon="plus" label={texts.zoomIn} onClick={() => zoom.zoomBy(closer)} />
        <IconButton icon="minus" label={texts.zoomOut} onClick={() => zoom.zoomBy(1 / closer)} />
        <IconButton icon="undo" label={texts.reset} onClick={reset} />
        <IconButton
          icon="list"
          label={listed ? texts.hideList : texts.showList}
          pressed={listed}
          onClick={() => setListed((before) => !before)}
        />
      </div>
      {listed ? <PointList words={texts} points={points} selected={selected} onSelect={onSelect} /> : null}
      {loading || !outline ? (
        <p className="jst-sea-state" role="status">
          {texts.loading}
        </p>
      ) : points.length === 0 && lines.length === 0 ? (
        <div className="jst-sea-state">{empty ?? <EmptyState title={texts.empty} />}</div>
      ) : null}
    </div>
  )
}

const mostNames = 6

/** Tooltip of a mark, on the side with room. */
function Hint({ mark, width, words }: { mark: Mark; width: number; words: SeaMapWords }) {
  const { points, x, y } = mark
  const side = x > width - 240 ? { right: width - x + 14 } : { left: x + 14 }
  return (
    <div className="jst-sea-hint" role="tooltip" style={{ top: y, ...side }}>
      {points.slice(0, mostNames).map(({ id, label, note }) => (
        <p key={id}>
          {label}
          {note ? <small>{note}</small> : null}
        </p>
      ))}
      {points.length > mostNames ? <p>{words.more(points.length)}</p> : null}
    </div>
  )
}
