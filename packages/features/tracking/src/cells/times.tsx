import type { CallTimes } from '@jst/contracts/tracking'
import { emptyText, StatusTag } from '@jst/ui'
import { texts } from '../texts.ts'
import { zoned } from './zoned.ts'

interface ZonedTimeProps {
  value: string | null
  zone: string
  isDay?: boolean
  /** The distance from UTC stands beside the time, not only on hover. */
  withOffset?: boolean
}

/** A time by the clock of its place; the zone on hover, or beside it. A clock that is not known is said. */
export function ZonedTime({ value, zone, isDay = false, withOffset = false }: ZonedTimeProps) {
  if (!value) return <span className="jst-muted">{emptyText}</span>
  const { text, full, offset } = zoned(value, zone, isDay)
  return (
    <time dateTime={value} title={zone ? `${full} ${texts.local(zone, offset)}` : `${full} UTC ${texts.noZone}`} className="jst-zoned">
      {text}
      {withOffset && !isDay ? <small>{zone ? offset : 'UTC ?'}</small> : null}
    </time>
  )
}

const order = ['Actual', 'Estimated', 'Planned'] as const
/** Which of the times of a call counts: the actual, else the newest announced, else the plan. */
export const bestOf = (times: CallTimes) => {
  const kind = order.find((one) => times[one] !== null)
  return kind && { kind, at: times[kind]! }
}

/** The time of a call that counts, with its kind in a sign; all three on hover. */
export function CallTime({ times, zone }: { times: CallTimes; zone: string }) {
  const best = bestOf(times)
  if (!best) return <span className="jst-muted">{emptyText}</span>
  const all = order.flatMap((kind) => (times[kind] ? `${texts.times[kind]} ${zoned(times[kind], zone).full}` : [])).toReversed()
  return (
    <span className={best.kind === 'Actual' ? 'jst-call-time' : 'jst-call-time is-plan'} title={all.join('\n')}>
      <i>{texts.short[best.kind]}</i>
      {zoned(best.at, zone).text}
    </span>
  )
}

/** Days against the first announced arrival. */
export function Delay({ days }: { days: string | null }) {
  if (days === null) return <span className="jst-muted">{emptyText}</span>
  const count = Number(days)
  return count > 0 ? (
    <StatusTag tone={count > 3 ? 'red' : 'orange'}>{texts.delay(count)}</StatusTag>
  ) : (
    <span className="jst-muted">{texts.delay(count)}</span>
  )
}
