import { AppLink, cssVariables, formatNumber } from '@jst/ui'
import { texts } from '../texts.ts'

/** A bar with its words and its number, which opens the list behind it. */
export interface Bar {
  key: string
  label: string
  /** Second line of the label. */
  note?: string
  count: number
  to: string
  /** Drawn in the colour of what is urgent. */
  urgent?: boolean
}

/** Counts beside each other as bars, upright or lying; a zero has no bar and leads nowhere. */
export function Bars({ label, bars, lying = false }: { label: string; bars: readonly Bar[]; lying?: boolean }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className={lying ? 'jst-bars is-lying' : 'jst-bars'} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          {bar.count > 0 ? (
            <AppLink to={bar.to} className={bar.urgent ? 'jst-bar is-urgent' : 'jst-bar'}>
              <Face bar={bar} most={most} />
            </AppLink>
          ) : (
            <span className="jst-bar is-none">
              <Face bar={bar} most={most} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Face({ bar, most }: { bar: Bar; most: number }) {
  return (
    <>
      <span className="jst-bar-label">
        {bar.label} {bar.note ? <small>{bar.note} </small> : null}
      </span>
      <span className="jst-bar-count">{texts.week.count(formatNumber(bar.count))}</span>
      <span className="jst-bar-body" style={cssVariables({ '--jst-share': bar.count / most })} />
    </>
  )
}
