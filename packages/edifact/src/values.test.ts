import { describe, expect, it } from 'vitest'
import {
  charsetFor,
  decodeEdifact,
  latinText,
  lines,
  readInterchange,
  readMeasure,
  readMoment,
  segmentText,
  writeInterchange,
} from './index.ts'

describe('times of DTM', () => {
  it.each([
    ['20260302', '102', '2026-03-02', ''],
    ['202603022350', '203', '2026-03-02T23:50', ''],
    // a day in a format with minutes
    ['20260302', '203', '2026-03-02', ''],
    ['20260302235059', '204', '2026-03-02T23:50', ''],
    ['202603022350+0800', '205', '2026-03-02T23:50', '+08:00'],
    ['2026030223500800', '205', '2026-03-02T23:50', '+08:00'],
    ['202603022350+08', '303', '2026-03-02T23:50', '+08:00'],
    ['202603022350-0530', '303', '2026-03-02T23:50', '-05:30'],
    ['20260302235000GMT', '304', '2026-03-02T23:50', 'Z'],
    ['202603022350ZZZ', '303', '2026-03-02T23:50', ''],
    ['260302', '101', '2026-03-02', ''],
    ['2603022350', '201', '2026-03-02T23:50', ''],
  ])('%s in format %s is %s %s', (value, format, local, offset) => {
    expect(readMoment(value, format)).toEqual({ local, offset })
  })
  it.each(['20260230', '202603022460', '2026030224', '', 'ASAP', '202613010000'])('%s is none', (value) => {
    expect(readMoment(value, '203')).toEqual({ wrong: 'value' })
  })
  it('with the name of a zone that several countries have are asked about', () => {
    expect(readMoment('202603022350CST', '303')).toEqual({ wrong: 'zone', zone: 'CST' })
  })
})

describe('numbers of MEA', () => {
  it.each([
    ['21500', 21_500],
    ['21500.5', 21_500.5],
    ['21.500', 21.5],
    ['21500,5', 21_500.5],
    // no separator of thousands
    ['21500,500', 21_500.5],
    ['0,500', 0.5],
    ['1,2345', 1.2345],
  ])('%s is %d', (text, value) => {
    expect(readMeasure(text)).toEqual({ value })
  })
  it.each(['20,000', '1,500', '999,999'])('%s may be two numbers', (text) => {
    expect(readMeasure(text)).toEqual({ wrong: 'mark' })
  })
  it.each(['', 'x', '-5', '+5', '0x10', '1e4', '1,234,567', '12.300.5', '1.234,5', '5 KG', '9'.repeat(16)])('%s is none', (text) => {
    expect(readMeasure(text)).toEqual({ wrong: 'value' })
  })
})

describe('bytes', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)
  /** 提箱 in GB18030. */
  const pickUp = [0xcc, 0xe1, 0xcf, 0xe4]
  const withBytes = (charset: string, bytes: readonly number[]) =>
    new Uint8Array([...utf8(`UNB+${charset}:3+A+B+1:2+1'FTX+AAI+++`), ...bytes, ...utf8("'")])
  it('are read by the character set of UNB', () => {
    expect(decodeEdifact(withBytes('UNOC', [0xe9]))).toMatchObject({ charset: 'UNOC', encoding: 'iso-8859-1', warning: '' })
    expect(decodeEdifact(withBytes('UNOC', [0xe9])).text).toContain('+++é')
    expect(decodeEdifact(withBytes('UNOD', [0xb1])).text).toContain('+++ą')
    expect(decodeEdifact(utf8("UNB+UNOA:2+A'"))).toEqual({ text: "UNB+UNOA:2+A'", charset: 'UNOA', encoding: 'utf-8', warning: '' })
  })
  it('that are of another one say which', () => {
    const chinese = decodeEdifact(withBytes('UNOA', pickUp))
    expect([chinese.text.includes('提箱'), chinese.warning]).toEqual([true, '报文写明字符集 UNOA，实际按 gb18030 读取'])
    expect(decodeEdifact(utf8("UNA:+.? '\nUNB+UNOC:3+A'FTX+提箱'"))).toMatchObject({
      charset: 'UNOC',
      encoding: 'utf-8',
      warning: '报文写明字符集 UNOC，实际按 utf-8 读取',
    })
    expect(decodeEdifact(utf8("UNB+UNOW:4+A'FTX+提箱'")).warning).toBe('')
  })
})

describe('the writer', () => {
  it('escapes, leaves out what is empty at an end, and counts', () => {
    expect(segmentText(['FTX', 'AAA', '', '', ["IT'S 5+5:10?", '', 'x\n y', '']])).toBe("FTX+AAA+++IT?'S 5?+5?:10??::x y'")
    const text = writeInterchange({ charset: 'UNOA', sender: 'A', receiver: ['B', 'ZZZ'], prepared: '202603022350', reference: '7' }, [
      { reference: '1', identifier: ['CODECO', 'D', '95B', 'UN'], segments: [['BGM', '34', 'X', '9']] },
      { reference: '2', identifier: ['CODECO', 'D', '95B', 'UN'], segments: [] },
    ])
    expect(text).toBe(
      "UNA:+.? 'UNB+UNOA:2+A+B:ZZZ+260302:2350+7'UNH+1+CODECO:D:95B:UN'BGM+34+X+9'UNT+3+1'UNH+2+CODECO:D:95B:UN'UNT+2+2'UNZ+2+7'",
    )
    const read = readInterchange(text)
    expect([read.warnings, read.messages.flatMap(({ warnings }) => warnings)]).toEqual([[], []])
  })
  it('knows the character set that a text needs', () => {
    expect([charsetFor([['A', 'ABC 1']]), charsetFor([['A', 'é', ['b']]]), charsetFor([['A', ['x', '提箱']]])]).toEqual([
      'UNOA',
      'UNOC',
      'UNOW',
    ])
    expect(latinText('ＡＢ，提Ｃ\n。')).toEqual({ text: 'AB,C\n.', foreign: ['提'] })
    expect([lines('one two three', 7, 2), lines('one two three', 7, 1)]).toEqual([['one two', 'three'], undefined])
  })
})
