import { Day, Id, IdOrNone, Instant, InstantOrNull, Quantity } from '../envelope.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, type Static, StringSchema, Union, WordSchema } from '../schema.ts'

const words = StringSchema()
/** Decimal text, `''` if it is not known. */
const amount = StringSchema()
const DayOrNull = Union([Day, Null()])

/** Kinds of numbers by which a shipment is followed. */
export const TrackedBy = WordSchema('bill', 'booking', 'box')
export type TrackedBy = Static<typeof TrackedBy>
/** Tabs of the list: where the slowest box of a shipment is. `ended`: it is not followed any more. */
export const TrackStage = WordSchema('waiting', 'origin', 'sea', 'arrived', 'delivered', 'ended')
export type TrackStage = Static<typeof TrackStage>
export const trackStages: Readonly<Record<TrackStage, { readonly zh: string; readonly en: string }>> = {
  waiting: { zh: '待动态', en: 'No events yet' },
  origin: { zh: '起运地', en: 'At origin' },
  sea: { zh: '在途', en: 'In transit' },
  arrived: { zh: '已到港', en: 'Arrived' },
  delivered: { zh: '已提箱', en: 'Picked up' },
  ended: { zh: '已结束', en: 'Ended' },
}
/** Risk of free time, the worst clock of the shipment. `waiting`: none has begun. */
export const FreeRisk = WordSchema('waiting', 'safe', 'risk', 'unknown')
export type FreeRisk = Static<typeof FreeRisk>
/** Where data of the shipment come from now: nothing asked, asked without an answer, an answer without events, events, failed. */
export const FeedState = WordSchema('none', 'asked', 'empty', 'fed', 'failed')
export type FeedState = Static<typeof FeedState>

/** Times of one call: as first planned, as it is announced now, as it was. */
export const CallTimes = ObjectSchema({ Planned: InstantOrNull, Estimated: InstantOrNull, Actual: InstantOrNull })
export type CallTimes = Static<typeof CallTimes>
/** A predicted arrival beside that of the carrier. `Text` says day, spread, number of samples and period, or that samples are too few. */
export const PredictedArrival = ObjectSchema({ At: Instant, From: Instant, To: Instant, Samples: Quantity, By: words, Text: words })
export type PredictedArrival = Static<typeof PredictedArrival>

const row = {
  Id,
  /** The number by which it is followed. */
  Number: words,
  NumberKind: TrackedBy,
  BillNo: words,
  BookingNo: words,
  /** Our own order or booking of this shipment; 0 if there is none, or if it is not the reader's. */
  OrderId: IdOrNone,
  OrderNo: words,
  BookingId: IdOrNone,
  Customer: words,
  Carrier: words,
  CarrierName: words,
  /** How the carrier was guessed: a sentence, `''` if somebody said it. */
  CarrierGuess: words,
  Pol: words,
  PolName: words,
  Pod: words,
  PodName: words,
  /** IANA zones of both ports, `''` if they are not known. */
  PolZone: words,
  PodZone: words,
  Vessel: words,
  Voyage: words,
  /** `2×40HQ + 1×20GP` */
  Boxes: words,
  BoxCount: Quantity,
  Stage: TrackStage,
  /** Name of the state (`StateName` of @jst/track) and its words, such as `4/5 已装船`. */
  State: words,
  StateText: words,
  Departure: CallTimes,
  Arrival: CallTimes,
  Predicted: Union([PredictedArrival, Null()]),
  /** Days by which the announced or actual arrival is later than the first one; null if either is not known. */
  DelayDays: Union([StringSchema({ pattern: '^-?[0-9]+$' }), Null()]),
  /** The newest actual fact in words, with its place. */
  LastText: words,
  LastAt: InstantOrNull,
  /** IANA zone of that place, `''` if it is not known. */
  LastZone: words,
  Feed: FeedState,
  FeedText: words,
  Risk: FreeRisk,
  LastFreeDay: DayOrNull,
  /** Open exceptions and the words of the worst. */
  Exceptions: Quantity,
  ExceptionText: words,
  IsRed: BooleanSchema(),
  /** Facts whose sources differ and nobody has decided. */
  Conflicts: Quantity,
  EndedAt: InstantOrNull,
  EndReason: words,
  UpdateTime: Instant,
}
/** A followed shipment in a list. */
export const TrackRow = ObjectSchema(row)
export type TrackRow = Static<typeof TrackRow>

/** One party's statement. `Key` names it in rulings and withdrawals. */
export const TrackWitness = ObjectSchema({
  Key: words,
  /** `SourceKind` of @jst/track, and the party in words. */
  Source: words,
  Party: words,
  /** PLN, EST, ACT: as it counts. */
  Classifier: words,
  At: Instant,
  Zone: words,
  /** Only the day is known. */
  IsDay: BooleanSchema(),
  /** `TimeFlag` of @jst/track, and `future`. */
  Flags: ArraySchema(words),
  Port: words,
  Place: words,
  Vessel: words,
  Voyage: words,
  Seals: ArraySchema(words),
  Received: Instant,
  Text: words,
  /** As it was received; `''` for readers who see no raw data. */
  Raw: words,
})
export type TrackWitness = Static<typeof TrackWitness>
export const TrackConflict = ObjectSchema({ What: words, Winner: words, Other: words, Hours: Union([Quantity, Null()]), Settled: words })
export type TrackConflict = Static<typeof TrackConflict>
/** A line of the timeline: what happened or is expected, who says so, who is believed and why. */
export const TrackFact = ObjectSchema({
  Key: words,
  /** `Milestone` of @jst/track. */
  Milestone: words,
  Box: words,
  Port: words,
  PortName: words,
  Classifier: words,
  IsUnconfirmed: BooleanSchema(),
  /** `WinReason` of @jst/track. */
  Reason: words,
  /** The winner first. */
  Witnesses: ArraySchema(TrackWitness),
  Planned: Union([TrackWitness, Null()]),
  Estimated: Union([TrackWitness, Null()]),
  Conflicts: ArraySchema(TrackConflict),
  /** The decision of a person about it, null without one. */
  Ruling: Union([ObjectSchema({ Key: words, By: words, At: Instant, Note: words, IsReopened: BooleanSchema() }), Null()]),
})
export type TrackFact = Static<typeof TrackFact>

/** Facts of several boxes that are one step of the shipment, and one of them. `From` and `To`: the first and last time. */
export const TrackGroup = ObjectSchema({
  Key: words,
  Count: Quantity,
  /** Facts whose sources differ and nobody has decided. */
  Open: Quantity,
  From: Instant,
  To: Instant,
  Fact: TrackFact,
})
export type TrackGroup = Static<typeof TrackGroup>

/** A clock of free time of one box. */
export const TrackClock = ObjectSchema({
  Box: words,
  /** `demurrage`, `detention`, `combined`, `storage`, `plug-in`; `import`, `export`. */
  Kind: words,
  Direction: words,
  State: FreeRisk,
  /** `ClockProblem` of @jst/track: why it cannot be assessed. */
  Problems: ArraySchema(words),
  /** Terms in words: source, edition, carrier, port, days. */
  TermsText: words,
  TermsId: IdOrNone,
  Start: DayOrNull,
  Stop: DayOrNull,
  FirstDay: DayOrNull,
  LastFreeDay: DayOrNull,
  /** Several: the sources say different days. */
  LastFreeDays: ArraySchema(Day),
  ChargedDays: Quantity,
  Cost: amount,
  CostTomorrow: amount,
  Currency: words,
  IsRunning: BooleanSchema(),
})
export type TrackClock = Static<typeof TrackClock>
export const TrackBox = ObjectSchema({
  Box: words,
  Type: words,
  Seals: ArraySchema(words),
  State: words,
  StateText: words,
  /** `suspected`, `confirmed`, `unknown`, `''`. */
  Roll: words,
  ReplacedBy: words,
  Arrival: Union([Instant, Null()]),
  LastText: words,
  LastAt: InstantOrNull,
  Risk: FreeRisk,
  LastFreeDay: DayOrNull,
})
export type TrackBox = Static<typeof TrackBox>
/** A leg of the route: from port to port on one ship. `IsReplaced`: the ship or the port was left out. */
export const TrackLeg = ObjectSchema({
  From: words,
  FromName: words,
  To: words,
  ToName: words,
  Mode: words,
  Imo: words,
  Vessel: words,
  Voyage: words,
  Departure: CallTimes,
  Arrival: CallTimes,
  IsReplaced: BooleanSchema(),
})
export type TrackLeg = Static<typeof TrackLeg>
/** Where the ship is: reported, or reckoned from the times of its leg (`IsReckoned`). Degrees of WGS 84. */
export const TrackPosition = ObjectSchema({
  Vessel: words,
  Imo: words,
  Latitude: StringSchema({ pattern: '^-?[0-9.]+$' }),
  Longitude: StringSchema({ pattern: '^-?[0-9.]+$' }),
  At: Instant,
  IsReckoned: BooleanSchema(),
})
export type TrackPosition = Static<typeof TrackPosition>
/** A port with its place on the map; ports whose place is not known are left out. Degrees of WGS 84. */
export const TrackPort = ObjectSchema({
  Port: words,
  Name: words,
  Latitude: TrackPosition.properties.Latitude,
  Longitude: TrackPosition.properties.Longitude,
})
export type TrackPort = Static<typeof TrackPort>
export const TrackException = ObjectSchema({
  Id,
  ShipmentId: Id,
  /** `RuleName` of @jst/track, its words, and the box, port or ship that it is about. */
  Rule: words,
  Text: words,
  Subject: words,
  Level: WordSchema('amber', 'red'),
  /** Team (`owners` of @jst/track) and the person who took it. */
  Team: words,
  OwnerId: IdOrNone,
  OwnerName: words,
  OpenedAt: Instant,
  ClosedAt: InstantOrNull,
  ClosedBy: WordSchema('', 'gone', 'person'),
  Notes: ArraySchema(ObjectSchema({ Text: words, By: words, At: Instant })),
  UpdateTime: Instant,
})
export type TrackException = Static<typeof TrackException>
export const TrackFile = ObjectSchema({ Id, Name: words, Kind: words, Size: Quantity, CreateTime: Instant })
export type TrackFile = Static<typeof TrackFile>

/**
 * One shipment, the same for staff, customer and reader of a link: what a reader may not see is empty (raw texts, customer, order, people,
 * exceptions, costs, files).
 */
export const TrackView = ObjectSchema({
  ...row,
  Legs: ArraySchema(TrackLeg),
  Positions: ArraySchema(TrackPosition),
  /** Ports of the legs, for the map. */
  Ports: ArraySchema(TrackPort),
  BoxLines: ArraySchema(TrackBox),
  Facts: ArraySchema(TrackFact),
  /** In place of the facts, where there are many and a brief answer was asked for; else empty. */
  Groups: ArraySchema(TrackGroup),
  Clocks: ArraySchema(TrackClock),
  /** Sums by currency of the clocks that can be assessed: the least that it will be while `CostUnknown` is above 0. */
  Costs: ArraySchema(ObjectSchema({ Currency: words, Cost: amount, CostTomorrow: amount })),
  CostUnknown: Quantity,
  Open: ArraySchema(TrackException),
  /** Cut-offs: SI, VGM, customs, terminal. */
  Cutoffs: ArraySchema(ObjectSchema({ Kind: words, At: Instant })),
  Omissions: ArraySchema(ObjectSchema({ Port: words, PortName: words, Text: words })),
  Contradictions: ArraySchema(ObjectSchema({ Box: words, Text: words })),
  /** Statements that could not be read as a milestone. */
  Unmapped: ArraySchema(TrackWitness),
  /** Statements that were withdrawn, with the statement or person that withdrew them. */
  Withdrawn: ArraySchema(ObjectSchema({ ...TrackWitness.properties, By: words })),
  People: ArraySchema(ObjectSchema({ Name: words, Role: words, Phone: words })),
  Files: ArraySchema(TrackFile),
  Followers: ArraySchema(words),
  /** When the timeline was computed. */
  ComputedAt: Instant,
})
export type TrackView = Static<typeof TrackView>
