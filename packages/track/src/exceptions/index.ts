export { findExceptions, ruleNames } from './find.ts'
export { followExceptions, type FollowedExceptions, type StoredException } from './follow.ts'
export type { Finding, Owner, RuleName } from './rule.ts'
export type { Cutoffs, InstructedBox, ReeferReading, Situation } from './situation.ts'
