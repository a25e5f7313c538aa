import { describe, expect, it } from 'vitest'
import { readDay, readMoment, readWholeMoment } from './typed-dates.ts'

const now = '2026-11-23'

describe('dates as people type them', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026/3/8', '2026-03-08'],
    ['20260308', '2026-03-08'],
    ['3-8', '2026-03-08'],
    ['1123', '2026-11-23'],
    ['2027年1月5日', '2027-01-05'],
    [' 12.1 ', '2026-12-01'],
    ['', ''],
  ])('%s is the day %s', (typed, day) => expect(readDay(typed, now)).toBe(day))

  it.each(['2026-02-31', '13-01', 'tomorrow', '23', '2026-11', '11-23-2026', '20261'])('%s is no day', (typed) =>
    expect(readDay(typed, now)).toBeUndefined(),
  )

  it.each([
    ['2026-11-23 14:30', '2026-11-23 14:30'],
    ['2026-11-23T14:30', '2026-11-23 14:30'],
    ['1123 1430', '2026-11-23 14:30'],
    ['11-23 9', '2026-11-23 09:00'],
    ['11-23 9：05', '2026-11-23 09:05'],
    ['2026-11-23 14:30:15', '2026-11-23 14:30'],
    ['11-23', '2026-11-23 00:00'],
    ['  ', ''],
  ])('%s is the time %s', (typed, moment) => expect(readMoment(typed, now)).toBe(moment))

  it.each(['11-23 25:00', '11-23 12:60', '14:30', '11-23 12:00 CST'])('%s is no time', (typed) =>
    expect(readMoment(typed, now)).toBeUndefined(),
  )

  it('where midnight would be a guess is none without an hour', () => {
    expect(['2026-11-23', '1123', '11月23日'].map((typed) => readWholeMoment(typed, now))).toEqual([undefined, undefined, undefined])
    expect(['', '1123 14', '2026-11-23T14:30', '11月23日14时'].map((typed) => readWholeMoment(typed, now))).toEqual([
      '',
      '2026-11-23 14:00',
      '2026-11-23 14:30',
      '2026-11-23 14:00',
    ])
  })
})
