import { checkDigit } from '@jst/contracts/values'
import { sumOf, type PackedBox, type PackedLine } from '@jst/packing'
import { sized } from '../kit/size.ts'

export const boxCount = sized(1_000, 20)
const linesOfBox = 5
export const lineCount = boxCount * linesOfBox

const goods = [
  ['不锈钢锅', 'STAINLESS STEEL POTS', '732393'],
  ['木制家具', 'WOODEN FURNITURE', '940360'],
  ['棉制衬衫', 'COTTON SHIRTS', '620520'],
  ['塑料玩具', 'PLASTIC TOYS', '950300'],
] as const

/** Line `at` of all lines; quantities have all the decimals they may have. */
function lineAt(at: number): PackedLine {
  const [GoodsZh, GoodsEn, HsCode] = goods[at % goods.length]!
  return {
    Key: `k${at}`,
    BillNo: `COSU64123${String(at % 40).padStart(5, '0')}`,
    Packages: 40 + (at % 60),
    PackageKind: 'CT',
    Weight: (1_500_000 + (at % 997)) / 1_000,
    Volume: (9_000 + (at % 991)) / 1_000,
    Marks: 'N/M',
    GoodsZh,
    GoodsEn,
    HsCode,
    DgClass: '',
    UnNo: '',
  }
}

/** Boxes of one booking; those of other rounds have other numbers. */
export const boxesOf = (round: number, lines = linesOfBox): PackedBox[] =>
  Array.from({ length: boxCount }, (_, at) => {
    const no = `BNKU${String(round * 1_000 + at).padStart(6, '0')}`
    const Lines = Array.from({ length: lines }, (__, line) => lineAt(at * lines + line))
    return {
      BoxNo: `${no}${checkDigit(no)}`,
      BoxType: '40HQ',
      IsoType: '45G1',
      Seals: [{ No: `SL${no.slice(4)}`, Source: 'carrier' }],
      Fcl: 'full',
      ...sumOf(Lines),
      Lines,
    }
  })
