import { describe, expect, it } from 'vitest'
import { EdifactError, readInterchange, splitMessages } from './index.ts'

const gate = (reference: string, count = 4) =>
  `UNH+${reference}+CODECO:D:95B:UN:ITG14'BGM+34+G${reference}+9'EQD+CN+OOLU1112223'UNT+${count}+${reference}'`
const warnings = (text: string) => {
  const { warnings: outer, messages } = readInterchange(text)
  return [...outer, ...messages.flatMap((one) => one.warnings)].map((one) => one.text)
}

it('of more messages than one text may be divided into is refused', () => {
  const all = (count: number) =>
    `UNB+UNOA:2+A+B+260302:2355+88'${Array.from({ length: count }, (_, at) => gate(String(at))).join('')}UNZ+${count}+88'`
  expect(splitMessages(all(1_000))).toHaveLength(1_000)
  expect(() => splitMessages(all(1_001))).toThrow('报文超过 1000 份（箱）')
})

describe('an interchange', () => {
  it('has its envelope and its messages', () => {
    const { messages, ...envelope } = readInterchange(
      `UNB+UNOA:2+CNSHASD:ZZZ+COSU:14+260302:2355+88++++++1'${gate('1')}${gate('2')}UNZ+2+88'`,
    )
    expect(envelope).toEqual({
      charset: 'UNOA',
      sender: 'CNSHASD',
      receiver: 'COSU',
      reference: '88',
      prepared: '260302:2355',
      test: true,
      warnings: [],
    })
    expect(messages.map(({ segments, ...head }) => [head, segments.map(({ tag, number }) => `${tag} ${number}`)])).toEqual(
      ['1', '2'].map((reference, at) => [
        {
          reference,
          type: 'CODECO',
          version: 'D',
          release: '95B',
          agency: 'UN',
          association: 'ITG14',
          groupSender: '',
          groupReceiver: '',
          warnings: [],
        },
        [`BGM ${3 + at * 4}`, `EQD ${4 + at * 4}`],
      ]),
    )
  })
  it('may lack UNB, or have functional groups, of which UNZ counts the groups', () => {
    expect(warnings(gate('1'))).toEqual(['报文没有 UNB 段，发送方与接收方不明'])
    const grouped = readInterchange(
      `UNB+UNOA:2+A+B+260302:2355+1'UNG+CODECO+CNSHA+COSU+260302:2355+5+UN+D:95B'${gate('1')}${gate('2')}UNE+2+5'UNZ+1+1'`,
    )
    expect(grouped.messages.map(({ groupSender, groupReceiver }) => [groupSender, groupReceiver])).toEqual([
      ['CNSHA', 'COSU'],
      ['CNSHA', 'COSU'],
    ])
  })
  it('is read with wrong counts and numbers, and says so', () => {
    expect(warnings(`UNB+UNOA:2+A+B+260302:2355+1'${gate('1', 9)}UNZ+4+2'`)).toEqual([
      '第 6 段：UNZ 写明 4 份报文，实际 1 份，报文可能不完整',
      '第 6 段：编号“2”与开头的“1”不一致',
      '第 5 段：UNT 写明 9 段，实际 4 段，报文可能不完整',
    ])
    expect(warnings("UNB+UNOA:2+A+B+260302:2355+1'UNH+1+COARRI:D:95B:UN'BGM+44+X+9'EQD+CN+A'CNT+16:5'CNT+7:80:KGM'UNT+6+1'")).toEqual([
      '报文没有 UNZ 段，可能不完整',
      '第 5 段：CNT 写明 5 个 EQD，实际 1 个，报文可能不完整',
    ])
    expect(warnings("UNH+1+IFTSTA:D:00B:UN'BGM+23'UNH+2+IFTSTA:D:00B:UN'BGM+23'")).toEqual([
      '报文没有 UNB 段，发送方与接收方不明',
      '第 1 段开始的报文没有 UNT 段，可能不完整',
      '第 3 段开始的报文没有 UNT 段，可能不完整',
    ])
    // a count that UNT writes with zeros in front is right
    expect(warnings(`UNB+UNOA:2+A+B+1:2+1'${gate('1').replace('UNT+4', 'UNT+000004')}UNZ+1+1'`)).toEqual([])
  })
  it('is read with junk behind a terminator, and says where', () => {
    expect(warnings(`UNB+UNOA:2+A+B+260302:2355+1'${gate('1')}UNZ+1+1'\r\n\u001a\u0000`)).toEqual([])
    expect(warnings(`UNB+UNOA:2+A+B+260302:2355+1'${gate('1')}UNZ+1+1'-- end of file`)).toEqual(['第 6 段之后有多余字符，未读取'])
    expect(warnings(`UNB+UNOA:2+A+B+260302:2355+1'*#${gate('1')}UNZ+1+1'`)).toEqual(['第 1 段之后有多余字符，未读取'])
    expect(warnings(`UNB+UNOA:2+A+B+260302:2355+1'bad'${gate('1')}UNZ+1+1'`)[0]).toContain('第 2 段的段名“bad”不正确')
    expect(warnings(`UNB+UNOA:2+A+B+260302:2355+1'DTM+7'${gate('1')}UNZ+1+1'`)).toEqual(['第 2 段 DTM 不在任何报文内，未读取'])
  })
  it('has at most 100 warnings', () => {
    expect(readInterchange(`UNB+A'${"x'".repeat(5_000)}${gate('1')}`).warnings).toHaveLength(100)
  })
  it('without a message, or cut in the middle, is refused or says so', () => {
    expect(() => readInterchange("UNB+UNOA:2+A+B+260302:2355+1'UNZ+0+1'")).toThrow(EdifactError)
    expect(() => readInterchange('{"events":[]}')).toThrow('不是 EDIFACT')
    expect(warnings("UNB+UNOA:2+A+B+1:2+1'UNH+1+CODECO:D:95B:UN'BGM+34+X+9'EQD+CN+OOLU11")).toContain('第 4 段没有结束符，报文可能不完整')
  })
})

describe('messages of an interchange', () => {
  it('stand alone with its envelope', () => {
    const text = `UNA:+.? '\nUNB+UNOA:2+A+B+1:2+1'\n${gate('1')}\n${gate('2')}UNZ+2+1'`
    expect(splitMessages(text).map((one) => readInterchange(one).messages.map(({ reference }) => reference))).toEqual([['1'], ['2']])
    expect(splitMessages(text)[1]).toBe(`UNA:+.? 'UNB+UNOA:2+A+B+1:2+1'${gate('2')}`)
    expect(() => splitMessages(text.replace('UNZ+2', 'UNZ+3'))).toThrow('UNZ 写明 3 份报文，实际 2 份')
  })
})
