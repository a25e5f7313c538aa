import { boxKeys as keysOf } from '@jst/contracts/allocation'
import type { Quantities } from './measures.ts'

/** Body that put a seal on; '' where nobody said. */
export type SealSource = 'carrier' | 'shipper' | 'customs' | 'inspection' | ''
/** A seal on the doors of a box. */
export interface Seal {
  readonly No: string
  readonly Source: SealSource
}

/** Goods of one bill in one box. */
export interface PackedLine extends Quantities {
  /** Stable name of the row, once in a list. */
  readonly Key: string
  readonly BillNo: string
  readonly BookingNo?: string
  /** Code of UN/ECE Recommendation 21. */
  readonly PackageKind: string
  readonly Marks: string
  readonly GoodsZh: string
  readonly GoodsEn: string
  readonly HsCode: string
  readonly DgClass: string
  /** Four digits. */
  readonly UnNo: string
  /** Set point in °C. */
  readonly Temperature?: string
}

/** The packing list of one box. With lines, its quantities are their sums. */
export interface PackedBox extends Quantities {
  /** '' while it is not known. */
  readonly BoxNo: string
  /** Commercial code: `40HQ`. */
  readonly BoxType: string
  /** Size and type of ISO 6346: `45G1`. */
  readonly IsoType?: string
  /** kg. */
  readonly Tare?: number
  /** Largest gross weight on the plate of the box, kg. */
  readonly MaxGross?: number
  readonly Seals: readonly Seal[]
  /** `full`: of one customer (整箱); `lcl`: shared (拼箱). */
  readonly Fcl: 'full' | 'lcl'
  /** Owned by the shipper. */
  readonly Soc?: boolean
  /** Set point in °C. */
  readonly Temperature?: string
  readonly Lines: readonly PackedLine[]
}

/** A line without values. */
export const emptyLine = (Key: string): PackedLine => ({
  Key,
  BillNo: '',
  Packages: 0,
  PackageKind: '',
  Weight: 0,
  Volume: 0,
  Marks: '',
  GoodsZh: '',
  GoodsEn: '',
  HsCode: '',
  DgClass: '',
  UnNo: '',
})
/** A full box without number, cargo or seals. */
export const emptyBox = (): PackedBox => ({
  BoxNo: '',
  BoxType: '',
  Seals: [],
  Fcl: 'full',
  Lines: [],
  Packages: 0,
  Weight: 0,
  Volume: 0,
})

/** A box without cargo. */
export const isEmptyBox = ({ Lines, Packages, Weight, Volume }: PackedBox): boolean =>
  Lines.length === 0 && Packages === 0 && Weight === 0 && Volume === 0

const shape = { noOf: ({ BoxNo }: Pick<PackedBox, 'BoxNo'>) => BoxNo, idOf: () => 0 }
/** Names of boxes for findings: the number, else the place from 1 (`@2`); a number that stands again is counted (`MSKU6011672~2`). */
export const boxKeys = (boxes: readonly Pick<PackedBox, 'BoxNo'>[]): string[] => keysOf(shape, boxes)

/** Bills of a box, each once, in the order of its lines. */
export const billsOf = ({ Lines }: Pick<PackedBox, 'Lines'>): string[] => [
  ...new Set(Lines.map(({ BillNo }) => BillNo).filter((bill) => bill !== '')),
]

/** Seals as a set: order, source, spaces and case do not matter. */
export const sealSet = (seals: readonly Pick<Seal, 'No'>[]): string =>
  [...new Set(seals.map(({ No }) => No.replace(/\s/g, '').toUpperCase()).filter((no) => no !== ''))].toSorted().join('/')
