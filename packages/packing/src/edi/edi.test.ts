import { readInterchange } from '@jst/edifact'
import { Parser } from 'edifact'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBox, emptyLine, type PackedBox, type PackedLine } from '../model/box.ts'
import { sumOf } from '../model/quantities.ts'
import { goodBox, goodLine } from '../testing/boxes.ts'
import { layout, lengthOf, type RecordType } from './coscln-layout.ts'
import { decodeGb18030, fitBytes } from './gb18030.ts'
import {
  encodeGb18030,
  readCoprar,
  readCoscln,
  writeCoparn,
  writeCopino,
  writeCoprar,
  writeCoscln,
  type EdiHead,
  type EdiVoyage,
  type ReleaseOrder,
} from './index.ts'

const head: EdiHead = { Sender: 'JSTSHA', Receiver: 'SDICT', Reference: 'ZX2611250001', At: '2026-11-25T09:30' }
const voyage: EdiVoyage = {
  Carrier: 'COSU',
  Vessel: 'EVER ONE',
  Voyage: '012W',
  VesselCode: '9321483',
  Pol: 'CNSHA',
  Pod: 'BEANR',
  Delivery: 'DEDUI',
  Etd: '2026-12-03T18:00',
  Terminal: 'SDICT',
}
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

/** Segments as `edifact` of the npm registry reads them: tag and components. */
function readByOthers(text: string): string[] {
  const segments: string[][] = []
  const parser = new Parser()
  parser.on('opensegment', (tag) => segments.push([tag]))
  parser.on('component', (value) => segments.at(-1)?.push(value))
  // it knows UNOY of the character sets of UTF-8
  parser.encoding(text.includes('UNB+UNOA') ? 'UNOA' : text.includes('UNB+UNOC') ? 'UNOC' : 'UNOY')
  parser.write(text)
  parser.end()
  return segments.map((one) => one.join('|'))
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
      { BoxNo: 'TEXU3070079', Weight: 0, Lines: [], Seals: [] },
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
      '货主箱: COPRAR 没有对应的字段，没有写入',
    ])
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
    const wrong = other('COPRAR', '45').replace('CNT+16:1', 'CNT+16:2').replace('KGM:2200', 'LBR:2200').replace('CBHU1234567', '')
    expect(readCoprar(wrong).problems).toEqual(
      ['第 9 段：CNT 写明 2 个 EQD，实际 1 个，报文可能不完整', '第 5 段没有箱号', '的重量不能识别，没有读入'].map((one) =>
        expect.stringContaining(one),
      ),
    )
  })
})

describe('GB18030', () => {
  it('has every character, and the decoder of the platform reads the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(decodeGb18030(encodeGb18030(text))).toBe(
          text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '?'),
        )
      }),
    )
    expect([...encodeGb18030('A锅é€𠮷')]).toEqual([0x41, 0xb9, 0xf8, 0xa8, 0xa6, 0xa2, 0xe3, 0x95, 0x34, 0xb2, 0x35])
  })
  it('is cut between characters', () => {
    expect([fitBytes('锅锅A', 3), fitBytes('锅锅A', 5), fitBytes('', 5)]).toEqual([
      { text: '锅', bytes: 2 },
      { text: '锅锅A', bytes: 5 },
      { text: '', bytes: 0 },
    ])
  })
})

describe('COSCLN', () => {
  const bytesOf = (boxes: readonly PackedBox[]) => encodeGb18030(writeCoscln(boxes, voyage, head).text)

  it('has records of fixed length in bytes', () => {
    const { text, lost, missing } = writeCoscln([goodBox()], voyage, head)
    const records = text.split('\r\n').slice(0, -1)
    expect(records.map((record) => record.slice(0, 2))).toEqual(['00', '10', '51', '52', '12', '41', '44', '47', '48', '99'])
    for (const record of records) expect(encodeGb18030(record).length).toBe(lengthOf(record.slice(0, 2) as RecordType))
    expect(records[0]).toBe(
      '00COSCLNCLEAN LIST                         9JSTSHA       SDICT        202611250930ZX2611250001                       ',
    )
    expect(records[2]).toBe('51MSKU6011672 40HQ45G1F 00000000.00000000000.000     0000042000008400.500000052.125')
    expect([lost.map(({ Label }) => Label), missing]).toEqual([['进港码头'], []])
  })
  it('begins as the platform file of the manifest does', () => {
    const columns = (type: RecordType, count: number) => layout[type].slice(0, count).map(({ kind, length }) => `${kind}(${length})`)
    expect([columns('00', 1), columns('10', 4)]).toEqual([['X(6)'], ['X(9)', 'X(35)', 'X(2)', 'X(6)']])
  })
  it('names what is cut, with both texts', () => {
    const { lost } = writeCoscln(
      [goodBox({ Lines: [goodLine({ BillNo: 'B'.repeat(21), Marks: Array.from({ length: 11 }, (_, at) => `M${at}`).join('\n') })] })],
      { ...voyage, Voyage: '0123456W', Terminal: '' },
      head,
    )
    expect(lost.map(({ Path, Value, Why }) => [Path, Value.length, Why])).toEqual([
      ['$.Voyage.Voyage', 8, '超过 6 个字节，只写入“012345”'],
      ['$.Boxes[0].Lines[0].BillNo', 21, `超过 20 个字节，只写入“${'B'.repeat(20)}”`],
      ['$.Boxes[0].Lines[0].Marks', 33, '最多 10 行，之后的没有写入：“M0\nM1\nM2\nM3\nM4\nM5\nM6\nM7\nM8\nM9”'],
    ])
  })
  it('that is damaged is told line by line', () => {
    const text = writeCoscln([goodBox(), goodBox({ BoxNo: 'CSQU3054383' })], voyage, head).text.split('\r\n')
    const damaged = (change: (lines: string[]) => string[]) => readCoscln(encodeGb18030(change([...text]).join('\n'))).problems
    expect(damaged((lines) => lines)).toEqual([])
    expect(damaged((lines) => lines.slice(0, -2))).toEqual(['没有 99 记录，文件可能不完整'])
    expect(damaged((lines) => lines.toSpliced(3, 1, lines[3]!.slice(1), '77X'))).toEqual([
      expect.stringContaining('第 4 行的记录'),
      '第 5 行的记录 77 不能识别，没有读入',
      expect.stringContaining('99 记录写明记录数'),
    ])
    expect(damaged((lines) => lines.toSpliced(2, 1))).toContain('第 3 行的记录 52 前面没有它所属的记录，没有读入')
    expect(damaged((lines) => lines.with(2, lines[2]!.replace('00000420', '0000X420')))[0]).toBe('第 3 行的件数“0000X420”不能识别')
    expect(() => readCoscln(encodeGb18030('UNB+UNOA'))).toThrow('不是 COSCLN 文件')
  })

  const word = (most: number) => fc.stringMatching(new RegExp(`^(?:[A-Z0-9](?:[A-Z0-9 锅é-]{0,${Math.floor(most / 2) - 2}}[A-Z0-9])?)?$`))
  const block = fc
    .array(fc.string({ unit: fc.constantFrom('A', ' ', '锅', 'é', '𠮷', "'", '+'), maxLength: 60 }), { maxLength: 3 })
    .map((all) => all.join('\n'))
  const amount = fc.integer({ min: 0, max: 30_000_000 }).map((units) => units / 1_000)
  const line = fc.record({
    Packages: fc.nat(99_999),
    Weight: amount,
    Volume: amount,
    BillNo: word(20),
    BookingNo: word(35),
    PackageKind: fc.constantFrom('CT', ''),
    Marks: block,
    GoodsZh: block,
    GoodsEn: block,
    HsCode: fc.constantFrom('', '732393'),
    DgClass: fc.constantFrom('', '1.4S'),
    UnNo: fc.constantFrom('', '1263'),
    Temperature: fc.constantFrom('', '-18'),
  })
  const boxes = fc.array(
    fc
      .record({
        BoxNo: fc.constantFrom('MSKU6011672', 'CSQU3054383', ''),
        BoxType: fc.constantFrom('40HQ', ''),
        IsoType: fc.constantFrom('45G1', ''),
        Tare: amount,
        MaxGross: amount,
        Soc: fc.boolean(),
        Fcl: fc.constantFrom('full' as const, 'lcl' as const),
        Temperature: fc.constantFrom('', '5'),
        Seals: fc.array(
          fc.record({
            No: fc.stringMatching(/^[A-Z0-9]{1,15}$/),
            Source: fc.constantFrom('carrier' as const, 'customs' as const, '' as const),
          }),
          { maxLength: 3 },
        ),
        Lines: fc.array(line, { maxLength: 3 }),
      })
      .map(({ IsoType, Tare, MaxGross, Soc, Temperature, Lines, ...more }): PackedBox => {
        const own = Lines.map(({ BookingNo, Temperature: set, ...rest }, at): PackedLine => ({
          ...emptyLine(String(at)),
          ...rest,
          ...(BookingNo === '' ? {} : { BookingNo }),
          ...(set === '' ? {} : { Temperature: set }),
        }))
        return {
          ...emptyBox(),
          ...more,
          ...(IsoType === '' ? {} : { IsoType }),
          ...(Tare === 0 ? {} : { Tare }),
          ...(MaxGross === 0 ? {} : { MaxGross }),
          ...(Soc ? { Soc } : {}),
          ...(Temperature === '' ? {} : { Temperature }),
          ...sumOf(own),
          Lines: own,
        }
      }),
    { maxLength: 4 },
  )
  const withoutKeys = (list: readonly PackedBox[]) =>
    list.map((box) => ({ ...box, Lines: box.Lines.map(({ Key, ...rest }) => ({ ...rest, isNamed: Key !== '' })) }))

  it('comes back from its bytes whole, quantities to the last gram, unless it says what is lost', () => {
    let whole = 0
    fc.assert(
      fc.property(boxes, (list) => {
        const { lost } = writeCoscln(list, { ...voyage, Terminal: '' }, head)
        const back = readCoscln(bytesOf(list))
        expect(back.problems).toEqual([])
        expect(sumOf(back.boxes)).toEqual(sumOf(list))
        if (lost.length > 0) return
        whole += 1
        expect(withoutKeys(back.boxes)).toEqual(withoutKeys(list))
        expect([back.head, back.voyage]).toEqual([
          { ...head, Action: 'original' },
          {
            Carrier: 'COSU',
            Vessel: 'EVER ONE',
            Voyage: '012W',
            VesselCode: '9321483',
            Pol: 'CNSHA',
            Pod: 'BEANR',
            Delivery: 'DEDUI',
            Etd: '2026-12-03',
          },
        ])
      }),
      { numRuns: 200 },
    )
    expect(whole).toBeGreaterThan(50)
  })
})
