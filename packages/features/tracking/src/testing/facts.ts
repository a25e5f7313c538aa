import type { TrackBox, TrackException, TrackFact, TrackRow, TrackWitness } from '@jst/contracts/tracking'

/** Days before and after 26 November 2026, noon in UTC. */
export const day = (days: number): string => new Date(Date.UTC(2026, 10, 26, 4) + days * 86_400_000).toISOString()
export const dayOnly = (days: number): string => day(days).slice(0, 10)

export const rowOf = (Id: number, more: Partial<TrackRow> = {}): TrackRow => ({
  Id,
  Number: `COSU66${String(Id).padStart(6, '0')}`,
  NumberKind: 'bill',
  BillNo: `COSU66${String(Id).padStart(6, '0')}`,
  BookingNo: '',
  OrderId: 0,
  OrderNo: 'YH2611000008',
  BookingId: 7,
  Customer: '宁波远帆进出口有限公司',
  Carrier: 'COSCO',
  CarrierName: '中远海运集运',
  CarrierGuess: '',
  Pol: 'CNSHA',
  PolName: '上海',
  Pod: 'NLRTM',
  PodName: '鹿特丹',
  PolZone: 'Asia/Shanghai',
  PodZone: 'Europe/Amsterdam',
  Vessel: 'COSCO SHIPPING ARIES',
  Voyage: '042W',
  Boxes: '2×40HQ',
  BoxCount: 2,
  Stage: 'sea',
  State: 'sailing',
  StateText: '在途',
  Departure: { Planned: day(-12), Estimated: day(-11), Actual: day(-11) },
  Arrival: { Planned: day(16), Estimated: day(19), Actual: null },
  Predicted: {
    At: day(20),
    From: day(18),
    To: day(22),
    Samples: 46,
    By: 'lane',
    Text: '预计 12月16日（多在 14-18日，n=46，近180天）',
  },
  DelayDays: '3',
  LastText: '离港 · 上海',
  LastAt: day(-11),
  LastZone: 'Asia/Shanghai',
  Feed: 'fed',
  FeedText: '来源：中远海运集运',
  Risk: 'waiting',
  LastFreeDay: null,
  Exceptions: 0,
  ExceptionText: '',
  IsRed: false,
  Conflicts: 0,
  EndedAt: null,
  EndReason: '',
  UpdateTime: day(0),
  ...more,
})

/** The list as a day shows it: what is late, rolled, at risk, unknown, guessed and silent. */
export const rows: readonly TrackRow[] = [
  rowOf(1, { Exceptions: 2, ExceptionText: '疑似甩柜，待核', IsRed: true, Conflicts: 1, StateText: '1/2 已装船', Stage: 'origin' }),
  rowOf(2),
  rowOf(3, {
    Stage: 'arrived',
    StateText: '已卸船',
    Risk: 'risk',
    LastFreeDay: dayOnly(1),
    Exceptions: 1,
    ExceptionText: '临近免费期，最后免费日 2026-11-27',
  }),
  rowOf(4, { Stage: 'arrived', StateText: '已卸船', Risk: 'unknown', Conflicts: 2 }),
  rowOf(5, {
    CarrierGuess: '按提单号前缀推测',
    Carrier: 'MSC',
    CarrierName: '地中海航运',
    Stage: 'waiting',
    StateText: '待订舱',
    LastText: '',
    LastAt: null,
    Feed: 'asked',
    FeedText: '已对接来源，等待首次动态',
    Predicted: null,
    DelayDays: null,
  }),
  rowOf(6, { Stage: 'delivered', StateText: '已提', Risk: 'safe', LastFreeDay: dayOnly(9), DelayDays: '0' }),
  rowOf(7, { Stage: 'ended', StateText: '已还箱', EndedAt: day(-1), EndReason: '全部箱已还空', Feed: 'empty', FeedText: '已查询无新动态' }),
  rowOf(8, { Feed: 'failed', FeedText: '船公司接口没有应答，30 分钟后重试', DelayDays: '-1' }),
]

export const witnessOf = (more: Partial<TrackWitness> = {}): TrackWitness => ({
  Key: 'terminal DISC',
  Source: 'terminal',
  Party: 'NLRTM-ECT',
  Classifier: 'ACT',
  At: day(-1),
  Zone: 'Europe/Amsterdam',
  IsDay: false,
  Flags: [],
  Port: 'NLRTM',
  Place: 'ECT Delta',
  Vessel: 'COSCO SHIPPING ARIES',
  Voyage: '042W',
  Seals: [],
  Received: day(-1),
  Text: '',
  Raw: '',
  ...more,
})

export const factOf = (Milestone: string, witness: Partial<TrackWitness>, more: Partial<TrackFact> = {}): TrackFact => {
  const said = witnessOf({ Key: `${Milestone} ${more.Box ?? ''}`, ...witness })
  return {
    Key: `${Milestone} ${said.Port} ${more.Box ?? ''}`,
    Milestone,
    Box: '',
    Port: said.Port,
    PortName: said.Port === 'CNSHA' ? '上海' : said.Port === 'SGSIN' ? '新加坡' : '鹿特丹',
    Classifier: said.Classifier,
    IsUnconfirmed: false,
    Reason: 'alone',
    Witnesses: [said],
    Planned: null,
    Estimated: null,
    Conflicts: [],
    Ruling: null,
    ...more,
  }
}

export const shanghai = { Zone: 'Asia/Shanghai', Port: 'CNSHA', Place: '外高桥四期', Party: 'CNSHA-WGQ4' } as const
export const boxes = ['OOLU1112223', 'TCNU4441116']
const terminalSays = witnessOf({ Key: 'terminal', At: day(-2) })
const carrierSays = witnessOf({
  Key: 'carrier',
  Source: 'carrier',
  Party: 'COSU',
  At: day(-1),
  IsDay: true,
  Text: 'DISCHARGED FROM VESSEL',
  Raw: '{"eventType":"EQUIPMENT","equipmentEventTypeCode":"DISC"}',
})
/** A discharge about which the terminal and the carrier differ. */
export const disputed: TrackFact = factOf(
  'discharged',
  {},
  {
    Box: 'OOLU1112223',
    Key: 'disputed',
    Reason: 'source',
    Witnesses: [terminalSays, carrierSays],
    Conflicts: [{ What: 'time', Winner: 'terminal', Other: 'carrier', Hours: 26, Settled: '' }],
  },
)

export const facts: readonly TrackFact[] = [
  factOf('booked', { ...shanghai, Source: 'own', Party: '', At: day(-20) }),
  ...boxes.flatMap((Box) => [
    factOf('emptyOut', { ...shanghai, Source: 'depot', At: day(-16) }, { Box }),
    factOf('gateIn', { ...shanghai, At: day(-13) }, { Box }),
    factOf('loaded', { ...shanghai, At: day(-12) }, { Box }),
  ]),
  factOf('departed', { ...shanghai, Source: 'carrier', Party: 'COSU', At: day(-11) }),
  factOf(
    'transhipArrived',
    { Port: 'SGSIN', Place: '', Zone: 'Asia/Singapore', Source: 'carrier', Party: 'COSU', Classifier: 'PLN', At: day(-3) },
    { IsUnconfirmed: true },
  ),
  factOf('arrived', { Classifier: 'EST', Source: 'carrier', Party: 'COSU', At: day(19) }),
]

export const boxOf = (Box: string, more: Partial<TrackBox> = {}): TrackBox => ({
  Box,
  Type: '40HQ',
  Seals: ['CN8842190'],
  State: 'sailing',
  StateText: '在途',
  Roll: '',
  ReplacedBy: '',
  Arrival: day(19),
  LastText: '离港 · 上海',
  LastAt: day(-11),
  Risk: 'waiting',
  LastFreeDay: null,
  ...more,
})
export const exceptionOf = (Id: number, more: Partial<TrackException> = {}): TrackException => ({
  Id,
  ShipmentId: 1,
  Rule: 'rolled',
  Text: '疑似甩柜，待核',
  Subject: 'TCNU4441116',
  Level: 'red',
  Team: 'booking',
  OwnerId: 0,
  OwnerName: '',
  OpenedAt: day(-1),
  ClosedAt: null,
  ClosedBy: '',
  Notes: [],
  UpdateTime: day(-1),
  ...more,
})
