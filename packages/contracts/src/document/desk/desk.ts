import type { ButtonPermission } from '../../may.ts'

/** Records of a kind that wait for the staff, in the order in which they are due. Verdicts are moves. */
export interface DeskFacts {
  /** Right to work at the desk: to take the next record, and to be assigned records. */
  readonly works: ButtonPermission
  readonly claims: ButtonPermission
  readonly assigns: ButtonPermission
  /** Minutes after which a claim ends that nobody renews; null: it holds. */
  readonly holds: number | null
  /** The records that are claimed by the reader: where a notice of an assignment leads. */
  readonly mine: string
}
