import { readInterchange } from '@jst/edifact'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodBox, goodLine } from '../testing/boxes.ts'
import { head, readByOthers, voyage } from '../testing/messages.ts'
import { readCoprar, writeCoprar } from './index.ts'

describe('COPRAR', () => {
  const boxes = [
    goodBox({ Tare: 3_900, Lines: [goodLine({ BookingNo: 'BK1', UnNo: '1263', DgClass: '3' })] }),
    goodBox({ BoxNo: 'CSQU3054383', Fcl: 'lcl', Lines: [goodLine({ BillNo: 'A' }), goodLine({ Key: '2', BillNo: 'B' })] }),
    goodBox({ BoxNo: 'TEXU3070079', Soc: true, Lines: [], Seals: [] }),
  ]
  it.each([
    ['D95B', "COPRAR:D:95B:UN:SMDG16'BGM+45+ZX2611250001+9'TDT"],
    ['D00B', "COPRAR:D:00B:UN:SMDG21'BGM+121+ZX2611250001+9'DTM+137:202611250930:203'TDT"],
  ] as const)('in %s comes back with what it carries', (version, beginning) => {
    const { text, lost } = writeCoprar(boxes, voyage, head, version)
    expect(text).toContain(beginning)
    const back = readCoprar(text)
    expect([back.voyage, back.problems]).toEqual([voyage, []])
    expect(back.boxes).toMatchObject([
      {
        BoxNo: 'MSKU6011672',
        BoxType: '40HQ',
        IsoType: '45G1',
        Tare: 3_900,
        Seals: boxes[0]!.Seals,
        Fcl: 'full',
        Weight: 8_400.5,
        Lines: [
          { BillNo: 'COSU6412345670', BookingNo: 'BK1', GoodsEn: 'STAINLESS STEEL POTS', UnNo: '1263', DgClass: '3', Weight: 8_400.5 },
        ],
      },
      { BoxNo: 'CSQU3054383', Fcl: 'lcl', Weight: 16_801, Lines: [{ BillNo: 'A' }, { BillNo: 'B' }] },
      { BoxNo: 'TEXU3070079', Soc: true, Weight: 0, Lines: [], Seals: [] },
    ])
    expect(lost.map(({ Label, Why }) => `${Label}: ${Why}`)).toEqual([
      '件数: COPRAR 没有对应的字段，没有写入（共 4 处，这是第一处）',
      '体积: COPRAR 没有对应的字段，没有写入（共 4 处，这是第一处）',
      '包装: COPRAR 没有对应的字段，没有写入（共 3 处，这是第一处）',
      '唛头: COPRAR 没有对应的字段，没有写入（共 3 处，这是第一处）',
      '中文品名: COPRAR 没有对应的字段，没有写入（共 3 处，这是第一处）',
      'HS 编码: COPRAR 没有对应的字段，没有写入（共 3 处，这是第一处）',
      '整拼箱: COPRAR 没有对应的字段，没有写入',
      '毛重: COPRAR 没有对应的字段，没有写入（共 2 处，这是第一处）',
    ])
  })
  it('of a part of a message has the number of the first one, and an interchange of its own', () => {
    const later = { ...head, Reference: 'ZX261125000102', Document: 'ZX261125000101', Action: 'change' as const }
    const { text } = writeCoprar(boxes, voyage, later)
    expect(text).toContain("BGM+45+ZX261125000101+4'")
    expect(text).toMatch(/UNZ\+1\+ZX261125000102'/)
  })
  it('leaves out seals that are too long or too many, and says so', () => {
    const Seals = [
      { No: 'A2345678901', Source: '' as const },
      ...Array.from({ length: 10 }, (_, at) => ({ No: `S${at}`, Source: '' as const })),
    ]
    const { text, lost } = writeCoprar([goodBox({ Seals })], voyage, head)
    expect([
      readCoprar(text).boxes[0]!.Seals.length,
      lost.filter(({ Label }) => Label === '封号').map(({ Value, Why }) => `${Value} ${Why}`),
    ]).toEqual([9, ['A2345678901 封号超过 10 位，没有写入，请另行通知码头', 'S9 每箱最多 9 个封号，之后的没有写入']])
  })
  it('of any boxes, however odd, is read by an independent reader with the same values', () => {
    const odd = fc.string({ unit: fc.constantFrom('A', 'b', ' ', '\n', '中', "'", '+', ':', '?', 'é'), maxLength: 80 })
    fc.assert(
      fc.property(odd, odd, odd, odd, (one, two, three, four) => {
        const box = goodBox({
          BoxNo: one,
          IsoType: two,
          Seals: [{ No: three, Source: 'shipper' }],
          Temperature: four,
          Lines: [goodLine({ BillNo: two, GoodsEn: four, UnNo: one, DgClass: three, BookingNo: four })],
        })
        const { text } = writeCoprar(
          [box],
          { ...voyage, Vessel: one, Voyage: two, Terminal: three, Delivery: four },
          { ...head, Sender: 'A' },
        )
        const { messages, warnings } = readInterchange(text)
        expect(warnings).toEqual([])
        const own = messages[0]!.segments.map(({ tag, elements }) => [tag, ...elements.flat()].join('|'))
        expect(readByOthers(text).slice(2, -2)).toEqual(own)
      }),
      { numRuns: 300 },
    )
  })
  it('is read as others write it, and another message is told', () => {
    const other = (type: string, bgm: string) =>
      `UNB+UNOA:2+A+B+261125:0930+1'UNH+1+${type}:D:95B:UN:SMDG16'BGM+${bgm}+L1+9'TDT+20+012W+1++COS:172:20+++XNOE:103::NOE'EQD+CN+CBHU1234567+22G1:102:5++2+5'RFF+BN:BK1'MEA+AAE+T+KGM:2200'MEA+AAE+VGM+KGM:11495,14'CNT+16:1'UNT+9+1'UNZ+1+1'`
    expect(readCoprar(other('COPRAR', '45'))).toMatchObject({
      problems: [],
      voyage: { VesselCode: 'XNOE' },
      boxes: [
        {
          BoxNo: 'CBHU1234567',
          BoxType: '20GP',
          Tare: 2_200,
          Weight: 9_295.14,
          Lines: [{ BillNo: '', BookingNo: 'BK1', Weight: 9_295.14 }],
        },
      ],
    })
    expect(readCoprar(other('COPRAR', '43')).problems).toEqual(['这是卸船清单（COPRAR 卸船），不是装船清单'])
    expect(readCoprar(other('CODECO', '36'))).toMatchObject({ boxes: [], problems: ['不是 COPRAR 装船清单报文'] })
    const light = readCoprar(other('COPRAR', '45').replace('KGM:11495,14', 'KGM:2000'))
    expect([light.problems, light.boxes[0]!.Weight]).toEqual([[expect.stringContaining('的重量不能识别')], 0])
    const doubtful = readCoprar(other('COPRAR', '45').replace('KGM:11495,14', 'KGM:20,000'))
    expect([doubtful.problems, doubtful.boxes[0]!.Weight]).toEqual([
      ['CBHU1234567 的重量“20,000”的逗号可能是小数点，也可能是千位分隔，没有读入，请核对原文'],
      0,
    ])
    const wrong = other('COPRAR', '45').replace('CNT+16:1', 'CNT+16:2').replace('KGM:2200', 'LBR:2200').replace('CBHU1234567', '')
    expect(readCoprar(wrong).problems).toEqual(
      ['第 9 段：CNT 写明 2 个 EQD，实际 1 个，报文可能不完整', '第 5 段没有箱号', '的重量不能识别，没有读入'].map((one) =>
        expect.stringContaining(one),
      ),
    )
  })
})
