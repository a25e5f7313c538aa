import type { RecordedBox } from '@jst/contracts/packing'
import { packageKindOf, packageKinds, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si'
import { sumOf } from '@jst/packing'
import type { SaidBox, SaidLine } from '@jst/packing/differences'
import { emptyContainer, emptyLine, normalizeContainerNo, toBillText } from '@jst/si-drafts/rules'

export type PackedBox = RecordedBox['Box']
export type PackedLine = PackedBox['Lines'][number]

export const numberOf = ({ containerNo }: Pick<SiContainer, 'containerNo'>) => normalizeContainerNo(containerNo)
export const billOf = ({ splitMblNo, mblNo }: SiRecord) => splitMblNo || mblNo
export const kindName = (code: string) => packageKinds.find((kind) => kind.code === code)?.en ?? code
const kindCode = (name: string) => packageKindOf(name)?.code ?? name
const sealsOf = (text: string) =>
  text
    .split(/[/,]/)
    .map((no) => no.trim())
    .filter((no) => no !== '')
    .map((No) => ({ No, Source: '' as const }))
export const sealText = (seals: PackedBox['Seals']) => seals.map(({ No }) => No).join('/')
/** A field that the other record leaves empty is not compared: empty does not mean none. */
const ifSaid = <K extends string, V>(key: K, value: V): { [key in K]?: V } =>
  (value === '' || value === 0 || value === undefined ? {} : { [key]: value }) as { [key in K]?: V }

export const ownLine = (line: SiLine, at: number): PackedLine => ({
  Key: String(at),
  BillNo: '',
  Packages: line.packages,
  PackageKind: kindCode(line.packageKind),
  Weight: line.weight,
  Volume: line.volume,
  Marks: line.marks,
  GoodsZh: line.goodsZh,
  GoodsEn: line.goods,
  HsCode: line.hsCode,
  DgClass: line.imoClass,
  UnNo: line.unNo,
})
export const ownBox = (box: SiContainer): PackedBox => ({
  BoxNo: numberOf(box),
  BoxType: box.type,
  Seals: sealsOf(box.sealNo),
  Fcl: 'full',
  ...ifSaid('Tare', box.tare),
  ...ifSaid('Temperature', box.temperature),
  Packages: box.packages,
  Weight: box.weight,
  Volume: box.volume,
  Lines: box.lines.map(ownLine),
})

const saidLine = (line: PackedLine): SaidLine => ({
  ...ifSaid('Packages', line.Packages),
  ...ifSaid('PackageKind', line.PackageKind),
  ...ifSaid('Weight', line.Weight),
  ...ifSaid('Volume', line.Volume),
  ...ifSaid('Marks', toBillText(line.Marks)),
  ...ifSaid('GoodsZh', line.GoodsZh),
  ...ifSaid('GoodsEn', toBillText(line.GoodsEn)),
  ...ifSaid('HsCode', line.HsCode),
  ...ifSaid('DgClass', line.DgClass),
  ...ifSaid('UnNo', line.UnNo),
})
/** Container of a record for one bill. With lines in the bill, lines are compared, otherwise the totals of its goods; both of that bill alone. */
export function saidBox(said: PackedBox, lines: readonly PackedLine[], ownBox: SiContainer | undefined): SaidBox {
  const sums = lines.length > 0 ? sumOf(lines) : { Packages: 0, Weight: 0, Volume: 0 }
  return {
    BoxNo: said.BoxNo,
    ...ifSaid('BoxType', said.BoxType),
    ...(said.Seals.length === 0 ? {} : { Seals: said.Seals }),
    // a bill names the tare where it tells VGM
    ...(ownBox && ownBox.tare > 0 ? ifSaid('Tare', said.Tare) : {}),
    ...ifSaid('Temperature', said.Temperature),
    ...(ownBox && ownBox.lines.length > 0 && lines.length > 0
      ? { Lines: lines.map(saidLine) }
      : { ...ifSaid('Packages', sums.Packages), ...ifSaid('Weight', sums.Weight), ...ifSaid('Volume', sums.Volume) }),
  }
}
/** Lines of a bill. Lines without a number are those of the one bill that has the box. */
export function linesFor({ Lines }: PackedBox, bill: string, alone: boolean): readonly PackedLine[] {
  const billLines = Lines.filter(({ BillNo }) => BillNo === bill)
  if (billLines.length > 0 || !alone) return billLines
  return Lines.filter(({ BillNo }) => BillNo === '')
}

export const siLine = (line: PackedLine): SiLine => ({
  ...emptyLine(),
  goodsZh: line.GoodsZh,
  goods: toBillText(line.GoodsEn),
  hsCode: line.HsCode,
  marks: toBillText(line.Marks),
  packageKind: kindName(line.PackageKind),
  packages: line.Packages,
  weight: line.Weight,
  volume: line.Volume,
  imoClass: line.DgClass,
  unNo: line.UnNo,
})
export function newContainer(record: SiRecord, box: PackedBox, bills: number): SiContainer {
  const lines = linesFor(box, billOf(record), bills === 1)
  const sums = lines.length > 0 ? sumOf(lines) : { Packages: 0, Weight: 0, Volume: 0 }
  return {
    ...emptyContainer(),
    containerNo: box.BoxNo,
    type: box.BoxType,
    sealNo: sealText(box.Seals),
    packageKind: lines[0] ? kindName(lines[0].PackageKind) : '',
    packages: sums.Packages,
    weight: sums.Weight,
    volume: sums.Volume,
    ...(box.Temperature ? { temperature: box.Temperature } : {}),
  }
}
