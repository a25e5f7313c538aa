import { addDays, daysBetween, instantOf, localOf, zoneOf } from '@jst/contracts/schedules/times'
import { readDay } from '@jst/contracts/values'
import type { EventTime, TimeFlag } from './event.ts'

const minute = 60_000
/** One hour. */
export const hour = 60 * minute
/** 24 hours. */
export const day = 24 * hour

/** The instant of a wall clock, with a flag where the clock was turned at that time. Undefined for what is no time. */
function instantIn(local: string, zone: string): { readonly instant: string; readonly flag: TimeFlag | undefined } | undefined {
  const instant = instantOf(local, zone)
  if (instant === undefined) return undefined
  if (localOf(instant, zone) !== local) return { instant, flag: 'gap' }
  const at = Date.parse(instant)
  // clocks are set back by an hour, on Lord Howe by half of one
  const isTwice = [30, 60].some((minutes) => localOf(at + minutes * minute, zone) === local)
  return { instant, flag: isTwice ? 'fold' : undefined }
}

/** A date or time as a message writes it. */
export interface WrittenTime {
  /** `2026-03-02`, or `2026-03-02T23:50`. */
  readonly local: string
  /** `Z`, `+08:00`, or `''` for the time of the place. */
  readonly offset: string
  readonly raw: string
}

/** True for a day of the calendar within this century: programs write 0001-01-01, 1900-01-01 and 1970-01-01 for no time. */
const isPlausible = (date: string): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(date) && 'value' in readDay(date)

/**
 * Time of an event at a port. Without an offset it is local to the port; a time that spring skips is moved forward, one that autumn repeats is the
 * first, and both are flagged. If the zone of the port is not known, UTC stands in and `no-zone` says so. Undefined for what is no time.
 * @param port UN/LOCODE, or `''`
 */
export function eventTime({ local, offset, raw }: WrittenTime, port: string): EventTime | undefined {
  const zone = zoneOf(port) ?? ''
  if (!isPlausible(local.slice(0, 10))) return undefined
  const isDay = local.length === 10
  const clock = isDay ? `${local} 00:00` : local.replace('T', ' ')
  if (!isDay && offset !== '') {
    const at = Date.parse(`${local}:00${offset}`)
    if (Number.isNaN(at)) return undefined
    return { instant: new Date(at).toISOString(), zone, precision: 'minute', raw, flags: zone === '' ? ['no-zone', 'unsure-day'] : [] }
  }
  const found = instantIn(clock, zone === '' ? 'UTC' : zone)
  if (!found) return undefined
  const flags: TimeFlag[] = [...(zone === '' ? (['no-zone'] as const) : []), ...(found.flag && !isDay ? [found.flag] : [])]
  return { instant: found.instant, zone, precision: isDay ? 'day' : 'minute', raw, flags }
}

/** Reads a date and time of ISO 8601 as DCSA writes it; a bare date is a day. Undefined for anything else. */
export function isoTime(text: string): WrittenTime | undefined {
  const [, date, clock, offset = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text.trim()) ?? []
  if (date === undefined) return undefined
  const zoned = offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  return { local: clock === undefined ? date : `${date}T${clock}`, offset: zoned, raw: text }
}

/** Local days and spans need the calendar of a zone, which is slow to ask; events are asked again and again. */
const localDays = new WeakMap<EventTime, string>()
const spans = new WeakMap<EventTime, readonly [number, number]>()
function remembered<T>(cache: WeakMap<EventTime, T>, time: EventTime, compute: () => T): T {
  const found = cache.get(time)
  if (found !== undefined) return found
  const value = compute()
  cache.set(time, value)
  return value
}

/** Day of the place: `2026-03-02`. */
export const localDay = (time: EventTime): string =>
  remembered(localDays, time, () => localOf(time.instant, time.zone === '' ? 'UTC' : time.zone).slice(0, 10))

/** The first instant and the one behind the last of a time; equal for a minute. Milliseconds. */
export const spanOf = (time: EventTime): readonly [number, number] =>
  remembered(spans, time, () => {
    const from = Date.parse(time.instant)
    if (time.precision === 'minute') return [from, from]
    const next = instantOf(`${addDays(localDay(time), 1)} 00:00`, time.zone === '' ? 'UTC' : time.zone)
    return [from, next === undefined ? from + day : Date.parse(next)]
  })

/** Milliseconds between two times, 0 if one is within the day of the other. */
export function distance(one: EventTime, other: EventTime): number {
  const [from, to] = spanOf(one)
  const [otherFrom, otherTo] = spanOf(other)
  if (one.precision === 'day' && other.precision === 'day') return Math.abs(from - otherFrom)
  return Math.max(0, otherFrom - to, from - otherTo)
}

/** Milliseconds by which a time is later than another one, negative for an earlier one, 0 if one is within the day of the other. */
export const lateness = (time: EventTime, before: EventTime): number =>
  spanOf(time)[0] < spanOf(before)[0] ? -distance(time, before) : distance(time, before)

/**
 * Days by which a time is later than another one, as they are told to people. A bare day has no clock to count from: beside one the days of the
 * calendar count.
 */
export const daysLater = (time: EventTime, before: EventTime): number =>
  time.precision === 'day' || before.precision === 'day'
    ? daysBetween(localDay(before), localDay(time))
    : Math.round((Date.parse(time.instant) - Date.parse(before.instant)) / day)

/** An instant of ISO 8601, or a bare day of a port, as a time there. */
export function timeAt(text: string, port: string): EventTime | undefined {
  const written = isoTime(text)
  return written && eventTime(written, port)
}
