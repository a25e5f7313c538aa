import { describe, expect, it } from 'vitest'
import { creditCheckDigit, creditCodeProblem, maskCreditCode, normalizeCreditCode } from './credit-code.ts'

describe('unified social credit code (GB 32100-2015)', () => {
  // codes that their owners publish themselves
  it.each(['91440300708461136T', '91330100799655058B', '91110000802100433B', '914403001922038216'])('takes %s', (code) => {
    expect(creditCodeProblem(code)).toBeUndefined()
    expect(creditCheckDigit(code.slice(0, 17))).toBe(code.at(-1))
  })

  it('finds every single wrong digit and every swap of neighbours', () => {
    const code = '91440300708461136T'
    for (let at = 0; at < code.length; at++) {
      const wrong = code.slice(0, at) + (code[at] === '2' ? '3' : '2') + code.slice(at + 1)
      expect(creditCodeProblem(wrong)).toContain('校验位')
      const [here, next] = [code[at]!, code[at + 1] ?? code[at]!]
      if (here !== next) expect(creditCodeProblem(code.slice(0, at) + next + here + code.slice(at + 2))).toBeDefined()
    }
  })

  it('says what is wrong: length, a letter that never stands in a code', () => {
    expect(creditCodeProblem('')).toContain('现在是 0 位')
    expect(creditCodeProblem('9144030070846113')).toContain('现在是 16 位')
    expect(creditCodeProblem('9144030070846113OT')).toContain('“O”')
    expect(creditCodeProblem("91440300';drop tab")).toContain('不会出现')
  })

  it('understands what people type, and hides the middle from strangers', () => {
    expect(normalizeCreditCode(' ９１44 0300-7084 6113 6t ')).toBe('91440300708461136T')
    expect(maskCreditCode('91440300708461136T')).toBe('91****136T')
    expect(maskCreditCode('')).toBe('')
  })
})
