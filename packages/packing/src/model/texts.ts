import type { Words } from './error.ts'
import type { MeasureName } from './measures.ts'

/** Names of quantities with their units. */
export const measureWords: Readonly<Record<MeasureName, Words>> = {
  Packages: { zh: '件数', en: 'packages' },
  Weight: { zh: '毛重', en: 'gross weight' },
  Volume: { zh: '体积', en: 'volume' },
}

/** Labels of the fields of boxes and lines. */
export const fieldWords = {
  BoxNo: { zh: '箱号', en: 'Container number' },
  BoxType: { zh: '箱型', en: 'Type' },
  IsoType: { zh: 'ISO 箱型', en: 'ISO type' },
  Tare: { zh: '箱皮重', en: 'Tare' },
  MaxGross: { zh: '最大总重', en: 'Max gross' },
  Seals: { zh: '封号', en: 'Seals' },
  Fcl: { zh: '整拼箱', en: 'FCL/LCL' },
  Soc: { zh: '货主箱', en: 'Shipper owned' },
  Temperature: { zh: '温度', en: 'Temperature' },
  Lines: { zh: '明细', en: 'Lines' },
  Packages: { zh: '件数', en: 'Packages' },
  Weight: { zh: '毛重', en: 'Gross weight' },
  Volume: { zh: '体积', en: 'Volume' },
  BillNo: { zh: '提单号', en: 'B/L number' },
  BookingNo: { zh: '订舱号', en: 'Booking number' },
  PackageKind: { zh: '包装', en: 'Package kind' },
  Marks: { zh: '唛头', en: 'Marks' },
  GoodsZh: { zh: '中文品名', en: 'Goods (Chinese)' },
  GoodsEn: { zh: '英文品名', en: 'Goods (English)' },
  HsCode: { zh: 'HS 编码', en: 'HS code' },
  DgClass: { zh: '危险品类别', en: 'DG class' },
  UnNo: { zh: 'UN 编号', en: 'UN number' },
} as const satisfies Record<string, Words>
/** A field of a box or a line. */
export type FieldName = keyof typeof fieldWords

/** Sentences of refused steps. */
export const refusals = {
  decimals: (measure: MeasureName, value: number): Words =>
    measure === 'Packages'
      ? { zh: `件数 ${value} 不是整数，请改正后再操作`, en: `Packages must be whole, not ${value}; correct them first` }
      : {
          zh: `${measureWords[measure].zh} ${value} 超过三位小数，系统不会四舍五入，请改正后再操作`,
          en: `The ${measureWords[measure].en} ${value} has more than three decimals and is not rounded; correct it first`,
        },
  negative: (measure: MeasureName): Words => ({
    zh: `${measureWords[measure].zh}是负数，请改正后再操作`,
    en: `The ${measureWords[measure].en} is negative; correct it first`,
  }),
  ratio: { zh: '比例至少要有一个大于 0 的数，且不能为负数', en: 'A ratio needs a number above 0, and none below' },
  counts: (sum: number, total: number): Words => ({
    zh: `各份件数合计 ${sum}，应等于 ${total} 件`,
    en: `The parts add up to ${sum} packages instead of ${total}`,
  }),
  sums: (box: string): Words => ({
    zh: `${box} 的明细合计与箱上的件毛体不一致，请先核对再拆分或合并`,
    en: `The lines of ${box} do not add up to the box; check them before splitting or combining`,
  }),
  noSuchBox: { zh: '没有这个箱，请刷新后再操作', en: 'There is no such box; reload and try again' },
  noSuchLine: { zh: '没有这一行明细，请刷新后再操作', en: 'There is no such line; reload and try again' },
  none: { zh: '至少要拆出 1 件', en: 'Split off at least one package' },
  tooMany: (requested: number, total: number): Words => ({
    zh: `要拆出 ${requested} 件，这一行只有 ${total} 件`,
    en: `${requested} packages are to be split off, the line has ${total}`,
  }),
  boxDiffers: (one: string, other: string): Words => ({
    zh: `箱号 ${one || '（空）'} 与 ${other || '（空）'} 不同，只有同一个箱的装箱单才能合并`,
    en: `Boxes ${one || '(none)'} and ${other || '(none)'} differ; only lists of one box are combined`,
  }),
  typeDiffers: (one: string, other: string): Words => ({
    zh: `箱型 ${one || '（空）'} 与 ${other || '（空）'} 不同，请先核对箱型再合并`,
    en: `Types ${one || '(none)'} and ${other || '(none)'} differ; check the type before combining`,
  }),
  sealsDiffer: (one: string, other: string): Words => ({
    zh: `封号 ${one || '（空）'} 与 ${other || '（空）'} 不同，请先核对封号再合并`,
    en: `Seals ${one || '(none)'} and ${other || '(none)'} differ; check the seals before combining`,
  }),
  sameList: { zh: '不能与自己合并，请另选一份装箱单', en: 'A list is not combined with itself; choose another one' },
  changed: {
    zh: '装箱单在这一步之后又有改动，不能撤销，请先撤销后面的步骤',
    en: 'The list was changed after this step; undo the later steps first',
  },
} as const
