import { describe, expect, it } from 'vitest'
import { readAcknowledgement } from './index.ts'

const una = "UNA:+.? '"
const envelope = (type: string, segments: readonly string[], more = '') =>
  `${una}UNB+UNOA:2+SDICT+JSTSHA+261126:0900+77'UNH+1+${type}:D:95B:UN'${segments.map((one) => `${one}'`).join('')}UNT+${segments.length + 2}+1'${more}UNZ+${more === '' ? 1 : 2}+77'`

describe('acknowledgements', () => {
  it.each([
    [['BGM+312+A1+29', 'RFF+ACW:EQ261100000101'], 'accepted', []],
    [['BGM+312+A1+9+AP', 'RFF+ACW:EQ261100000101'], 'accepted', []],
    [['BGM+313+A1+27', 'RFF+ACW:EQ261100000101', 'ERC+101', 'FTX+AAO+++NO SUCH DEPOT'], 'rejected', [['101', '101 NO SUCH DEPOT']]],
    [['BGM+312+A1+9+RE', 'RFF+ACW:EQ261100000101', 'FTX+AAO+++BOOKING UNKNOWN'], 'rejected', [['', 'BOOKING UNKNOWN']]],
    // an error beside an acceptance, both at once, and neither of them: a person decides
    [['BGM+312+A1+29', 'RFF+ACW:EQ261100000101', 'ERC+101', 'RFF+EQ:MSKU6011672'], 'unclear', [['101', '101 MSKU6011672']]],
    [['BGM+313+A1+29', 'RFF+ACW:EQ261100000101'], 'unclear', []],
    [['BGM+312+A1+9', 'RFF+ACW:EQ261100000101'], 'unclear', []],
  ])('APERAK %j is %s', (segments, as, errors) => {
    expect(readAcknowledgement(envelope('APERAK', segments))).toEqual({
      kind: 'APERAK',
      as,
      references: ['EQ261100000101'],
      errors: errors.map(([code, words]) => ({ code, words, standard: false })),
      problems: [],
    })
  })
  it.each([
    ['UCI+EQ1+JSTSHA+SDICT+7', 'received', []],
    ['UCI+EQ1+JSTSHA+SDICT+8', 'received', []],
    ['UCI+EQ1+JSTSHA+SDICT+4+18', 'rejected', [{ code: '18', words: '语法错误 18（未说明的错误）', standard: true }]],
    ['UCI+EQ1+JSTSHA+SDICT+7+9', 'received', [{ code: '9', words: '语法错误 9', standard: false }]],
    ['UCI+EQ1+JSTSHA+SDICT+1', 'unclear', []],
  ])('CONTRL %s is %s', (uci, as, errors) => {
    expect(readAcknowledgement(envelope('CONTRL', [uci]))).toMatchObject({ kind: 'CONTRL', as, references: ['EQ1'], errors })
  })
  it('names the segment of a message that CONTRL rejects', () => {
    const read = readAcknowledgement(envelope('CONTRL', ['UCI+EQ1+A+B+7', 'UCM+1+COPARN:D:95B:UN+4', 'UCS+5+13', 'UCD+12+2']))
    expect([read?.as, read?.errors.map(({ words }) => words)]).toEqual([
      'rejected',
      ['第 5 段语法错误 13（缺少必填内容）', '语法错误 12（值不正确）'],
    ])
  })
  it('is none of another message', () => {
    expect(readAcknowledgement(envelope('CODECO', ['BGM+36+G1+9']))).toBeUndefined()
  })
})
