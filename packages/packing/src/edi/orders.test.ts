import { describe, expect, it } from 'vitest'
import { goodBox } from '../testing/boxes.ts'
import { head, readByOthers, voyage } from '../testing/messages.ts'
import { writeCoparn, writeCopino, type ReleaseOrder } from './index.ts'

const order: ReleaseOrder = {
  kind: 'release',
  No: 'SHA000098',
  BookingNo: 'BK1',
  Boxes: [
    { BoxType: '40HQ', Count: 2 },
    { BoxType: '20RF', IsoType: '22R1', Count: 1, Temperature: '-18' },
  ],
  Depot: 'YS1',
  From: '2026-11-26T08:00',
  To: '2026-11-30T20:00',
  Fleet: 'SHUNDA',
}

describe('COPARN', () => {
  it('releases empty boxes by type and count; an independent reader reads it', () => {
    const { text, lost, missing, assumed } = writeCoparn(order, voyage, head)
    expect(readByOthers(text)).toEqual([
      'UNB|UNOA|2|JSTSHA|SDICT|261125|0930|ZX2611250001',
      'UNH|1|COPARN|D|95B|UN|SMDG16',
      'BGM|12|SHA000098|9',
      'DTM|137|202611250930|203',
      'RFF|BN|BK1',
      'TDT|20|012W|1||COSU|172|20|||9321483|146||EVER ONE',
      'LOC|9|CNSHA|139|6|SDICT|TER|ZZZ',
      'LOC|11|BEANR|139|6',
      'DTM|133|202612031800|203',
      'NAD|CA|COSU|172|20',
      'EQD|CN||45G1|102|5|2|2|4',
      'RFF|BN|BK1',
      'EQN|2',
      'TMD|3',
      'DTM|201|202611260800|203',
      'DTM|36|202611302000|203',
      'LOC|98|CNSHA|139|6|YS1|TER|ZZZ',
      'TDT|1||3|31||||SHUNDA',
      'EQD|CN||22R1|102|5|2|2|4',
      'RFF|BN|BK1',
      'EQN|1',
      'TMD|3',
      'DTM|201|202611260800|203',
      'DTM|36|202611302000|203',
      'LOC|98|CNSHA|139|6|YS1|TER|ZZZ',
      'TMP|2|-18|CEL',
      'TDT|1||3|31||||SHUNDA',
      'CNT|16|2',
      'UNT|28|1',
      'UNZ|1|ZX2611250001',
    ])
    expect([lost, missing, assumed]).toEqual([[], [], ['40HQ 的 ISO 代码按 45G1 写入']])
  })
  it('announces a pick-up, is withdrawn, and is a test', () => {
    const { text } = writeCoparn({ ...order, kind: 'preAdvice', BillNo: 'B1' }, voyage, { ...head, Action: 'cancel', Test: true }, 'D00B')
    expect(text).toContain("UNH+1+COPARN:D:00B:UN:SMDG21'BGM+11+SHA000098+1'")
    expect(text).toContain("RFF+BM:B1'")
    expect(text).toContain('+ZX2611250001++++++1')
  })
  it('says who supplies the box', () => {
    const own = { ...order, Boxes: [{ BoxType: '40HQ', Count: 1, Soc: true }] }
    expect(readByOthers(writeCoparn(own, voyage, head).text)).toContain('EQD|CN||45G1|102|5|1|2|4')
  })
  it('tells what it lacks and what is cut, with both texts', () => {
    const long = 'EVER GIVEN A VERY LONG NAME OF A SHIP INDEED'
    const remark = 'WORD '.repeat(80).trim()
    const { lost, missing } = writeCoparn(
      { ...order, No: '', Depot: '', Boxes: [], Remark: remark, To: 'soon' },
      { ...voyage, Vessel: long },
      head,
    )
    expect(missing).toEqual(['提箱堆场', '箱量', '箱单号'])
    expect(lost).toEqual([
      { Path: '$.Remark', Label: '备注', Value: remark, Why: `超过 350 个字符，只写入“${'WORD '.repeat(70).trim()}”` },
      { Path: '$.Voyage.Vessel', Label: '船名', Value: long, Why: '超过 35 个字符，只写入“EVER GIVEN A VERY LONG NAME OF A SH”' },
    ])
  })
})

describe('COPINO', () => {
  const notice = {
    kind: 'deliver' as const,
    No: 'SHA000098',
    BookingNo: 'BK1',
    Fleet: '上海顺达',
    Driver: '张三',
    Plate: '沪A12345',
    Phone: '13800000000',
    At: '2026-12-01T14:00',
    Port: 'CNSHA',
    Facility: 'SDICT',
    Boxes: [goodBox({ Tare: 3_900 }), goodBox({ BoxNo: 'CSQU3054383' })],
  }
  it('says of a box of the shipper that it is his', () => {
    const { text, lost } = writeCopino({ ...notice, Boxes: [goodBox({ Soc: true })] }, voyage, head)
    expect(readByOthers(text)).toContain('EQD|CN|MSKU6011672|45G1|102|5|1|2|5')
    expect(lost.some(({ Path }) => Path.endsWith('.Soc'))).toBe(false)
  })
  it('announces a truck, one message for each box; Chinese names make it UNOW', () => {
    const { text, lost, assumed } = writeCopino(notice, voyage, head)
    expect(text).toContain("UNA:+.? 'UNB+UNOW:4+")
    expect(readByOthers(text).filter((one) => /^(BGM|EQD|UNZ|MEA|TDT\|1|SEL)/.test(one))).toEqual([
      'BGM|661|SHA000098|9',
      'TDT|1|SHA000098|3|31||||上海顺达|||沪A12345|146||张三',
      'EQD|CN|MSKU6011672|45G1|102|5||2|5',
      'MEA|AAE|AAD|KGM|8400.5',
      'MEA|AAE|T|KGM|3900',
      'MEA|AAE|G|KGM|12300.5',
      'SEL|CN123456|CA',
      'BGM|661|SHA000098|9',
      'TDT|1|SHA000098|3|31||||上海顺达|||沪A12345|146||张三',
      'EQD|CN|CSQU3054383|45G1|102|5||2|5',
      'MEA|AAE|AAD|KGM|8400.5',
      'SEL|CN123456|CA',
      'UNZ|2|ZX2611250001',
    ])
    expect(lost.find(({ Path }) => Path === '$.Phone')).toEqual({
      Path: '$.Phone',
      Label: '司机手机',
      Value: '13800000000',
      Why: 'COPINO 没有对应的字段，没有写入',
    })
    expect(assumed).toEqual(['CSQU3054383 没有皮重，只写货重，没有写总重'])
  })
  it('for a pick-up has empty boxes, which may have no number', () => {
    const { text, missing } = writeCopino({ ...notice, kind: 'pickUp', Boxes: [goodBox({ BoxNo: '' })] }, voyage, head)
    expect(text).toContain("LOC+98+CNSHA:139:6+SDICT:TER:ZZZ'")
    expect(text).toContain("EQD+CN++45G1:102:5++2+4'RFF+BN:BK1'TDT+20")
    expect([missing, writeCopino({ ...notice, Boxes: [goodBox({ BoxNo: '' })], Plate: '' }, voyage, head).missing]).toEqual([
      [],
      ['车牌', '箱号'],
    ])
  })
})
