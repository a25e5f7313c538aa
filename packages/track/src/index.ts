export { guessCarrier, type CarrierCodes, type CarrierGuess } from './carriers.ts'
export {
  trackEvent,
  type Classifier,
  type EventKind,
  type EventPlace,
  type EventSource,
  type EventTime,
  type SourceKind,
  type TimeFlag,
  type TrackEvent,
  type TransportCall,
} from './model/event.ts'
export { boxNumber, isBox, isImo, isLocode, shipName } from './model/numbers.ts'
export { daysLater, eventTime, isoTime, localDay, type WrittenTime } from './model/time.ts'
export * as trackTexts from './texts.ts'
export { englishWords, type TrackWords } from './english.ts'
export { englishPrediction, englishSentence, sentences, type SaidPrediction, type SentenceTable } from './sentences.ts'
export type { StateName } from './texts.ts'
export type { Contradiction } from './timeline/contradictions.ts'
export type { Conflict, Fact, WinReason, Witness } from './timeline/fact.ts'
export { contentOf, identityOf } from './timeline/identity.ts'
export { milestoneFacts, milestoneOf, type Milestone, type MilestoneFacts, type RoutePart } from './timeline/milestones.ts'
export type { Omission, PassedPort } from './timeline/omission.ts'
export type { LoadedList, Roll } from './timeline/roll.ts'
export type { Leg, Route } from './timeline/route.ts'
export type { PortRuling, Rejection, Ruling, Rulings, StandingRuling } from './timeline/rulings.ts'
export type { BoxState } from './timeline/state.ts'
export { timeline, type BillLine, type BoxLine, type Shipment, type Timeline, type TimelineInput } from './timeline/timeline.ts'
export { statementsOf, type OpenVoid, type Statement } from './timeline/versions.ts'
