import type { Entity, EntityField, EntityValue, EntityValues, ImportCalls } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { EntityCall } from '../kit.call.ts'
import { callsOf, rulesOf } from '../registry.ts'
import { seenBy } from '../seen.ts'

/** A line of a file whose cells are read, for the area to judge. What it makes of `values` is what is kept. */
export interface AreaLine {
  readonly line: number
  readonly code: string
  readonly values: Record<string, EntityValue>
  /** The record that the line changes. */
  found: RecordVersion | undefined
  readonly wrong: (key: string, message: string) => void
}

interface RecordVersion {
  readonly id: number
  readonly version: string
}

/** Lines of the file with one code. */
export interface FileRecord {
  readonly code: string
  readonly lines: readonly EntityValues[]
  /** The record that it changes. */
  readonly row: RecordVersion | undefined
}

/** `before`: what the record was, for taking it back; absent: it came with the import. */
export interface WrittenRecord {
  readonly id: number
  readonly before?: unknown
}

/** Interface of an area that imports records by its own rules, without rows of an entity. */
export interface AreaImport {
  /** Lines of a file at most, where they are fewer than of any other import. */
  readonly mostLines?: number
  /** A code stands for all lines that have it, and for those below it that have none: what they leave empty is that of the first, but for these. */
  readonly ownFields?: readonly string[]
  /** Returns a note for a text that resolves to nothing and is kept all the same; undefined: it is a problem. */
  readonly stands?: (field: EntityField, text: string) => string | undefined
  /** The declaration with what the actor's company may choose. */
  readonly fileOf: (db: Queryable, actor: EmployeeActor) => Promise<Entity> | Entity
  /** Made once for a file, and asked for each part of it. */
  readonly checkOf: (call: ImportCall) => Promise<(lines: readonly AreaLine[]) => Promise<void>>
  /** In the order of the records. */
  readonly write: (call: ImportCall, records: readonly FileRecord[]) => Promise<readonly WrittenRecord[]>
  /** Versions of records that nobody has worked with since they came. */
  readonly versionsOf: (call: ImportCall, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  readonly undo: (call: ImportCall, records: readonly WrittenRecord[]) => Promise<void>
}

/** An import of rows of an entity, or of records of an area. */
export type ImportCall = EntityCall & { readonly requestId: string; readonly area?: AreaImport }

/** How many lines of the file are through. */
export type Progress = (lines: number) => Promise<void>

export interface RunInput {
  readonly Id: number
  readonly SkipBad: boolean
  readonly SkipLines: readonly number[]
  readonly Sure?: boolean | undefined
}

const areas = new Map<string, { readonly calls: ImportCalls; readonly area: AreaImport }>()
export const registerArea = (calls: ImportCalls, area: AreaImport) => void areas.set(calls.entity.kind, { calls, area })

/** The calls of an import of whatever kind. */
export const importCallsOf = (kind: string): ImportCalls => areas.get(kind)?.calls ?? callsOf(kind)

/** A call as imports of this kind take it. */
export async function asImport(call: Omit<ImportCall, 'entity' | 'rules'>, kind: string): Promise<ImportCall> {
  const { entity } = importCallsOf(kind)
  const area = call.area ?? areas.get(kind)?.area
  const seen = seenBy(call.actor, area ? await area.fileOf(call.tx, call.actor) : entity)
  return { ...call, entity: seen, rules: rulesOf(entity), ...(area ? { area } : {}) }
}
