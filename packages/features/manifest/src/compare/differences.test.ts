import type { ManifestContent, ManifestSide } from '@jst/contracts/manifest'
import { emptyConsignment, emptyGoods, emptyParty } from '@jst/manifest'
import { describe, expect, it } from 'vitest'
import { manifestDifferences, takeManifestValue } from './differences.ts'

type Box = ManifestContent['Boxes'][number]
const line = (Packages: number, Weight: number, GoodsEn = 'FURNITURE'): Box['Lines'][number] => ({
  Key: `l${Weight}`,
  BillNo: '',
  Packages,
  PackageKind: 'CT',
  Weight,
  Volume: 60,
  Marks: '',
  GoodsZh: '',
  GoodsEn,
  HsCode: '940360',
  DgClass: '',
  UnNo: '',
})
const box = (BoxNo: string, lines: readonly Box['Lines'][number][], seal = 'CN1'): Box => ({
  BoxNo,
  BoxType: '40HQ',
  Seals: [{ No: seal, Source: 'carrier' }],
  Fcl: 'full',
  Packages: lines.reduce((sum, { Packages }) => sum + Packages, 0),
  Weight: lines.reduce((sum, { Weight }) => sum + Weight, 0),
  Volume: lines.reduce((sum, { Volume }) => sum + Volume, 0),
  Lines: lines,
})
const filing = (more: Partial<ManifestContent> = {}): ManifestContent => ({
  ...emptyConsignment(),
  BillNo: 'COSU64123456',
  Vessel: 'EVER ONE',
  Voyage: '012W',
  Pol: 'CNSHA',
  Pod: 'DEHAM',
  Shipper: { ...emptyParty, Name: 'NINGBO YUANFAN', Address: '88 HARBOUR ROAD', City: 'NINGBO', Phone: '+86 574 1234567' },
  Packages: 100,
  Weight: 8_400.5,
  Volume: 60,
  Goods: [{ ...emptyGoods('g1'), GoodsEn: 'FURNITURE', HsCode: '940360', Packages: 100, Weight: 8_400.5, Volume: 60 }],
  Boxes: [box('MSKU6011672', [line(100, 8_400.5)])],
  ...more,
})
const noPlaces = { Receipt: '', Pol: '', Pod: '', Delivery: '' }
const side = (Content: ManifestContent, Places = noPlaces): ManifestSide => ({ Kind: 'si', Id: 1, Name: 'SI', Content, Places })
const keys = (mine: ManifestContent, ...sides: ManifestSide[]) => manifestDifferences(mine, sides).map(({ Key }) => Key)

describe('differences of a filing', () => {
  it('are none for the same content, in other letters, with signs in numbers and the city in the address', () => {
    const Shipper = { ...emptyParty, Name: 'Ningbo  Yuanfan', Address: '88 Harbour Road, NINGBO', Phone: '+86-574-1234567' }
    expect(keys(filing(), side(filing({ Vessel: 'Ever One', Shipper })))).toEqual([])
  })
  it('leave out what a side does not say', () => {
    expect(keys(filing(), side({ ...emptyConsignment(), CustomsStatus: '' }))).toEqual([])
  })
  it('show both sides of a value that one of them says otherwise', () => {
    const [row, ...others] = manifestDifferences(filing(), [side(filing()), side(filing({ Voyage: '013W' }))])
    expect(others).toEqual([])
    expect(row).toEqual({ Key: 'Voyage', Label: '航次', Mine: '012W', Others: ['012W', '013W'], Takes: [false, true] })
  })
  it('show a place in words without offering it', () => {
    const bill = side(filing({ Pod: '' }), { ...noPlaces, Pod: 'HAMBURG, GERMANY' })
    expect(manifestDifferences(filing(), [bill])).toEqual([
      { Key: 'Pod', Label: '卸货港', Mine: 'DEHAM', Others: ['HAMBURG, GERMANY'], Takes: [false] },
    ])
  })
  it('name boxes that one side does not have, and goods by their description', () => {
    const more = filing({
      Boxes: [box('MSKU6011672', [line(100, 8_400.5)]), box('CSQU3054383', [line(4, 200)])],
      Goods: [...filing().Goods, { ...emptyGoods('g2'), GoodsEn: 'LAMPS', Packages: 4 }],
    })
    expect(keys(filing(), side(more))).toEqual(['Box CSQU3054383', 'Goods LAMPS#1'])
    expect(keys(more, side(filing()))).toEqual(['Box CSQU3054383', 'Goods LAMPS#1'])
  })
  it('compare a single row of goods however it is described', () => {
    const other = filing({ Goods: [{ ...filing().Goods[0]!, GoodsEn: 'WOODEN FURNITURE' }] })
    expect(keys(filing(), side(other))).toEqual(['Goods #1 GoodsEn'])
  })
  it('offer quantities of a box with one line, and the lines of a box with several', () => {
    const single = side(filing({ Boxes: [box('MSKU6011672', [line(101, 8_400.5)])] }))
    expect(manifestDifferences(filing(), [single]).map(({ Key, Takes }) => [Key, Takes])).toEqual([['Box MSKU6011672 Packages', [true]]])
    const several = side(filing({ Boxes: [box('MSKU6011672', [line(60, 8_000), line(41, 400.5, 'LAMPS')])] }))
    expect(manifestDifferences(filing(), [several]).map(({ Key, Takes }) => [Key, Takes])).toEqual([
      ['Box MSKU6011672 Packages', [false]],
      ['Box MSKU6011672 Volume', [false]],
      ['Box MSKU6011672 Lines', [true]],
    ])
  })
})

describe('a value of a side', () => {
  it('is taken alone, and taken from all rows the contents agree', () => {
    const other = side(
      filing({
        Voyage: '013W',
        Shipper: { ...emptyParty, Name: 'NINGBO YUANFAN TRADING', Address: '88 HARBOUR ROAD', City: 'NINGBO' },
        Packages: 105,
        Goods: [
          { ...filing().Goods[0]!, Packages: 101 },
          { ...emptyGoods('g1'), GoodsEn: 'LAMPS', Packages: 4 },
        ],
        Boxes: [box('MSKU6011672', [line(60, 8_000), line(41, 400.5, 'LAMPS')], 'CN2'), box('CSQU3054383', [line(4, 200)])],
      }),
    )
    const rows = manifestDifferences(filing(), [other])
    const [first] = rows
    const once = takeManifestValue(filing(), other, first!.Key)
    expect(once).toEqual({ ...filing(), Voyage: '013W' })
    const all = rows.reduce((content, { Key, Takes }) => (Takes[0] ? takeManifestValue(content, other, Key) : content), filing())
    expect(manifestDifferences(all, [other])).toEqual([])
    expect(new Set(all.Goods.map(({ Key }) => Key)).size).toBe(2)
  })
  it('of a box that is not there takes the box away', () => {
    const two = filing({ Boxes: [...filing().Boxes, box('CSQU3054383', [line(4, 200)])] })
    expect(takeManifestValue(two, side(filing()), 'Box CSQU3054383').Boxes.map(({ BoxNo }) => BoxNo)).toEqual(['MSKU6011672'])
  })
})
