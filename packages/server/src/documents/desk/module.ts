import type { OutgoingNotice } from '../notices/index.ts'
import type { DocumentCall } from '../subject-row.ts'

/** A record as the desk works with it. */
export interface DeskRow {
  readonly id: number
  readonly companyId: number
  readonly no: string
  readonly waiting: boolean
  readonly state: number
  /** 0 where nobody has claimed it. */
  readonly heldBy: number
  readonly heldName: string
}

export type DeskAct = 'claim' | 'release' | 'assign'
/** Sentences of a desk; those of the kit name the kind of document. */
export interface DeskWords {
  readonly missing: string
  readonly notWaiting: (state: string) => string
  readonly taken: (name: string) => string
  readonly notYours: (name: string) => string
  readonly noPerson: string
  readonly assigned: { readonly title: (count: number) => string; readonly body: (name: string, numbers: string) => string }
}

/** Where the records of a desk stand, and in which order they are due. All parts are SQL over alias `t`. */
export interface DeskModule {
  readonly staff: string
  readonly waiting: string
  /** The moment by which somebody has to act: the clock of the state, a cut-off, or the earlier of both; null comes first. */
  readonly due: string
  /** Columns of the record's own table, made by `desk_columns`, keep its claims. Left out: `document_claim` does. */
  readonly columns?: true
  /** The state of a record in words, where the kind has no declared states. */
  readonly stateWord?: (state: number) => string
  /** SQL of that state. Left out: `t.state`. */
  readonly state?: string
  readonly words?: DeskWords
  /** Kind of the notice about an assignment. */
  readonly notice?: OutgoingNotice['kind']
  /** Tells open pages of changed claims, and writes the audit log. Left out: as for every document. */
  readonly report?: (call: DocumentCall, act: DeskAct, rows: readonly DeskRow[], holder: string) => void
}
