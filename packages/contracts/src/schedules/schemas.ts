import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  StringSchema,
  Union,
  Unsafe,
  type Static,
  strict,
} from '../schema.ts'
import { Id, Instant, InstantOrNull, largestInteger, Quantity, text } from '../envelope.ts'
import { callStates, cutoffCodes, voyageStatuses } from './states.ts'

/** Calls of a voyage or a rotation. */
export const mostCalls = 40
/** `HH:mm` at the port. */
export const Time = StringSchema({ pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$`, maxLength: 5 })
/** Hours with one decimal; negative when early, null when nothing can be said. */
export const HoursOrNull = Union([NumberSchema({ minimum: -9_999_999, maximum: 9_999_999 }), Null()])
/** One of these words. */
export const oneOf = <T extends string>(words: readonly T[]) => Unsafe<T>(Union(words.map((word) => Literal(word))))
export const Status = oneOf(voyageStatuses)
export const State = oneOf(callStates)
const Layer = Union([Literal('platform'), Literal('company')])
export const CutoffCode = oneOf(cutoffCodes)

/** Cut-offs by DCSA code; absent: none is known. */
export const Cutoffs = ObjectSchema(
  {
    BCO: Optional(InstantOrNull),
    EFC: Optional(InstantOrNull),
    DCO: Optional(InstantOrNull),
    VCO: Optional(InstantOrNull),
    FCO: Optional(InstantOrNull),
    LCO: Optional(InstantOrNull),
    CUA: Optional(InstantOrNull),
    AFC: Optional(InstantOrNull),
  },
  strict,
)
export type Cutoffs = Static<typeof Cutoffs>

const callFields = {
  PortCode: text(12),
  TerminalCode: text(60),
  PlannedArrival: InstantOrNull,
  PlannedDeparture: InstantOrNull,
  EstimatedArrival: InstantOrNull,
  EstimatedDeparture: InstantOrNull,
  ActualArrival: InstantOrNull,
  ActualDeparture: InstantOrNull,
  Omitted: BooleanSchema(),
  /** Port that this call stands in for, or ''. */
  ReplacedPort: text(12),
  Cutoffs,
}
/** A call as it is entered: its place in the list is its order. Instants ISO 8601 UTC. */
export const CallInput = ObjectSchema(callFields, strict)
export type CallInput = Static<typeof CallInput>
/** `Delay`: hours against the long-term plan, negative when early; null when nothing can be said. */
export const PortCall = ObjectSchema({
  Seq: Quantity,
  ...callFields,
  PortName: StringSchema(),
  TerminalName: StringSchema(),
  State,
  Delay: HoursOrNull,
})
export type PortCall = Static<typeof PortCall>

const voyageFields = {
  CarrierCode: text(12),
  ServiceCode: text(20),
  /** Seven digits, or '' while the ship is not named. */
  Imo: text(7),
  Vessel: text(60),
  VoyageNo: text(20),
  Source: text(40),
  /** Internal note: never shown to customers. */
  Remark: text(500),
}
export const VoyageInput = ObjectSchema({ ...voyageFields, Calls: ArraySchema(CallInput, { minItems: 2, maxItems: mostCalls }) }, strict)
export type VoyageInput = Static<typeof VoyageInput>

const voyageFacts = {
  Id,
  Layer,
  ...voyageFields,
  CarrierName: StringSchema(),
  Status,
  /** Hours of the call that counts now. */
  Delay: HoursOrNull,
  Blank: BooleanSchema(),
  /** Why it was blanked, skipped or changed. */
  Reason: StringSchema(),
  /** When the source said so. */
  SourceTime: Instant,
  UpdateTime: Instant,
}
export const Voyage = ObjectSchema({ ...voyageFacts, Calls: ArraySchema(PortCall) })
export type Voyage = Static<typeof Voyage>

const ends = {
  LoadPortCode: StringSchema(),
  LoadPortName: StringSchema(),
  LoadTerminalCode: StringSchema(),
  PlannedDeparture: InstantOrNull,
  Departure: InstantOrNull,
  Cutoffs,
  DischargePortCode: StringSchema(),
  DischargePortName: StringSchema(),
  PlannedArrival: InstantOrNull,
  Arrival: InstantOrNull,
  /** Whole days by the calendars of both ports. */
  TransitDays: Union([Integer({ minimum: -largestInteger, maximum: largestInteger }), Null()]),
}
/**
 * A voyage between two ports: those asked for, or its first and last. `Departure`, `Arrival`: the best that is known. `Ports`: those that it calls
 * at from the one to the other, without skipped ones.
 */
export const VoyageRow = ObjectSchema({
  ...voyageFacts,
  ...ends,
  Ports: ArraySchema(ObjectSchema({ Code: StringSchema(), Name: StringSchema() })),
})
export type VoyageRow = Static<typeof VoyageRow>

/** A call in the live list. */
export const CallRow = ObjectSchema({
  VoyageId: Id,
  Layer,
  CarrierCode: StringSchema(),
  CarrierName: StringSchema(),
  ServiceCode: StringSchema(),
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  Status,
  Blank: BooleanSchema(),
  Reason: StringSchema(),
  Source: StringSchema(),
  SourceTime: Instant,
  UpdateTime: Instant,
  ...PortCall.properties,
})
export type CallRow = Static<typeof CallRow>

/** So many days before the departure's day, at a time of the port. */
export const CutoffOffset = ObjectSchema({ Code: CutoffCode, DaysBefore: Integer({ minimum: 0, maximum: 30 }), Time }, strict)
export type CutoffOffset = Static<typeof CutoffOffset>
const DayNumber = Integer({ minimum: 0, maximum: 200 })
/** A call of a rotation: days counted from the day of the first call, times at the port. */
export const RotationCall = ObjectSchema(
  {
    PortCode: text(12),
    TerminalCode: text(60),
    ArriveDay: DayNumber,
    ArriveTime: Time,
    DepartDay: DayNumber,
    DepartTime: Time,
    Cutoffs: ArraySchema(CutoffOffset, { maxItems: cutoffCodes.length }),
  },
  strict,
)
export type RotationCall = Static<typeof RotationCall>
const rotationFields = {
  ServiceCode: text(20),
  CarrierCode: text(12),
  /** Of day 0, 1 Monday … 7 Sunday. */
  Weekday: Integer({ minimum: 1, maximum: 7 }),
  Calls: ArraySchema(RotationCall, { minItems: 2, maxItems: mostCalls }),
}
export const RotationInput = ObjectSchema(rotationFields, strict)
export type RotationInput = Static<typeof RotationInput>
export const Rotation = ObjectSchema({
  ...rotationFields,
  Calls: ArraySchema(ObjectSchema({ ...RotationCall.properties, PortName: StringSchema(), TerminalName: StringSchema() })),
  Layer,
  CarrierName: StringSchema(),
  ServiceName: StringSchema(),
  UpdateTime: Instant,
})
export type Rotation = Static<typeof Rotation>
