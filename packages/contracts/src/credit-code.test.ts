import { describe, expect, it } from 'vitest'
import { creditCheckDigit, creditCodeProblem, creditCodeWarning, maskCreditCode, normalizeCreditCode } from './credit-code.ts'

describe('unified social credit code (GB 32100-2015)', () => {
  // codes that their owners publish: listed companies in their annual reports, the others with the licence on their sites
  it.each([
    ['914403001922038216', '华为技术有限公司'],
    ['9144030071526726XG', '深圳市腾讯计算机系统有限公司: X inside, a letter as check digit'],
    ['91440300708461136T', '腾讯科技（深圳）有限公司'],
    ['91330100799655058B', '阿里巴巴（中国）有限公司'],
    ['91110000802100433B', '百度在线网络技术（北京）有限公司'],
    ['91110108551385082Q', '小米科技有限责任公司'],
    ['9144030027939873X7', '中兴通讯股份有限公司'],
    ['91440300192317458F', '比亚迪股份有限公司'],
    ['91370200264574251E', '海尔智家股份有限公司'],
    ['91350900587527783P', '宁德时代新能源科技股份有限公司'],
    ['91120118MA0603879K', '中远海运控股股份有限公司: an organisation number of 2015 and later, which begins with MA'],
    ['913100001322075806', '上海国际港务（集团）股份有限公司'],
    ['91100000100003962T', '中国工商银行股份有限公司: a state organ registered it, 100000'],
    ['911000001000013428', '中国银行股份有限公司'],
    ['9152000071430580XT', '贵州茅台酒股份有限公司'],
    ['9110000071092841XX', '中国人寿保险股份有限公司: the check digit is X'],
  ])('takes %s: %s', (code) => {
    expect([creditCodeProblem(code), creditCodeWarning(code)]).toEqual([undefined, undefined])
    expect(creditCheckDigit(code.slice(0, 17))).toBe(code.at(-1))
  })

  it.each([
    ['914403001922038217', '华为 with another check digit'],
    ['914403001922083216', '华为 with two digits swapped'],
    ['91310000132207580G', '上港集团 with G for 6'],
  ])('takes %s with a warning: %s', (code) => {
    expect([creditCodeProblem(code), creditCodeWarning(code)]).toEqual([undefined, '统一社会信用代码的校验位不符，请逐位核对'])
  })

  it.each([
    ['91120118MAO603879K', '“O”', '中远海控 with O for zero'],
    ['9I120118MA0603879K', '“I”', '中远海控 with I for one'],
    ['9144030071526726ZG', '“Z”', '腾讯 with Z'],
    ['9144030071526726SG', '“S”', '腾讯 with S'],
    ['9144030071526726VG', '“V”', '腾讯 with V'],
    ['71526726X', '现在是 9 位', '腾讯: the organisation number alone'],
    ['440301103448669', '现在是 15 位', '腾讯: the registration number of before 2015'],
    ['9144030071526726XGG', '现在是 19 位', '腾讯 with a digit too many'],
  ])('refuses %s (%s): %s', (code, said) => {
    expect(creditCodeProblem(code)).toContain(said)
    expect(creditCodeWarning(code), 'one sentence is enough').toBeUndefined()
  })

  it('finds every single wrong digit and every swap of neighbours', () => {
    const code = '91440300708461136T'
    for (let at = 0; at < code.length; at++) {
      const wrong = code.slice(0, at) + (code[at] === '2' ? '3' : '2') + code.slice(at + 1)
      expect(creditCodeWarning(wrong)).toContain('校验位')
      const [here, next] = [code[at]!, code[at + 1] ?? code[at]!]
      if (here !== next) expect(creditCodeWarning(code.slice(0, at) + next + here + code.slice(at + 2))).toContain('校验位')
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
