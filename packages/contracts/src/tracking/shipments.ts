import { defineEndpoint, BusinessFile, openFile } from '../endpoint.ts'
import { answerLanguage, Day, Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  WordSchema,
  strict,
} from '../schema.ts'
import { customerTrackingPages, trackingButtons, trackingPages } from './pages.ts'
import { trackReaders } from './readers.ts'
import { FreeRisk, TrackedBy, TrackPort, TrackPosition, TrackRow, TrackStage, TrackView } from './shipment.ts'

const { staff, party } = trackingButtons
/** Most numbers that are pasted at once. */
export const mostTrackNumbers = 50
const filters = {
  /** Up to `mostTrackNumbers` numbers, apart by spaces, commas or line ends; one word is also sought in ports, ships and customers. */
  Keyword: Optional(text(1_200)),
  Stage: Optional(TrackStage),
  /** A `RuleName` of @jst/track: shipments with such an open exception; `any`: with any. */
  Exception: Optional(text(40)),
  Team: Optional(text(20)),
  Risk: Optional(FreeRisk),
  Carrier: Optional(text(12)),
  Pol: Optional(text(5)),
  Pod: Optional(text(5)),
  Vessel: Optional(text(60)),
  /** Announced or actual arrival on a day of these (YYYY-MM-DD, China's). */
  ArrivalFrom: Optional(Day),
  ArrivalTo: Optional(Day),
  /** Later than first announced by more than this many days. */
  LateOver: Optional(Quantity),
  HasConflict: Optional(BooleanSchema()),
  CustomerId: Optional(Id),
  ...answerLanguage,
}
const Filters = ObjectSchema(filters, strict)
export type TrackFilters = Static<typeof Filters>
export const trackList = defineEndpoint({
  method: 'GET',
  path: '/api/Track/List',
  summary: '货物跟踪列表',
  may: trackReaders,
  query: ObjectSchema({ ...pageQuery, ...filters }, strict),
  reply: page(TrackRow),
})

const Figure = ObjectSchema({ Name: StringSchema(), Count: Quantity })
/** Figures of the shipments with these filters. Each opens the list with one filter more, which has as many rows. */
export const trackFigures = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Figures',
  summary: '货物跟踪数字',
  may: trackReaders,
  query: Filters,
  reply: ObjectSchema({
    Stages: ArraySchema(Figure),
    /** Open exceptions by rule: shipments, not findings. */
    Exceptions: ArraySchema(Figure),
    Risks: ArraySchema(Figure),
    /** Arriving within seven days; late against the first announced arrival, with the mean of days; sources that differ. */
    Arriving: Quantity,
    Late: Quantity,
    LateDays: StringSchema(),
    Conflicts: Quantity,
    /** Cost so far of running clocks by currency, and clocks that cannot be assessed: sums are the least that it will be. */
    Costs: ArraySchema(ObjectSchema({ Currency: StringSchema(), Cost: StringSchema() })),
    CostUnknown: Quantity,
  }),
})
/** Ships with their position and how many of the shipments they carry: at most 300 ships. */
export const trackMap = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Map',
  summary: '货物跟踪地图',
  may: trackReaders,
  query: Filters,
  reply: ObjectSchema({
    Ships: ArraySchema(
      ObjectSchema({
        ...TrackPosition.properties,
        Voyage: StringSchema(),
        From: StringSchema(),
        To: StringSchema(),
        Eta: Union([Instant, Null()]),
        Shipments: Quantity,
        Boxes: Quantity,
        Exceptions: Quantity,
      }),
    ),
    Ports: ArraySchema(ObjectSchema({ ...TrackPort.properties, Shipments: Quantity, Boxes: Quantity })),
    /** Ships beyond the limit. */
    Omitted: Quantity,
  }),
})
export const trackView = defineEndpoint({
  method: 'GET',
  path: '/api/Track/View',
  summary: '货物跟踪详情',
  may: trackReaders,
  /** Brief: the facts of a shipment with more than `mostFacts` come as groups. */
  query: ObjectSchema({ Id, Brief: Optional(BooleanSchema()), ...answerLanguage }, strict),
  reply: TrackView,
})
/** A file of the shipment that the caller may see. */
export const trackFile = defineEndpoint({
  method: 'GET',
  path: '/api/Track/File',
  summary: '打开货物跟踪的文件',
  may: trackReaders,
  query: ObjectSchema({ ShipmentId: Id, FileId: Id }, strict),
  reply: openFile('单票文件，能查看该票货物的人可以打开'),
})
export const trackExport = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Export',
  summary: '导出货物跟踪',
  may: buttons(staff.export, party.export),
  query: Filters,
  reply: BusinessFile,
})

/** The outcome of a pasted number. `unclear`: kind or carrier has to be said; `invalid`: the check digit of a box is wrong, `Suggest` is right. */
export const FollowOutcome = ObjectSchema({
  Number: StringSchema(),
  NumberKind: TrackedBy,
  Outcome: WordSchema('followed', 'already', 'unclear', 'invalid', 'full'),
  Carrier: StringSchema(),
  CarrierGuess: StringSchema(),
  Suggest: StringSchema(),
  Text: StringSchema(),
  ShipmentId: Union([Id, Null()]),
})
export type FollowOutcome = Static<typeof FollowOutcome>
/**
 * Follows shipments by number. One that our own orders or bookings have joins them; others stand alone. Check: only says what would come of
 * each number, the guessed carrier too.
 */
export const trackFollow = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Follow',
  summary: '订阅跟踪',
  may: buttons(staff.follow, party.follow),
  body: ObjectSchema(
    {
      Check: Optional(BooleanSchema()),
      /** The customer whom it is for; left out: the caller's company. */
      CustomerId: Optional(Id),
      ...answerLanguage,
      Items: ArraySchema(ObjectSchema({ Number: text(40), NumberKind: Optional(TrackedBy), Carrier: Optional(text(12)) }, strict), {
        minItems: 1,
        maxItems: mostTrackNumbers,
      }),
    },
    strict,
  ),
  reply: ArraySchema(FollowOutcome),
})
/** Ends the following of shipments, or takes it up again. */
export const trackEnd = defineEndpoint({
  method: 'POST',
  path: '/api/Track/End',
  summary: '结束或恢复跟踪',
  may: buttons(staff.follow, party.follow),
  body: ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 200 }), IsEnded: BooleanSchema(), Reason: text(200) }, strict),
  reply: ArraySchema(TrackRow),
})

/** How good the announced and the predicted arrivals were, by days before arrival: both at the same moments, with what was known then. */
export const trackAccuracy = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Accuracy',
  summary: '预计到港准确度',
  may: menus(trackingPages.list, customerTrackingPages.control),
  query: ObjectSchema({ Carrier: Optional(text(12)), Pol: Optional(text(5)), Pod: Optional(text(5)) }, strict),
  reply: ObjectSchema({
    From: Day,
    To: Day,
    Voyages: Quantity,
    Lines: ArraySchema(
      ObjectSchema({
        /** Days before arrival: `0-2`, `3-6`, `7-13`, `14-27`, `28+`. */
        Horizon: StringSchema(),
        By: WordSchema('carrier', 'predicted'),
        Samples: Quantity,
        /** Mean absolute error, bias, P80 of the error: days with one decimal. Rates: per cent. `''` without samples. */
        MeanError: StringSchema(),
        Bias: StringSchema(),
        P80: StringSchema(),
        Within24h: StringSchema(),
        Cover: StringSchema(),
      }),
    ),
  }),
})
/** A ship, or a port, as our shipments see it: calls with plan and actual, delays, our boxes. */
export const trackPlace = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Place',
  summary: '船舶或港口动态',
  may: trackReaders,
  query: ObjectSchema({ Vessel: Optional(text(60)), Port: Optional(text(5)), ...answerLanguage }, strict),
  reply: ObjectSchema({
    Name: StringSchema(),
    Imo: StringSchema(),
    Position: Union([TrackPosition, Null()]),
    Calls: ArraySchema(
      ObjectSchema({
        Vessel: StringSchema(),
        Voyage: StringSchema(),
        Port: StringSchema(),
        PortName: StringSchema(),
        Kind: WordSchema('departure', 'arrival'),
        Planned: Union([Instant, Null()]),
        Estimated: Union([Instant, Null()]),
        Actual: Union([Instant, Null()]),
        DelayHours: Union([StringSchema(), Null()]),
        Shipments: Quantity,
        Boxes: Quantity,
      }),
    ),
    /** Median delay in hours of the actual calls of 90 days, and their number. */
    MedianDelayHours: StringSchema(),
    Samples: Quantity,
  }),
})
