import { expect, it } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

const hour = 3_600_000
/** Offsets of whole and half hours, changes of one hour, of half an hour, and at midnight, and none. */
const zones = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Apia',
]
const byIntl = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })

it.each(zones)('a wall clock is that of Intl, in days with a change of the offset too: %s', (zone) => {
  const clock = byIntl(zone)
  const differing: string[] = []
  // two years by steps that come to each half hour of a day
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 4.5 * hour)
    if (localOf(at, zone) !== clock.format(at)) differing.push(new Date(at).toISOString())
  expect(differing).toEqual([])
})

it('so it is where a zone leaves out a day, had an offset with seconds, or a year has five digits', () => {
  const at = (instant: string) => localOf(instant, 'Pacific/Apia')
  expect([at('2011-12-30T09:59:00Z'), at('2011-12-30T10:00:00Z')]).toEqual(['2011-12-29 23:59', '2011-12-31 00:00'])
  expect(localOf('1890-01-01T00:00:00Z', 'Asia/Shanghai')).toBe('1890-01-01 08:05')
  expect(localOf(Date.UTC(10_000, 0, 1), 'Asia/Shanghai')).toBe('10000-01-01 08:00')
  expect(() => localOf('no time', 'Asia/Shanghai')).toThrow(RangeError)
})

it.each(zones)('an instant is found again by its wall clock: %s', (zone) => {
  const lost: string[] = []
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7.5 * hour) {
    const local = localOf(at, zone)
    const found = Date.parse(instantOf(local, zone) ?? '')
    // the second of two equal times is found as the first
    if (localOf(found, zone) !== local || found > at) lost.push(local)
  }
  expect(lost).toEqual([])
})
