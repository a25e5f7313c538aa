import type { RecordedBox } from '@jst/contracts/packing'
import { packageKinds } from '@jst/contracts/si'
import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { offersOf } from './offers.ts'

type Box = RecordedBox['Box']
const line = (BillNo: string, Packages: number, Weight: number, more: Partial<Box['Lines'][number]> = {}): Box['Lines'][number] => ({
  Key: `${BillNo} ${Packages}`,
  BillNo,
  Packages,
  PackageKind: '',
  Weight,
  Volume: 0,
  Marks: '',
  GoodsZh: '',
  GoodsEn: '',
  HsCode: '',
  DgClass: '',
  UnNo: '',
  ...more,
})
const said = (more: Partial<Box> = {}, record: Partial<RecordedBox> = {}): RecordedBox => ({
  From: 'list',
  No: 'ZX2611000001',
  State: 0,
  ...record,
  Box: { BoxNo: 'MSKU6011672', BoxType: '', Seals: [], Fcl: 'full', Packages: 0, Weight: 0, Volume: 0, Lines: [], ...more },
})
const seals = (...numbers: string[]) => numbers.map((No) => ({ No, Source: 'carrier' as const }))
const box = (more = {}) =>
  goodContainer({ containerNo: 'MSKU6011672', sealNo: 'CN1', type: '40HQ', packages: 100, weight: 900, volume: 20, lines: [], ...more })
const bill = (mblNo: string, containers = [box()]) => goodRecord({ mblNo, splitMblNo: '', containers })
const short = (offers: ReturnType<typeof offersOf>) =>
  offers.map(({ box: no, label, mine, other, take }) => `${no} ${label}: ${mine} / ${other}${take ? ` [${take.label}]` : ''}`)

describe('boxes of a bill beside packing lists and slips', () => {
  it('differ in what the records say, and each value is taken by itself', () => {
    const drafts = [bill('A')]
    const offers = offersOf(drafts, [said({ BoxType: '40HQ', Seals: seals('CN2', 'CN3'), Lines: [line('A', 98, 900)] })], 0)
    expect(short(offers)).toEqual(['MSKU6011672 件数: 100 / 98 [取用]', 'MSKU6011672 封号: CN1 / CN2/CN3 [取用]'])
    const [, seal] = offers
    const [taken] = seal!.take!.apply(drafts)
    expect(taken!.containers[0]).toEqual({ ...drafts[0]!.containers[0]!, sealNo: 'CN2/CN3' })
    const [counted] = offers[0]!.take!.apply(drafts)
    expect([counted!.containers[0]!.packages, counted!.packageCount, drafts[0]!.containers[0]!.packages]).toEqual([98, '98', 100])
    expect(offersOf(offers[0]!.take!.apply([taken!]), [said({ Seals: seals('CN3', 'CN2'), Lines: [line('A', 98, 900)] })], 0)).toEqual([])
  })
  it('are not compared with what a record leaves blank', () => {
    expect(offersOf([bill('A')], [said()], 0)).toEqual([])
    expect(offersOf([bill('A')], [said({ BoxNo: '', Seals: seals('X') })], 0)).toEqual([])
    expect(offersOf([bill('A')], [], 0)).toEqual([])
  })
  it('of a slip say nothing twice that the list says too', () => {
    const slip = said({ Seals: seals('CN9') }, { From: 'slip', No: 'EIR1' })
    const offers = offersOf([bill('A')], [said({ Seals: seals('CN9') }), slip], 0)
    expect(offers.map(({ from }) => from)).toEqual(['装箱单 ZX2611000001'])
    const other = offersOf([bill('A')], [said({ Seals: seals('CN8') }), slip], 0)
    expect(other.map(({ other: value, from }) => `${from} ${value}`)).toEqual(['装箱单 ZX2611000001 CN8', '箱单 EIR1 CN9'])
  })
  it('that bills share are compared with the goods of each bill', () => {
    const drafts = [bill('A', [box({ packages: 60, weight: 500 })]), bill('B', [box({ packages: 40, weight: 400 })])]
    const shared = said({ Fcl: 'lcl', Lines: [line('A', 60, 501), line('B', 40, 400), line('OTHER', 7, 70)] })
    expect(offersOf(drafts, [shared], 0).map(({ draft, label, other }) => [draft, label, other])).toEqual([[0, '毛重', '501']])
    // goods without a bill may belong to either
    expect(offersOf(drafts, [said({ Lines: [line('', 1, 1)] })], 0)).toEqual([])
  })
  it('whose goods stand under another bill say so, and offer no quantity', () => {
    expect(short(offersOf([bill('A')], [said({ Lines: [line('B', 98, 900)] })], 0))).toEqual(['MSKU6011672 提单号: A / B'])
  })
})

describe('goods lines of a box', () => {
  const goods = goodLine({ goods: 'POTS', hsCode: '732393', marks: 'N/M', packageKind: 'CARTONS', packages: 100, weight: 900, volume: 20 })
  it('are taken field by field, and the box follows its lines', () => {
    const drafts = [bill('A', [box({ lines: [goods] })])]
    const pallets = packageKinds.find(({ code }) => code === 'PX')!.en
    const list = said({ Lines: [line('A', 98, 900, { GoodsEn: 'pots', HsCode: '732393', PackageKind: 'PX', Marks: 'n/m' })] })
    const offers = offersOf(drafts, [list], 0)
    expect(short(offers)).toEqual(['MSKU6011672 明细 1 件数: 100 / 98 [取用]', `MSKU6011672 明细 1 包装: CARTONS / ${pallets} [取用]`])
    const [taken] = offers[0]!.take!.apply(drafts)
    expect([taken!.containers[0]!.packages, taken!.containers[0]!.lines[0]!.packages]).toEqual([98, 98])
    expect(offers[1]!.take!.apply(drafts)[0]!.containers[0]!.lines[0]!.packageKind).toBe(pallets)
  })
  it('that one side alone has are told; a missing one is added with its quantities', () => {
    const drafts = [bill('A', [box({ lines: [goods] })])]
    const list = said({ Lines: [line('A', 100, 900, { GoodsEn: 'POTS' }), line('A', 5, 50, { GoodsEn: 'LIDS' })] })
    const offers = offersOf(drafts, [list], 0)
    expect(short(offers)).toEqual(['MSKU6011672 货物明细: 没有 / LIDS 5 件 / 50 KGS / 0 CBM [加为明细]'])
    const [taken] = offers[0]!.take!.apply(drafts)
    expect(taken!.containers[0]!.lines.map(({ goods: name }) => name)).toEqual(['POTS', 'LIDS'])
    expect([taken!.containers[0]!.packages, taken!.packageCount]).toEqual([105, '105'])
    expect(short(offersOf(drafts, [said({ Lines: [line('A', 0, 0)] })], 0))).toEqual([])
  })
})

describe('boxes that no bill has', () => {
  it('fill the first box of their type without a number, else they are added', () => {
    const drafts = [bill('A', [box({ containerNo: '', type: '20GP' }), box({ containerNo: '', type: '40HQ' })])]
    const list = said({ BoxType: '40HQ', Seals: seals('CN2'), Packages: 98, Weight: 900, Lines: [line('A', 98, 900)] })
    const [fill] = offersOf(drafts, [list, said({ Seals: seals('CN2') }, { From: 'slip' })], 0)
    expect(fill!.take!.label).toBe('填入第 2 箱')
    const filled = fill!.take!.apply(drafts)
    expect(filled[0]!.containers.map(({ containerNo, packages }) => [containerNo, packages])).toEqual([
      ['', 100],
      ['MSKU6011672', 100],
    ])
    const none = [bill('A', [])]
    const [add] = offersOf(none, [list], 0)
    expect(add!.take!.label).toBe('加为新箱')
    expect(add!.take!.apply(none)[0]!.containers).toMatchObject([
      { containerNo: 'MSKU6011672', type: '40HQ', sealNo: 'CN2', packages: 98, weight: 900 },
    ])
  })
  it('go to the bill of their goods, else to the one that is open', () => {
    const drafts = [bill('A', []), bill('B', [])]
    expect(offersOf(drafts, [said({ Lines: [line('B', 1, 1)] })], 0).map(({ draft, take }) => [draft, take!.label])).toEqual([
      [1, '加到 B'],
    ])
    expect(offersOf(drafts, [said({}, { From: 'slip' })], 1).map(({ draft }) => draft)).toEqual([1])
  })
  it('and boxes of a bill that no list has are told once there are lists', () => {
    const drafts = [bill('A', [box({ containerNo: 'CSQU3054383' }), box()])]
    expect(short(offersOf(drafts, [said()], 0))).toEqual(['CSQU3054383 箱: 40HQ / 没有'])
    expect(offersOf(drafts, [said({}, { From: 'slip' })], 0)).toEqual([])
  })
})
