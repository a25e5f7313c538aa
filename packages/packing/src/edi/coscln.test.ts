import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBox, emptyLine, type PackedBox, type PackedLine } from '../model/box.ts'
import { sumOf } from '../model/quantities.ts'
import { goodBox, goodLine } from '../testing/boxes.ts'
import { head, voyage } from '../testing/messages.ts'
import { layout, lengthOf, type RecordType } from './coscln-layout.ts'
import { encodeGb18030, readCoscln, writeCoscln } from './index.ts'

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
  it('has the letter of an empty box, and the number of the first message in later ones', () => {
    const empty = { ...emptyBox(), BoxNo: 'MSKU6011672', BoxType: '40HQ', Soc: true }
    const later = { ...head, Reference: 'ZX261125000103', Document: 'ZX261125000101', Action: 'deletion' as const }
    const records = writeCoscln([empty, goodBox()], voyage, later).text.split('\r\n')
    expect(records.filter((record) => record.startsWith('51')).map((record) => record.slice(22, 24))).toEqual(['EY', 'F '])
    expect([records[0]!.slice(43, 44), records[0]!.slice(82).trim()]).toEqual(['3', 'ZX261125000101'])
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
