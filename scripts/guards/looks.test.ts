import { describe, expect, it } from 'vitest'
import { problemsOfScreen, problemsOfStyle } from './looks.mjs'

describe('looks', () => {
  it('names a size of type outside the scale, except on paper', () => {
    const text = '.a { font-size: 13px; }\n.b { font-size: 15px; }'
    expect(problemsOfStyle('packages/ui/src/styles/list.css', text)).toEqual([
      'packages/ui/src/styles/list.css: font-size 15px — Type is 12, 13, 14, 16 or 24 px (docs/comfort.md).',
    ])
    expect(problemsOfStyle('packages/ui/src/styles/bill.css', text)).toEqual([])
  })

  it('names native lists and calendars of screens, and of packages that know no @jst/ui', () => {
    const text = '<select value={v}></select><input type="datetime-local" /><input type="checkbox" />'
    expect(problemsOfScreen('packages/features/si/src/a.tsx', text)).toEqual([
      'packages/features/si/src/a.tsx: a native select — Use Select of @jst/ui.',
      'packages/features/si/src/a.tsx: a native datetime-local input — Use DateEntry or DayField of @jst/ui.',
    ])
    expect(problemsOfScreen('packages/sheet/src/a.tsx', text)).toEqual([
      'packages/sheet/src/a.tsx: a native select — Draw a list (ColumnChoice of packages/sheet), or take the control of the host.',
      'packages/sheet/src/a.tsx: a native datetime-local input — Take the control of the host.',
    ])
    expect(problemsOfScreen('packages/ui/src/a.tsx', text)).toEqual([])
  })
})
