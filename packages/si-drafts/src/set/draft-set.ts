import type { SiContainer, SiRecord, SiRecordWire } from '@jst/contracts/si/data'
import { containerToWire, recordFromWire, recordToWire } from '../rules/wire.ts'

/** 1: one draft; 2: several drafts; 3: SI-data validation (spec §3, §4). */
export type DraftType = 1 | 2 | 3

/** Company and employee of a submission on behalf of a company (spec §6). */
export interface OnBehalf {
  employeeId: number
  companyId: number
  companyCode: string
}

/** All drafts of one order at one moment. A plain immutable value: a change makes a new set that shares what did not change. */
export interface DraftSet {
  readonly drafts: readonly SiRecord[]
  /** Id of the draft being edited; 0 when there is none. */
  readonly currentId: number
  /** Number of bills that the set shall have (payload Num). */
  readonly target: number
  readonly type: DraftType
  readonly onBehalf: OnBehalf | null
  /** Counts changes; the newer of two copies of one set has the higher one. */
  readonly revision: number
}

/** No drafts: where every set begins. */
export const emptySet: DraftSet = { drafts: [], currentId: 0, target: 1, type: 1, onBehalf: null, revision: 0 }

/** A set as it is kept: records by their wire names, so that a server can list and check it. */
export interface DraftSetJson {
  TDBLInfos: SiRecordWire[]
  Num: number
  CurrentId: number
  Type: DraftType
  OnBehalf: OnBehalf | null
  Revision: number
}

type BoxWire = SiRecordWire['BoxInfos'][number]
const wires = new WeakMap<SiRecord, SiRecordWire>()
const texts = new WeakMap<SiRecord, string>()
const boxWires = new WeakMap<SiContainer, BoxWire>()
const boxTexts = new WeakMap<SiContainer, string>()

/** What `make` makes of a key, worked out once: records and containers are immutable, so only what was edited costs when a set is stored. */
function once<K extends WeakKey, V>(known: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make(key)
  known.set(key, made)
  return made
}
const boxWireOf = (box: SiContainer): BoxWire => once(boxWires, box, containerToWire)
const boxTextOf = (box: SiContainer): string => once(boxTexts, box, () => JSON.stringify(boxWireOf(box)))
const wireOf = (record: SiRecord): SiRecordWire =>
  once(wires, record, () => ({ ...recordToWire({ ...record, containers: [] }), BoxInfos: record.containers.map(boxWireOf) }))
/** `JSON.stringify(wireOf(record))`, with the texts of unchanged containers reused. */
const textOf = (record: SiRecord): string =>
  once(texts, record, () => {
    const { BoxInfos: _, TDBpMBLNos, ...fields } = wireOf(record)
    const boxes = record.containers.map(boxTextOf).join(',')
    return `${JSON.stringify(fields).slice(0, -1)},"BoxInfos":[${boxes}],"TDBpMBLNos":${JSON.stringify(TDBpMBLNos)}}`
  })

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
const whole = (value: unknown, otherwise: number) => (typeof value === 'number' && Number.isInteger(value) ? value : otherwise)

/** A set from what was kept; null when it is damaged or holds no draft. Fields that an older version did not know become empty. */
export function setFromJson(value: unknown): DraftSet | null {
  if (!isObject(value) || !Array.isArray(value['TDBLInfos'])) return null
  const wire: unknown[] = value['TDBLInfos']
  const drafts = wire.filter(isObject).map((record) => recordFromWire(record as unknown as SiRecordWire))
  const [first] = drafts
  if (!first || new Set(drafts.map(({ id }) => id)).size !== drafts.length) return null
  const type = value['Type']
  const onBehalf = value['OnBehalf']
  const currentId = whole(value['CurrentId'], first.id)
  return {
    drafts,
    currentId: drafts.some(({ id }) => id === currentId) ? currentId : first.id,
    target: Math.min(99, Math.max(1, whole(value['Num'], 1))),
    type: type === 2 || type === 3 ? type : 1,
    onBehalf: isObject(onBehalf) ? (onBehalf as unknown as OnBehalf) : null,
    revision: whole(value['Revision'], 0),
  }
}

/** True when two sets hold the same content, whatever draft is open. */
export function sameContent(a: DraftSet, b: DraftSet): boolean {
  if (a === b) return true
  if (a.target !== b.target || a.type !== b.type || a.drafts.length !== b.drafts.length) return false
  if (a.onBehalf !== b.onBehalf && JSON.stringify(a.onBehalf) !== JSON.stringify(b.onBehalf)) return false
  return a.drafts.every((draft, index) => {
    const other = b.drafts[index]
    return other !== undefined && (draft === other || textOf(draft) === textOf(other))
  })
}
