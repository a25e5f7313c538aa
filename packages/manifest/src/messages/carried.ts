import { commercialType } from '@jst/contracts/si/data'
import type { Consignment } from '../model/consignment.ts'

/** A filled value with its path: `Boxes[0].Lines[1].Marks`. */
export type Filled = readonly [path: string, value: string | number | boolean]
/** Field of a path: `Boxes.Lines.Marks`. */
export const fieldOf = (path: string): string => path.replace(/\[\d+\]/g, '')

/** Names of rows are no values, and a full box is the usual one. */
const isFilled = ([path, value]: Filled): boolean =>
  value !== '' && value !== 0 && value !== false && !path.endsWith('.Key') && !(value === 'full' && path.endsWith('.Fcl'))

/** All filled values of an object; a list of texts is one. */
export function filledIn(value: unknown, path = ''): Filled[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [[path, value] as const].filter(isFilled)
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string')
      ? filledIn(value.join(' '), path)
      : value.flatMap((one, at) => filledIn(one, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => filledIn(child, path === '' ? key : `${path}.${key}`))
}

/** Fields of a message, as `fieldOf` names them. */
export type Carried = ReadonlySet<string>
/** Names apart by blanks, each behind a prefix. */
export const fieldsOf = (prefix: string, names: string): string[] => names.split(/\s+/).map((name) => `${prefix}${name}`)

const thousandths = (value: number): number => Math.round(value * 1_000)
type Measure = 'Packages' | 'Weight' | 'Volume'
const isMeasure = (key: string): key is Measure => key === 'Packages' || key === 'Weight' || key === 'Volume'

/** True if the message says the value of a line with its goods, its box or the bill. */
function lineIsSaid({ Boxes, Goods, BillNo, MasterNo }: Consignment, box: number, at: number, key: string, carried: Carried): boolean {
  const container = Boxes[box]!
  const line = container.Lines[at]!
  const value = line[key as keyof typeof line]
  if (key === 'BillNo') return value === BillNo || value === MasterNo
  if (isMeasure(key)) return carried.has(`Boxes.${key}`) && container.Lines.length === 1 && value === container[key]
  if (key === 'Temperature') return carried.has('Boxes.Temperature') && value === container.Temperature
  return carried.has(`Goods.${key}`) && Goods.some((row) => row.GoodsEn === line.GoodsEn && row[key as keyof typeof row] === value)
}

/** True if a message of these fields says a value, in its own place or in another one. */
export function isSaid(consignment: Consignment, [path, value]: Filled, carried: Carried): boolean {
  if (carried.has(fieldOf(path))) return true
  const [, box, line, key] = /^Boxes\[(\d+)\](?:\.Lines\[(\d+)\])?\.(\w+)$/.exec(path) ?? []
  if (line !== undefined) return lineIsSaid(consignment, Number(box), Number(line), key!, carried)
  if (key === 'BoxType') {
    // the ISO code is written, or found by the type
    const { IsoType = '' } = consignment.Boxes[Number(box)]!
    return carried.has('Boxes.IsoType') && (IsoType === '' || commercialType(IsoType) === value)
  }
  if (isMeasure(path))
    return (
      carried.has(`Goods.${path}`) && thousandths(Number(value)) === consignment.Goods.reduce((sum, row) => sum + thousandths(row[path]), 0)
    )
  return false
}
