import { dividedHalfUp, unitsOf, type Units } from '../amounts.ts'
import type { AskedBox, Inquiry } from '../facts/inquiry.ts'

/** Tons in one box: as stated, or the weight of the shipment over all boxes; undefined where neither is known. */
export function tonsPerBox({ Tons }: AskedBox, { Tons: all, Boxes }: Inquiry): Units | undefined {
  if (Tons !== '') return unitsOf(Tons)
  const count = Boxes.reduce((sum, { Count }) => sum + Count, 0)
  return all === '' || count === 0 ? undefined : dividedHalfUp(unitsOf(all), BigInt(count))
}

/** Tons of the shipment: as stated, or those of the boxes together. */
export function tonsOf({ Tons, Boxes }: Inquiry): Units | undefined {
  if (Tons !== '') return unitsOf(Tons)
  if (Boxes.length === 0 || Boxes.some((box) => box.Tons === '')) return undefined
  return Boxes.reduce((sum, box) => sum + unitsOf(box.Tons) * BigInt(box.Count), 0n)
}
