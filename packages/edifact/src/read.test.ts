import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EdifactError, readEdifact, segmentText } from './index.ts'
import { limits } from './limits.ts'
import { scanSegments } from './read.ts'

const fault = (text: string): [string, number] => {
  try {
    readEdifact(text)
  } catch (error) {
    if (error instanceof EdifactError) return [error.message, error.segment]
    throw error
  }
  return ['', -1]
}

describe('segments', () => {
  it('keep their characters by the release character', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('?', '+', ':', "'", 'A', ' ', '中') }), fc.string(), (one, other) => {
        const clean = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')
        const text = `UNB+UNOC:3'${segmentText(['FTX', 'AAI', [one, 'x', other], 'end'])}`
        const [, read] = readEdifact(text)
        // empty components at the end are left out
        expect([read!.elements[1]![0], read!.elements[1]![2] ?? '']).toEqual([clean(one), clean(other)])
        expect(read!.elements[2]).toEqual(['end'])
      }),
    )
  })
  it('are read with the signs that UNA declares, and over several lines', () => {
    expect(readEdifact('UNA|*.! ~\r\nUNB*A|B*C!*D~\r\nDTM*1~').map(({ tag, elements, number }) => [tag, elements, number])).toEqual([
      ['UNB', [['A', 'B'], ['C*D']], 1],
      ['DTM', [['1']], 2],
    ])
  })
  it('of a file wrapped at a fixed width lose the line breaks, even behind a release character', () => {
    const whole = "UNA:+.? 'UNB+UNOA:2+A+B'UNH+1+COARRI:D:95B:UN'FTX+AAI+++IT?'S ?? A ?+ LONG TEXT'"
    const read = (text: string) => readEdifact(text).map(({ tag, elements }) => [tag, elements])
    for (let width = 9; width < 40; width += 1)
      expect(read(whole.slice(0, 9) + (whole.slice(9).match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\r\n'))).toEqual(read(whole))
  })
  it('may end with a line break, if UNA says so', () => {
    expect(readEdifact("UNA:+.? \nUNB+UNOA:1\nDTM+7:x'y\n").map(({ elements }) => elements)).toEqual([[['UNOA', '1']], [['7', "x'y"]]])
  })
  it('know their place in the text', () => {
    const text = "UNB+X'\r\n  DTM+1'"
    expect(readEdifact(text).map(({ at, raw }) => [text.slice(at, at + raw.length), raw])).toEqual([
      ["UNB+X'", "UNB+X'"],
      ["DTM+1'", "DTM+1'"],
    ])
  })
  it('that are wrong say which one', () => {
    expect(fault('')).toEqual(['文件是空的，请检查后重新上传', 0])
    expect(fault('hello')[0]).toContain('不是 EDIFACT')
    expect(fault('UNA:+')[0]).toContain('UNA')
    expect(fault("UNB+X'DTM+1")).toEqual(['第 2 段没有结束符，报文可能不完整', 2])
    expect(fault("UNB+X'DTM+1?")[1]).toBe(2)
    expect(fault("UNB+X'dt+1'")).toEqual(['第 2 段的段名“dt”不正确，应为三个大写字母或数字', 2])
  })
  it('never fail in another way', () => {
    const parts = fc.constantFrom('UNB', 'UNA:+.? ', "'", '+', ':', '?', 'UNH', 'IFTMBC', 'DTM', '133', 'UNT', 'LOC', 'x', '\n', '\u001a')
    fc.assert(
      fc.property(
        fc.array(parts).map((all) => `UNB${all.join('')}`),
        (text) => void fault(text),
      ),
    )
    fc.assert(fc.property(fc.string(), (text) => void fault(text)))
  })
})

describe('a hostile file of 10 MB', () => {
  const size = 10_000_000
  const shapes: Readonly<Record<string, string>> = {
    terminators: "'",
    elements: '+',
    components: ':',
    'release characters': '?',
    'line breaks': '\n',
    'released terminators': "?'",
    'released line breaks': '?\n',
    'short segments': "A'",
    'segments of two': "ABC+'",
    'one word': 'A',
    'byte order marks': '\uFEFF',
    'wide characters': '😀',
  }
  it.each(Object.keys(shapes))('of %s is visited once, and then refused or read', (name) => {
    const text = `UNB+UNOA:1'${shapes[name]!.repeat(size / shapes[name]!.length)}`
    let faults = 0
    try {
      const { steps, segments } = scanSegments(text, () => (faults += 1))
      expect(steps).toBeLessThanOrEqual(text.length)
      expect(segments.length).toBeLessThanOrEqual(limits.segments)
    } catch (error) {
      expect(error).toBeInstanceOf(EdifactError)
    }
    expect(faults).toBeLessThanOrEqual(text.length)
  })
  it('beyond the limit is refused unread', () => {
    expect(fault(`UNB+${'A'.repeat(limits.signs)}'`)[0]).toContain('请拆分')
  })
  it('has at most 2,000 components and 10,000 characters in a segment', () => {
    expect(fault(`UNB+X'FTX+${':'.repeat(3_000)}'`)).toEqual(['第 2 段超过 2000 个数据项，不是正确的报文', 2])
    expect(fault(`UNB+X'FTX+${'A'.repeat(10_001)}'`)).toEqual(['第 2 段有超过 10000 个字符的数据项，不是正确的报文', 2])
  })
})
