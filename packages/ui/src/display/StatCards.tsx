import { formatNumber } from '../format/numbers.ts'
import { AppLink } from '../controls/AppLink.tsx'
import type { Tone } from './StatusTag.tsx'

/** A number that opens the list behind it; undefined while it is loading. */
export interface Stat {
  /** Unique in the row. */
  key: string
  /** Name of the figure. */
  label: string
  /** undefined while loading: the card keeps its place. */
  value: number | undefined
  /** Colour of the number; it means state, so leave it out for plain counts and when nothing waits. */
  tone?: Tone
  /** Short explanation, shown on hover. */
  hint?: string
  /** The list behind the number. */
  to: string
}

const valueClass = ({ tone, value }: Stat): string => {
  if (value === 0) return 'jst-stat-value is-zero'
  return tone && value ? `jst-stat-value jst-tone-${tone}` : 'jst-stat-value'
}

const mostInRow = 6

/** A strip of counts, each the way into the list behind it; more than six stand in rows of six. */
export function StatCards({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <ul className={stats.length > mostInRow ? 'jst-stats is-rows' : 'jst-stats'} aria-label={label}>
      {stats.map((stat) => (
        <li key={stat.key}>
          <AppLink className="jst-stat" to={stat.to} title={stat.hint}>
            <span className="jst-stat-label">{stat.label}</span>
            <span className={valueClass(stat)}>
              {stat.value === undefined ? <span className="jst-skeleton jst-stat-wait" /> : formatNumber(stat.value)}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
