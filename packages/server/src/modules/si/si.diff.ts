import { containerFields, recordFields, type SiContainer, type SiDifference, type SiRecord } from '@jst/contracts/si'
import { texts } from './si.texts.ts'

type Name = keyof typeof recordFields
const names = (Object.keys(recordFields) as Name[]).filter((name) => recordFields[name].by === 'user' && name !== 'orderId')
const boxNames = ['type', 'sealNo', 'packageKind', 'packages', 'weight', 'volume'] as const

/** Differences that are kept with a version, and characters of a value. */
const mostKept = 30
const mostCharacters = 120

export interface Changes {
  /** How many submitted values differ. */
  count: number
  /** The first of them, for people to read. */
  first: SiDifference[]
}

export const unchanged: Changes = { count: 0, first: [] }

/** What differs between two versions: fields of the record, and of its containers matched by number, not by position. */
export function changesBetween(before: SiRecord | undefined, after: SiRecord): Changes {
  if (!before) return unchanged
  const found: SiDifference[] = []
  const note: Note = (path, label, was, is) => void found.push({ Path: path, Label: label, Before: shown(was), After: shown(is) })
  for (const name of names)
    if ((before[name] ?? '') !== (after[name] ?? '')) note(recordFields[name].wire, recordFields[name].zh, before[name], after[name])
  const old = new Map(before.containers.map((box) => [box.containerNo, box]))
  for (const box of after.containers) {
    const match = old.get(box.containerNo)
    if (match) changesOfBox(match, box, note)
    else note(`BoxInfos[${box.containerNo}]`, texts.container, '', boxText(box))
    old.delete(box.containerNo)
  }
  for (const box of old.values()) note(`BoxInfos[${box.containerNo}]`, texts.container, boxText(box), '')
  return { count: found.length, first: found.slice(0, mostKept) }
}

type Value = string | number | null | undefined
type Note = (path: string, label: string, was: Value, is: Value) => void

function changesOfBox(before: SiContainer, after: SiContainer, note: Note): void {
  const path = `BoxInfos[${after.containerNo}]`
  for (const name of boxNames)
    if (before[name] !== after[name])
      note(`${path}.${containerFields[name].wire}`, `${after.containerNo} ${containerFields[name].zh}`, before[name], after[name])
  if (JSON.stringify(before.lines.map(essence)) !== JSON.stringify(after.lines.map(essence)))
    note(`${path}.BoxDetails`, `${after.containerNo} ${texts.lines}`, linesText(before), linesText(after))
}

const shown = (value: Value) => String(value ?? '').slice(0, mostCharacters)
const boxText = ({ containerNo, type, packages, weight }: SiContainer) => `${containerNo} ${type} ${packages} ${weight}`
const linesText = ({ lines }: SiContainer) => lines.map(({ goods, packages }) => `${goods.split('\n')[0] ?? ''} ${packages}`).join('; ')
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
