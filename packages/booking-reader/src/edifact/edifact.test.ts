import { EdifactError, readEdifact } from '@jst/edifact'
import { describe, expect, it } from 'vitest'
import { fullBooking } from '../content.test.kit.ts'
import { readIftmbc, writeIftmbf } from '../index.ts'

const options = {
  sender: 'YUANFAN',
  receiver: 'MSCU',
  reference: 'BK26110001',
  at: '2026-11-25T09:30',
  carrier: () => 'MSCU',
  port: (code: string) => ({ code, name: code === 'DEHAM' ? 'HAMBURG' : '' }),
}
const fault = (text: string, read: (text: string) => unknown = readIftmbc): [string, number] => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof EdifactError) return [error.message, error.segment]
    throw error
  }
  return ['', -1]
}

describe('IFTMBF', () => {
  const message = writeIftmbf(fullBooking(), options)
  const segments = readEdifact(message.Text)
  const of = (tag: string) =>
    segments.filter((one) => one.tag === tag).map(({ elements }) => elements.map((one) => one.join(':')).join('+'))

  it('has its envelope with right counts', () => {
    expect(
      message.Text.startsWith("UNA:+.? 'UNB+UNOC:3+YUANFAN:ZZZ+MSCU:ZZZ+261125:0930+BK26110001'UNH+BK26110001+IFTMBF:D:99B:UN:2.0'"),
    ).toBe(true)
    const from = segments.findIndex(({ tag }) => tag === 'UNH')
    const to = segments.findIndex(({ tag }) => tag === 'UNT')
    expect(of('UNT')).toEqual([`${to - from + 1}+BK26110001`])
    expect(of('UNZ')).toEqual(['1+BK26110001'])
  })
  it('has the test indicator where nobody shall act on it, and no other change', () => {
    const test = writeIftmbf(fullBooking(), { ...options, test: true }).Text
    expect(
      readEdifact(test)[0]!
        .elements.map(([first]) => first)
        .slice(4),
    ).toEqual(['BK26110001', '', '', '', '', '', '1'])
    expect(test.replace("++++++1'UNH", "'UNH")).toBe(message.Text)
  })
  it('says the booking in the codes of the message', () => {
    expect(of('BGM')).toEqual(['335+BK26110001+9'])
    expect(of('TSR')).toEqual(['30+2'])
    expect(of('LOC')).toEqual(['88+CNSHA:181:6', '13+SGSIN:139:6', '9+CNNGB:139:6', '11+DEHAM:139:6:HAMBURG'])
    expect(of('TDT')).toEqual(['20+421W+1++MSCU:172:182+++:::MSC OSCAR'])
    expect(of('DTM')).toEqual(['137:202611250930:203', '133:20261208:102', '132:20270110:102'])
    expect(of('RFF').slice(0, 2)).toEqual(['FF:YH-01', 'CT:SC26-1188'])
    expect(of('GID')).toEqual(['1+320:DR:67:6:DRUMS', '2+10:CT:67:6:CARTONS'])
    expect(of('DGS')).toEqual(['IMD+3+1263+23:CEL+3+F-ES-E++++6.1:8'])
    expect(of('FTX')).toContain('AAD+++PAINT RELATED MATERIAL')
    expect(of('EQD')).toEqual(['CN++22G1:102:5+1', 'CN++45R1:102:5+2'])
    expect(of('EQN')).toEqual(['2:2', '1:2'])
    expect(of('TMP')).toEqual(['2+-18:CEL'])
    expect(of('NAD').map((one) => one.slice(0, 2))).toEqual(['CA', 'CZ', 'CN', 'N1', 'N2'])
    expect(message.Text).toContain("FTX+AAA+++PAINT?: 50% SOLIDS ?+ THINNER, MAKER?'S MARK??'")
    expect(of('FTX')[0]).toBe("AAA+++PAINT: 50% SOLIDS + THINNER, MAKER'S MARK?")
  })
  it('says what stands over a rack', () => {
    const content = fullBooking()
    const [box] = content.Boxes
    const written = writeIftmbf({ ...content, Boxes: [{ ...box!, Type: '40FR', OverWidth: 60, OverHeight: 45 }] }, options)
    expect(written.Text).toContain("EQD+CN++42P1:102:5+1'EQN+2:2'MEA+AAE+G+KGM:9000'DIM+9+CMT::60:45'")
  })
  it('tells what it does not say, and that Chinese needs another character set', () => {
    expect(message.Lost.map(({ Path }) => Path)).toEqual(['$.Values.ServiceCode', '$.Values.ReleaseType'])
    const content = fullBooking()
    const chinese = writeIftmbf({ ...content, Values: { ...content.Values, Remark: '请放 12 月上旬船' } }, options)
    expect([chinese.Charset, chinese.Text.slice(9, 22)]).toEqual(['UNOW', 'UNB+UNOW:4+YU'])
    expect(chinese.Text).toContain('+20261125:0930+')
    expect(chinese.Note).toContain('UTF-8')
    const long = writeIftmbf(
      { ...content, Parties: [{ Role: 'shipper', Party: { ...content.Parties[0]!.Party, Address: 'ROAD '.repeat(60) } }] },
      options,
    )
    expect(long.Lost).toContainEqual(expect.objectContaining({ Path: '$.Parties.shipper.Address', Why: '超过 140 个字符，超出部分未写入' }))
  })
})

describe('IFTMBC', () => {
  const confirmation = (bgm = '770+BK26110001+6+AP', more: readonly string[] = [], count = 19) =>
    [
      "UNA:+.? 'UNB+UNOC:3+MSCU:ZZZ+YUANFAN:ZZZ+261126:1015+77",
      'UNH+1+IFTMBC:D:99B:UN:2.0',
      `BGM+${bgm}`,
      'CTA+CW+:ANNA',
      'DTM+137:202611261015:203',
      'TSR+30+2',
      'FTX+AAI+++SI CUT OFF 3 DEC 18?:00:NO LATE GATE IN',
      'RFF+BN:MSCUNB1234567',
      'RFF+BM:MEDUNB765432',
      'RFF+FF:BK26110001',
      'TDT+20+421W+1++MSCU:172:182+++9703291::11:MSC OSCAR',
      'LOC+9+CNNGB:139:6:NINGBO',
      'DTM+180:202612061200:203',
      'DTM+133:20261208:102',
      'LOC+11+DEHAM:139:6:HAMBURG',
      'DTM+132:20270110:102',
      ...more,
      'EQD+CN++45G1:102:5+2',
      'EQN+2:2',
      'NAD+CA+MSCU:160:86',
      `UNT+${count}+1`,
      "UNZ+1+77'",
    ].join("'\n")

  it('gives the shipping order, the voyage, the days and the words of the carrier', () => {
    expect(readIftmbc(confirmation())).toEqual({
      Status: 'accepted',
      Reference: 'BK26110001',
      SoNo: 'MSCUNB1234567',
      BlNo: 'MEDUNB765432',
      References: [
        { Code: 'BN', Value: 'MSCUNB1234567' },
        { Code: 'BM', Value: 'MEDUNB765432' },
        { Code: 'FF', Value: 'BK26110001' },
      ],
      Carrier: 'MSCU',
      Vessel: 'MSC OSCAR',
      Imo: '9703291',
      VoyageNo: '421W',
      Etd: '2026-12-08',
      Eta: '2027-01-10',
      Closing: '2026-12-06T12:00',
      Dates: [
        { Code: '137', Value: '2026-11-26T10:15', At: '' },
        { Code: '180', Value: '2026-12-06T12:00', At: '9' },
        { Code: '133', Value: '2026-12-08', At: '9' },
        { Code: '132', Value: '2027-01-10', At: '11' },
      ],
      Places: [
        { Code: '9', Port: 'CNNGB', Name: 'NINGBO' },
        { Code: '11', Port: 'DEHAM', Name: 'HAMBURG' },
      ],
      Boxes: [{ Iso: '45G1', Count: 2 }],
      Remarks: ['SI CUT OFF 3 DEC 18:00 NO LATE GATE IN'],
      Rest: [
        { Segment: 4, Tag: 'CTA' },
        { Segment: 6, Tag: 'TSR' },
        { Segment: 19, Tag: 'NAD' },
      ],
    })
  })
  it.each([
    ['770++6+RE', 'declined'],
    ['770++27', 'declined'],
    ['770++6+CA', 'changed'],
    ['770++9+AJ', 'pending'],
    ['770++1', 'cancelled'],
    ['770++29', 'accepted'],
  ])('BGM+%s is %s', (bgm, status) => expect(readIftmbc(confirmation(bgm)).Status).toBe(status))
  it('that is wrong says where', () => {
    expect(fault(confirmation(undefined, [], 18))).toEqual(['第 20 段：UNT 写明 18 段，实际 19 段，报文可能不完整', 20])
    expect(fault(confirmation(undefined, ['DTM+133:20261340:102'], 20))).toEqual(['第 17 段：日期“20261340”不正确', 17])
    expect(fault(confirmation('770'))).toEqual(['第 3 段：BGM 段缺少报文功能，不能判断是否放舱', 3])
    expect(fault(writeIftmbf(fullBooking(), options).Text)[0]).toContain('报文类型是 IFTMBF')
    expect(fault("UNB+X'UNZ+1'")[0]).toBe('报文中没有 UNH 段')
    expect(fault("UNB+X'UNH+1+IFTMBC'BGM+770++6'")[0]).toBe('报文没有 UNT 段，可能不完整')
  })
})

describe('times of a confirmation', () => {
  const message = (dtm: string) =>
    `UNB+UNOC:3+A:ZZZ+B:ZZZ+261120:0251+1'UNH+1+IFTMBC:D:99B:UN:2.0'BGM+770+X+9+AP'LOC+9+CNSHA:139:6'DTM+180:${dtm}'UNT+5+1'UNZ+1+1'`
  it.each([
    ['202612041800:203', '2026-12-04T18:00'],
    ['20261204:102', '2026-12-04'],
    ['202612041800?+08:303', '2026-12-04T18:00+08:00'],
    ['202612041000UTC:303', '2026-12-04T10:00Z'],
    ['20261204100030GMT:304', '2026-12-04T10:00Z'],
    ['202612041000-0530:303', '2026-12-04T10:00-05:30'],
  ])('%s is %s', (dtm, closing) => {
    expect(readIftmbc(message(dtm)).Closing).toBe(closing)
  })
  it.each(['202602301800:203', '20260431:102', '202612042400:203'])('%s is no time', (dtm) => {
    expect(() => readIftmbc(message(dtm))).toThrow('日期')
  })
  it('a zone that several countries have is asked', () => {
    expect(() => readIftmbc(message('202612041000CST:303'))).toThrow('时区“CST”不能确定')
  })
})
