import { memo, type KeyboardEvent, type RefObject } from 'react'
import type { Mark } from './model.ts'
import { isArrow, isNear, labelled, nextMark, radiusOf, type MarkLabel } from './marks.ts'
import type { SeaMapWords } from './texts.ts'

interface MarkLayerProps {
  words: SeaMapWords
  layer: RefObject<SVGGElement | null>
  /** All of the map, for the ways of the arrow keys. */
  marks: readonly Mark[]
  /** Those that a move can bring into the picture. */
  visibleMarks: readonly Mark[]
  width: number
  height: number
  selected: string | undefined
  /** Key of the mark that Tab comes to. */
  current: string | undefined
  onCurrent: (mark: Mark) => void
  onHint: (mark: Mark | undefined) => void
  onPick: (mark: Mark) => void
  onLeave: () => void
}

/** The marks of a view, laid out in pixels of the screen. Arrow keys go from mark to mark. */
export const MarkLayer = memo(function MarkLayer({
  words: texts,
  layer,
  marks,
  visibleMarks,
  width,
  height,
  selected,
  current,
  onCurrent,
  onHint,
  onPick,
  onLeave,
}: MarkLayerProps) {
  // words are hidden while the picture moves: those outside of it are never seen
  const named = labelled(
    visibleMarks.filter((mark) => isNear(mark, width, height, 0)),
    width,
    selected,
  )
  const tabStop = visibleMarks.some(({ key }) => key === current) ? current : visibleMarks[0]?.key
  const onKeyDown = (event: KeyboardEvent<SVGGElement>, mark: Mark) => {
    if (event.key === 'Enter' || event.key === ' ') onPick(mark)
    else if (event.key === 'Escape') onLeave()
    else if (isArrow(event.key)) {
      const next = nextMark(marks, mark, event.key)
      if (next) onCurrent(next)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g ref={layer}>
      {visibleMarks.map((mark) => {
        const [point] = mark.points
        if (!point) return null
        const many = mark.points.length > 1
        const chosen = mark.points.some(({ id }) => id === selected)
        const kind = many ? 'cluster' : point.kind
        const label = named.get(mark.key)
        return (
          <g
            key={mark.key}
            data-mark={mark.key}
            className={`jst-sea-mark is-${kind}${!many && point.tone ? ` is-${point.tone}` : ''}${chosen ? ' is-selected' : ''}`}
            transform={`translate(${mark.x.toFixed(1)},${mark.y.toFixed(1)})`}
            role="button"
            tabIndex={mark.key === tabStop ? 0 : -1}
            aria-label={many ? texts.cluster(mark.points.length, label?.text) : [point.label, point.note].filter(Boolean).join(texts.joint)}
            aria-pressed={many ? undefined : chosen}
            onClick={() => onPick(mark)}
            onPointerEnter={() => onHint(mark)}
            onPointerLeave={() => onHint(undefined)}
            onFocus={() => onHint(mark)}
            onBlur={() => onHint(undefined)}
            onKeyDown={(event) => onKeyDown(event, mark)}
          >
            <circle className="jst-sea-reach" r={12} />
            <Shape mark={mark} />
            {many ? (
              <text className="jst-sea-count" dy="0.35em">
                {mark.points.length}
              </text>
            ) : null}
            {many || !label ? null : <Name label={label} />}
          </g>
        )
      })}
      {/* a button with a number in it is called by that number: the name of the largest of several stands beside it */}
      {visibleMarks.map((mark) => {
        const label = mark.points.length > 1 ? named.get(mark.key) : undefined
        return label ? (
          <g key={mark.key} aria-hidden="true" transform={`translate(${mark.x.toFixed(1)},${mark.y.toFixed(1)})`}>
            <Name label={label} />
          </g>
        ) : null
      })}
    </g>
  )
})

function Name({ label: { text, side, gap } }: { label: MarkLabel }) {
  return (
    <text className="jst-sea-label" x={side === 'left' ? -gap : gap} dy="0.35em" textAnchor={side === 'left' ? 'end' : 'start'}>
      {text}
    </text>
  )
}

function Shape({ mark }: { mark: Mark }) {
  const [point] = mark.points
  if (mark.points.length > 1) return <circle className="jst-sea-shape" r={radiusOf(mark)} />
  if (point?.kind === 'terminal') return <rect className="jst-sea-shape" x={-4} y={-4} width={8} height={8} />
  if (point?.kind === 'vessel') return <path className="jst-sea-shape" d="M0-9L6 7L0 4L-6 7Z" transform={`rotate(${point.heading ?? 0})`} />
  return <circle className="jst-sea-shape" r={radiusOf(mark)} />
}
