import { localOf } from '@jst/contracts/schedules'
import { timeOf, today } from '@jst/ui'

const offsetOf = (instant: string, local: string): string => {
  const minutes = Math.round(((timeOf(`${local.replace(' ', 'T')}:00Z`) ?? 0) - (timeOf(`${instant.slice(0, 16)}:00Z`) ?? 0)) / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** A moment by the clock of its place: day and time, without the year if it is this one, and the distance of that clock from UTC. */
export interface Zoned {
  readonly text: string
  readonly full: string
  readonly offset: string
}

/**
 * @param instant ISO 8601 in UTC
 * @param zone IANA name; `''`: the clock of the place is not known and the moment is given in UTC
 * @param isDay only the day is known
 */
export function zoned(instant: string, zone: string, isDay = false): Zoned {
  const local = localOf(instant, zone || 'UTC')
  const full = isDay ? local.slice(0, 10) : local
  return { text: full.startsWith(today().slice(0, 5)) ? full.slice(5) : full, full, offset: offsetOf(instant, local) }
}
