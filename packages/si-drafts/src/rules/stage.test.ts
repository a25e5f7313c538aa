import { describe, expect, it } from 'vitest'
import { chinaDay, stageAt, type Schedule } from './stage.ts'

const at = (time: string, schedule: Partial<Schedule> = {}) =>
  stageAt({ deadline: '2026-03-10T08:00:00Z', sailingDate: '2026-03-12', ...schedule }, Date.parse(time))

describe('stage of a submit for its fee', () => {
  it('the minute of the cut-off is still in time, the next second is late', () => {
    expect([at('2026-03-10T07:59:59Z'), at('2026-03-10T08:00:00Z'), at('2026-03-10T08:00:01Z')]).toEqual([0, 0, 1])
  })
  it('the whole day of sailing in China counts as not sailed, its end as sailed', () => {
    expect([at('2026-03-11T15:59:59Z'), at('2026-03-11T16:00:00Z'), at('2026-03-12T15:59:59Z'), at('2026-03-12T16:00:00Z')]).toEqual([
      1, 1, 1, 2,
    ])
  })
  it('an instant stands for its day in China, whatever the day is elsewhere', () => {
    for (const sailingDate of ['2026-03-11T16:00:00Z', '2026-03-12T06:30:00Z', '2026-03-12T15:59:59.999Z', '2026-03-12T23:00:00+08:00'])
      expect([at('2026-03-12T15:59:59Z', { sailingDate }), at('2026-03-12T16:00:00Z', { sailingDate })]).toEqual([1, 2])
  })
  it('what is not known never makes a submit later', () => {
    expect(at('2030-01-01T00:00:00Z', { deadline: null, sailingDate: null })).toBe(0)
    expect(at('2026-03-12T16:00:00Z', { deadline: null })).toBe(2)
    expect(at('2026-03-11T00:00:00Z', { sailingDate: null })).toBe(1)
    for (const sailingDate of ['', 'TBA']) expect(at('2030-01-01T00:00:00Z', { sailingDate })).toBe(1)
  })
  it('a sailing before the cut-off has sailed all the same', () => {
    expect(at('2026-03-09T16:00:00Z', { sailingDate: '2026-03-09' })).toBe(2)
  })
})

it('a day in China: midnight there is the evening before in UTC', () => {
  expect(['2026-03-11T16:00:00Z', '2026-03-11T15:59:59Z', '2026-03-12', 'x'].map(chinaDay)).toEqual([
    '2026-03-12',
    '2026-03-11',
    '2026-03-12',
    null,
  ])
})
