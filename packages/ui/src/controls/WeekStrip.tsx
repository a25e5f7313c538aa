import { useRef, type KeyboardEvent } from 'react'

/** A week of a `WeekStrip`. */
export interface StripWeek {
  /** Unique among them. */
  readonly key: string
  /** First and last day, as people read them. */
  readonly days: string
  /** Main figure: the price, a number. */
  readonly main: string
  /** One line below it. */
  readonly note: string
  /** There is nothing in it; it can be chosen all the same. */
  readonly empty?: boolean
}

export interface WeekStripProps {
  /** Names the group for readers. */
  label: string
  /** In the order of time. */
  weeks: readonly StripWeek[]
  /** Key of the week that is shown. */
  current: string
  /** Key of the week that was taken. */
  onChoose: (key: string) => void
}

/** Weeks side by side. The arrow keys go from one to the next, Enter or a press takes one; the current one is marked. */
export function WeekStrip({ label, weeks, current, onChoose }: WeekStripProps) {
  const root = useRef<HTMLDivElement>(null)
  const stop = Math.max(
    0,
    weeks.findIndex(({ key }) => key === current),
  )
  const move = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: weeks.length - 1 - at }[event.key]
    if (step === undefined) return
    event.preventDefault()
    root.current?.querySelectorAll('button')[at + step]?.focus()
  }
  return (
    <div ref={root} className="jst-weeks" role="group" aria-label={label}>
      {weeks.map(({ key, days, main, note, empty }, at) => (
        <button
          key={key}
          type="button"
          className={empty ? 'jst-week is-empty' : 'jst-week'}
          aria-pressed={key === current}
          tabIndex={at === stop ? 0 : -1}
          onKeyDown={(event) => move(event, at)}
          onClick={() => onChoose(key)}
        >
          <span>{days}</span>
          <strong>{main}</strong>
          <span>{note}</span>
        </button>
      ))}
    </div>
  )
}
