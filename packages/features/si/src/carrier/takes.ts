import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si'
import { linesById, pairContainers, totalsOf } from '@jst/si-drafts/rules'
import { keyOfGone, nameOfBox, type CompareRow } from '../compare/compare-sides.ts'

export type TakenFrom = 'order' | 'draft'
/** The record with a value that stands beside its bill; undefined where the record cannot hold it. */
export type PutBeside = (record: SiRecord) => SiRecord | undefined
/** A row of the comparison whose value is replaced by that of another side. `put`: of a value beside the bill. */
export interface Take {
  readonly row: CompareRow
  readonly from: TakenFrom
  readonly put?: PutBeside | undefined
}
export type TakeSides = Readonly<Record<TakenFrom, SiRecord | undefined>>

/** The sides whose value a row may take: those that say something else. */
export function takeable({ now, order, before }: CompareRow): TakenFrom[] {
  const differs = (side: string | null | undefined) => side !== undefined && side !== now
  return [...(differs(order) ? (['order'] as const) : []), ...(differs(before) ? (['draft'] as const) : [])]
}

type Values = Record<string, unknown>
const put = <T extends object>(target: T, field: string, source: object): T => ({ ...target, [field]: (source as Values)[field] })

/** The box of a side that is the given one of the record. */
function partner(now: SiRecord, side: SiRecord, container: number): SiContainer | undefined {
  return side.containers[pairContainers(side.containers, now.containers).pairs.get(container) ?? -1]
}

function withLines(box: SiContainer, takes: readonly Take[], otherOf: (from: TakenFrom) => SiContainer | undefined): SiContainer {
  const lines: (SiLine | undefined)[] = [...box.lines]
  for (const { row, from } of takes) {
    const other = otherOf(from)
    if (!other) continue
    const pairs = linesById(other.lines, box.lines)
    const { line = -1, field } = row.place
    const mine = box.lines[line]
    const [theirs] = pairs.find(([, second]) => second !== undefined && second === mine) ?? pairs[line] ?? []
    if (field !== undefined && mine && theirs) lines[line] = put(lines[line] ?? mine, field, theirs)
    else if ((from === 'draft' ? row.before : row.order) === null) lines[line] = undefined
    else if (!mine && theirs) lines.push({ ...theirs, id: 0 })
  }
  return { ...box, lines: lines.filter((one) => one !== undefined) }
}

function boxesOf(now: SiRecord, takes: readonly Take[], sides: TakeSides): SiContainer[] {
  const remaining = now.containers.flatMap((box, container): SiContainer[] => {
    const boxTakes = takes.filter(({ row }) => row.place.container === container)
    let taken = box
    for (const take of boxTakes.filter(({ row }) => row.place.line === undefined)) {
      const side = sides[take.from]
      const other = side && partner(now, side, container)
      // the other side has no such box
      if (take.row.place.field === undefined) return []
      if (other) taken = put(taken, take.row.place.field, other)
    }
    const lines = boxTakes.filter(({ row }) => row.place.line !== undefined)
    const otherOf = (from: TakenFrom) => sides[from] && partner(now, sides[from], container)
    return [lines.length > 0 ? withLines(taken, lines, otherOf) : taken]
  })
  const added = takes.flatMap(({ row, from }) => {
    const boxes = sides[from]?.containers ?? []
    const index = boxes.findIndex((box, at) => keyOfGone(nameOfBox(box, at)) === row.key)
    const box = boxes[index]
    return box ? [{ ...box, id: 0, lines: box.lines.map((line) => ({ ...line, id: 0 })) }] : []
  })
  return [...remaining, ...added]
}

/** The record with the values that were taken. The number of packages of the bill follows its boxes where it did before. */
export function takeValues(now: SiRecord, takes: readonly Take[], sides: TakeSides): SiRecord {
  let record = now
  for (const { row, from } of takes) {
    const side = sides[from]
    if (!side || row.place.container !== undefined) continue
    if (row.key === 'merged') record = { ...record, masterBills: side.masterBills }
    else if (row.place.field !== undefined) record = put(record, row.place.field, side)
  }
  const containers = boxesOf(now, takes, sides)
  const followed = now.packageCount === String(totalsOf(now.containers).packages)
  return { ...record, containers, ...(followed ? { packageCount: String(totalsOf(containers).packages) } : {}) }
}

/** The same with the values beside the bill, which need its parties as they are then. `left`: rows whose value the record cannot hold. */
export function takeAll(now: SiRecord, takes: readonly Take[], sides: TakeSides): { record: SiRecord; left: readonly CompareRow[] } {
  let record = takeValues(now, takes, sides)
  const left: CompareRow[] = []
  for (const { row, put } of takes) {
    const next = put ? put(record) : record
    if (next) record = next
    else left.push(row)
  }
  return { record, left }
}
