import { buttons } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  NumberSchema,
  Null,
  ObjectSchema,
  Optional,
  StringSchema,
  Union,
  type Static,
  strict,
} from '../../schema.ts'
import { defineEndpoint, type QueryOf } from '../../endpoint.ts'
import { Id, Instant, InstantOrNull, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { CallRow, oneOf, State, Status, Voyage } from '../schemas.ts'
import { liveTimes } from '../states.ts'
import { live } from './paths.ts'

const Seq = Integer({ minimum: 1, maximum: 40 })
const Versioned = { Id, UpdateTime: Instant }

/** Filters of calls. `Due`: `overdue` should have left by now, `day` leaves within a day, `stale` its source has been silent. */
export const callFilters = {
  Keyword: Optional(text(60)),
  CarrierCode: Optional(text(12)),
  ServiceCode: Optional(text(20)),
  PortCode: Optional(text(12)),
  Source: Optional(text(40)),
  Status: Optional(Status),
  State: Optional(State),
  Due: Optional(Union([Literal('overdue'), Literal('day'), Literal('stale')])),
  From: Optional(Instant),
  To: Optional(Instant),
}

/** Port calls of all voyages. */
export const callList = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/CallList',
  summary: '航次动态列表',
  may: buttons(live('view')),
  query: ObjectSchema({ ...pageQuery, ...callFilters }, strict),
  reply: page(CallRow),
})
export type CallQuery = QueryOf<typeof callList>
export type CallFilters = Omit<CallQuery, 'PageIndex' | 'PageSize' | 'Sort'>

/** One time of one call; null takes it back. `Push`: later calls move with it. */
export const setCallTime = defineEndpoint({
  method: 'POST',
  path: '/api/Voyage/SetTime',
  summary: '录入到离港时间',
  may: buttons(live('edit')),
  body: ObjectSchema({ ...Versioned, Seq, Field: oneOf(liveTimes), Value: InstantOrNull, Push: BooleanSchema() }, strict),
  reply: Voyage,
})

export const marks = ['blank', 'unblank', 'omit', 'restore', 'divert', 'terminal'] as const
export type Mark = (typeof marks)[number]
/** 停航, 跳港, 改靠, another terminal, or the first two taken back. All but the latter say why. */
export const markVoyage = defineEndpoint({
  method: 'POST',
  path: '/api/Voyage/Mark',
  summary: '标记停航、跳港、改靠、换码头',
  may: buttons(live('edit')),
  body: ObjectSchema(
    {
      ...Versioned,
      Mark: oneOf(marks),
      Seq: Optional(Seq),
      PortCode: Optional(text(12)),
      TerminalCode: Optional(text(60)),
      Reason: text(200),
    },
    strict,
  ),
  reply: Voyage,
})

/** How each source does, and how punctual each carrier is, over the last eight weeks. */
export const SourceFigures = ObjectSchema({
  Sources: ArraySchema(ObjectSchema({ Source: StringSchema(), Voyages: Quantity, LastTime: InstantOrNull, Stale: Quantity })),
  Carriers: ArraySchema(
    ObjectSchema({
      CarrierCode: StringSchema(),
      CarrierName: StringSchema(),
      Made: Quantity,
      OnTime: Quantity,
      Share: Union([NumberSchema({ minimum: 0, maximum: 1 }), Null()]),
    }),
  ),
  Delayed: Quantity,
  Omitted: Quantity,
  Diverted: Quantity,
  /** In the coming four weeks. */
  Blank: Quantity,
  Overdue: Quantity,
})
export type SourceFigures = Static<typeof SourceFigures>
export const sourceFigures = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/SourceFigures',
  summary: '船期来源与准班率',
  may: buttons(live('view')),
  reply: SourceFigures,
})

/** Orders of the caller's company on this voyage, by vessel, voyage and load port. `Told`: the customer knows how it stands now. */
export const AffectedOrders = ObjectSchema({
  Orders: ArraySchema(
    ObjectSchema({
      Id,
      OrderNo: StringSchema(),
      CompanyName: StringSchema(),
      LoadPortCode: StringSchema(),
      LoadPortName: StringSchema(),
      SailingDate: InstantOrNull,
      Departure: InstantOrNull,
      Told: BooleanSchema(),
    }),
  ),
})
export type AffectedOrders = Static<typeof AffectedOrders>
export const affectedOrders = defineEndpoint({
  method: 'GET',
  path: '/api/Voyage/AffectedOrders',
  summary: '受影响的委托',
  may: buttons(live('view')),
  query: ObjectSchema({ Id }, strict),
  reply: AffectedOrders,
})
/** Tells the customers of affected orders how the voyage stands, each once for each change. */
export const notifyAffected = defineEndpoint({
  method: 'POST',
  path: '/api/Voyage/Notify',
  summary: '通知受影响的客户',
  may: buttons(live('notify')),
  body: ObjectSchema(Versioned, strict),
  reply: ObjectSchema({ Orders: Quantity, People: Quantity }),
})
