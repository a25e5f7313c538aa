import { isDeepStrictEqual } from 'node:util'
import { sealsText, type PackedBox, type PackedBy } from '@jst/contracts/packing'
import { fieldWords } from '@jst/packing'

const labelled = ['GoodsEn', 'GoodsZh', 'Marks', 'HsCode', 'DgClass', 'UnNo', 'Temperature', 'BookingNo'] as const

/** Goods as the timeline tells them, one bill and kind of goods a line. Texts have their labels, so that a value in another field is a change. */
export const linesText = ({ Lines }: Pick<PackedBox, 'Lines'>): string =>
  Lines.map((line) => {
    const { BillNo, Packages, PackageKind, Weight, Volume } = line
    const head = [BillNo, `${Packages} ${PackageKind}`.trim(), `${Weight} KG`, `${Volume} CBM`].filter((part) => part !== '').join(' ')
    const texts = labelled.flatMap((key) => (line[key] ? [`${fieldWords[key].zh} ${line[key]}`] : []))
    return [head, ...texts].join('；')
  }).join('\n')

/** Content of a list besides the shipment. */
export interface SaidList {
  readonly box: PackedBox
  readonly by: PackedBy
  readonly reason: string
}

/** A box with its optional fields filled in. Keys of lines name rows and are no content. */
const normalized = ({ IsoType = '', Tare, MaxGross, Soc = false, Temperature = '', Lines, ...box }: PackedBox) => ({
  ...box,
  IsoType,
  Tare: Tare ?? null,
  MaxGross: MaxGross ?? null,
  Soc,
  Temperature,
  Lines: Lines.map(({ Key: _key, BookingNo = '', Temperature: set = '', ...line }) => ({ ...line, BookingNo, Temperature: set })),
})
/** True if two states of a list say the same. */
export const saysTheSame = (one: SaidList, other: SaidList): boolean =>
  isDeepStrictEqual([normalized(one.box), one.by, one.reason], [normalized(other.box), other.by, other.reason])

/** Values that the timeline compares, by the keys of the declared fields. */
export function valuesOf({ box, by, reason }: SaidList) {
  return {
    BoxNo: box.BoxNo,
    BoxType: box.BoxType,
    IsoType: box.IsoType ?? '',
    Seals: sealsText(box.Seals),
    Fcl: box.Fcl,
    Tare: box.Tare ?? null,
    MaxGross: box.MaxGross ?? null,
    Soc: box.Soc === true,
    Temperature: box.Temperature ?? '',
    Packages: box.Packages,
    Weight: box.Weight,
    Volume: box.Volume,
    ...by,
    Reason: reason,
    Lines: linesText(box),
  }
}
