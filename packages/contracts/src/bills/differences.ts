import { billFields, sumOf, textOf, type BillBox, type BillContent } from './bill-fields.ts'

/** A value that house and master bill have differently. */
export interface BillDifference {
  /** `LoadPort`, `Box TCNU6225360`, `Box TCNU6225360 Weight`; `Sum Weight` follows from the boxes and is not taken by itself. */
  readonly Key: string
  readonly Label: string
  readonly House: string
  readonly Master: string
  /** Packages, weight, volume and containers must be equal before the lock; ports and voyage should be. */
  readonly Grave: boolean
}

const sums = [
  ['packages', '总件数'],
  ['weight', '总毛重 KGS'],
  ['volume', '总体积 CBM'],
] as const
const ofBox = [
  ['SealNo', '封号'],
  ['BoxType', '箱型'],
  ['Packages', '件数'],
  ['Weight', '毛重'],
  ['Volume', '体积'],
] as const
type BoxKey = (typeof ofBox)[number][0]
const places = ['Vessel', 'Voyage', 'ReceiptPlace', 'LoadPort', 'DischargePort', 'DeliveryPlace', 'Terms', 'BookingNo'] as const
const labelOf = (key: string) => billFields.find((field) => field.key === key)?.zh ?? key

/** Compares as people read: letter case and runs of blanks do not count. */
const plain = (text: string) => text.toUpperCase().replace(/\s+/g, ' ').trim()
const shown = (box: BillBox, key: BoxKey): string => {
  const value = box[key]
  if (typeof value !== 'number') return value ?? ''
  return key === 'Packages' ? String(value) : value.toFixed(3)
}
const added = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : Math.round(((one ?? 0) + (other ?? 0)) * 1_000) / 1_000

/** Boxes of several house bills as their master has them: one that they share holds the goods of all. */
export function boxesTogether(bills: readonly BillContent[]): BillBox[] {
  const byNo = new Map<string, BillBox>()
  for (const [at, box] of bills.flatMap(({ Boxes }) => Boxes).entries()) {
    const key = box.BoxNo || `#${at}`
    const entry = byNo.get(key)
    byNo.set(
      key,
      entry
        ? {
            ...entry,
            Packages: added(entry.Packages, box.Packages),
            Weight: added(entry.Weight, box.Weight),
            Volume: added(entry.Volume, box.Volume),
            Lines: [...entry.Lines, ...box.Lines],
          }
        : box,
    )
  }
  return [...byNo.values()]
}

/** Differences between the house bills of a master, taken together, and the master. */
export function billDifferences(houses: readonly BillContent[], master: BillContent): BillDifference[] {
  const [first] = houses
  if (!first) return []
  const found: BillDifference[] = []
  const tell = (Key: string, Label: string, House: string, Master: string, Grave: boolean) => {
    if (plain(House) !== plain(Master)) found.push({ Key, Label, House, Master, Grave })
  }
  const boxes = boxesTogether(houses)
  const [house, masterSum] = [sumOf(boxes), sumOf(master.Boxes)]
  for (const [key, label] of sums) tell(`Sum ${key}`, label, String(house[key]), String(masterSum[key]), true)
  const other = new Map(master.Boxes.map((box) => [box.BoxNo, box]))
  for (const box of boxes) {
    const its = other.get(box.BoxNo)
    if (!its) tell(`Box ${box.BoxNo}`, `箱 ${box.BoxNo}`, '有', '没有', true)
    else
      for (const [key, label] of ofBox) tell(`Box ${box.BoxNo} ${key}`, `箱 ${box.BoxNo} ${label}`, shown(box, key), shown(its, key), true)
  }
  for (const { BoxNo } of master.Boxes)
    if (!boxes.some((box) => box.BoxNo === BoxNo)) tell(`Box ${BoxNo}`, `箱 ${BoxNo}`, '没有', '有', true)
  for (const key of places) tell(key, labelOf(key), textOf(first, key), textOf(master, key), false)
  return found
}

/**
 * The content with the named values of the other side: fields, whole boxes, and single values of boxes. `taken` names the keys that were found.
 * Sums follow from the boxes.
 */
export function takeDifferences(
  into: BillContent,
  from: BillContent,
  keys: readonly string[],
): { readonly content: BillContent; readonly taken: readonly string[] } {
  let content = into
  const taken: string[] = []
  for (const key of keys) {
    const after = takeOne(content, from, key)
    if (!after) continue
    content = after
    taken.push(key)
  }
  return { content, taken }
}

function takeOne(into: BillContent, from: BillContent, key: string): BillContent | undefined {
  if (places.some((place) => place === key)) return { ...into, [key]: textOf(from, key) }
  const [, no = '', part] = /^Box (\S*)(?: (\w+))?$/.exec(key) ?? []
  if (!key.startsWith('Box ')) return undefined
  const its = from.Boxes.find(({ BoxNo }) => BoxNo === no)
  if (part === undefined) {
    const rest = into.Boxes.filter(({ BoxNo }) => BoxNo !== no)
    return { ...into, Boxes: its ? [...rest, its] : rest }
  }
  if (!its || !ofBox.some(([name]) => name === part)) return undefined
  return { ...into, Boxes: into.Boxes.map((box) => (box.BoxNo === no ? { ...box, [part]: its[part as BoxKey] } : box)) }
}
