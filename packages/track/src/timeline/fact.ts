import type { Classifier, TrackEvent } from '../model/event.ts'
import type { Milestone } from './milestones.ts'
import type { Ruling } from './rulings.ts'

/** One party's newest statement about a fact. */
export interface Witness {
  readonly key: string
  readonly event: TrackEvent
  /** Class that counts: an actual in the future of its receipt is an estimate. */
  readonly classifier: Classifier
  /** The actual is later than its receipt, so that it is none. */
  readonly isFuture: boolean
}
/**
 * Why a witness beats the others: it is alone; a person or a standing decision says so; its kind of source saw it; it has the time and not
 * only the day; it is the newest.
 */
export type WinReason = 'alone' | 'ruling' | 'standing' | 'source' | 'timed' | 'newest'

/** A difference between witnesses that people should see. */
export interface Conflict {
  readonly what: 'time' | 'ship' | 'place' | 'seal'
  readonly winner: string
  readonly other: string
  /** Hours between both, for times. */
  readonly hours?: number
  readonly settled: 'ruling' | 'standing' | ''
}

/** Something that happened or is expected, with everybody who says so. */
export interface Fact {
  /** Stable while its first statement stays. */
  readonly key: string
  readonly milestone: Milestone
  /** `''` for facts of a ship or a document. */
  readonly box: string
  readonly port: string
  readonly classifier: Classifier
  readonly winner: Witness
  readonly reason: WinReason
  /** Everybody who says it, the winner first. */
  readonly witnesses: readonly Witness[]
  /** The best plan and estimate, which stay beside the actual. */
  readonly planned: Witness | undefined
  readonly estimated: Witness | undefined
  readonly conflicts: readonly Conflict[]
  /** Keys of the witnesses that a decision, also a standing one, has put behind the winner. */
  readonly settled: readonly string[]
  /** A plan or an estimate whose time is past. */
  readonly isUnconfirmed: boolean
  /** A person's decision that a newer statement of a better source has opened again. */
  readonly reopened: Ruling | undefined
}
