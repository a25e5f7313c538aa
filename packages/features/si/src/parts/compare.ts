import { containerFields, recordFields, type SiContainer, type SiRecord } from '@jst/contracts/si'
import { labelOf, shown } from './labels.ts'

export interface Difference {
  key: string
  label: string
  before: string
  after: string
  /** Fixed-pitch text, shown line by line. */
  lines: boolean
}

type Name = keyof typeof recordFields
const compared = (Object.keys(recordFields) as Name[]).filter((name) => recordFields[name].by === 'user' && name !== 'orderId')
const boxNames = ['type', 'sealNo', 'packageKind', 'packages', 'weight', 'volume'] as const

/** What differs between two records; containers are matched by number, not by position. `only` limits the fields. */
export function differences(before: SiRecord, after: SiRecord, only: readonly Name[] = compared): Difference[] {
  const fields = only.flatMap((name): Difference[] => {
    const [old, now] = [shown(name, before[name]), shown(name, after[name])]
    return old === now ? [] : [{ key: name, label: labelOf(name), before: old, after: now, lines: recordFields[name].kind === 'grid' }]
  })
  return [...fields, ...containerDifferences(before.containers, after.containers)]
}

function containerDifferences(before: readonly SiContainer[], after: readonly SiContainer[]): Difference[] {
  const old = new Map(before.map((box) => [box.containerNo, box]))
  const found = after.flatMap((box): Difference[] => {
    const match = old.get(box.containerNo)
    old.delete(box.containerNo)
    return match ? boxDifferences(match, box) : [whole(box, '', describe(box))]
  })
  return [...found, ...[...old.values()].map((box) => whole(box, describe(box), ''))]
}

const describe = (box: SiContainer) =>
  [box.type, box.sealNo, `${box.packages} ${box.packageKind}`, `${box.weight} KGS`, `${box.volume} CBM`].join(' / ')
const whole = (box: SiContainer, before: string, after: string): Difference => ({
  key: `box ${box.containerNo}`,
  label: `箱 ${box.containerNo}`,
  before,
  after,
  lines: false,
})

const boxDifferences = (before: SiContainer, after: SiContainer): Difference[] =>
  boxNames.flatMap((name) =>
    before[name] === after[name]
      ? []
      : [
          {
            key: `${after.containerNo} ${name}`,
            label: `箱 ${after.containerNo} ${containerFields[name].zh}`,
            before: String(before[name]),
            after: String(after[name]),
            lines: false,
          },
        ],
  )
