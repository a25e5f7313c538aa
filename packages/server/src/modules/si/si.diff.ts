import { recordFields, type SiContainer, type SiRecord } from '@jst/contracts/si'

const names = (Object.entries(recordFields) as [keyof typeof recordFields, { by: string }][])
  .filter(([, field]) => field.by === 'user')
  .map(([name]) => name)
const boxNames = ['type', 'sealNo', 'packageKind', 'packages', 'weight', 'volume'] as const

/** Number of submitted values that differ: fields of the record, and of its containers matched by number, not by position. */
export function countChanges(before: SiRecord | undefined, after: SiRecord): number {
  if (!before) return 0
  const fields = names.filter((name) => before[name] !== after[name]).length
  const old = new Map(before.containers.map((box) => [box.containerNo, box]))
  let boxes = 0
  for (const box of after.containers) {
    const match = old.get(box.containerNo)
    boxes += match ? changesOfBox(match, box) : 1
    old.delete(box.containerNo)
  }
  return fields + boxes + old.size
}

function changesOfBox(before: SiContainer, after: SiContainer): number {
  const lines = JSON.stringify(before.lines.map(essence)) === JSON.stringify(after.lines.map(essence)) ? 0 : 1
  return lines + boxNames.filter((name) => before[name] !== after[name]).length
}

const essence = ({ goodsZh, goods, hsCode, marks, packageKind, packages, weight, volume }: SiContainer['lines'][number]) => [
  goodsZh,
  goods,
  hsCode,
  marks,
  packageKind,
  packages,
  weight,
  volume,
]
