import type { PackedBox } from '@jst/contracts/packing'
import { texts } from './texts.ts'

/** Seals in one line: `CN1234(船封)/778899`. */
export const sealsText = ({ Seals }: Pick<PackedBox, 'Seals'>): string =>
  Seals.map(({ No, Source }) => (Source === '' ? No : `${No}(${texts.seals[Source]})`)).join('/')

/** Goods as the timeline tells them, one bill and kind of goods a line. */
export const linesText = ({ Lines }: Pick<PackedBox, 'Lines'>): string =>
  Lines.map(({ BillNo, Packages, PackageKind, Weight, Volume, GoodsEn, GoodsZh, Marks, HsCode, DgClass, UnNo }) =>
    [BillNo, `${Packages} ${PackageKind}`.trim(), `${Weight} KG`, `${Volume} CBM`, GoodsEn, GoodsZh, Marks, HsCode, DgClass, UnNo]
      .filter((part) => part !== '')
      .join(' '),
  ).join('\n')
