import { NotMoved } from '../document/moves.ts'
import { defineEndpoint } from '../endpoint.ts'
import type { EntityValues } from '../entity/fields.ts'
import { valuesSchema } from '../entity/schemas.ts'
import { answerLanguage, Day, Id, IdOrNone, Instant, InstantOrNull, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { haulageFields } from './fields.ts'
import { customerPackingPages, packingButtons } from './pages.ts'
import { slipReaders } from './slip.ts'

const { staff, party } = packingButtons
const words = StringSchema()
/** Most slips of one act. */
export const mostSlips = 500
const Versioned = ObjectSchema({ Id, UpdateTime: Instant }, strict)
const Items = ArraySchema(Versioned, { minItems: 1, maxItems: mostSlips })
const Haulage = Unsafe<EntityValues>(valuesSchema({ all: haulageFields }))

/** Source of a report: the driver by his link, the haulier, the staff, or a message of a depot or terminal. */
export const SlipTeller = Union([Literal('driver'), Literal('fleet'), Literal('staff'), Literal('message')])
export type SlipTeller = Static<typeof SlipTeller>
/** Report about the box of a slip, in the order in which it was received. Nothing is overwritten. */
export const SlipReport = ObjectSchema({
  Id,
  By: SlipTeller,
  Name: words,
  At: Instant,
  BoxNo: words,
  SealNo: words,
  PickedUpAt: InstantOrNull,
  GatedInAt: InstantOrNull,
  Note: words,
  /** It is not what the slip says now, because a later or stronger one says otherwise. */
  Superseded: BooleanSchema(),
})
export type SlipReport = Static<typeof SlipReport>

/** A link to one slip for its driver. `Path` is given once, when it is made. */
export const SlipLink = ObjectSchema({
  Id,
  ExpiresAt: Instant,
  RevokedAt: InstantOrNull,
  By: words,
  CreateTime: Instant,
  Views: Quantity,
  LastViewAt: InstantOrNull,
})
export type SlipLink = Static<typeof SlipLink>

/** A slip whole. */
export const SlipView = ObjectSchema({
  Id,
  Code: words,
  EirNo: words,
  State: Quantity,
  UpdateTime: Instant,
  ApplicationId: Id,
  ApplicationNo: words,
  BookingId: Id,
  BookingNo: words,
  SoNo: words,
  BlNo: words,
  Customer: words,
  CarrierName: words,
  Vessel: words,
  VoyageNo: words,
  PolName: words,
  PodName: words,
  Etd: words,
  Cutoff: InstantOrNull,
  BoxType: words,
  IsoType: words,
  Haulage,
  BoxNo: words,
  SealNo: words,
  Tare: Union([Quantity, Null()]),
  IssuedAt: InstantOrNull,
  IssuedBy: words,
  PickedUpAt: InstantOrNull,
  GatedInAt: InstantOrNull,
  /** Why it was replaced, given back or cancelled; a code of `slipReasons`, '' else. */
  Reason: words,
  /** The slip in its place, and the one in whose place it stands; 0: none. */
  ReplacedBy: ObjectSchema({ Id: IdOrNone, EirNo: words }),
  Replaces: ObjectSchema({ Id: IdOrNone, EirNo: words }),
  Reports: ArraySchema(SlipReport),
  Links: ArraySchema(SlipLink),
  /** Content of the QR code on the slip; empty before it is issued. */
  Qr: words,
})
export type SlipView = Static<typeof SlipView>

export const slipView = defineEndpoint({
  method: 'GET',
  path: '/api/BoxSlip/View',
  summary: '箱单内容',
  may: menus(...slipReaders),
  query: ObjectSchema({ Id }, strict),
  reply: SlipView,
})

/** The outcome of each slip of a batch. */
export const SlipOutcome = ObjectSchema({ Done: ArraySchema(ObjectSchema({ Id, EirNo: words })), NotDone: ArraySchema(NotMoved) })
export type SlipOutcome = Static<typeof SlipOutcome>

/**
 * Issues slips, each for itself: its number is drawn from the range of its carrier and depot, of the carrier, of the depot, or of all, whichever is
 * the most precise one with numbers left. `Numbers`: numbers that the depot gave by telephone, by slip; they must be new to the company.
 */
export const issueSlips = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/Issue',
  summary: '开箱单',
  may: buttons(staff.issue),
  largestBody: 256 * 1024,
  body: ObjectSchema(
    { Items, Numbers: Optional(ArraySchema(ObjectSchema({ Id, EirNo: text(30) }, strict), { maxItems: mostSlips })) },
    strict,
  ),
  reply: SlipOutcome,
})

/** Changes what a slip says before it is issued; afterwards driver, plate, telephone and remark alone, else `replaceSlip`. */
export const changeSlip = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/Change',
  summary: '修改箱单',
  may: buttons(staff.change),
  body: ObjectSchema({ ...Versioned.properties, Haulage }, strict),
  reply: SlipView,
})

/** Another haulier, depot or terminal for an issued slip, or a lost one anew: the old number is void at once, a new slip with a new number stands in its place. */
export const replaceSlip = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/Replace',
  summary: '换单',
  may: buttons(staff.change),
  body: ObjectSchema({ ...Versioned.properties, Haulage, Reason: text(20), Remarks: text(300), EirNo: Optional(text(30)) }, strict),
  reply: SlipView,
})

/** A later last day of pick-up; expired slips are in force again. */
export const extendSlips = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/Extend',
  summary: '箱单延期',
  may: buttons(staff.change),
  largestBody: 256 * 1024,
  body: ObjectSchema({ Items, PickupTo: Day, Remarks: text(300) }, strict),
  reply: SlipOutcome,
})

const reportBody = { BoxNo: text(15), SealNo: text(60), PickedUpAt: InstantOrNull, GatedInAt: InstantOrNull, Note: text(300) }
/** Report of the staff or the haulier. '' and null: nothing is told. `Sure`: a wrong check digit is what the box says. */
export const reportSlip = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/Report',
  summary: '登记箱号、铅封与提箱进港时间',
  may: buttons(staff.report, party.fill),
  body: ObjectSchema({ Id, ...reportBody, Sure: Optional(BooleanSchema()) }, strict),
  reply: ObjectSchema({ Id, State: Quantity, BoxNo: words, SealNo: words, UpdateTime: Instant }),
})

/** A slip as its haulier reads it: no customer, no money, no papers of others. */
export const FleetSlip = ObjectSchema({
  Id,
  Code: words,
  EirNo: words,
  State: Quantity,
  UpdateTime: Instant,
  Forwarder: words,
  SoNo: words,
  CarrierName: words,
  Vessel: words,
  VoyageNo: words,
  PolName: words,
  Cutoff: InstantOrNull,
  BoxType: words,
  Depot: words,
  Terminal: words,
  PickupFrom: words,
  PickupTo: words,
  Driver: words,
  Plate: words,
  Phone: words,
  BoxNo: words,
  SealNo: words,
  PickedUpAt: InstantOrNull,
  GatedInAt: InstantOrNull,
  Remark: words,
})
export type FleetSlip = Static<typeof FleetSlip>
const mine = { Keyword: Optional(text(60)), Stage: Optional(text(20)) }
/** Slips whose haulier the caller's company is; of a customer, those that it applied for itself. */
export const mySlips = defineEndpoint({
  method: 'GET',
  path: '/api/BoxSlip/Mine',
  summary: '我的箱单',
  may: menus(customerPackingPages.mine),
  query: ObjectSchema({ ...pageQuery, ...mine, ...answerLanguage }, strict),
  reply: page(FleetSlip),
})
/** The haulier names driver, plate and telephone. */
export const assignDriver = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/Driver',
  summary: '指派司机',
  may: buttons(party.fill),
  body: ObjectSchema({ Items, Driver: text(40), Plate: text(15), Phone: text(30) }, strict),
  reply: SlipOutcome,
})
