import { describe, expect, it } from 'vitest'
import { repaired } from '../checks/index.ts'
import { goodBox, goodLine } from '../testing/boxes.ts'
import { differences, warnOthers, type Difference } from './index.ts'

const short = (one: Difference) =>
  one.kind === 'field'
    ? `${one.box} ${one.line}${one.line && ' '}${one.field}: ${one.own} / ${one.other}`
    : `${one.kind} ${one.box} ${one.line || '-'}`

describe('differences', () => {
  it('are told field by field, the box by its number, and only of what the other document knows', () => {
    const own = [goodBox(), goodBox({ BoxNo: 'CSQU3054383' }), goodBox({ BoxNo: '' })]
    const vgm = [
      { BoxNo: 'CSQU3054383', Tare: 3_900, Weight: 8_400.5 },
      { BoxNo: 'MSKU6011672', Seals: [{ No: 'cn123456', Source: '' as const }], Weight: 8_401, BoxType: '40HQ' },
      { BoxNo: 'TEXU3070079' },
    ]
    expect(differences(own, vgm).map(short)).toEqual([
      'MSKU6011672 Weight: 8400.5 / 8401',
      'CSQU3054383 Tare:  / 3900',
      'extra @3 -',
      'missing TEXU3070079 -',
    ])
  })
  it('of lines match what they say first, then the bill', () => {
    const own = [
      goodBox({ Lines: [goodLine({ Key: 'a', GoodsEn: 'POTS', Packages: 20 }), goodLine({ Key: 'b', GoodsEn: 'PANS', Packages: 30 })] }),
    ]
    const si = [
      {
        BoxNo: 'MSKU6011672',
        Lines: [
          goodLine({ GoodsEn: 'PANS', Packages: 31 }),
          goodLine({ GoodsEn: 'POTS', Packages: 20, Marks: 'N/M\r\n' }),
          goodLine({ BillNo: 'B' }),
        ],
      },
    ]
    expect(differences(own, si).map(short)).toEqual(['MSKU6011672 b Packages: 30 / 31', 'missing MSKU6011672 -'])
  })
  it('are offered: taking one changes that field alone', () => {
    const own = [goodBox()]
    const [first] = differences(own, [{ BoxNo: 'MSKU6011672', Seals: [{ No: 'X9', Source: 'customs' }], Soc: false }])
    if (first?.kind !== 'field') throw new Error('no field')
    expect(repaired(own, { ...first, words: first.label })).toEqual([{ ...own[0]!, Seals: [{ No: 'X9', Source: 'customs' }] }])
  })
  it('are none of a list and itself', () => {
    const boxes = [goodBox(), goodBox({ BoxNo: '' })]
    expect(differences([boxes[0]!], [boxes[0]!])).toEqual([])
    expect(differences(boxes, boxes).map(short)).toEqual(['extra @2 -', 'missing  -'])
  })
})

describe('bills that share a box', () => {
  const shared = goodBox({ Lines: [goodLine({ BillNo: 'A' }), goodLine({ Key: '2', BillNo: 'B' }), goodLine({ Key: '3', BillNo: 'C' })] })
  it('warn each other of changed seal, weight or state, but not the one whose change it is', () => {
    const after = { ...shared, Seals: [{ No: 'X9', Source: '' as const }], State: '已进港' }
    const warnings = warnOthers([{ ...shared, State: '已装箱' }], [after], 'A')
    expect(warnings.map(({ BillNo, With }) => [BillNo, With])).toEqual([
      ['B', ['A', 'C']],
      ['C', ['A', 'B']],
    ])
    expect(warnings[0]!.message.zh).toBe('同箱 MSKU6011672 有变动：封号 CN123456 → X9，状态 已装箱 → 已进港，请核对本票')
  })
  it('hear of a weight by the lines, and of a bill that left the box', () => {
    const left = { ...shared, Lines: shared.Lines.slice(0, 2) }
    expect(warnOthers([shared], [left], 'A').map(({ BillNo, changes }) => [BillNo, changes[0]!.before, changes[0]!.after])).toEqual([
      ['B', '25201.5', '16801'],
      ['C', '25201.5', '16801'],
    ])
  })
  it('hear of another box for the same goods, and not of a box that gets its number', () => {
    const other = { ...shared, BoxNo: 'CSQU3054383' }
    const [warning] = warnOthers([shared], [{ ...other, FormerNo: shared.BoxNo }], 'A')
    expect(warning).toMatchObject({
      BoxNo: 'CSQU3054383',
      message: { zh: '同箱 CSQU3054383 有变动：箱号 MSKU6011672 → CSQU3054383，请核对本票' },
    })
    expect(warnOthers([shared], [{ ...shared, BoxNo: '', FormerNo: shared.BoxNo }], 'A')[0]).toMatchObject({ BoxNo: 'MSKU6011672' })
    expect(warnOthers([{ ...shared, BoxNo: '' }], [{ ...shared, FormerNo: '' }], 'A')).toEqual([])
    expect(warnOthers([{ ...shared, BoxNo: '' }], [{ ...shared, BoxNo: '' }], 'A')).toEqual([])
  })
  it('hear nothing of other fields, of boxes of one bill, and of seals in another order', () => {
    expect(warnOthers([shared], [{ ...shared, Tare: 3_900 }])).toEqual([])
    expect(warnOthers([goodBox()], [goodBox({ Seals: [] })])).toEqual([])
    const two = {
      ...shared,
      Seals: [
        { No: 'A', Source: '' as const },
        { No: 'B', Source: '' as const },
      ],
    }
    expect(warnOthers([two], [{ ...two, Seals: two.Seals.toReversed() }])).toEqual([])
  })
})
