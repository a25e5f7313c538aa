import type { PackedBox } from './box.ts'
import type { Quantities } from './measures.ts'
import { sumOf } from './quantities.ts'

/** Boxes with the sums of their lines; those without lines, and those that are right, stay as they are. @throws PackingError `DECIMALS` */
export const withSums = (boxes: readonly PackedBox[]): readonly PackedBox[] =>
  boxes.map((box) => {
    if (box.Lines.length === 0) return box
    const { Packages, Weight, Volume } = sumOf(box.Lines)
    return Packages === box.Packages && Weight === box.Weight && Volume === box.Volume ? box : { ...box, Packages, Weight, Volume }
  })

/** Sums of the lines of each bill over all boxes, in the order in which bills are met. @throws PackingError `DECIMALS` */
export function sumsByBill(boxes: readonly PackedBox[]): ReadonlyMap<string, Quantities> {
  const lines = new Map<string, Quantities[]>()
  for (const { Lines } of boxes)
    for (const line of Lines) {
      const billLines = lines.get(line.BillNo)
      if (billLines) billLines.push(line)
      else lines.set(line.BillNo, [line])
    }
  return new Map([...lines].map(([bill, rows]) => [bill, sumOf(rows)]))
}
