import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { menus } from '../../may.ts'
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
  strict,
} from '../../schema.ts'
import { FigurePeriod, PeriodChoice } from './periods.ts'

/** 运价驾驶舱, with the searches behind its numbers (`?View=queries`). */
export const cockpitPath = '/SeaFreight/FreightManagement/FareCockpit'
/** 平台运价分析. */
export const platformAnalysisPath = '/system/PlatformFreightAnalysis'
const inPeriod = ObjectSchema({ Period: FigurePeriod }, strict)
const named = { Code: StringSchema(), Name: StringSchema() }

/** `Rates`: own rates that hold today. `Linked`: one from another port holds for this one too, by its linked ports or by barge. */
const GapCell = ObjectSchema({
  Pol: StringSchema(),
  Lane: StringSchema(),
  Rates: Quantity,
  Linked: BooleanSchema(),
  Searches: Quantity,
  Lost: Quantity,
})
export type GapCell = Static<typeof GapCell>
/** Figures of the company's rates today. Missing cells have neither rates nor searches. */
export const RateCockpit = ObjectSchema({
  Today: Day,
  Active: Quantity,
  D3: Quantity,
  D7: Quantity,
  D14: Quantity,
  UpdatedToday: Quantity,
  Searches: Quantity,
  FormerSearches: Quantity,
  LostSearches: Quantity,
  FormerLost: Quantity,
  Pols: ArraySchema(ObjectSchema(named)),
  Lanes: ArraySchema(ObjectSchema(named)),
  Cells: ArraySchema(GapCell),
  /** Most rates first. */
  Carriers: ArraySchema(ObjectSchema({ ...named, Rates: Quantity, Lanes: Quantity, Pols: Quantity })),
})
export type RateCockpit = Static<typeof RateCockpit>
export const rateCockpit = defineEndpoint({
  method: 'GET',
  path: '/api/FreightFigures/Cockpit',
  summary: '运价驾驶舱',
  may: menus(cockpitPath),
  query: inPeriod,
  reply: RateCockpit,
})

/**
 * The middle price of a lane on a day: 40HQ floor with the charges of the SCFI that are due by box, of published USD rates. `Median` is null below
 * `leastPoints` rates, and absent for whoever may not see floors.
 */
const IndexPoint = ObjectSchema({ Day, Points: Quantity, Median: Optional(Union([StringSchema(), Null()])) })
export type IndexPoint = Static<typeof IndexPoint>
export const LaneIndex = ObjectSchema({
  ...named,
  Now: IndexPoint,
  /** Seven days ago, or the last day kept in the week before that; null: none was kept. */
  Former: Union([IndexPoint, Null()]),
  /** The last day kept in each of the weeks before this one, oldest first. */
  Weeks: ArraySchema(IndexPoint),
})
export type LaneIndex = Static<typeof LaneIndex>
export const rateIndex = defineEndpoint({
  method: 'GET',
  path: '/api/FreightFigures/Index',
  summary: '航线运价指数',
  may: menus(cockpitPath),
  query: ObjectSchema({}, strict),
  /** `At`: when the index of today was made; null: none was kept yet. */
  reply: ObjectSchema({ At: Union([Instant, Null()]), Lanes: ArraySchema(LaneIndex) }),
})

const LostRoute = ObjectSchema({
  Pol: StringSchema(),
  PolName: StringSchema(),
  Pod: StringSchema(),
  PodName: StringSchema(),
  LaneName: StringSchema(),
  Queries: Quantity,
  Former: Quantity,
  Customers: Quantity,
  LastAt: Instant,
  /** The latest query: boxes, day of the sailing, and the customer as far as the reader sees him. */
  Boxes: StringSchema(),
  Day,
  CustomerCode: StringSchema(),
  /** Rates that hold today: somebody has entered one since. */
  Rates: Quantity,
})
export type LostRoute = Static<typeof LostRoute>
/** Routes that were asked for in vain, most often asked first; at most 20. */
export const lostDemand = defineEndpoint({
  method: 'GET',
  path: '/api/FreightFigures/Lost',
  summary: '无结果查询',
  may: menus(cockpitPath),
  query: inPeriod,
  reply: ObjectSchema({ Routes: Quantity, Rows: ArraySchema(LostRoute) }),
})

const PriceQueryRow = ObjectSchema({
  Id,
  At: Instant,
  By: StringSchema(),
  /** Blank for whoever does not see the customer. */
  CustomerCode: StringSchema(),
  Customer: StringSchema(),
  Pol: StringSchema(),
  PolName: StringSchema(),
  Pods: StringSchema(),
  Lost: StringSchema(),
  Boxes: StringSchema(),
  Day,
  Options: Quantity,
})
export type PriceQueryRow = Static<typeof PriceQueryRow>
/** Logged price queries. `Pod`: among the ports asked for, or among those without an option where `Lost` is true. */
export const priceQueries = defineEndpoint({
  method: 'GET',
  path: '/api/FreightFigures/Queries',
  summary: '运价查询记录',
  may: menus(cockpitPath),
  query: ObjectSchema(
    {
      ...pageQuery,
      Period: Optional(PeriodChoice),
      Pol: Optional(text(10)),
      Pod: Optional(text(10)),
      Lane: Optional(text(20)),
      Customer: Optional(text(20)),
      Lost: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: page(PriceQueryRow),
})

const LaneSupply = ObjectSchema({
  /** '' : ports of no lane, and for the platform also lanes that companies have added themselves. */
  ...named,
  Active: Quantity,
  Published: Quantity,
  FormerPublished: Quantity,
  Searches: Quantity,
  FormerSearches: Quantity,
  Lost: Quantity,
  FormerLost: Quantity,
})
export type LaneSupply = Static<typeof LaneSupply>
/**
 * Rates and searches by lane: those of the caller's company, or for the platform's administrators the sums over all operators, which tell no price,
 * supplier, customer or company.
 */
export const PlatformFigures = ObjectSchema({
  Scope: Union([Literal('company'), Literal('platform')]),
  /** Operators that have rates; 1 for a company. */
  Operators: Quantity,
  Lanes: ArraySchema(LaneSupply),
  /** The last twelve weeks, Mondays first. */
  Weeks: ArraySchema(ObjectSchema({ From: Day, Published: Quantity, Searches: Quantity, Lost: Quantity })),
})
export type PlatformFigures = Static<typeof PlatformFigures>
export const platformFigures = defineEndpoint({
  method: 'GET',
  path: '/api/FreightFigures/Platform',
  summary: '平台运价分析',
  may: menus(platformAnalysisPath),
  query: inPeriod,
  reply: PlatformFigures,
})
