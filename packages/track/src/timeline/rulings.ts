import type { SourceKind } from '../model/event.ts'
import type { Milestone } from './milestones.ts'

/** A person's decision about one fact: this witness is right. It holds through any replay, because it names the statement and no row. */
export interface Ruling {
  /** Key of the statement that is right. */
  readonly statement: string
  readonly by: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly note: string
}
/** A person's decision that a statement is wrong or belongs to another shipment. */
export interface Rejection {
  readonly statement: string
  readonly by: string
  readonly at: string
  readonly note: string
}
/** A standing decision: at this port one kind of source is believed over another. */
export interface StandingRuling {
  /** UN/LOCODE, or `''` for every port. */
  readonly port: string
  readonly milestone?: Milestone
  readonly believed: SourceKind
  readonly over: SourceKind
  /** Holds only where the other says no more than the day. */
  readonly onlyDates?: boolean
}
/** A person's decision about the port of discharge. */
export interface PortRuling {
  readonly pod: string
  readonly by: string
  readonly at: string
}
/** Decisions of people about one shipment. */
export interface Rulings {
  readonly facts?: readonly Ruling[]
  readonly rejected?: readonly Rejection[]
  readonly standing?: readonly StandingRuling[]
  readonly port?: PortRuling
}
