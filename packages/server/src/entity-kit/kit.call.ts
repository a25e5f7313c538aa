import type { DraftUse } from '@jst/contracts'
import type { Entity, EntityField, EntityRow, EntityValues } from '@jst/contracts/entity'
import type { WriteCall } from '../kernel/endpoint.ts'
import type { Tx } from '../kernel/database.ts'
import { invalid, type Found } from '../kernel/errors.ts'

/** A write on rows of one entity. */
export interface EntityCall extends WriteCall<'emit'> {
  readonly entity: Entity
  readonly rules: EntityRules
}

/** A field that another table may decide: `elsewhere` in its declaration. */
export interface ElsewhereRule {
  /** SQL of what is said of the row with a code, null: nothing; the row's own value stands in until it is. */
  readonly said: (code: string) => string
  /** Why an import does not take its own word; `names` are those of what stands. */
  readonly notTaken: (code: string, names: string) => string
}

/** What an entity asks beyond its declaration. */
export interface EntityRules {
  /** @throws AppError for values that the fields alone allow */
  readonly check?: (tx: Tx, values: EntityValues, id: number) => Promise<void>
  /** Codes for new rows whose writer gave none, by the number rule of the company for one. Asked last before the rows are written. */
  readonly codes?: (call: EntityCall, count: number) => Promise<readonly string[]>
  /** After a row was added or changed, in its transaction. `before` is absent for a new one. */
  readonly written?: (call: EntityCall, row: EntityRow, before: EntityRow | undefined) => Promise<void>
  /** The draft that a save names goes with it. */
  readonly used?: (call: EntityCall, draft: DraftUse) => Promise<void>
  /** Before a row is merged: what hangs on it goes to the one that stands for it from then on. */
  readonly merging?: (call: EntityCall, row: EntityRow, into: EntityRow) => Promise<void>
  /** SQL over alias `t`: somebody has worked with the row in other tables, so that an import that added it is not taken back. */
  readonly worked?: string
  /** SQL of the derived fields over alias `t`, by key. */
  readonly derived?: Readonly<Record<string, string>>
  /** SQL of the filters by derived fields that no index helps to compare with, by key; `?` stands for the value. */
  readonly derivedFilters?: Readonly<Record<string, string>>
  /** By the key of the field. */
  readonly elsewhere?: Readonly<Record<string, ElsewhereRule>>
}

export const wrong = (field: EntityField, message: string, found?: Found) => invalid(`Values.${field.key}`, message, field.zh, found)
