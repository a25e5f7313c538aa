import { formatNumber } from '../format/numbers.ts'
import { AppLink } from '../controls/AppLink.tsx'
import type { Tone } from './StatusTag.tsx'

/** A number that opens the list behind it; undefined while it is loading. */
export interface Stat {
  /** Unique in the row. */
  key: string
  /** What is counted. */
  label: string
  /** undefined while loading: the card keeps its place. */
  value: number | undefined
  /** Colour of the number; it means state, so leave it out for plain counts and when nothing waits. */
  tone?: Tone
  /** What it means, in a few words. */
  hint?: string
  /** The list behind the number. */
  to: string
}

/** A row of counts, each the way into the list behind it. */
export function StatCards({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <ul className="jst-stats" aria-label={label}>
      {stats.map((stat) => (
        <li key={stat.key}>
          <AppLink className="jst-stat" to={stat.to}>
            <span className="jst-stat-label">{stat.label}</span>
            <span className={stat.tone && stat.value ? `jst-stat-value jst-tone-${stat.tone}` : 'jst-stat-value'}>
              {stat.value === undefined ? <span className="jst-skeleton jst-stat-wait" /> : formatNumber(stat.value)}
            </span>
            {stat.hint ? <span className="jst-stat-hint">{stat.hint}</span> : null}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
