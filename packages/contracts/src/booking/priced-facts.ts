import {
  boxesOfLines,
  cargoOf,
  isTons,
  writeBoxLines,
  type AskedBoxes,
  type BoxLine,
  type CargoFacts,
} from '../freight-rates/price-search.ts'
import { billsOf, type BookingContent } from './content.ts'
import type { CargoType } from './choices.ts'

type Priced = Pick<BookingContent, 'Values' | 'Cargo' | 'Boxes'>
type Line = Priced['Boxes'][number]

const [general, dangerous, reefer] = ['1', '2', '3'] as const satisfies readonly CargoType[]
const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''
const kgIn = (line: Line, key: string) => Math.max(0, Number(line[key] ?? 0) || 0)
/** Tons as an inquiry takes them; '' for a weight that is none of a box. */
function tonsText(kg: number): string {
  const text = String(Math.round(kg) / 1_000)
  return isTons(text) ? text : ''
}

/** Weight of the goods in kg; 0 while one of them has none. */
function totalWeight(cargo: Priced['Cargo']): number {
  const goods = cargo.filter((line) => ['NameEn', 'NameZh', 'HsCode', 'Packages', 'Weight'].some((key) => isSaid(line[key])))
  const weights = goods.map((line) => kgIn(line, 'Weight'))
  return weights.includes(0) ? 0 : weights.reduce((sum, kg) => sum + kg, 0)
}

/** Lines of boxes with the weight that each box states, or with an equal share of what the goods weigh besides. */
function boxLines({ Boxes, Cargo }: Priced): BoxLine[] {
  const lines = Boxes.filter(({ Type, Count }) => isSaid(Type) && Number(Count) > 0)
  const countOf = (some: readonly Line[]) => some.reduce((sum, { Count }) => sum + Number(Count), 0)
  const stated = lines.filter((line) => kgIn(line, 'BoxWeight') > 0)
  const left = totalWeight(Cargo) - stated.reduce((sum, line) => sum + kgIn(line, 'BoxWeight') * Number(line['Count']), 0)
  const share = left > 0 ? left / Math.max(1, countOf(lines) - countOf(stated)) : 0
  return lines.map((line) => ({
    type: String(line['Type']),
    count: Number(line['Count']),
    tons: tonsText(kgIn(line, 'BoxWeight') || share),
    ...(line['Soc'] === true ? { soc: true } : {}),
  }))
}

/** Dangerous goods and reefers say themselves what a header that was left at general cargo does not. */
function cargoTypeOf({ Values, Cargo, Boxes }: Priced): string {
  const type = String(Values['CargoType'] ?? '')
  if (type !== '' && type !== general) return type
  if (Cargo.some((line) => isSaid(line['UnNo']) || isSaid(line['DangerClass']))) return dangerous
  return Boxes.some((line) => isSaid(line['Temperature'])) ? reefer : type
}

/** Boxes and facts that a content is priced by, for a search of its price: the same on both sides, so that its hash is found again. */
export function pricedFacts(content: Priced): { readonly boxes: AskedBoxes[]; readonly text: string; readonly cargo: CargoFacts } {
  const lines = boxLines(content)
  const cargo = cargoOf({ CargoType: cargoTypeOf(content), Bills: billsOf(content) })
  return { boxes: boxesOfLines(lines), text: writeBoxLines(lines), cargo }
}
