import { lines, type SegmentData } from '@jst/edifact'
import type { PackedBox } from '../model/box.ts'
import { ofUnits, unitsOf } from '../model/quantities.ts'
import { mostSeals, sealCodes } from './segments.ts'
import { assumed, lost } from './texts.ts'
import type { Account } from './written.ts'

const kg = (value: number): string => String(value)
/** Most lines of goods in FTX. */
const mostGoods = 5
const goodsWidth = 70

/**
 * Measures, set point, seals, goods and hazards of a full box. AAD is the weight of the cargo, T the tare, and G both together, which needs the tare.
 * Fields of lines without a segment are told as lost.
 */
export function boxBody(account: Account, box: PackedBox, path: string): SegmentData[] {
  const body: SegmentData[] = []
  if (box.Weight > 0) body.push(['MEA', 'AAE', 'AAD', ['KGM', kg(box.Weight)]])
  if (box.Tare !== undefined) {
    body.push(['MEA', 'AAE', 'T', ['KGM', kg(box.Tare)]])
    const [cargo, tare] = [unitsOf(box.Weight, 'Weight'), unitsOf(box.Tare, 'Weight')]
    if (cargo !== undefined && tare !== undefined) body.push(['MEA', 'AAE', 'G', ['KGM', kg(ofUnits(cargo + tare, 'Weight'))]])
  } else if (box.Weight > 0) account.assumes(assumed.noTare(box.BoxNo || box.BoxType))
  if (box.Temperature !== undefined && box.Temperature !== '')
    body.push(['TMP', '2', [account.text(`${path}.Temperature`, 'Temperature', box.Temperature, 5), 'CEL']])
  body.push(...seals(account, box, path), ...goods(account, box, path))
  return body
}

/** Most characters of a seal number (9308). A part of one is another seal, so that a longer one is left out. */
const longestSeal = 10

function seals(account: Account, { Seals }: PackedBox, path: string): SegmentData[] {
  const written = Seals.filter(({ No }) => No.length <= longestSeal)
  for (const { No } of Seals) if (No.length > longestSeal) account.because(`${path}.Seals`, 'Seals', No, lost.longSeal(longestSeal))
  for (const { No } of written.slice(mostSeals)) account.because(`${path}.Seals`, 'Seals', No, lost.mostSeals(mostSeals))
  return written.slice(0, mostSeals).map(({ No, Source }) => ['SEL', No, sealCodes[Source]])
}

function goods(account: Account, box: PackedBox, path: string): SegmentData[] {
  const { Packages, Volume, MaxGross, Lines, Fcl } = box
  account.without(`${path}.MaxGross`, 'MaxGross', MaxGross)
  account.without(`${path}.Fcl`, 'Fcl', Fcl === 'lcl' ? Fcl : '')
  account.without(`${path}.Packages`, 'Packages', Packages)
  account.without(`${path}.Volume`, 'Volume', Volume)
  const body: SegmentData[] = []
  Lines.forEach((line, at) => {
    const linePath = `${path}.Lines[${at}]`
    for (const field of ['PackageKind', 'Marks', 'GoodsZh', 'HsCode'] as const) account.without(`${linePath}.${field}`, field, line[field])
    account.without(`${linePath}.Temperature`, 'Temperature', line.Temperature)
    if (Lines.length > 1)
      for (const field of ['Packages', 'Weight', 'Volume'] as const) account.without(`${linePath}.${field}`, field, line[field])
  })
  const texts = [...new Set(Lines.map(({ GoodsEn }) => GoodsEn.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))]
  const all = lines(texts.join('\n'), goodsWidth, Infinity) ?? []
  if (all.length > 0) body.push(['FTX', 'AAA', '', '', all.slice(0, mostGoods)])
  if (all.length > mostGoods)
    account.because(`${path}.Lines`, 'GoodsEn', texts.join('\n'), lost.cut(mostGoods * goodsWidth, all.slice(0, mostGoods).join(' ')))
  const hazards = new Map(
    Lines.filter(({ UnNo, DgClass }) => UnNo !== '' || DgClass !== '').map((line) => [`${line.DgClass} ${line.UnNo}`, line]),
  )
  for (const { DgClass, UnNo } of hazards.values())
    body.push(['DGS', 'IMD', account.text(`${path}.DgClass`, 'DgClass', DgClass, 7), account.text(`${path}.UnNo`, 'UnNo', UnNo, 4)])
  return body
}
