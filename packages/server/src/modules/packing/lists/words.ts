import type { PackedBox } from '@jst/contracts/packing'

/** Goods as the timeline tells them, one bill and kind of goods a line. */
export const linesText = ({ Lines }: Pick<PackedBox, 'Lines'>): string =>
  Lines.map(({ BillNo, Packages, PackageKind, Weight, Volume, GoodsEn, GoodsZh, Marks, HsCode, DgClass, UnNo }) =>
    [BillNo, `${Packages} ${PackageKind}`.trim(), `${Weight} KG`, `${Volume} CBM`, GoodsEn, GoodsZh, Marks, HsCode, DgClass, UnNo]
      .filter((part) => part !== '')
      .join(' '),
  ).join('\n')
