import { zoneOf } from './zones.ts'

const hour = 3_600_000
// Swedish writes a time as the wire does: `2026-03-08 01:30`
const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(zone, formatter)
  return formatter
}

const format = (at: number, zone: string) => formatOf(zone).format(at)
const asUtc = (local: string) => Date.parse(`${local.slice(0, 10)}T${local.slice(11, 16)}:00.000Z`)
const formattedOffset = (at: number, zone: string) => asUtc(format(at, zone)) - Math.floor(at / 60_000) * 60_000

/** Before it some zones had offsets with seconds; behind it years may need more than four digits. */
const [firstCached, lastCached] = [Date.UTC(1973), Date.UTC(9990)]
/** Days cached for a zone: eleven years. */
const mostDays = 4_000
/** Offset in ms by day of UTC, for each zone; undefined for a day in which the zone changes it. */
const offsets = new Map<string, Map<number, number | undefined>>()

/** Offset of the whole day, which both of its ends have: Intl takes ten times as long for each instant. No zone changes it and back in one day. */
function offsetOfDay(at: number, zone: string): number | undefined {
  if (!(at >= firstCached && at < lastCached)) return undefined
  const day = Math.floor(at / (24 * hour))
  let days = offsets.get(zone)
  if (!days || days.size >= mostDays) offsets.set(zone, (days = new Map()))
  if (days.has(day)) return days.get(day)
  const [begin, end] = [formattedOffset(day * 24 * hour, zone), formattedOffset((day + 1) * 24 * hour, zone)]
  const offset = begin === end ? begin : undefined
  days.set(day, offset)
  return offset
}

/** Wall clock of a zone: `2026-03-08 01:30`. */
export function localOf(instant: string | number, zone: string): string {
  const at = new Date(instant).getTime()
  const offset = offsetOfDay(at, zone)
  return offset === undefined ? format(at, zone) : new Date(at + offset).toISOString().slice(0, 16).replace('T', ' ')
}

const offsetOf = (at: number, zone: string) => offsetOfDay(at, zone) ?? formattedOffset(at, zone)

/**
 * Instant of a wall clock `YYYY-MM-DD HH:mm`, ISO 8601 UTC. A time that a zone skips in spring is the same stretch after the jump; one
 * that comes twice in autumn is the first. Undefined for what is no time.
 */
export function instantOf(local: string, zone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(local)) return undefined
  const wall = asUtc(local)
  // no such day or hour, as the 31st of February
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16).replace('T', ' ') !== local) return undefined
  const early = wall - offsetOf(wall - 24 * hour, zone)
  const late = wall - offsetOf(wall + 24 * hour, zone)
  const found = [Math.min(early, late), Math.max(early, late)].find((at) => at + offsetOf(at, zone) === wall)
  return new Date(found ?? Math.max(early, late)).toISOString()
}

/** @param date `YYYY-MM-DD` */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10)
/** 1 Monday … 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7
/** Monday of the week. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date))
/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hour)

/** Zone of a port; where none is known, times stand in that of China and say so. */
export const zoneOrChina = (port: string): string => zoneOf(port) ?? 'Asia/Shanghai'
/** Wall clock of a port. */
export const portLocal = (instant: string, port: string): string => localOf(instant, zoneOrChina(port))
/** Day of a port. */
export const portDay = (instant: string, port: string): string => portLocal(instant, port).slice(0, 10)
/** The same wall clock some days later, at that port. */
export const shiftDays = (instant: string, port: string, days: number): string => {
  const local = portLocal(instant, port)
  return instantOf(`${addDays(local.slice(0, 10), days)} ${local.slice(11)}`, zoneOrChina(port))!
}
