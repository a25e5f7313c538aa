import type { BoxRow } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../subject-row.ts'

/** Boxes that the records of a kind share: only kinds that declare `allocation` answer it. */
export interface BoxesModule {
  /** Keys of all records that share one booking with a record, itself among them. */
  readonly group: (db: Queryable, row: SubjectRow) => Promise<readonly number[]>
  /** The boxes that are booked, with what is loaded into each. */
  readonly booked: (db: Queryable, row: SubjectRow) => Promise<readonly BoxRow[]>
}
