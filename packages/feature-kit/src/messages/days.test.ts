import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayName, dayOf } from './days.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 0, 1, 9) }))
afterEach(() => void vi.useRealTimers())

const at = (year: number, month: number, day: number) => ({ CreateTime: new Date(year, month - 1, day, 8).toISOString() })
const words = { today: '今天', yesterday: '昨天' }

it('calls a day today, yesterday, by month and day, or with its year when it is not this one', () => {
  const days = [at(2026, 1, 1), at(2025, 12, 31), at(2025, 12, 30)]
  expect(days.map((day) => dayName(day, words))).toEqual(['今天', '昨天', '2025-12-30'])
  vi.setSystemTime(new Date(2026, 4, 1, 9))
  expect(dayName(at(2026, 1, 1), words)).toBe('01-01')
  expect([dayOf(at(2026, 1, 1)), dayOf(undefined)]).toEqual(['2026-01-01', undefined])
})
