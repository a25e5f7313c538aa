export type { Found, LocalCopy, OverallSaveState, SaveProblem, SaveState } from '@jst/store/keeping'
export { nextBillNo } from './bill-no.ts'
export { newDraftId } from './draft-id.ts'
export type { History, HistoryStep, HistorySteps } from './history.ts'
export { decided, decidedRecord, type Choice, type ConflictPlace, type MergeConflict, type MergeValue } from './merge/conflict.ts'
export { mergeRecords, type MergedRecord } from './merge/merge-records.ts'
export { mergeSets, type MergedSet } from './merge/merge-sets.ts'
export type { Replacements } from './merge/set-merger.ts'
export {
  StaleDraftError,
  type CompanySubmission,
  type DraftChannel,
  type DraftClock,
  type DraftGateway,
  type DraftJournal,
  type DraftPorts,
  type DraftStorage,
  type DraftStore,
  type MaybePromise,
  type StoredSet,
  type Submission,
} from './ports.ts'
export { progressOf, type Progress } from './progress.ts'
export type { Totals } from './rules/totals.ts'
export type { DangerousEntry, DangerousVariant } from './rules/dangerous-entry.ts'
export type { DangerousList } from './rules/dangerous-rules.ts'
export type { KnownCodes } from './rules/known-codes.ts'
export type { KnownPlace, PlaceBook } from './rules/place-rules.ts'
export type { CombinableOrder } from './rules/facts.ts'
export type { chinese, Language } from './rules/texts.ts'
export type { CheckOptions, ContainerSettings, OrderFacts, RuleSettings, SetToCheck } from './rules/facts.ts'
export type { Typing } from './set/changes.ts'
export {
  emptySet,
  setFromJson,
  setToJson,
  type DraftSet,
  type DraftSetJson,
  type DraftType,
  type EditedType,
  type OnBehalf,
} from './set/draft-set.ts'
export { SiDraftSession } from './si-draft-session.ts'
export type { DerivedOfDrafts, DraftSnapshot, DraftState } from './snapshot.ts'
