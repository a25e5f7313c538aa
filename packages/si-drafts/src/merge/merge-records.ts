import {
  containerFields,
  lineFields,
  recordFields,
  type FieldSpec,
  type SiContainer,
  type SiMasterBill,
  type SiRecord,
} from '@jst/contracts/si/data'
import { linesById, pairContainers } from '../rules/pairing.ts'
import type { ConflictPlace, MergeConflict, MergeValue } from './conflict.ts'
import { mergeFields, type Field } from './merge-fields.ts'
import { texts } from './texts.ts'

/** Ids of drafts are the client's; ids of stored containers and lines are the server's. */
const fieldsOf = (catalogue: Record<string, FieldSpec>, idBy: FieldSpec['by'] | null): readonly Field[] =>
  Object.entries(catalogue).flatMap(([name, spec]): Field[] =>
    name === 'id' ? (idBy === null ? [] : [[name, { ...spec, by: idBy }]]) : [[name, spec]],
  )
const recordList = fieldsOf(recordFields, null)
const containerList = fieldsOf(containerFields, 'server')
const lineList = fieldsOf(lineFields, 'server')

type Report = (path: string, label: string, place: ConflictPlace, base: MergeValue, mine: MergeValue, theirs: MergeValue) => void

/** A merged record and what a person has to decide. */
export interface MergedRecord {
  /** The merged record; a conflict has my value. */
  record: SiRecord
  /** Fields that both sides changed differently. */
  conflicts: MergeConflict[]
}

/**
 * Three-way merge of one record: fields one by one, containers matched by number and else by id, lines by id. What one side changed is
 * taken silently; what both changed differently stays mine and is reported. `base` null: the common ancestor is unknown.
 */
export function mergeRecords(base: SiRecord | null, mine: SiRecord, theirs: SiRecord): MergedRecord {
  if (mine === theirs || base === theirs) return { record: mine, conflicts: [] }
  if (base === mine) return { record: theirs.id === mine.id ? theirs : { ...theirs, id: mine.id }, conflicts: [] }
  const conflicts: MergeConflict[] = []
  const report: Report = (path, label, place, b, m, t) =>
    conflicts.push({ draftId: mine.id, path, label, place, base: b, mine: m, theirs: t })
  const fields = mergeFields(base, mine, theirs, recordList, (name, spec, b, m, t) => report(name, spec.zh, { field: name }, b, m, t))
  const containers = mergeContainers(base?.containers ?? null, mine.containers, theirs.containers, report)
  const masterBills = mergeMasterBills(base?.masterBills ?? [], mine.masterBills, theirs.masterBills)
  return { record: { ...fields, id: mine.id, containers, masterBills }, conflicts }
}

function mergeContainers(
  base: readonly SiContainer[] | null,
  mine: SiContainer[],
  theirs: readonly SiContainer[],
  report: Report,
): SiContainer[] {
  if (base === theirs) return mine
  const before = base ?? []
  const [ours, others] = [pairContainers(before, mine), pairContainers(before, theirs)]
  const theirIndexOfBase = new Map([...others.pairs].map(([index, from]) => [from, index]))
  // Boxes that both sides added are the same one when they carry one number.
  const added = others.onlySecond.map((index) => theirs[index]).filter((box) => box !== undefined)
  const addedTwice = new Map(added.map((box) => [box.containerNo, box]))
  const merged: SiContainer[] = []
  const taken = new Set<SiContainer>()
  mine.forEach((box, index) => {
    const from = ours.pairs.get(index)
    const ancestor = from === undefined ? null : (before[from] ?? null)
    const other =
      from === undefined ? (box.containerNo === '' ? undefined : addedTwice.get(box.containerNo)) : theirs[theirIndexOfBase.get(from) ?? -1]
    if (other) {
      taken.add(other)
      merged.push(mergeContainer(ancestor, box, other, index, report))
    } else if (ancestor === null || !sameBox(ancestor, box)) {
      merged.push(box)
      if (ancestor)
        report(pathOf(box, index), texts.removedThere(nameOf(box, index)), { container: placeOf(box, index) }, ancestor, box, null)
    }
  })
  theirs.forEach((box, index) => {
    if (taken.has(box)) return
    const from = others.pairs.get(index)
    const ancestor = from === undefined ? undefined : before[from]
    if (!ancestor) merged.push(box)
    else if (!sameBox(ancestor, box))
      report(pathOf(box, index), texts.removedHere(nameOf(box, index)), { container: placeOf(box, index) }, ancestor, null, box)
  })
  return merged
}

const nameOf = ({ containerNo }: SiContainer, index: number) => containerNo || `#${index + 1}`
const pathOf = (box: SiContainer, index: number) => `containers[${nameOf(box, index)}]`
const placeOf = ({ containerNo, id }: SiContainer, index: number) => ({ containerNo, id, index })

/** Unchanged since the ancestor; what the server sets does not count. */
function sameBox(a: SiContainer, b: SiContainer): boolean {
  const changed = (fields: readonly Field[], x: object, y: object) =>
    fields.some(([name, { by }]) => by === 'user' && x[name as keyof typeof x] !== y[name as keyof typeof y])
  if (a === b) return true
  if (changed(containerList, a, b) || a.lines.length !== b.lines.length) return false
  return a.lines.every((line, index) => !changed(lineList, line, b.lines[index] ?? {}))
}

function mergeContainer(base: SiContainer | null, mine: SiContainer, theirs: SiContainer, index: number, report: Report): SiContainer {
  if (mine === theirs || base === theirs) return mine
  if (base === mine) return theirs
  const path = pathOf(mine, index)
  const label = texts.box(nameOf(mine, index))
  const container = placeOf(mine, index)
  const fields = mergeFields(base, mine, theirs, containerList, (name, spec, b, m, t) =>
    report(`${path}.${name}`, `${label} ${spec.zh}`, { container, field: name }, b, m, t),
  )
  return { ...fields, lines: mergeLines(base?.lines ?? null, mine.lines, theirs.lines, { path, label, container }, report) }
}

interface Where {
  path: string
  label: string
  container: NonNullable<ConflictPlace['container']>
}
function mergeLines(
  base: SiContainer['lines'] | null,
  mine: SiContainer['lines'],
  theirs: SiContainer['lines'],
  where: Where,
  report: Report,
) {
  if (mine === theirs || base === theirs) return mine
  if (base === mine) return theirs
  const before = base ?? []
  const ancestorOf = new Map(linesById(before, mine).flatMap(([b, m]) => (m ? [[m, b ?? null] as const] : [])))
  const theirOf = new Map(linesById(before, theirs).flatMap(([b, t]) => (b && t ? [[b, t] as const] : [])))
  const theirAdded = theirs.filter((line) => ![...theirOf.values()].includes(line))
  const merged: SiContainer['lines'] = []
  mine.forEach((line, index) => {
    const ancestor = ancestorOf.get(line) ?? null
    const other = ancestor ? theirOf.get(ancestor) : undefined
    const at = `${where.path}.lines[${index + 1}]`
    const label = `${where.label} ${texts.line(index + 1)}`
    const place = { container: where.container, line: { id: line.id, index } }
    if (other)
      merged.push(
        mergeFields(ancestor, line, other, lineList, (name, spec, b, m, t) =>
          report(`${at}.${name}`, `${label} ${spec.zh}`, { ...place, field: name }, b, m, t),
        ),
      )
    else if (ancestor === null) merged.push(line)
    else if (ancestor !== line && !sameLine(ancestor, line)) {
      merged.push(line)
      report(at, texts.removedThere(label), place, ancestor, line, null)
    }
  })
  const ancestors = new Set(ancestorOf.values())
  before.forEach((line, index) => {
    const other = theirOf.get(line)
    if (ancestors.has(line) || !other || sameLine(line, other)) return
    const place = { container: where.container, line: { id: other.id, index } }
    report(`${where.path}.lines[${index + 1}]`, texts.removedHere(`${where.label} ${texts.line(index + 1)}`), place, line, null, other)
  })
  // The same line typed on both sides is one line.
  return [...merged, ...theirAdded.filter((line) => !merged.some((mergedLine) => sameLine(mergedLine, line)))]
}

const sameLine = (a: object, b: object) =>
  lineList.every(([name, { by }]) => by === 'server' || a[name as keyof typeof a] === b[name as keyof typeof b])

/** Combined orders are a list of keys: additions and removals of both sides count. */
function mergeMasterBills(base: readonly SiMasterBill[], mine: SiMasterBill[], theirs: readonly SiMasterBill[]): SiMasterBill[] {
  const has = (list: readonly SiMasterBill[], { mergedMblNo }: SiMasterBill) => list.some((bill) => bill.mergedMblNo === mergedMblNo)
  const remaining = mine.filter((bill) => !has(base, bill) || has(theirs, bill))
  return [...remaining, ...theirs.filter((bill) => !has(base, bill) && !has(mine, bill))]
}
