import type { TrackShare, TrackView } from '@jst/contracts/tracking'
import { boxes, boxOf, day, dayOnly, disputed, exceptionOf, factOf, facts, rowOf, shanghai, witnessOf } from './facts.ts'

const vessel = { Mode: 'VESSEL', Imo: '9783473', Vessel: 'COSCO SHIPPING ARIES', Voyage: '042W', IsReplaced: false } as const
export const viewOf = (more: Partial<TrackView> = {}): TrackView => ({
  ...rowOf(1, { Exceptions: 1, ExceptionText: '疑似甩柜，待核', IsRed: true }),
  Legs: [
    {
      ...vessel,
      From: 'CNSHA',
      FromName: '上海',
      To: 'SGSIN',
      ToName: '新加坡',
      Departure: { Planned: day(-12), Estimated: day(-11), Actual: day(-11) },
      Arrival: { Planned: day(-3), Estimated: day(-2), Actual: null },
    },
    {
      ...vessel,
      Vessel: 'CSCL JUPITER',
      Voyage: '017W',
      From: 'SGSIN',
      FromName: '新加坡',
      To: 'NLRTM',
      ToName: '鹿特丹',
      Departure: { Planned: day(1), Estimated: day(2), Actual: null },
      Arrival: { Planned: day(16), Estimated: day(19), Actual: null },
    },
  ],
  Positions: [{ Vessel: 'COSCO SHIPPING ARIES', Imo: '9783473', Latitude: '4.2', Longitude: '105.8', At: day(0), IsReckoned: true }],
  Ports: [
    { Port: 'CNSHA', Name: '上海', Latitude: '31.33', Longitude: '121.67' },
    { Port: 'SGSIN', Name: '新加坡', Latitude: '1.25', Longitude: '103.8' },
    { Port: 'NLRTM', Name: '鹿特丹', Latitude: '51.89', Longitude: '4.24' },
  ],
  BoxLines: boxes.map((box, at) => boxOf(box, at === 1 ? { Roll: 'suspected', StateText: '已进港' } : {})),
  Groups: [],
  Facts: [...facts],
  Clocks: [
    {
      Box: 'OOLU1112223',
      Kind: 'detention',
      Direction: 'export',
      State: 'risk',
      Problems: [],
      TermsText: '公布条款 · 中远海运集运 · 上海 · 免 10 天',
      TermsId: 3,
      Start: dayOnly(-16),
      Stop: null,
      FirstDay: dayOnly(-16),
      LastFreeDay: dayOnly(-7),
      LastFreeDays: [dayOnly(-7)],
      ChargedDays: 7,
      Cost: '280.00',
      CostTomorrow: '320.00',
      Currency: 'CNY',
      IsRunning: true,
    },
    {
      Box: 'TCNU4441116',
      Kind: 'combined',
      Direction: 'import',
      State: 'unknown',
      Problems: ['start-disputed', 'no-terms'],
      TermsText: '',
      TermsId: 0,
      Start: null,
      Stop: null,
      FirstDay: null,
      LastFreeDay: null,
      LastFreeDays: [dayOnly(8), dayOnly(9)],
      ChargedDays: 0,
      Cost: '',
      CostTomorrow: '',
      Currency: '',
      IsRunning: false,
    },
  ],
  Costs: [{ Currency: 'CNY', Cost: '280.00', CostTomorrow: '320.00' }],
  CostUnknown: 1,
  Open: [exceptionOf(31, { Notes: [{ Text: '已致电船公司，等待装船清单', By: '李操作', At: day(-1) }] })],
  Cutoffs: [
    { Kind: '截单', At: day(-14) },
    { Kind: '截关', At: day(1) },
  ],
  Omissions: [],
  Contradictions: [],
  Unmapped: [witnessOf({ Key: 'unmapped', Source: 'carrier', Party: 'COSU', Text: '状态代码“ZZ”含义不明，只保留原文', Raw: 'STS+1+ZZ' })],
  Withdrawn: [{ ...witnessOf({ Key: 'withdrawn', ...shanghai, At: day(-12) }), By: '码头更正' }],
  People: [{ Name: '王思琪', Role: '跟单', Phone: '021-50000000' }],
  Files: [{ Id: 11, Name: '提单草稿.pdf', Kind: '提单', Size: 204_800, CreateTime: day(-5) }],
  Followers: ['沈佳怡'],
  ComputedAt: day(0),
  ...more,
})
export const conflictView = viewOf({ Facts: [...facts, disputed], Conflicts: 1, Stage: 'arrived', StateText: '1/2 已卸船' })

/** A box number with its right check digit. */
const boxNo = (at: number): string => `TEST${String(at).padStart(6, '0')}0`
/** 400 boxes with eight steps each. */
export const largeView = (): TrackView => {
  const many = Array.from({ length: 400 }, (_, at) => boxNo(at))
  const steps = ['emptyOut', 'stuffed', 'gateIn', 'exportCleared', 'loaded', 'discharged', 'fullOut', 'emptyIn']
  return viewOf({
    Boxes: '400×40HQ',
    BoxCount: 400,
    BoxLines: many.map((box) => boxOf(box)),
    Facts: many.flatMap((Box, at) =>
      steps.map((step, place) => factOf(step, { ...shanghai, At: day(-20 + place + (at % 7) / 24) }, { Box })),
    ),
  })
}

export const shares: readonly TrackShare[] = [
  {
    Id: 1,
    ShipmentId: 1,
    For: 'Van der Berg B.V.',
    FileIds: [11],
    WithCosts: false,
    ExpiresAt: day(20),
    RevokedAt: null,
    By: '王思琪',
    CreateTime: day(-3),
    Views: 4,
    LastViewAt: day(-1),
  },
  {
    Id: 2,
    ShipmentId: 1,
    For: '远帆仓库',
    FileIds: [],
    WithCosts: true,
    ExpiresAt: day(-2),
    RevokedAt: null,
    By: '王思琪',
    CreateTime: day(-9),
    Views: 0,
    LastViewAt: null,
  },
]
