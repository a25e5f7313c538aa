import { emptyBox, emptyLine, type PackedBox, type PackedLine } from '../model/box.ts'
import { sumOf } from '../model/quantities.ts'

/** A line that passes every check. */
export const goodLine = (more: Partial<PackedLine> = {}): PackedLine => ({
  ...emptyLine('1'),
  BillNo: 'COSU6412345670',
  Packages: 420,
  PackageKind: 'CT',
  Weight: 8_400.5,
  Volume: 52.125,
  Marks: 'N/M',
  GoodsZh: '不锈钢锅',
  GoodsEn: 'STAINLESS STEEL POTS',
  HsCode: '732393',
  ...more,
})
/** A box that passes every check, with the sums of its lines. */
export function goodBox(more: Partial<PackedBox> = {}): PackedBox {
  const Lines = more.Lines ?? [goodLine()]
  return {
    ...emptyBox(),
    BoxNo: 'MSKU6011672',
    BoxType: '40HQ',
    IsoType: '45G1',
    Seals: [{ No: 'CN123456', Source: 'carrier' }],
    ...sumOf(Lines),
    ...more,
    Lines,
  }
}

/** Makes keys that no line of a test has. */
export function keyMaker(): () => string {
  let next = 0
  return () => `new${(next += 1)}`
}
