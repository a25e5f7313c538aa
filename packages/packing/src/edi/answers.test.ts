import { describe, expect, it } from 'vitest'
import { readByOthers } from '../testing/messages.ts'
import { messageTypesIn, referencesIn, splitGateMessages } from './index.ts'

const una = "UNA:+.? '"
const envelope = (type: string, segments: readonly string[], more = '') =>
  `${una}UNB+UNOA:2+SDICT+JSTSHA+261126:0900+77'UNH+1+${type}:D:95B:UN'${segments.map((one) => `${one}'`).join('')}UNT+${segments.length + 2}+1'${more}UNZ+${more === '' ? 1 : 2}+77'`

const head = ['BGM+36+G1+9', 'NAD+CF+COSU:172:20']
const box = (no: string, booking: string) => [`EQD+CN+${no}+45G1:102:5++2+4`, `RFF+BN:${booking}`, 'DTM+7:202611260900:203']
const boxes = [...head, ...box('MSKU6011672', 'BK1'), ...box('CSQU3054383', 'BK2'), 'CNT+16:2']

describe('splitting', () => {
  it('makes one CODECO of each box, which an independent reader reads; nothing is lost', () => {
    const parts = splitGateMessages(envelope('CODECO', boxes))
    expect(parts.map((part) => readByOthers(part).filter((one) => !/^UN[BHZ]/.test(one)))).toEqual([
      ['BGM|36|G1|9', 'NAD|CF|COSU|172|20', 'EQD|CN|MSKU6011672|45G1|102|5||2|4', 'RFF|BN|BK1', 'DTM|7|202611260900|203', 'UNT|7|1'],
      ['BGM|36|G1|9', 'NAD|CF|COSU|172|20', 'EQD|CN|CSQU3054383|45G1|102|5||2|4', 'RFF|BN|BK2', 'DTM|7|202611260900|203', 'UNT|7|1'],
    ])
    expect(parts.map(referencesIn)).toEqual([['BK1'], ['BK2']])
  })
  it('keeps other service characters', () => {
    const text = envelope('CODECO', boxes)
      .slice(una.length)
      .replace(/[+:']/g, (sign) => ({ '+': '*', ':': '>', "'": '~' })[sign]!)
    const parts = splitGateMessages(`UNA>*.? ~${text}`)
    expect([parts.length, parts[1]!.startsWith('UNA>*.? ~UNB*UNOA>2'), parts[1]!.endsWith('UNT*7*1~')]).toEqual([2, true, true])
    expect(referencesIn(parts[0]!)).toEqual(['BK1'])
  })
  it('refuses to repeat a head until a short text is a very long one', () => {
    const many = (rffs: number, count: number) =>
      envelope('CODECO', [...head, ...Array<string>(rffs).fill('RFF+ACW:0123456789'), ...Array<string>(count).fill('EQD+CN+MSKU6011672')])
    for (const text of [many(0, 1_001), many(2_000, 900)]) expect(() => splitGateMessages(text)).toThrow('请拆分后再提交')
    expect(splitGateMessages(many(10, 1_000))).toHaveLength(1_000)
  })
  it('leaves a message of one box as it is, and takes messages of other types apart', () => {
    const one = envelope('CODECO', [...head, ...box('MSKU6011672', 'BK1')])
    expect(splitGateMessages(one)).toEqual([one])
    const more = "UNH+2+APERAK:D:95B:UN'BGM+312+A1+29'RFF+ACW:X'UNT+4+2'"
    const parts = splitGateMessages(envelope('CODECO', boxes, more))
    expect(parts.map(messageTypesIn)).toEqual([['CODECO'], ['CODECO'], ['APERAK']])
  })
})
