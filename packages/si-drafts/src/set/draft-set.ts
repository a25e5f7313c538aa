import type { SiContainer, SiRecord, SiRecordWire } from '@jst/contracts/si/data'
import { containerToWire, recordFromWire, recordToWire } from '../rules/wire.ts'

/** 1: one draft; 2: several drafts; 3: SI-data validation (spec §3, §4). */
export type DraftType = 1 | 2 | 3
/** Kinds of a set that is filled in; the third validates stored data and is no set of drafts (`SiValidation`). */
export type EditedType = Exclude<DraftType, 3>

/** Company and employee of a submission on behalf of a company (spec §6). */
export interface OnBehalf {
  /** Contact of the customer who is told. */
  employeeId: number
  /** Customer. */
  companyId: number
  /** Its short code. */
  companyCode: string
}

/** All drafts of one order at one moment. A plain immutable value: a change makes a new set that shares what did not change. */
export interface DraftSet {
  /** The bills, in their order. */
  readonly drafts: readonly SiRecord[]
  /** Id of the draft being edited; 0 when there is none. */
  readonly currentId: number
  /** Number of bills that the set shall have (payload Num). */
  readonly target: number
  /** One bill or several (spec §4). */
  readonly type: EditedType
  /** For whom it is filled in; null: for one's own company. */
  readonly onBehalf: OnBehalf | null
  /** Counts changes; the newer of two copies of one set has the higher one. */
  readonly revision: number
}

/** The kind of a set by the number of its bills. */
export const typeFor = (target: number): EditedType => (target > 1 ? 2 : 1)

/** No drafts: where every set begins. */
export const emptySet: DraftSet = { drafts: [], currentId: 0, target: 1, type: 1, onBehalf: null, revision: 0 }

/** A set as it is kept: records by their wire names, so that a server can list and check it. */
export interface DraftSetJson {
  /** The bills as the wire has them. */
  TDBLInfos: SiRecordWire[]
  /** How many bills there shall be. */
  Num: number
  /** Draft id of the bill that is open. */
  CurrentId: number
  /** Kind of the set (spec §4). */
  Type: EditedType
  /** For whom it is filled in. */
  OnBehalf: OnBehalf | null
  /** Goes up with every edit. */
  Revision: number
}

/** Works a value out once for each object: containers and records are immutable, so that a key in one of a thousand boxes costs that box. */
function once<I extends object, T>(compute: (input: I) => T): (input: I) => T {
  const results = new WeakMap<I, { readonly result: T }>()
  return (input) => {
    let found = results.get(input)
    if (!found) results.set(input, (found = { result: compute(input) }))
    return found.result
  }
}

const boxWire = once(containerToWire)
const boxText = once((container: SiContainer) => JSON.stringify(boxWire(container)))
/** The record without its containers: what stands before them in the text, and behind. */
const aroundBoxes = once((record: SiRecord) => {
  const { BoxInfos: _apart, TDBpMBLNos, ...fields } = recordToWire({ ...record, containers: [] })
  return { before: JSON.stringify(fields).slice(0, -1), behind: `"TDBpMBLNos":${JSON.stringify(TDBpMBLNos)}}` }
})

const wireOf = (record: SiRecord): SiRecordWire => ({
  ...recordToWire({ ...record, containers: [] }),
  BoxInfos: record.containers.map(boxWire),
})
function textOf(record: SiRecord): string {
  const { before, behind } = aroundBoxes(record)
  return `${before},"BoxInfos":[${record.containers.map(boxText).join(',')}],${behind}`
}

/** The same values, whatever objects carry them. */
function sameRecord(a: SiRecord, b: SiRecord): boolean {
  if (a === b) return true
  const [one, other] = [aroundBoxes(a), aroundBoxes(b)]
  if (one.before !== other.before || one.behind !== other.behind || a.containers.length !== b.containers.length) return false
  return a.containers.every((box, index) => {
    const there = b.containers[index]
    return there !== undefined && (box === there || boxText(box) === boxText(there))
  })
}

const rest = ({ target, currentId, type, onBehalf, revision }: DraftSet) => ({
  Num: target,
  CurrentId: currentId,
  Type: type,
  OnBehalf: onBehalf,
  Revision: revision,
})
/** A set as it is kept on a server. */
export const setToJson = (set: DraftSet): DraftSetJson => ({ TDBLInfos: set.drafts.map(wireOf), ...rest(set) })
/** `JSON.stringify(setToJson(set))`, with the text of unchanged drafts reused. */
export const setToText = (set: DraftSet): string =>
  `{"TDBLInfos":[${set.drafts.map(textOf).join(',')}],${JSON.stringify(rest(set)).slice(1)}`

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const integerOr = (value: unknown, otherwise: number) => (typeof value === 'number' && Number.isInteger(value) ? value : otherwise)

/** A set from what was kept; null when it is damaged or holds no draft. Fields that an older version did not know become empty. */
export function setFromJson(value: unknown): DraftSet | null {
  if (!isObject(value) || !Array.isArray(value['TDBLInfos'])) return null
  const wire: unknown[] = value['TDBLInfos']
  const drafts = wire.filter(isObject).map((record) => recordFromWire(record as unknown as SiRecordWire))
  const [first] = drafts
  if (!first || new Set(drafts.map(({ id }) => id)).size !== drafts.length) return null
  const onBehalf = value['OnBehalf']
  const currentId = integerOr(value['CurrentId'], first.id)
  const target = Math.min(99, Math.max(1, integerOr(value['Num'], 1)))
  return {
    drafts,
    currentId: drafts.some(({ id }) => id === currentId) ? currentId : first.id,
    target,
    // an earlier release could keep 3; what is kept is there to be filled in
    type: value['Type'] === 3 ? typeFor(target) : value['Type'] === 2 ? 2 : 1,
    onBehalf: isObject(onBehalf) ? (onBehalf as unknown as OnBehalf) : null,
    revision: integerOr(value['Revision'], 0),
  }
}

/** True when two sets hold the same content, whatever draft is open. */
export function sameContent(a: DraftSet, b: DraftSet): boolean {
  if (a === b) return true
  if (a.target !== b.target || a.type !== b.type || a.drafts.length !== b.drafts.length) return false
  if (a.onBehalf !== b.onBehalf && JSON.stringify(a.onBehalf) !== JSON.stringify(b.onBehalf)) return false
  return a.drafts.every((draft, index) => {
    const other = b.drafts[index]
    return other !== undefined && sameRecord(draft, other)
  })
}
