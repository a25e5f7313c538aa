import type { Issue } from '@jst/contracts'
import {
  containerFields,
  lineFields,
  masterBillFields,
  recordFields,
  type FieldSpec,
  type SiContainer,
  type SiLine,
  type SiRecord,
} from '@jst/contracts/si/data'
import { shareOut } from '@jst/contracts/allocation'
import { chinese, type Language } from './texts.ts'

/** Where an issue points: draft, container and line by position, and the field by its name in the code. */
export interface IssueTarget {
  /** Position of the record. */
  draft: number
  /** Position of the box. */
  container?: number
  /** Position of the goods line in its box. */
  line?: number
  /** Position of the combined master bill. */
  masterBill?: number
  /** Name of the field; absent: the record, box or line as a whole. */
  field?: string
}

const namesByWire = (catalogue: Record<string, FieldSpec>) => new Map(Object.entries(catalogue).map(([name, { wire }]) => [wire, name]))
const names = {
  record: namesByWire(recordFields),
  container: namesByWire(containerFields),
  line: namesByWire(lineFields),
  masterBill: namesByWire(masterBillFields),
}
const pathPattern = /^TDBLInfos\[(\d+)\](?:\.BoxInfos\[(\d+)\](?:\.BoxDetails\[(\d+)\])?|\.TDBpMBLNos\[(\d+)\])?(?:\.(\w+))?$/

/** Reads a path such as `TDBLInfos[1].BoxInfos[0].TBX_CNNO`; undefined for a finding about the whole set. */
export function issueTarget(path: string): IssueTarget | undefined {
  const match = pathPattern.exec(path)
  if (!match) return undefined
  const [, draft, container, line, masterBill, wire = ''] = match
  const entity = line !== undefined ? 'line' : container !== undefined ? 'container' : masterBill !== undefined ? 'masterBill' : 'record'
  const field = names[entity].get(wire)
  return {
    draft: Number(draft),
    ...(container === undefined ? {} : { container: Number(container) }),
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(masterBill === undefined ? {} : { masterBill: Number(masterBill) }),
    ...(field === undefined ? {} : { field }),
  }
}

/** A repair of one finding; `apply` answers the records with it done. */
export interface Repair {
  /** Label of the button. */
  text: string
  /** The records with the repair; unchanged ones stay the same objects. */
  apply(records: readonly SiRecord[]): SiRecord[]
}

/** Returns one-click repairs of a finding: its suggestion, and for sums of lines the choice between lines and container. */
export function repairsOf(issue: Issue, language: Language = chinese): Repair[] {
  const target = issueTarget(issue.Path)
  const { Suggest } = issue
  if (!target || target.field === undefined) return []
  const repairs: Repair[] = []
  if (Suggest) repairs.push({ text: Suggest.Text, apply: (records) => withValue(records, target, Suggest.Value) })
  if (issue.Code === 'LINES_SUM') repairs.push({ text: language.useBox, apply: (records) => boxRules(records, target) })
  return repairs
}

/** Applies the first repair of each finding. A finding whose path was moved by another repair is left to the next check. */
export const repairAll = (records: readonly SiRecord[], issues: readonly Issue[]): SiRecord[] =>
  issues.reduce<SiRecord[]>((repaired, issue) => repairsOf(issue)[0]?.apply(repaired) ?? repaired, [...records])

function replaced<T>(list: readonly T[], index: number | undefined, change: (item: T) => T): T[] {
  return list.map((item, position) => (position === index ? change(item) : item))
}

/** Records with a value written at the path of an issue. */
export function withValue(records: readonly SiRecord[], target: IssueTarget, value: string): SiRecord[] {
  const { field } = target
  if (field === undefined) return [...records]
  const put = <T extends object>(row: T): T => ({ ...row, [field]: typeof row[field as keyof T] === 'number' ? Number(value) : value })
  return replaced(records, target.draft, (record) => {
    if (target.masterBill !== undefined) return { ...record, masterBills: replaced(record.masterBills, target.masterBill, put) }
    if (target.container === undefined) return put(record)
    const change = (container: SiContainer): SiContainer =>
      target.line === undefined ? put(container) : { ...container, lines: replaced(container.lines, target.line, put) }
    return { ...record, containers: replaced(record.containers, target.container, change) }
  })
}

/** 以箱为准: distributes the amounts of the container over its lines in proportion to their present amounts. */
function boxRules(records: readonly SiRecord[], { draft, container, field }: IssueTarget): SiRecord[] {
  if (field !== 'packages' && field !== 'weight' && field !== 'volume') return [...records]
  const change = (box: SiContainer): SiContainer => {
    const unit = field === 'packages' ? 1 : 1000
    const shares = shareOut(
      Math.round(box[field] * unit),
      box.lines.map((line) => line[field]),
    )
    return { ...box, lines: box.lines.map((line, index): SiLine => ({ ...line, [field]: (shares[index] ?? 0) / unit })) }
  }
  return replaced(records, draft, (record) => ({ ...record, containers: replaced(record.containers, container, change) }))
}
