import { day, hour, spanOf } from '../model/time.ts'
import type { owners } from '../texts.ts'
import type { Fact } from '../timeline/fact.ts'
import type { Milestone } from '../timeline/milestones.ts'
import type { Situation } from './situation.ts'

/** The team that deals with an exception. */
export type Owner = keyof typeof owners
/** Rules by name, in the order of the list. */
export type RuleName =
  | 'no-release'
  | 'no-pick-up'
  | 'no-gate-in'
  | 'no-documents'
  | 'hold'
  | 'earlier-closing'
  | 'later-departure'
  | 'rolled'
  | 'ship-changed'
  | 'omitted'
  | 'arrival-changed'
  | 'dwell'
  | 'silent'
  | 'arrival-unconfirmed'
  | 'not-released'
  | 'last-free-day'
  | 'return-day'
  | 'conflict'
  | 'box-facts'
  | 'reefer'

/** Something that somebody has to look at. */
export interface Finding {
  readonly rule: RuleName
  readonly owner: Owner
  /** The box, fact or port that it is about; `''` for the shipment. */
  readonly subject: string
  readonly level: 'amber' | 'red'
  /** The larger, the worse; compares two findings of one rule about one subject. */
  readonly weight: number
  readonly text: string
}
/** The result of a rule; the table adds rule and owner. */
export type Found = Omit<Finding, 'rule' | 'owner'>
export type Rule = (situation: Situation) => readonly Found[]

/** Milliseconds from now until an instant. */
export const until = ({ now }: Situation, instant: string): number => Date.parse(instant) - Date.parse(now)
export const timeOf = (fact: Fact): number => spanOf(fact.winner.event.time!)[0]
export const isActual = ({ classifier }: Fact): boolean => classifier === 'ACT'
/** Actual facts of a milestone, of one box where it is given. */
export const actual = ({ timeline }: Situation, milestone: Milestone, box?: string): readonly Fact[] =>
  timeline.facts.filter((fact) => isActual(fact) && fact.milestone === milestone && (box === undefined || fact.box === box))
/** The boxes that are on the way; those that were replaced are not. */
export const boxesOf = ({ timeline }: Situation): readonly string[] =>
  timeline.boxes.filter(({ replacedBy }) => replacedBy === '').map(({ box }) => box)
export const days = (milliseconds: number): number => Math.floor(milliseconds / day)
export const hours = (milliseconds: number): number => Math.floor(milliseconds / hour)
