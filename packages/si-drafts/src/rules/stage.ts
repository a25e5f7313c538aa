import type { SiStage } from '@jst/contracts/si'
import { isPastCutOff } from './set-rules.ts'

const hour = 3_600_000
/** China has one time zone without daylight saving time. */
const chinaOffset = 8 * hour

/** Day in China of an ISO 8601 instant, `2026-03-12`; a plain day is returned unchanged, other text gives null. */
export function chinaDay(at: string | null): string | null {
  if (at === null) return null
  if (/^\d{4}-\d\d-\d\d$/.test(at)) return at
  const time = Date.parse(at)
  return Number.isNaN(time) ? null : new Date(time + chinaOffset).toISOString().slice(0, 10)
}

/** Cut-off and sailing of an order, ISO 8601; null while they are not known. */
export interface Schedule {
  /** SI cut-off, an instant. */
  readonly deadline: string | null
  /** An instant, or a plain day of China. */
  readonly sailingDate: string | null
}

/**
 * Where a submit at `now` (epoch milliseconds) stands for its fee: 0 up to and with the instant of the cut-off, 1 after it, 2 once the day of sailing
 * has ended in China. The hour of a sailing is an estimate, and the load ports and cut-offs are China's; what is not known never makes it later.
 */
export function stageAt({ deadline, sailingDate }: Schedule, now: number): SiStage {
  const day = chinaDay(sailingDate)
  if (day !== null && now >= Date.parse(`${day}T00:00:00Z`) - chinaOffset + 24 * hour) return 2
  return isPastCutOff(deadline, now) ? 1 : 0
}
