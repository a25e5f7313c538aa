import type { DraftUse, IssueCode } from '@jst/contracts'
import type { Entity, EntityField, EntityRow, EntityValues } from '@jst/contracts/entity'
import type { WriteCall } from '../kernel/http/endpoint.ts'
import type { Tx } from '../kernel/database/database.ts'
import { invalid, type Found } from '../kernel/errors.ts'
import type { SortColumn } from '../kernel/database/paging.ts'

/** A write on rows of one entity. */
export interface EntityCall extends WriteCall<'emit'> {
  readonly entity: Entity
  readonly rules: EntityRules
  /** The caller has confirmed what the rules doubt. */
  readonly sure?: boolean | undefined
}

/** A value that may be kept once somebody has confirmed it. `Fields`: those that the sentence tells, the doubtful one first. */
export interface Doubt {
  readonly Code: IssueCode
  readonly Fields: readonly [string, ...string[]]
  readonly Message: string
}
/** Values about to be kept; `before` as the caller sees the row, absent for a new one. */
export interface StoredPriceChange {
  readonly values: EntityValues
  readonly before?: EntityRow
}

/** Whose a row with two sides is; `operatorId` null: `companyId` is the operator, who keeps it for a customer that has not joined. */
export interface RowOwner {
  readonly companyId: number
  readonly operatorId: number | null
}

/** A field that another table may decide: `elsewhere` in its declaration. */
export interface ElsewhereRule {
  /** SQL of what is said of the row with a code, null: nothing; the row's own value stands in until it is. */
  readonly said: (code: string) => string
  /** Why an import does not take its own word; `names` are those of what stands. */
  readonly notTaken: (code: string, names: string) => string
}

/** Acts of an area on many rows: while one runs (`lockLayerForBatch`), it keeps the rows that it names from others, and no others. */
interface BatchFacts {
  /** Of the acts, with `id` and `company_id`. */
  readonly table: string
  /** Class of the advisory locks that running acts hold by their id; 6901 and 6902 are those of imports and of workers. */
  readonly lockClass: number
  /** The rows that acts name: table, column of the act, columns that each hold the key of a row. */
  readonly rows: string
  readonly key: string
  readonly named: readonly string[]
}

/** Rules of an entity beyond its declaration. */
export interface EntityRules {
  /** Asked of a form, of each line of a file, and of a row that is restored. @throws AppError for values that the fields alone allow */
  readonly check?: (tx: Tx, values: EntityValues, id: number) => Promise<void>
  /** Rows whose content stays as it is: SQL over alias `t` of the reason's word, null where they may change, and the sentence. `written` refuses a form. */
  readonly locked?: { readonly word: string; readonly sentence: (word: string) => string }
  /** Keys of fields that together stand for one row in use, so that two lines of a file do not agree in all of them; `check` compares with stored rows. */
  readonly distinct?: readonly (readonly string[])[]
  /** Doubts that the caller has to confirm before the values are kept, for each of the changes. */
  readonly doubts?: (
    call: Pick<EntityCall, 'tx' | 'actor'>,
    changes: readonly StoredPriceChange[],
  ) => Promise<readonly (readonly Doubt[])[]>
  /** Codes for new rows whose writer gave none, by the number rule of the company for one. Asked last before the rows are written. */
  readonly codes?: (call: EntityCall, count: number) => Promise<readonly string[]>
  /** Whose a new row is, of entities with two sides. */
  readonly owner?: (call: EntityCall, values: EntityValues) => Promise<RowOwner>
  /** After a row was added or changed, in its transaction. `before` is absent for a new one. */
  readonly written?: (call: EntityCall, row: EntityRow, before: EntityRow | undefined) => Promise<void>
  /** Rows that an import has changed, or has changed back. `written` is not asked of them. */
  readonly imported?: (call: EntityCall, ids: readonly number[]) => Promise<void>
  /** Rows that an import has added, changed or changed back, or that were restored. `written` is not asked of them. @throws AppError for rows that may not stand so */
  readonly brought?: (call: EntityCall, ids: readonly number[]) => Promise<void>
  /** As `written`, of rows that were added together, at once; without it `written` is asked of each. */
  readonly added?: (call: EntityCall, rows: readonly { readonly Id: number }[]) => Promise<void>
  /** The draft that a save names goes with it. */
  readonly used?: (call: EntityCall, draft: DraftUse) => Promise<void>
  /** Before rows go into the recycle bin. @throws AppError for rows that have to stay */
  readonly removing?: (call: EntityCall, rows: readonly EntityRow[]) => Promise<void>
  /** Before a row is merged: what hangs on it goes to the one that stands for it from then on. */
  readonly merging?: (call: EntityCall, row: EntityRow, into: EntityRow) => Promise<void>
  /** No field points to these rows, and nothing else that is remembered is made of them (`namesTopic`). */
  readonly unnamed?: true
  /** No value of the filters makes another plan of the list better: planning its many columns anew would take longer than reading a page. */
  readonly keepPlan?: true
  /** SQL over alias `t`: somebody has worked with the row in other tables, so that an import that added it is not taken back. */
  readonly worked?: string
  /**
   * A table with the time of change of each row (`id`, `company_id`, `update_time`) that lists are ordered by: the rows have no index by it.
   * `beside`: columns of the rows that it has as well, by the key of the field that filters by them.
   */
  readonly recency?: { readonly table: string; readonly beside: Readonly<Record<string, string>> }
  /** SQL of the derived fields over alias `t`, by key. */
  readonly derived?: Readonly<Record<string, string>>
  /** SQL of the filters by derived fields that no index helps to compare with, by key; `?` stands for the value. */
  readonly derivedFilters?: Readonly<Record<string, string>>
  /** Sort columns that replace derived fields, by key: an instant, where the field is its text. */
  readonly derivedSorts?: Readonly<Record<string, SortColumn>>
  readonly batches?: BatchFacts
  /** By the key of the field. */
  readonly elsewhere?: Readonly<Record<string, ElsewhereRule>>
}

export const wrong = (field: EntityField, message: string, found?: Found) => invalid(`Values.${field.key}`, message, field.zh, found)
