import type { ContentDifference } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../subject-row.ts'

/** Where the versions of a kind stand, and how they are read. `S` is the content that is kept with each step. */
export interface VersionModule<S = unknown> {
  /** Made by `version_table`. */
  readonly table: string
  /** SQL of the number in force over alias `t` of the records; 0 or null without one. */
  readonly inForce: string
  /** Columns of the kind alone, with their types. */
  readonly extraColumns?: Readonly<Record<string, string>>
  // methods, so that kinds of any content stand in one registry
  /** Reads the content of a record, for kinds whose moves store it (`storesVersion`). */
  content?(db: Queryable, row: SubjectRow): Promise<S>
  /** Gives a content of an earlier release the fields that it lacks. */
  revive?(content: S): S
  /** The content as its reader may see it. Fields that the shape marks as sensitive are left out anyway. */
  shown?(actor: EmployeeActor, content: S): S
  /** The kind's own comparison. Left out: the declared shape. */
  compare?(before: S, after: S): readonly ContentDifference[]
}

/** A person who made a step. */
export interface StepAuthor {
  readonly id: number
  readonly name: string
  readonly company: string
}
/** A step of a record, with the content as it is after it. */
export interface VersionStep<S = unknown> {
  readonly record: number
  readonly company: number
  readonly operator: number | null
  readonly version: number
  readonly event: string
  readonly status: number
  readonly author: StepAuthor
  readonly remarks: string
  readonly reasonCode: string
  readonly fieldRemarks: readonly unknown[]
  /** Number of differences to the version before, and the first of them. */
  readonly changes: number
  readonly differences: readonly ContentDifference[]
  /** Seconds from the submit to its verdict; null for other steps. */
  readonly waited: number | null
  readonly snapshot: S
  readonly extraValues?: Readonly<Record<string, string | number | null>>
}
