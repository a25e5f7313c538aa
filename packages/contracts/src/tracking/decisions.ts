import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, page, pageQuery, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, WordSchema, strict } from '../schema.ts'
import { customerTrackingPages, trackingButtons, trackingPages } from './pages.ts'
import { TrackException, TrackView } from './shipment.ts'

const { staff } = trackingButtons
/**
 * A person's decision: `fact`: this statement is right; `reject`: it is wrong or of another shipment; `port`: the port of discharge is this
 * one; `undo`: the earlier decision about it is taken back. `ComputedAt`: what the person saw; when the fact changed since, it is refused with
 * 412 and nothing is lost. Answers with the timeline computed anew.
 */
export const trackRule = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Rule',
  summary: '裁定来源不一致',
  may: buttons(staff.rule),
  body: ObjectSchema(
    {
      ShipmentId: Id,
      UpdateTime: Instant,
      What: WordSchema('fact', 'reject', 'port', 'undo'),
      /** Key of the statement; of `port`: UN/LOCODE. */
      Key: text(400),
      Note: text(200),
      /** With `fact`: from now on its kind of source is believed over those that differ now, for this milestone at this port. */
      Always: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: TrackView,
})
/**
 * Says that a box was replaced by another one, or takes it back (`To` `''`). Both keep their events; the shipment follows the new one as well.
 * When the timeline changed since `UpdateTime`, it is refused with 412.
 */
export const trackSwap = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Swap',
  summary: '登记换箱',
  may: buttons(staff.rule),
  body: ObjectSchema({ ShipmentId: Id, UpdateTime: Instant, From: text(11), To: text(11) }, strict),
  reply: TrackView,
})
/** A standing decision: of one milestone at a port one kind of source (`SourceKind` of @jst/track) is believed over another. */
export const TrackStanding = ObjectSchema({
  Id,
  Port: text(5),
  Milestone: text(40),
  Believed: text(20),
  Over: text(20),
  By: StringSchema(),
  At: Instant,
})
export type TrackStanding = Static<typeof TrackStanding>
export const trackStandings = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Standings',
  summary: '长期裁定列表',
  may: buttons(staff.rule),
  reply: ArraySchema(TrackStanding),
})
/** Takes a standing decision back. Answers with those that are left. */
export const trackStandingEnd = defineEndpoint({
  method: 'POST',
  path: '/api/Track/StandingEnd',
  summary: '撤销长期裁定',
  may: buttons(staff.rule),
  body: ObjectSchema({ Id }, strict),
  reply: ArraySchema(TrackStanding),
})

export const trackExceptions = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Exceptions',
  summary: '异常列表',
  may: buttons({ path: trackingPages.list, code: 'view' }, { path: customerTrackingPages.control, code: 'view' }),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      Rule: Optional(text(40)),
      Team: Optional(text(20)),
      Level: Optional(WordSchema('amber', 'red')),
      Mine: Optional(BooleanSchema()),
      Closed: Optional(BooleanSchema()),
      ...answerLanguage,
    },
    strict,
  ),
  /** With numbers of the shipment, so that a line is understood without it. */
  reply: page(ObjectSchema({ ...TrackException.properties, Number: text(40), Customer: text(200), Route: text(200), Vessel: text(100) })),
})
/** Colleagues to whom an exception can be given. */
export const trackPeople = defineEndpoint({
  method: 'GET',
  path: '/api/Track/People',
  summary: '可指派的人员',
  may: buttons(staff.handle),
  reply: ArraySchema(ObjectSchema({ Id, Name: StringSchema(), Department: StringSchema() })),
})
/** Takes exceptions, gives them to somebody, notes what was done, closes or opens them again. One outcome a line. */
export const trackHandle = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Handle',
  summary: '处理异常',
  may: buttons(staff.handle),
  body: ObjectSchema(
    {
      Items: ArraySchema(ObjectSchema({ Id, UpdateTime: Instant }, strict), { minItems: 1, maxItems: 200 }),
      Act: WordSchema('take', 'assign', 'note', 'close', 'reopen'),
      OwnerId: Optional(IdOrNone),
      Note: Optional(text(300)),
    },
    strict,
  ),
  reply: ArraySchema(TrackException),
})
