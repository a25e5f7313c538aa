import { customerTrackingPages, sharedTrackPage, trackingPages } from '@jst/contracts/tracking'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { day, dayOnly, exceptionOf, rows, witnessOf } from './facts.ts'
import { shares, viewOf } from './shipment.ts'

type Routes = NonNullable<FakeAppOptions['routes']>

const figures = {
  Stages: [
    { Name: 'waiting', Count: 1 },
    { Name: 'origin', Count: 1 },
    { Name: 'sea', Count: 2 },
    { Name: 'arrived', Count: 2 },
    { Name: 'delivered', Count: 1 },
    { Name: 'ended', Count: 1 },
  ],
  Exceptions: [{ Name: 'rolled', Count: 1 }],
  Risks: [
    { Name: 'risk', Count: 1 },
    { Name: 'unknown', Count: 1 },
  ],
  Arriving: 2,
  Late: 3,
  LateDays: '2.7',
  Conflicts: 2,
  Costs: [{ Currency: 'USD', Cost: '1240.00' }],
  CostUnknown: 1,
}
const ship = (at: number) => ({
  Vessel: `COSCO STAR ${at + 1}`,
  Imo: '',
  Latitude: String(-30 + ((at * 7) % 70)),
  Longitude: String(-170 + ((at * 23) % 340)),
  At: day(0),
  IsReckoned: at % 3 !== 0,
  Voyage: `04${at % 10}W`,
  From: '上海',
  To: '鹿特丹',
  Eta: day(5),
  Shipments: 2 + (at % 4),
  Boxes: 3 + (at % 9),
  Exceptions: at % 5 === 0 ? 1 : 0,
})
export const mapOf = (ships: number) => ({
  Ships: Array.from({ length: ships }, (_, at) => ship(at)),
  Ports: viewOf().Ports.map((port) => ({ ...port, Shipments: 3, Boxes: 5 })),
  Omitted: 0,
})

const statement = (Id: number, Milestone: string, more: Partial<ReturnType<typeof witnessOf>> = {}) => ({
  ...witnessOf({ Key: `s${Id}`, ...more }),
  Id,
  Milestone,
  Code: Milestone === '' ? '' : 'DISC',
  Box: Id % 2 === 0 ? 'OOLU1112223' : 'TCNU4441116',
  IsoType: '45G1',
  BillNo: 'COSU66000001',
  BookingNo: '',
  IsWithdrawn: Id === 3,
  WithdrawnBy: Id === 3 ? '李操作' : '',
  ShipmentId: Id === 4 ? null : 1,
  Origin: '文件：coarri.edi（李操作）',
  PartyCode: Milestone === '' ? 'ZZ' : '',
  MeantBy: '',
})
export const statements = [
  statement(1, 'gateIn', { At: day(-13) }),
  statement(2, 'loaded', { At: day(-12) }),
  statement(3, 'departed', { At: day(-11) }),
  statement(4, '', { Text: '状态代码“ZZ”含义不明，只保留原文' }),
]
const accuracy = ['0-2', '3-6', '7-13', '14-27', '28+'].flatMap((Horizon, at) => [
  {
    Horizon,
    By: 'carrier',
    Samples: 46,
    MeanError: `${0.8 + at}`,
    Bias: `${0.5 + at / 2}`,
    P80: `${1.4 + at}`,
    Within24h: `${71 - at * 9}`,
    Cover: '',
  },
  {
    Horizon,
    By: 'predicted',
    Samples: at === 4 ? 12 : 46,
    MeanError: `${0.6 + at / 2}`,
    Bias: '0.1',
    P80: `${1.1 + at / 2}`,
    Within24h: `${78 - at * 7}`,
    Cover: '81',
  },
])
const partner = {
  Id: 1,
  Name: '外高桥四期码头',
  Code: 'CNSHA-WGQ4',
  Source: 'terminal',
  Way: 'push',
  Carrier: '',
  Address: '',
  KeyHeader: 'Authorization',
  EveryMinutes: 60,
  PerMinute: 30,
  PausedUntil: null,
  Queries: 0,
  Answers: [],
  Path: 'https://jst.example/api/Track/Receive',
  Subscription: 'sub-8f31c2',
  KeyHint: '…9f2a',
  IsEnabled: true,
  LastAt: day(0),
  Taken: 18_204,
  Refused: 3,
  LastRefusal: '签名不正确',
  UpdateTime: day(-2),
}
const asked = {
  ...partner,
  Id: 2,
  Name: '中远海运接口',
  Code: 'COSCO-API',
  Source: 'carrier',
  Way: 'pull',
  Carrier: 'COSCO',
  Address: 'https://api.carrier.example/track/v2/events',
  KeyHeader: 'X-API-Key',
  PausedUntil: '2099-01-01T00:00:00.000Z',
  Queries: 128,
  Path: '',
  Subscription: '',
  Refused: 1,
  LastRefusal: '对方暂时不接受查询（429），按其要求暂停',
  Answers: [
    { At: day(0), Number: 'COSU66000001', Outcome: 'news', Events: 12, Taken: 2, Reason: '' },
    { At: day(0), Number: 'COSU66000002', Outcome: 'empty', Events: 0, Taken: 0, Reason: '' },
    { At: day(0), Number: 'COSU66000003', Outcome: 'failed', Events: 0, Taken: 0, Reason: '对方暂时不接受查询（429），按其要求暂停' },
  ],
}
const searches = [
  {
    Id: 1,
    At: day(0),
    Query: 'MEDU9911223',
    Who: 'visitor',
    Name: '',
    Company: '',
    CompanyId: null,
    Address: '218.80.1.*',
    Page: '货物跟踪',
    Hits: 0,
    Carrier: '地中海航运',
    FollowedAt: null,
    FollowedBy: '',
    FollowedLink: '',
  },
  {
    Id: 2,
    At: day(-1),
    Query: 'COSU66000001',
    Who: 'customer',
    Name: '沈佳怡',
    Company: '宁波远帆进出口有限公司',
    CompanyId: 7,
    Address: '',
    Page: '货物跟踪',
    Hits: 1,
    Carrier: '中远海运集运',
    FollowedAt: day(0),
    FollowedBy: '王思琪',
    FollowedLink: '/system/company/customer/customerDetail?Id=7',
  },
]

export const answers: Routes = {
  'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: [] }),
  'GET /api/BasicData/GetStarred': () => [],
  'GET /api/Track/List': () => ({ Rows: rows, Total: rows.length }),
  'GET /api/Track/Figures': () => figures,
  'GET /api/Track/Map': () => mapOf(24),
  'GET /api/Track/View': () => viewOf(),
  'GET /api/Track/Shared': () =>
    viewOf({ Customer: '', OrderNo: '', People: [], Open: [], Exceptions: 0, Unmapped: [], Withdrawn: [], Followers: [] }),
  'GET /api/Track/Shares': () => shares,
  'GET /api/Track/Standings': () => [
    { Id: 1, Port: 'NLRTM', Milestone: 'discharged', Believed: 'terminal', Over: 'carrier', By: '王思琪', At: day(-9) },
  ],
  'GET /api/Track/People': () => [{ Id: 5, Name: '李操作', Department: '操作部' }],
  'GET /api/Track/Exceptions': () => ({
    Rows: [31, 32].map((Id) => ({
      ...exceptionOf(
        Id,
        Id === 32
          ? { Rule: 'last-free-day', Text: `临近免费期，最后免费日 ${dayOnly(1)}`, Level: 'amber', Subject: '', OwnerName: '李操作' }
          : {},
      ),
      Number: 'COSU66000001',
      Customer: '宁波远帆进出口有限公司',
      Route: '上海 → 鹿特丹',
      Vessel: 'COSCO SHIPPING ARIES / 042W',
    })),
    Total: 2,
  }),
  'GET /api/Track/Accuracy': () => ({ From: dayOnly(-180), To: dayOnly(0), Voyages: 46, Lines: accuracy }),
  'GET /api/Track/Place': () => ({
    Name: 'COSCO SHIPPING ARIES',
    Imo: '9783473',
    Position: viewOf().Positions[0],
    Calls: [
      {
        Vessel: 'COSCO SHIPPING ARIES',
        Voyage: '042W',
        Port: 'NLRTM',
        PortName: '鹿特丹',
        Kind: 'arrival',
        Planned: day(16),
        Estimated: day(19),
        Actual: null,
        DelayHours: '72',
        Shipments: 3,
        Boxes: 7,
      },
    ],
    MedianDelayHours: '18',
    Samples: 31,
  }),
  'GET /api/Track/Statements': () => ({ Rows: statements, Total: statements.length }),
  'GET /api/Track/Partners': () => [partner, asked],
  'GET /api/Track/Searches': () => ({ Rows: searches, Total: searches.length }),
  'GET /api/Customer/List': () => ({ Rows: [], Total: 0 }),
}
const buttons = ['view', 'follow', 'rule', 'handle', 'share', 'export', 'add', 'withdraw', 'import', 'partner']

/** An application with tracking behind it. @param codes buttons that the reader holds on every page of the area */
export function trackApp(path: string, routes: Routes = {}, codes: readonly string[] = buttons): FakeApp {
  const surface = path.startsWith('/external/workbench') ? 'external' : path.startsWith(sharedTrackPage) ? 'public' : 'internal'
  const meta = surface === 'internal' ? {} : ({ speaks: surface === 'external' ? 'session' : 'address' } as const)
  const fake = new FakeApp({ path, surface, meta, routes: { ...answers, ...routes } })
  const pages = [...Object.values(trackingPages), ...Object.values(customerTrackingPages), '/system/company/customer/customerList']
  fake.app.permissions.load(pages.map((Path) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })))
  return fake
}
