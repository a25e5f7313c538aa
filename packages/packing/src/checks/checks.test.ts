import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PackedBox, PackedLine } from '../model/box.ts'
import { goodBox, goodLine } from '../testing/boxes.ts'
import { createChecks, passes, problemsOf, repaired, usualTypes, type CheckOptions, type Finding } from './index.ts'

const short = ({ severity, code, path, needsReason }: Finding) =>
  `${severity} ${code} ${[path.box, path.line, path.field].filter((part) => part !== '').join(' ')}${needsReason ? ' reason' : ''}`
const of = (box: Partial<PackedBox>, options?: CheckOptions) => problemsOf([goodBox(box)], options)
const ofLine = (line: Partial<PackedLine>, box: Partial<PackedBox> = {}) => of({ ...box, Lines: [goodLine(line)] })
const box = 'MSKU6011672'

it('a good box has no findings', () => {
  expect(problemsOf([goodBox(), goodBox({ BoxNo: 'CSQU3054383', Seals: [{ No: 'X1', Source: '' }] })])).toEqual([])
})

it('the plate of a box is exact to the third decimal', () => {
  expect(of({ Tare: 3_900.5, MaxGross: 32_500.125 })).toEqual([])
  expect(of({ Tare: 3_900.0005 }).map(short)).toEqual([`ERROR DECIMALS ${box} Tare`])
})
describe('numbers', () => {
  it.each([
    ['CSQU3054384', 'WARN BOX_DIGIT CSQU3054384 BoxNo', 'CSQU3054383'],
    ['MSCU1234567', 'WARN BOX_DIGIT MSCU1234567 BoxNo', 'MSCU1234566'],
    ['ABCU1234567', 'WARN BOX_DIGIT ABCU1234567 BoxNo', 'ABCU1234560'],
    ['msku 601167-2', 'ERROR BOX_FORM msku 601167-2 BoxNo', box],
    ['MSCU1234567890', 'ERROR BOX_FORM MSCU1234567890 BoxNo', undefined],
    ['ABCD1234567', 'ERROR BOX_FORM ABCD1234567 BoxNo', undefined],
    ['CSQU305438', 'ERROR BOX_FORM CSQU305438 BoxNo', undefined],
    ['', 'ERROR BOX_NO @1 BoxNo', undefined],
  ])('%s: %s', (BoxNo, expected, right) => {
    const found = of({ BoxNo })
    expect(found.map(short)).toEqual([expected])
    const { repair } = found[0]!
    expect(repair && repaired([goodBox({ BoxNo })], repair)[0]!.BoxNo).toBe(right)
  })
  it('that stand twice are refused at the second box, and the repair of that box is its own', () => {
    const two = [goodBox(), goodBox({ Seals: [{ No: 'X1', Source: '' }], Weight: 1 })]
    const found = problemsOf(two)
    expect(found.map(short)).toEqual([`ERROR BOX_TWICE ${box}~2 BoxNo`, `ERROR SUM ${box}~2 Weight`])
    expect(repaired(two, found[1]!.repair!).map(({ Weight }) => Weight)).toEqual([8_400.5, 8_400.5])
  })
})

describe('seals', () => {
  const seals = (...list: string[]) => ({ Seals: list.map((No) => ({ No, Source: '' }) as const) })
  it.each([
    ['none in a full box', seals(), [`ERROR SEAL_NONE ${box} Seals`]],
    ['none in a shared box', { ...seals(), Fcl: 'lcl' }, [`WARN SEAL_NONE ${box} Seals`]],
    ['a word for none', seals('待定'), [`ERROR SEAL_WORD ${box} Seals`, `ERROR SEAL_NONE ${box} Seals`]],
    ['too long', seals('A'.repeat(16)), [`ERROR SEAL_FORM ${box} Seals`]],
    ['twice in one box', seals('A1', 'a1'), [`WARN SEAL_TWICE ${box} Seals`]],
    ['none in an empty box of the shipper', { ...seals(), Soc: true, Lines: [] }, []],
  ] as const)('%s', (_, more, expected) => {
    expect(of(more as Partial<PackedBox>).map(short)).toEqual(expected)
  })
  it('are needed in a shared box, too, when it is sent', () => {
    expect(of({ ...seals(), Fcl: 'lcl' }, { sealed: true }).map(short)).toEqual([`ERROR SEAL_NONE ${box} Seals`])
    expect(of({ ...seals(), Soc: true, Lines: [] }, { sealed: true })).toEqual([])
  })
  it('on two boxes of a list warn at both', () => {
    expect(problemsOf([goodBox(), goodBox({ BoxNo: 'CSQU3054383' })]).map(short)).toEqual([
      `WARN SEAL_ON_TWO ${box} Seals`,
      'WARN SEAL_ON_TWO CSQU3054383 Seals',
    ])
  })
  it('are repaired by one click', () => {
    const wrong = [goodBox(seals('CN 12/34'))]
    const found = problemsOf(wrong)
    expect(problemsOf(repaired(wrong, found[0]!.repair!))).toEqual([])
  })
})

describe('types', () => {
  it.each([
    ['45HQ', '45G1', `ERROR ISO_TYPE ${box} BoxType`, '40HQ'],
    ['40HQ', '4510', undefined, undefined],
    ['45HQ', 'L5G1', undefined, undefined],
    ['40HC', undefined, `ERROR TYPE_NAME ${box} BoxType`, '40HQ'],
    ['45G1', undefined, `ERROR TYPE_NAME ${box} BoxType`, '40HQ'],
    ['40XX', undefined, `WARN TYPE_UNKNOWN ${box} BoxType`, undefined],
    ['40HQ', 'XXXX', `WARN ISO_UNKNOWN ${box} IsoType`, undefined],
    ['', '22G1', `ERROR TYPE_NONE ${box} BoxType`, '20GP'],
  ])('%s with %s: %s', (BoxType, IsoType, expected, right) => {
    const given = { BoxType, Lines: [goodLine({ Weight: 1, Volume: 1 })] }
    const boxOf = { ...goodBox(given) }
    if (IsoType === undefined) delete boxOf.IsoType
    const found = problemsOf([IsoType === undefined ? boxOf : { ...boxOf, IsoType }])
    expect(found.map(short)).toEqual(expected === undefined ? [] : [expected])
    const repair = found[0]?.repair
    expect(repair && repaired([boxOf], repair)[0]!.BoxType).toBe(right)
  })
  it('45G1 against 45HQ is told as a 40-foot high cube', () => {
    expect(of({ BoxType: '45HQ' })[0]!.message.zh).toBe('ISO 代码 45G1 是 40HQ，与箱型 45HQ 不符（45G1 是 40 尺高柜，不是 45 尺）')
  })
})

describe('sums and forms', () => {
  it('lines have to add up to the box exactly; the repair takes the sum', () => {
    const found = of({ Packages: 419, Weight: 8_400.501, Volume: 52.125 })
    expect(found.map(short)).toEqual([`ERROR SUM ${box} Packages`, `ERROR SUM ${box} Weight`])
    expect(found[1]!.message.zh).toBe('箱上毛重 8400.501 KGS，明细合计 8400.5 KGS，不一致')
  })
  it('more than three decimals are refused, and sums are not computed then', () => {
    expect(problemsOf([{ ...goodBox(), Lines: [goodLine({ Weight: 1.2345 })] }]).map(short)).toEqual([`ERROR DECIMALS ${box} 1 Weight`])
  })
  it('packages 0 are for an empty box of the shipper only', () => {
    const empty = (more: Partial<PackedBox>) => of({ ...more, Lines: [] }).map(short)
    expect([empty({}), empty({ Soc: true }), empty({ Soc: true, Weight: 5 })]).toEqual([
      [`ERROR EMPTY ${box} Packages`],
      [],
      [`ERROR PACKAGES ${box} Packages`, `WARN VOLUME ${box} Volume`],
    ])
    expect(ofLine({ Packages: 0, Weight: 0, Volume: 0 }).map(short)).toEqual([
      `ERROR PACKAGES ${box} 1 Packages`,
      `ERROR WEIGHT ${box} 1 Weight`,
      `WARN VOLUME ${box} 1 Volume`,
    ])
  })
})

describe('limits', () => {
  const load = (Weight: number, Volume = 10, more: Partial<PackedBox> = {}) => ofLine({ Weight, Volume }, more).map(short)
  it('of the table ask for a reason, and refuse above 1.25 times', () => {
    expect(load(28_600)).toEqual([])
    expect(load(28_600.001)).toEqual([`WARN PAYLOAD ${box} Weight reason`])
    expect(load(28_000, 10, { Tare: 3_900 })).toEqual([`WARN GROSS ${box} Weight reason`])
    expect(load(35_750)).toEqual([`WARN PAYLOAD ${box} Weight reason`, `WARN GROSS ${box} Weight reason`])
    expect(load(35_750.001)).toEqual([`ERROR FAR_ABOVE ${box} Weight`])
    expect(load(10, 76.301)).toEqual([`WARN CAPACITY ${box} Volume reason`])
    expect(load(10, 95.375)).toEqual([`WARN CAPACITY ${box} Volume reason`])
    expect(load(10, 95.376)).toEqual([`ERROR FAR_ABOVE ${box} Volume`])
  })
  it('let pass with a reason, which is told', () => {
    const heavy = { Lines: [goodLine({ Weight: 29_000 })] }
    expect(passes(of(heavy))).toBe(false)
    const found = of(heavy, { allow: [{ code: 'PAYLOAD', box, reason: '船公司已确认' }] })
    expect([found.map(short), found[0]!.reason, passes(found)]).toEqual([[`INFO PAYLOAD ${box} Weight`], '船公司已确认', true])
    expect(of(heavy, { allow: [{ code: 'PAYLOAD', box, reason: ' ' }] })[0]!.needsReason).toBe(true)
  })
  it('of the plate take the place of the table, and refuse', () => {
    const plate = { Tare: 3_900, MaxGross: 34_000 }
    expect(load(30_100, 10, plate)).toEqual([])
    expect(load(30_100.001, 10, plate)).toEqual([`ERROR PLATE_LOAD ${box} Weight`])
    expect(load(26_000, 10, { Tare: 4_000, MaxGross: 29_000 })).toEqual([`ERROR PLATE_LOAD ${box} Weight`])
    expect(load(10, 10, { Tare: 4_000, MaxGross: 4_000 })).toEqual([`ERROR PLATE ${box} MaxGross`])
    expect(load(30_000, 10, { MaxGross: 29_000 })).toEqual([`ERROR PLATE_LOAD ${box} Weight`])
  })
  it('are those of the table that the caller gives', () => {
    const types = [{ Type: '40HQ', Iso: '45G1', AlsoIso: [], Capacity: null, Payload: 1_000, Gross: 2_000 }]
    expect(ofLine({ Weight: 1_100 }).map(short)).toEqual([])
    expect(of({ Lines: [goodLine({ Weight: 1_100 })] }, { types }).map(short)).toEqual([`WARN PAYLOAD ${box} Weight reason`])
    expect(usualTypes.find(({ Type }) => Type === '40FR')!.Gross).toBe(65_000)
  })
})

describe('lines', () => {
  const reefer = { BoxType: '40RH', IsoType: '45R1' }
  it.each([
    ['a class without a UN number', { DgClass: '3' }, {}, `ERROR DG_NO_UN ${box} 1 UnNo`],
    ['a UN number without a class', { UnNo: '1263' }, {}, `ERROR DG_NO_CLASS ${box} 1 DgClass`],
    ['a class that does not exist', { UnNo: '1263', DgClass: '3.9' }, {}, `ERROR DG_CLASS ${box} 1 DgClass`],
    ['UN before the number', { UnNo: 'UN1263', DgClass: '3' }, {}, `ERROR UN_FORM ${box} 1 UnNo`],
    ['an HS code with points', { HsCode: '7323.93' }, {}, `ERROR HS_FORM ${box} 1 HsCode`],
    ['no bill in a shared box', { BillNo: '' }, { Fcl: 'lcl' }, `ERROR BILL_NONE ${box} 1 BillNo`],
    ['a reefer without a set point', {}, reefer, `WARN NO_SET_POINT ${box} Temperature reason`],
    ['a set point of a dry box', {}, { Temperature: '-18' }, `WARN NOT_REEFER ${box} Temperature`],
    ['a range', {}, { ...reefer, Temperature: '-18 TO -20' }, `ERROR TEMPERATURE ${box} Temperature`],
    ['goods of another temperature', { Temperature: '5' }, { ...reefer, Temperature: '-18' }, `WARN LINE_TEMPERATURE ${box} 1 Temperature`],
  ] as const)('%s', (_, line, more, expected) => {
    expect(ofLine(line, more as Partial<PackedBox>).map(short)).toEqual([expected])
  })
  it.each([
    [{ HsCode: '7323.93' }, {}, { HsCode: '732393' }],
    [{ UnNo: 'UN 1263', DgClass: '3' }, {}, { UnNo: '1263' }],
    [{ Temperature: 'MINUS 18C' }, { ...reefer, Temperature: '-18' }, { Temperature: '-18' }],
  ])('%j is repaired', (line, more, expected) => {
    const boxes = [goodBox({ ...more, Lines: [goodLine(line)] })]
    const after = repaired(boxes, problemsOf(boxes)[0]!.repair!)
    expect(after[0]!.Lines[0]).toMatchObject(expected)
    expect(problemsOf(after)).toEqual([])
  })
})

it('the whole is compared with the order exactly', () => {
  const Totals = { Packages: 420, Weight: 8_400.501, Volume: 52.125 }
  const found = of({}, { booked: { Boxes: [{ BoxType: '20GP', Count: 1 }], Totals } })
  expect(found.map(short)).toEqual(['WARN BOOKED_BOXES BoxType', 'WARN BOOKED_BOXES BoxType', 'WARN BOOKED_SUM Weight'])
  expect(found.map(({ message }) => message.zh)).toEqual([
    '20GP 已装 0 个，订舱 1 个',
    '40HQ 已装 1 个，订舱 0 个',
    '装箱毛重合计 8400.5 KGS，委托 8400.501 KGS，不一致',
  ])
})

it('checks of a list that is being edited find what checks from the start find', () => {
  const edit = fc.record({
    at: fc.nat({ max: 3 }),
    change: fc.constantFrom<Partial<PackedBox>>(
      { BoxNo: 'CSQU3054383' },
      { BoxNo: 'MSKU6011672' },
      { BoxNo: '' },
      { Seals: [{ No: 'X1', Source: '' }] },
      { Seals: [{ No: ' x1', Source: '' }] },
      { Seals: [] },
      { Weight: 29_000, Lines: [goodLine({ Weight: 29_000 })] },
      { Weight: 1.2345 },
      { BoxType: '20GP' },
    ),
    drop: fc.boolean(),
    reason: fc.constantFrom('', '船公司已确认', '已过磅'),
  })
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const checks = createChecks()
      let boxes: readonly PackedBox[] = [goodBox(), goodBox({ BoxNo: 'CSQU3054383' }), goodBox({ BoxNo: '' })]
      for (const { at, change, drop, reason } of edits) {
        if (boxes[at]) boxes = drop ? boxes.toSpliced(at, 1) : boxes.with(at, { ...boxes[at], ...change })
        else boxes = [...boxes, goodBox(change)]
        const options = { allow: [{ code: 'PAYLOAD', box, reason }], booked: { Totals: { Packages: 420, Weight: 8_400.5, Volume: 52 } } }
        expect(checks(boxes, options)).toEqual(problemsOf(boxes, options))
      }
    }),
  )
})
