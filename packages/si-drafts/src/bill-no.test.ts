import { describe, expect, it } from 'vitest'
import { nextBillNo } from './bill-no.ts'

describe('the proposed number of a split bill', () => {
  it('is the master number with A, B, C … and the next that is free', () => {
    expect(nextBillNo('COSU641', [])).toBe('COSU641A')
    expect(nextBillNo('COSU641', ['COSU641A', 'COSU641B'])).toBe('COSU641C')
    expect(nextBillNo('COSU641', [], 2)).toBe('COSU641C')
  })
  it('goes on with AA after Z', () => expect(nextBillNo('COSU641', [], 26)).toBe('COSU641AA'))
  it('is empty without a master number or when it would be longer than 20 characters', () =>
    expect([nextBillNo('', []), nextBillNo('A'.repeat(20), [])]).toEqual(['', '']))
})
