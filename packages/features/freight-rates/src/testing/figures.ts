import {
  cockpitPath,
  platformAnalysisPath,
  type LaneIndex,
  type LostRoute,
  type PlatformFigures,
  type PriceQueryRow,
  type RateCockpit,
} from '@jst/contracts/freight-rates'
import { quotationList, quotationPage, type LaneQuotes } from '@jst/contracts/quotes'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'

const lanes = [
  ['USW', '美西'],
  ['EUN', '欧洲基本港'],
  ['SEA', '东南亚'],
  ['RFE', '俄罗斯远东'],
] as const
const pols = [
  ['CNSHA', '上海'],
  ['CNNGB', '宁波'],
  ['CNYTN', '深圳盐田'],
] as const
const named = (rows: readonly (readonly [string, string])[]) => rows.map(([Code, Name]) => ({ Code, Name }))

export const cockpit: RateCockpit = {
  Today: '2026-11-20',
  Active: 186,
  D3: 12,
  D7: 31,
  D14: 74,
  UpdatedToday: 26,
  Searches: 412,
  FormerSearches: 355,
  LostSearches: 38,
  FormerLost: 21,
  Pols: named(pols),
  Lanes: named(lanes),
  Cells: pols.flatMap(([Pol], p) =>
    lanes.map(([Lane], l) => {
      const Rates = Lane === 'RFE' || (Pol === 'CNYTN' && Lane === 'EUN') ? 0 : 42 - 9 * p - 5 * l
      return { Pol, Lane, Rates, Linked: Pol === 'CNYTN' && Lane === 'EUN', Searches: 40 - 6 * p, Lost: Lane === 'RFE' ? 9 - 4 * p : 0 }
    }),
  ),
  Carriers: [
    { Code: 'COSCO', Name: '中远海运集运', Rates: 71, Lanes: 3, Pols: 3 },
    { Code: 'OOCL', Name: '东方海外', Rates: 63, Lanes: 3, Pols: 2 },
    { Code: 'MSC', Name: '地中海航运', Rates: 52, Lanes: 2, Pols: 3 },
  ],
}
const index = (Code: string, Name: string, level: number, Points: number, weeks = 12): LaneIndex => ({
  Code,
  Name,
  Now: { Day: '2026-11-20', Points, Median: Points < 3 ? null : String(level) },
  Former: weeks === 0 ? null : { Day: '2026-11-13', Points: Points + 2, Median: String(level - 35) },
  Weeks: Array.from({ length: weeks }, (_, at) => ({
    Day: new Date(Date.UTC(2026, 7, 30) + at * 604_800_000).toISOString().slice(0, 10),
    Points: Points + 2,
    Median: String(level - 20 * (weeks - at) + 15 * (at % 3)),
  })),
})
export const indexes = [index('USW', '美西', 1_920, 58), index('EUN', '欧洲基本港', 2_540, 44), index('RFE', '俄罗斯远东', 0, 2, 0)]
/** The same for whoever may not see floors. */
export const indexesOfPoints = indexes.map(({ Now, Former, Weeks, ...lane }) => {
  const bare = ({ Day, Points }: LaneIndex['Now']) => ({ Day, Points })
  return { ...lane, Now: bare(Now), Former: Former && bare(Former), Weeks: Weeks.map(bare) }
})
const lost = (Pod: string, PodName: string, more: Partial<LostRoute> = {}): LostRoute => ({
  Pol: 'CNSHA',
  PolName: '上海',
  Pod,
  PodName,
  LaneName: '俄罗斯远东',
  Queries: 9,
  Former: 4,
  Customers: 5,
  LastAt: '2026-11-19T06:20:00.000Z',
  Boxes: '40HQ*2',
  Day: '2026-12-02',
  CustomerCode: 'KH26110007',
  Rates: 0,
  ...more,
})
const routes = {
  Routes: 3,
  Rows: [
    lost('RUVVO', '符拉迪沃斯托克（海参崴）'),
    lost('RUNJK', '纳霍德卡', { Queries: 4, Former: 0 }),
    lost('RUVYP', '东方港', { Queries: 1, Rates: 2 }),
  ],
}
const quotes = (Code: string, Name: string, Quotes: number, Won: number, Lost: number, more: Partial<LaneQuotes> = {}): LaneQuotes => ({
  Code,
  Name,
  Quotes,
  Won,
  Lost,
  FormerQuotes: 8,
  FormerWon: 2,
  FormerLost: 3,
  Margin: String(Won * 3_200),
  FormerMargin: '6100',
  ...more,
})
const laneQuotes = [quotes('USW', '美西', 14, 5, 3), quotes('EUN', '欧洲基本港', 9, 3, 2), quotes('SEA', '东南亚', 3, 1, 1)]
export const laneQuotesBare = laneQuotes.map(({ Margin: _, FormerMargin: __, ...lane }) => lane)
export const platform: PlatformFigures = {
  Scope: 'company',
  Operators: 1,
  Lanes: lanes.map(([Code, Name], at) => ({
    Code,
    Name,
    Active: Code === 'RFE' ? 0 : 92 - 20 * at,
    Published: 40 - 9 * at,
    FormerPublished: 36 - 4 * at,
    Searches: Code === 'SEA' ? 2 : 130 - 25 * at,
    FormerSearches: 110 - 20 * at,
    Lost: Code === 'RFE' ? 28 : at,
    FormerLost: Code === 'RFE' ? 17 : 0,
  })),
  Weeks: Array.from({ length: 12 }, (_, at) => ({
    From: new Date(Date.UTC(2026, 7, 31) + at * 604_800_000).toISOString().slice(0, 10),
    Published: 60 + ((at * 17) % 40),
    Searches: 80 + at * 3,
    Lost: 6 + (at % 5),
  })),
}
const queryOf = (Id: number, more: Partial<PriceQueryRow> = {}): PriceQueryRow => ({
  Id,
  At: '2026-11-19T06:20:00.000Z',
  By: '王思琪',
  CustomerCode: 'KH26110007',
  Customer: '宁波远帆进出口有限公司',
  Pol: 'CNSHA',
  PolName: '上海',
  Pods: '洛杉矶、符拉迪沃斯托克（海参崴）',
  Lost: '符拉迪沃斯托克（海参崴）',
  Boxes: '40HQ*2',
  Day: '2026-12-02',
  Options: 4,
  ...more,
})

const menu = (Path: string, codes: readonly string[] = []) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })
/** An application with figures of rates. */
export function figuresApp(path: string, answers: FakeAppOptions['routes'] = {}): FakeApp {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/FreightFigures/Cockpit': () => cockpit,
      'GET /api/FreightFigures/Index': () => ({ At: '2026-11-20T02:41:00.000Z', Lanes: indexes }),
      'GET /api/FreightFigures/Lost': () => routes,
      'GET /api/QuoteFigures/Lanes': () => ({ Lanes: laneQuotes }),
      'GET /api/FreightFigures/Platform': () => platform,
      'GET /api/FreightFigures/Queries': () => ({ Rows: [queryOf(7), queryOf(8, { Customer: '', CustomerCode: '', Lost: '' })], Total: 2 }),
      'POST /api/RateInquiry/Save': () => ({ Id: 5, Code: 'XJ261100005' }),
      ...answers,
    },
  })
  fake.app.permissions.load([
    menu(cockpitPath),
    menu(platformAnalysisPath),
    menu('/SeaFreight/FreightManagement/FCLFreight', ['view']),
    menu(quotationList, ['view']),
    menu(quotationPage, ['view', 'add']),
  ])
  return fake
}
