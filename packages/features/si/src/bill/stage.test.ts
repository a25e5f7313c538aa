import { expect, it } from 'vitest'
import { stageText } from './StageTag.tsx'

const now = Date.parse('2026-11-23T02:00:00Z')

it.each([
  [{ Stage: 0, Deadline: '2026-12-01T00:00:00Z' }, '截单前'],
  [{ Stage: 1, Deadline: '2026-11-22T00:00:00Z' }, '截单后'],
  [{ Stage: 1, Deadline: null }, '截单后'],
  // the cut-off was moved: 截单后 beside 还剩 12 天 would contradict it
  [{ Stage: 1, Deadline: '2026-12-05T00:00:00Z' }, '原截单后'],
  [{ Stage: 2, Deadline: '2026-12-05T00:00:00Z' }, '开船后'],
  [{ Stage: 7, Deadline: null }, undefined],
])('%o is %s', (submitted, text) => expect(stageText(submitted, now)).toBe(text))
