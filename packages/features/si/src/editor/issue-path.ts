import { containerFields, recordFields, type FieldSpec, type SiContainer, type SiRecord } from '@jst/contracts/si'

/** Where an issue points: draft by position in the set, field of the record, or field of a container. */
export interface Target {
  draft: number
  box?: number
  field?: string
}

const nameByWire = (catalogue: Record<string, FieldSpec>) => new Map(Object.entries(catalogue).map(([name, { wire }]) => [wire, name]))
const recordNames = nameByWire(recordFields)
const boxNames = nameByWire(containerFields)

/** Reads `TDBLInfos[1].BoxInfos[0].TBX_CNNO` and its shorter forms; undefined for a finding about the whole set. */
export function targetOf(path: string): Target | undefined {
  const match = /^TDBLInfos\[(\d+)\](?:\.BoxInfos\[(\d+)\])?(?:\.(?:BoxDetails\[\d+\]\.)?(\w+))?/.exec(path)
  if (!match) return undefined
  const [, draft, box, wire = ''] = match
  const field = (box === undefined ? recordNames : boxNames).get(wire)
  return { draft: Number(draft), ...(box === undefined ? {} : { box: Number(box) }), ...(field === undefined ? {} : { field }) }
}

/** Id of the form element of a target in the draft that is shown. */
export const elementId = ({ box, field }: Omit<Target, 'draft'>) =>
  box === undefined ? `si-${field}` : `si-box-${box}-${field ?? 'containerNo'}`

/** The record with a value put at the target, as one-click repair does. */
export function withValue(record: SiRecord, { box, field }: Omit<Target, 'draft'>, value: string): SiRecord {
  if (field === undefined) return record
  if (box === undefined) return { ...record, [field]: typed(recordFields[field as keyof typeof recordFields], value) }
  const containers = record.containers.map((container, index): SiContainer =>
    index === box ? { ...container, [field]: typed(containerFields[field as keyof typeof containerFields], value) } : container,
  )
  return { ...record, containers }
}

const typed = ({ kind }: FieldSpec, value: string) => (kind === 'int' || kind === 'decimal' ? Number(value) : value)
