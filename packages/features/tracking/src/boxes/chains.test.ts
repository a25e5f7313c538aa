import { describe, expect, it } from 'vitest'
import { statements } from '../testing/show.ts'
import { chainsOf, silentNumbers } from './chains.ts'

describe('boxes of a question', () => {
  it('stand in the order of the numbers, each with its events in order and its newest actual that counts', () => {
    const chains = chainsOf(statements, ['OOLU1112223', 'TCNU4441116'])
    expect(chains.map(({ box }) => box)).toEqual(['OOLU1112223', 'TCNU4441116'])
    // the departure of the other box was withdrawn
    expect(chains.map(({ last }) => last?.Milestone)).toEqual(['loaded', 'gateIn'])
    expect(chains[1]!.rows.map(({ Milestone }) => Milestone)).toEqual(['gateIn', 'departed'])
  })
  it('of which nothing is known are told', () => {
    expect(silentNumbers(statements, ['OOLU1112223', 'COSU66000001', 'EGLV7'])).toEqual(['EGLV7'])
  })
})
