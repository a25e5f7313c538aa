import { describe, expect, it } from 'vitest'
import { problemsOf } from './dates.mjs'

const file = 'packages/features/schedules/src/longterm/Some.tsx'

describe('the guard of dates', () => {
  it.each([
    'const day = new Date(`${value}T00:00:00`)',
    'const day = new Date(Date.now() + 86_400_000)',
    'const day = now.toISOString().slice(0, 10)',
    'const weekday = day.getUTCDay() || 7',
    'day.setDate(day.getDate() + 1)',
    'const hours = left / 3600000',
    'const at = Date.parse(deadline)',
    "const text = day.toLocaleDateString('zh-CN')",
    "import dayjs from 'dayjs'",
    "import weekOfYear from 'dayjs/plugin/weekOfYear'",
  ])('refuses %s', (line) => expect(problemsOf(file, `// fine\n${line}`)).toEqual([expect.stringContaining(`${file}:2: `)]))

  it.each([
    ['packages/ui/src/format/dates.ts', 'dayjs(value)'],
    ['packages/si-drafts/src/rules/stage.ts', 'Date.parse(at)'],
    ['packages/contracts/src/schedules/local-time.ts', 'Date.parse(at)'],
    ['packages/server/src/server.ts', 'Date.parse(at)'],
    ['packages/ui/src/clock/clock.test.ts', 'Date.parse(at)'],
    ['packages/api-client/src/refusal.ts', 'Date.parse(value)'],
    [file, 'const savedAt = new Date()'],
    [file, 'const now = Date.now()'],
  ])('lets %s have %s', (where, line) => expect(problemsOf(where, line)).toEqual([]))
})
