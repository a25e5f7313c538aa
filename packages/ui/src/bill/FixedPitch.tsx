import { useId, useMemo, useRef } from 'react'
import { cssVariables } from '../cssVariables.ts'
import { useTexts } from '../language.tsx'
import { measureGrid, type GridMeasure } from './measureGrid.ts'

interface GridProps {
  value: string
  /** Name of the box for readers: 发货人. */
  label: string
  /** Lines of the box. */
  lines: number
  /** Characters per line; 35 by the trade's documents. */
  columns?: number
}

const standardColumns = 35

/** A box of a bill, read only: exact columns, what does not fit is marked. */
export function FixedPitchText({ value, label, lines, columns = standardColumns }: GridProps) {
  const measure = useMemo(() => measureGrid(value, { columns, lines }), [value, columns, lines])
  return (
    <figure className="jst-pitch" aria-label={label} style={cssVariables({ '--jst-columns': columns })}>
      {/* A line that is too long scrolls inside the box: the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard */}
      <pre className="jst-pitch-text" tabIndex={measure.fits ? undefined : 0} style={{ minHeight: `${Math.min(lines, 6)}lh` }}>
        <MarkedLines measure={measure} columns={columns} limit={lines} />
      </pre>
      {measure.fits ? null : <Counter measure={measure} columns={columns} limit={lines} />}
    </figure>
  )
}

interface FixedPitchInputProps extends GridProps {
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  id?: string
  /** Id of a text that says more, such as the error under the field. */
  describedBy?: string
  invalid?: boolean
  /** Height in lines before scrolling; at most 8 by default. */
  rows?: number
}

/**
 * A box of a bill to type in: fixed pitch, a ruler at the last column, a counter of lines and of the longest line.
 * Nothing is cut: what does not fit is marked and said.
 */
export function FixedPitchInput({
  value,
  onChange,
  onBlur,
  label,
  lines,
  columns = standardColumns,
  disabled,
  id,
  describedBy,
  invalid,
  rows = Math.min(lines, 8),
}: FixedPitchInputProps) {
  const counterId = useId()
  const marks = useRef<HTMLPreElement>(null)
  const measure = useMemo(() => measureGrid(value, { columns, lines }), [value, columns, lines])
  return (
    <div className={disabled ? 'jst-pitch is-disabled' : 'jst-pitch'} style={cssVariables({ '--jst-columns': columns })}>
      <div className="jst-pitch-box">
        <pre ref={marks} className="jst-pitch-marks" aria-hidden="true">
          <MarkedLines measure={measure} columns={columns} limit={lines} />
        </pre>
        <textarea
          id={id}
          className="jst-pitch-input"
          aria-label={id ? undefined : label}
          aria-describedby={describedBy ? `${counterId} ${describedBy}` : counterId}
          aria-invalid={invalid || !measure.fits}
          value={value}
          rows={rows}
          wrap="off"
          spellCheck={false}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onScroll={(event) => {
            const { scrollTop, scrollLeft } = event.currentTarget
            marks.current?.style.setProperty('transform', `translate(${-scrollLeft}px, ${-scrollTop}px)`)
          }}
        />
      </div>
      <Counter id={counterId} measure={measure} columns={columns} limit={lines} />
    </div>
  )
}

function MarkedLines({ measure, columns, limit }: { measure: GridMeasure; columns: number; limit: number }) {
  return measure.lines.map((line, index) => {
    const characters = Array.from(line)
    const end = index === measure.lines.length - 1 ? '' : '\n'
    if (index >= limit) return <mark key={index}>{line + end}</mark>
    if (characters.length <= columns) return line + end
    return (
      <span key={index}>
        {characters.slice(0, columns).join('')}
        <mark>{characters.slice(columns).join('')}</mark>
        {end}
      </span>
    )
  })
}

function Counter({ id, measure, columns, limit }: { id?: string; measure: GridMeasure; columns: number; limit: number }) {
  const texts = useTexts()
  const words = texts.bill
  return (
    <div id={id} className={measure.fits ? 'jst-pitch-count' : 'jst-pitch-count is-over'}>
      <span>{words.lines(measure.lines.length, limit)}</span>
      <span>{words.longest(measure.longest, columns)}</span>
      {measure.overLong.length ? <strong>{words.tooLong(measure.overLong.join(words.comma))}</strong> : null}
      {measure.extraLines ? <strong>{words.tooMany(measure.extraLines)}</strong> : null}
    </div>
  )
}
