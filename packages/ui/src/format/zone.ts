// Wall clocks of a time zone, as milliseconds that read in UTC what the clock shows.

/** The zones that can be chosen; any other that the runtime knows works too. */
export const timeZones = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Amsterdam',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const
/** A zone that can be chosen. */
export type TimeZone = (typeof timeZones)[number]

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  const formatter =
    formats.get(zone) ??
    // Swedish writes `2026-03-08 01:30:00`
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    })
  formats.set(zone, formatter)
  return formatter
}

/** Returns the wall-clock time of an instant in a zone. */
export const wallOf = (at: number, zone: string): number =>
  Date.parse(`${formatOf(zone).format(at).replace(' ', 'T')}Z`) + (((at % 1000) + 1000) % 1000)

const day = 86_400_000

/** The moment when the clocks of a zone show this: the first of two, and after an hour that is left out the same stretch behind it. */
export function momentOf(wall: number, zone: string): number {
  const [one, other] = [wall - day, wall + day].map((near) => wall - (wallOf(near, zone) - near)) as [number, number]
  const [first, second] = [Math.min(one, other), Math.max(one, other)]
  return wallOf(first, zone) === wall ? first : second
}

/** The zone of this machine. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
