import { expect, it } from 'vitest'
import { lastResults, type KeptResult } from '../../bench/kit/kept.ts'
import { drawSpeed } from './speed.ts'

const machine = { cpu: 'Chip', cpus: 2, memoryGB: 4, platform: 'linux x64', node: 'v24', postgresql: '18', openFiles: 1, load: [1, 2, 3] }
const rounds = { value: [1], limit: [1] }
const result = (figures: KeptResult['figures']): KeptResult => ({
  name: 'booking',
  limit: 'the bare statement',
  seconds: 1,
  at: '2026-11-29T10:00:00.000Z',
  rounds: 3,
  machine,
  figures,
})

it('shows each figure with its limit, its ratio and a goal that is not met, and every list once more', () => {
  const drawn = drawSpeed([
    result([
      { name: 'list by filters', unit: 'ms', value: 12.345, limit: 6, ratio: 2.0575, goal: { of: 'ratio', most: 2 }, met: false, rounds },
      { name: 'submissions', unit: '/s', value: 1_234.5, goal: { of: 'value', least: 100 }, met: true, rounds },
    ]),
  ])
  expect(drawn).toContain('2026-11-29, 3 rounds, 2 × Chip, Node v24, load 1 2 3. Limit: the bare statement.')
  expect(drawn).toContain('| list by filters | 12.3 ms | 6 ms | 2.06 | ratio ≤ 2 **not met** |')
  expect(drawn).toContain('| submissions | 1,235 /s |  |  | ≥ 100 |')
  expect(drawn.split('### All lists')[1]).toContain('| booking | list by filters | 12.3 ms | 6 ms | 2.06 |')
  expect(drawn.split('### All lists')[1]).not.toContain('submissions')
})

it('has figures of a machine for every kept entry, and none of an entry that failed', () => {
  const kept = lastResults()
  expect(kept.length).toBeGreaterThan(0)
  for (const { name, at, machine, figures, error } of kept) {
    expect([name, Number.isNaN(Date.parse(at)), machine.cpus > 0, figures.length > 0, error]).toEqual([name, false, true, true, undefined])
    for (const { rounds, value, ratio, limit } of figures) {
      expect(rounds.value.length).toBeGreaterThan(0)
      expect(Number.isFinite(value)).toBe(true)
      expect(ratio === undefined).toBe(limit === undefined)
    }
  }
})
