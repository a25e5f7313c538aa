import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  daysOfWeek,
  edgeOfDay,
  emptyText,
  endOfWeek,
  formatDate,
  instantOf,
  mondayOf,
  setTimeZone,
  startOfWeek,
  timeOf,
  today,
  weekdayLabel,
} from './dates.ts'
import { readDay, readMoment } from './typed-dates.ts'

afterEach(() => {
  setTimeZone(undefined)
  vi.useRealTimers()
})

describe('a chosen time zone', () => {
  it('shows moments as the clocks of its place do, in every format', () => {
    const at = '2026-11-23T22:30:05.000Z'
    setTimeZone('Asia/Shanghai')
    expect([formatDate(at, 'list'), formatDate(at, 'slashDateTime'), weekdayLabel(at)]).toEqual([
      '11-24 06:30',
      '2026/11/24 06:30:05',
      '星期二',
    ])
    setTimeZone('America/Los_Angeles')
    expect([formatDate(at, 'list'), formatDate(at, 'time'), weekdayLabel(at)]).toEqual(['11-23 14:30', '14:30:05', '星期一'])
    setTimeZone('UTC')
    expect(formatDate(at, 'dateTime')).toBe('2026-11-23 22:30:05')
    for (const none of [null, undefined, '', 'soon']) expect([formatDate(none), timeOf(none)]).toEqual([emptyText, undefined])
  })

  it('reads what people type as a time of its place, and leaves days and times of day as they are typed', () => {
    setTimeZone('America/New_York')
    expect(instantOf('2026-11-23T09:05')).toBe('2026-11-23T14:05:00.000Z')
    expect(instantOf(readMoment('2026-11-23 9:05'))).toBe('2026-11-23T14:05:00.000Z')
    expect(instantOf('2026-11-23T09:05:00+08:00')).toBe('2026-11-23T01:05:00.000Z')
    expect([formatDate('2026-11-23'), formatDate('2026-11-23 09:05', 'list')]).toEqual(['2026-11-23', '11-23 09:05'])
  })

  it('has its own today, weeks and edges of days', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z') })
    setTimeZone('Asia/Tokyo')
    expect([today(), mondayOf(Date.now()), readDay('1123')]).toEqual(['2026-11-23', '2026-11-23', '2026-11-23'])
    expect([edgeOfDay('2026-11-23', 'start'), edgeOfDay('2026-11-23', 'end')]).toEqual([
      '2026-11-22T15:00:00.000Z',
      '2026-11-23T14:59:59.999Z',
    ])
    expect([startOfWeek(Date.now()), endOfWeek(Date.now())].map((at) => at.toISOString())).toEqual([
      '2026-11-22T15:00:00.000Z',
      '2026-11-29T14:59:59.999Z',
    ])
    setTimeZone('Europe/London')
    expect([today(), mondayOf(Date.now()), addDays('2026-11-22', 1)]).toEqual(['2026-11-22', '2026-11-16', '2026-11-23'])
  })
})

describe('a change of clocks', () => {
  it('Europe/Amsterdam, 2026-10-25: the day has 25 hours, an hour that comes twice is read as the first', () => {
    setTimeZone('Europe/Amsterdam')
    expect(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => formatDate(at, 'list'))).toEqual(['10-25 02:30', '10-25 02:30'])
    expect(instantOf('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect([instantOf('2026-10-25T01:59'), instantOf('2026-10-25T03:00')]).toEqual(['2026-10-24T23:59:00.000Z', '2026-10-25T02:00:00.000Z'])
    expect([edgeOfDay('2026-10-25', 'start'), edgeOfDay('2026-10-25', 'end')]).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:59:59.999Z',
    ])
    expect(daysOfWeek('2026-10-25T12:00:00Z').map((day) => formatDate(day, 'dateTime'))).toEqual(
      [19, 20, 21, 22, 23, 24, 25].map((day) => `2026-10-${day} 00:00:00`),
    )
  })

  it('America/New_York, 2026-11-01 and 2026-03-08: an hour that is left out is read as the same stretch after it', () => {
    setTimeZone('America/New_York')
    expect(instantOf('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
    expect(instantOf('2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z')
    expect(instantOf('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z')
    expect(formatDate(instantOf('2026-03-08T02:30'), 'list')).toBe('03-08 03:30')
    expect([edgeOfDay('2026-03-08', 'start'), edgeOfDay('2026-03-08', 'end')]).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T03:59:59.999Z',
    ])
  })
})
