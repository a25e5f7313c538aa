import {
  containerFields,
  lineFields,
  masterBillFields,
  recordFields,
  type FieldSpec,
  type SiContainer,
  type SiRecord,
} from '@jst/contracts/si/data'
import { linesById, pairContainers } from './pairing.ts'
import { chinese, labelIn, type Language } from './texts.ts'

/** One line of a fixed-pitch text that differs; `no` counts from 1. */
export interface LineDifference {
  /** Number of the line, from 1. */
  no: number
  /** The line of the first text. */
  before: string
  /** The line of the second text. */
  after: string
}

/** One value that differs between two records. */
export interface Difference {
  /** `goods`, `containers[MSKU6011672].weight`, `containers[MSKU6011672].lines[1].goods`, `containers[MSKU6011672]` for a whole box. */
  path: string
  /** Name of the field in the code; absent when a whole container, line or master bill was added or removed. */
  field?: string
  /** Visible label of the field. */
  label: string
  /** Null where it did not exist. */
  before: string | number | null
  /** Value of the second record; null: it has no such box or line. */
  after: string | number | null
  /** The lines that differ, for fixed-pitch texts. */
  lines?: readonly LineDifference[]
}

/** How two records are compared. */
export interface CompareOptions {
  /** Of the labels; Chinese by default. */
  language?: Language
  /** Fields to compare; by default all that users fill in. */
  fields?: readonly (keyof typeof recordFields)[]
}

const filled = <C extends Record<string, FieldSpec>>(catalogue: C, without: readonly string[]) =>
  (Object.entries(catalogue) as [keyof C & string, FieldSpec][]).filter(([name, { by }]) => by === 'user' && !without.includes(name))
const recordSpecs = filled(recordFields, ['orderId', 'siType', 'carried'])
const containerSpecs = filled(containerFields, ['id'])
const lineSpecs = filled(lineFields, ['id'])

/**
 * Differences between two records: fields that people fill, fixed-pitch texts line by line, containers matched by
 * number and not by position, goods lines by id or else by position.
 */
export function compareRecords(before: SiRecord, after: SiRecord, { language = chinese, fields }: CompareOptions = {}): Difference[] {
  const labelOf = (field: FieldSpec) => labelIn(language, field)
  const specs = fields ? fields.map((name) => [name, recordFields[name] as FieldSpec] as const) : recordSpecs
  return [
    ...fieldDifferences(before, after, specs, '', '', labelOf),
    ...containerDifferences(before.containers, after.containers, labelOf, language),
    ...masterBillDifferences(before, after, labelOf),
  ]
}

type Value = string | number | null
function fieldDifferences<T extends object>(
  before: T,
  after: T,
  specs: readonly (readonly [string, FieldSpec])[],
  path: string,
  label: string,
  labelOf: (field: FieldSpec) => string,
): Difference[] {
  if (before === after) return []
  return specs.flatMap(([name, spec]): Difference[] => {
    const old = before[name as keyof T] as Value
    const now = after[name as keyof T] as Value
    if (old === now) return []
    const difference = { path: path + name, field: name, label: label + labelOf(spec), before: old, after: now }
    return [spec.kind === 'grid' ? { ...difference, lines: lineDifferences(String(old), String(now)) } : difference]
  })
}

/** Lines that differ between two texts, by position; a missing line is empty. */
export function lineDifferences(before: string, after: string): LineDifference[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const found: LineDifference[] = []
  for (let index = 0; index < Math.max(old.length, now.length); index++) {
    const [a, b] = [old[index] ?? '', now[index] ?? '']
    if (a !== b) found.push({ no: index + 1, before: a, after: b })
  }
  return found
}

const describe = (box: SiContainer) =>
  [box.type, box.sealNo, `${box.packages} ${box.packageKind}`.trim(), `${box.weight} KGS`, `${box.volume} CBM`].join(' / ')

function containerDifferences(
  before: readonly SiContainer[],
  after: readonly SiContainer[],
  labelOf: (field: FieldSpec) => string,
  language: Language,
): Difference[] {
  if (before === after) return []
  const { box, line } = language
  const name = (container: SiContainer, index: number) => container.containerNo || `#${index + 1}`
  const found: Difference[] = []
  const { pairs, onlyFirst } = pairContainers(before, after)
  after.forEach((now, index) => {
    const path = `containers[${name(now, index)}]`
    const label = `${box} ${name(now, index)}`
    const old = before[pairs.get(index) ?? -1]
    if (!old) return found.push({ path, label, before: null, after: describe(now) })
    found.push(...fieldDifferences(old, now, containerSpecs, `${path}.`, `${label} `, labelOf))
    const rows = linesById(old.lines, now.lines)
    rows.forEach(([first, second], row) => {
      const at = `${path}.lines[${row + 1}]`
      const lineLabel = `${label} ${line} ${row + 1}`
      if (first && second) found.push(...fieldDifferences(first, second, lineSpecs, `${at}.`, `${lineLabel} `, labelOf))
      else found.push({ path: at, label: lineLabel, before: first?.goods ?? null, after: second?.goods ?? null })
    })
  })
  for (const index of onlyFirst) {
    const gone = before[index]
    if (gone)
      found.push({ path: `containers[${name(gone, index)}]`, label: `${box} ${name(gone, index)}`, before: describe(gone), after: null })
  }
  return found
}

function masterBillDifferences(before: SiRecord, after: SiRecord, labelOf: (field: FieldSpec) => string): Difference[] {
  const numbers = ({ masterBills }: SiRecord) => masterBills.map(({ mergedMblNo }) => mergedMblNo)
  const bookings = new Map(before.masterBills.map(({ mergedMblNo, mergedBookingNo }) => [mergedMblNo, mergedBookingNo]))
  const [old, now] = [numbers(before), numbers(after)]
  const label = labelOf(masterBillFields.mergedMblNo)
  return [
    ...now.filter((no) => !old.includes(no)).map((no): Difference => ({ path: `masterBills[${no}]`, label, before: null, after: no })),
    ...old.filter((no) => !now.includes(no)).map((no): Difference => ({ path: `masterBills[${no}]`, label, before: no, after: null })),
    ...after.masterBills.flatMap(({ mergedMblNo, mergedBookingNo }): Difference[] => {
      const was = bookings.get(mergedMblNo)
      if (was === undefined || was === mergedBookingNo) return []
      const path = `masterBills[${mergedMblNo}].mergedBookingNo`
      return [{ path, label: `${labelOf(masterBillFields.mergedBookingNo)} ${mergedMblNo}`, before: was, after: mergedBookingNo }]
    }),
  ]
}
