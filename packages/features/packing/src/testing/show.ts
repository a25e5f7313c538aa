import type { Page } from '@jst/contracts'
import type { EntityRow } from '@jst/contracts/entity'
import {
  applicationStates,
  customerPackingPages,
  packingPages,
  slipLinkPage,
  slipStates,
  type ApplicableBooking,
  type ApplicationState,
  type ApplicationView,
  type FleetSlip,
  listStates,
  type GridList,
  type LinkedSlip,
  type ListState,
  type PackedBox,
  type PackedLine,
  type PackingGrid,
  type SlipState,
  type SlipView,
} from '@jst/contracts/packing'
import { documentState, FakeApp, FakeReply, sampleEmployee, type FakeAppOptions } from '@jst/feature-kit/testing'

export type Routes = NonNullable<FakeAppOptions['routes']>
const at = '2026-11-26T01:30:00.000Z'
const later = '2026-11-26T08:10:00.000Z'
const rowBase = { Layer: 'company', State: 'active', Overridden: false, MergedInto: '', UpdateTime: at } as const
const shipment = {
  BookingNo: 'BK261100012',
  SoNo: 'COSU6612345670',
  BlNo: 'COSU6612345670',
  CarrierCode: 'COSCO',
  CarrierCodeName: '中远海运集运',
  Vessel: 'COSCO SHIPPING ARIES',
  VoyageNo: '042W',
  PolCode: 'CNSHA',
  PolCodeName: '上海',
  PodCode: 'NLRTM',
  PodCodeName: '鹿特丹',
  Etd: '2026-12-01',
}
const haulage = {
  Depot: '洋山港储堆场',
  Terminal: '洋山四期',
  PickupFrom: '2026-11-26',
  PickupTo: '2026-11-29',
  FleetName: '万通集卡',
  FleetCode: 'GYS26110003',
  FleetCodeName: '上海万通集装箱运输有限公司',
  Driver: '张建国',
  Plate: '沪A·D8832',
  Phone: '13800001234',
  Soc: false,
  Temperature: null,
  FreeDays: 7,
  Remark: '',
}
const values = (() => {
  const { FleetCodeName: _name, ...wire } = haulage
  return wire
})()

export const booking: ApplicableBooking = {
  Id: 12,
  BookingNo: shipment.BookingNo,
  SoNo: shipment.SoNo,
  BlNo: shipment.BlNo,
  Customer: '宁波远帆进出口有限公司',
  CarrierName: '中远海运集运',
  Vessel: shipment.Vessel,
  VoyageNo: shipment.VoyageNo,
  PolName: '上海',
  PodName: '鹿特丹',
  Etd: shipment.Etd,
  Cutoff: '2026-11-29T16:00:00.000Z',
  PickupFrom: '2026-11-26',
  Types: [
    { BoxType: '40HQ', Booked: 5, Used: 1, Rest: 4 },
    { BoxType: '20GP', Booked: 2, Used: 0, Rest: 2 },
  ],
}

export const applicationRow = (Id: number, Stage: ApplicationState): EntityRow => ({
  Id,
  ...rowBase,
  ...shipment,
  Code: `XD2611${String(Id).padStart(5, '0')}`,
  NameZh: booking.Customer,
  Remark: '',
  Stage,
  Boxes: '4×40HQ,2×20GP',
  Fleets: '万通集卡、捷运物流',
  PickupFrom: '2026-11-26',
  Cutoff: booking.Cutoff,
  Due: new Date(Date.now() + (Id - 2) * 5_400_000).toISOString(),
  ClaimedBy: Id === 2 ? '李操作' : '',
  AppliedBy: '沈佳怡',
  SubmittedAt: at,
})
export const applicationOf = (more: Partial<ApplicationView> = {}): ApplicationView => ({
  Id: 7,
  Code: 'XD261100007',
  UpdateTime: at,
  Booking: booking,
  Remark: '',
  Parts: [
    { Id: 1, Values: { ...values, BoxType: '40HQ', Count: 2 } },
    { Id: 2, Values: { ...values, BoxType: '40HQ', Count: 2, FleetName: '捷运物流', FleetCode: '', Driver: '', Plate: '', Phone: '' } },
    { Id: 3, Values: { ...values, BoxType: '20GP', Count: 2 } },
  ],
  Slips: [],
  ...more,
})

export const slipRow = (Id: number, Stage: SlipState, more: object = {}): EntityRow => ({
  Id,
  ...rowBase,
  ...shipment,
  ...haulage,
  Code: `EQ2611${String(Id).padStart(6, '0')}`,
  NameZh: booking.Customer,
  BoxType: '40HQ',
  BoxNo: Stage === 'pickedUp' || Stage === 'gatedIn' ? 'CSQU3054383' : '',
  SealNo: '',
  Tare: null,
  Stage,
  EirNo: Stage === 'pending' ? '' : `YS0026${String(Id).padStart(5, '0')}`,
  ApplicationNo: 'XD261100007',
  Cutoff: booking.Cutoff,
  Due: new Date(Date.now() + (Id - 2) * 7_200_000).toISOString(),
  IssuedAt: Stage === 'pending' ? '' : at,
  PickedUpAt: '',
  GatedInAt: '',
  IssuedBy: '李操作',
  Handler: '李操作',
  Copies: 1,
  ...more,
})
export const slipOf = (stage: SlipState, more: Partial<SlipView> = {}): SlipView => ({
  Id: 7,
  Code: 'EQ2611000007',
  EirNo: stage === 'pending' ? '' : 'YS002600007',
  State: slipStates.codes[stage],
  UpdateTime: at,
  ApplicationId: 7,
  ApplicationNo: 'XD261100007',
  BookingId: 12,
  BookingNo: shipment.BookingNo,
  SoNo: shipment.SoNo,
  BlNo: shipment.BlNo,
  Customer: booking.Customer,
  CarrierName: booking.CarrierName,
  Vessel: shipment.Vessel,
  VoyageNo: shipment.VoyageNo,
  PolName: '上海',
  PodName: '鹿特丹',
  Etd: shipment.Etd,
  Cutoff: booking.Cutoff,
  BoxType: '40HQ',
  IsoType: '45G1',
  Haulage: values,
  BoxNo: '',
  SealNo: '',
  Tare: null,
  IssuedAt: stage === 'pending' ? null : at,
  IssuedBy: stage === 'pending' ? '' : '李操作',
  PickedUpAt: null,
  GatedInAt: null,
  Reason: '',
  ReplacedBy: { Id: 0, EirNo: '' },
  Replaces: { Id: 0, EirNo: '' },
  Reports: [],
  Links: [],
  Qr: stage === 'pending' ? '' : `https://jst.example${slipLinkPage}?Token=read.7.f31c`,
  ...more,
})
export const told: Partial<SlipView> = {
  BoxNo: 'CSQU3054383',
  SealNo: 'CN8841207',
  Tare: 3_900,
  PickedUpAt: later,
  Reports: [
    {
      Id: 2,
      By: 'message',
      Name: '洋山港储堆场',
      At: later,
      BoxNo: 'CSQU3054383',
      SealNo: 'CN8841207',
      PickedUpAt: later,
      GatedInAt: null,
      Note: '',
      Superseded: false,
    },
    {
      Id: 1,
      By: 'driver',
      Name: '张建国',
      At: at,
      BoxNo: 'CSQU3054384',
      SealNo: '',
      PickedUpAt: at,
      GatedInAt: null,
      Note: '箱门铰链有锈',
      Superseded: true,
    },
  ],
  Links: [{ Id: 1, ExpiresAt: '2026-12-01T00:00:00.000Z', RevokedAt: null, By: '李操作', CreateTime: at, Views: 3, LastViewAt: later }],
}
export const fleetSlip = (Id: number, stage: SlipState): FleetSlip => ({
  Id,
  Code: `EQ2611${String(Id).padStart(6, '0')}`,
  EirNo: `YS0026${String(Id).padStart(5, '0')}`,
  State: slipStates.codes[stage],
  UpdateTime: at,
  Forwarder: '上海海捷国际物流有限公司',
  SoNo: shipment.SoNo,
  CarrierName: booking.CarrierName,
  Vessel: shipment.Vessel,
  VoyageNo: shipment.VoyageNo,
  PolName: '上海',
  Cutoff: booking.Cutoff,
  BoxType: '40HQ',
  Depot: haulage.Depot,
  Terminal: haulage.Terminal,
  PickupFrom: haulage.PickupFrom,
  PickupTo: haulage.PickupTo,
  Driver: haulage.Driver,
  Plate: haulage.Plate,
  Phone: haulage.Phone,
  BoxNo: stage === 'issued' ? '' : 'CSQU3054383',
  SealNo: '',
  PickedUpAt: stage === 'issued' ? null : later,
  GatedInAt: null,
  Remark: '',
})
export const linkedOf = (more: Partial<LinkedSlip> = {}): LinkedSlip => {
  const { Id: _id, UpdateTime: _time, Phone: _phone, ...slip } = fleetSlip(7, 'issued')
  return { ...slip, InForce: true, ReplacedBy: '', IsoType: '45G1', Temperature: '', Photos: [], MayWrite: true, ...more }
}

export const lineOf = (Key: string, Packages: number, Weight: number, Volume: number, more: Partial<PackedLine> = {}): PackedLine => ({
  Key,
  BillNo: shipment.BlNo,
  Packages,
  PackageKind: 'CT',
  Weight,
  Volume,
  Marks: 'N/M',
  GoodsZh: '木制家具',
  GoodsEn: 'WOODEN FURNITURE',
  HsCode: '940360',
  DgClass: '',
  UnNo: '',
  ...more,
})
export const packedBox = (BoxNo: string, Lines: PackedLine[], more: Partial<PackedBox> = {}): PackedBox => ({
  BoxNo,
  BoxType: '40HQ',
  IsoType: '45G1',
  Tare: 3_900,
  Seals: [{ No: `CN${BoxNo.slice(4, 9)}`, Source: 'carrier' }],
  Fcl: 'full',
  Packages: Lines.reduce((sum, { Packages }) => sum + Packages, 0),
  Weight: Lines.reduce((sum, { Weight }) => sum + Weight, 0),
  Volume: Lines.reduce((sum, { Volume }) => sum + Volume, 0),
  Lines,
  ...more,
})
export const gridList = (Id: number, stage: ListState, Box: PackedBox, more: Partial<GridList> = {}): GridList => ({
  Id,
  Code: Id === 0 ? '' : `ZX2611${String(Id).padStart(6, '0')}`,
  State: listStates.codes[stage],
  UpdateTime: Id === 0 ? null : at,
  Box,
  By: { Packer: '王师傅', PackedAt: '宁波北仑', PackedOn: '2026-11-26', Signature: '' },
  Reason: '',
  SlipId: 0,
  GatedInAt: null,
  MayWrite: stage === 'draft' || stage === 'returned',
  ...more,
})
export const gridOf = (Lists: GridList[], more: Partial<PackingGrid> = {}): PackingGrid => ({
  BookingId: 12,
  UpdateTime: at,
  BookingNo: shipment.BookingNo,
  BlNo: shipment.BlNo,
  Customer: booking.Customer,
  Vessel: shipment.Vessel,
  VoyageNo: shipment.VoyageNo,
  Cutoff: booking.Cutoff,
  Lists,
  Order: { From: 'booking', Packages: 860, Weight: 18_600, Volume: 132.5 },
  Bills: [shipment.BlNo],
  ...more,
})
export const usualGrid = () =>
  gridOf([
    gridList(1, 'draft', packedBox('CSQU3054383', [lineOf('a', 430, 9_300, 66.25)])),
    gridList(
      2,
      'draft',
      packedBox('MSKU6011672', [lineOf('b', 400, 8_600, 60), lineOf('c', 30, 700, 6.25, { GoodsEn: 'CUSHIONS', GoodsZh: '坐垫' })]),
    ),
  ])
export const listRow = (Id: number, Stage: ListState): EntityRow => ({
  Id,
  ...rowBase,
  ...shipment,
  Code: `ZX2611${String(Id).padStart(6, '0')}`,
  NameZh: booking.Customer,
  BoxNo: 'CSQU3054383',
  BoxType: '40HQ',
  IsoType: '45G1',
  Seals: 'CN30543(船封)',
  Fcl: 'full',
  Tare: 3_900,
  MaxGross: null,
  Soc: false,
  Temperature: '',
  Packer: '王师傅',
  PackedAt: '宁波北仑',
  PackedOn: '2026-11-26',
  Signature: '',
  Stage,
  Bills: shipment.BlNo,
  Packages: 430,
  Weight: 9_300,
  Volume: 66.25,
  Cutoff: booking.Cutoff,
  Due: new Date(Date.now() + Id * 3_600_000).toISOString(),
  GatedInAt: '',
  Wrong: 0,
  ClaimedBy: '',
  Handler: '李操作',
})

const page = <R>(Rows: R[]): Page<R> => ({ Rows, Total: Rows.length })
const stages = Object.keys(slipStates.states) as SlipState[]
const answers: Routes = {
  'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: [] }),
  'GET /api/BasicData/GetStarred': () => [],
  'GET /api/SlipApplication/List': () =>
    page((['submitted', 'submitted', 'returned', 'approved'] as const).map((stage, no) => applicationRow(no + 1, stage))),
  'GET /api/SlipApplication/Counts': () => [{ Field: 'Stage', Value: 'submitted', Count: 2 }],
  'GET /api/SlipApplication/Bookings': () =>
    page([booking, { ...booking, Id: 13, BookingNo: 'BK261100013', Types: [{ BoxType: '40RH', Booked: 1, Used: 0, Rest: 1 }] }]),
  'GET /api/SlipApplication/View': () => applicationOf(),
  'GET /api/SlipApplication/Get': () => applicationRow(7, 'draft'),
  'GET /api/BoxSlip/List': () => page(stages.map((stage, no) => slipRow(no + 1, stage))),
  'GET /api/BoxSlip/Counts': () => [{ Field: 'Stage', Value: 'pending', Count: 1 }],
  'GET /api/BoxSlip/View': () => slipOf('issued'),
  'GET /api/BoxSlip/Get': () => slipRow(7, 'issued'),
  'GET /api/BoxSlip/Mine': () => page([fleetSlip(1, 'issued'), fleetSlip(2, 'pickedUp')]),
  'GET /api/BoxSlip/Linked': () => linkedOf(),
  'GET /api/SlipRange/List': () => page([]),
  'GET /api/PackingList/Grid': usualGrid,
  'GET /api/PackingList/Differences': () => [],
  'GET /api/PackingList/List': () =>
    page((['draft', 'submitted', 'returned', 'sent', 'accepted'] as const).map((stage, no) => listRow(no + 1, stage))),
  'GET /api/PackingList/Counts': () => [{ Field: 'Stage', Value: 'draft', Count: 1 }],
  'GET /api/PackingList/Get': () => listRow(1, 'submitted'),
  'GET /api/Document/Versions': () => ({ InForce: 0, Proposed: 1, Rows: [] }),
  'GET /api/Packing/Log': () =>
    page([
      {
        Id: 3,
        At: later,
        Audience: 'customer',
        Event: 'changed',
        AuthorId: 5,
        AuthorName: '李操作',
        CompanyName: '上海海捷国际物流有限公司',
        Text: '',
        Reason: '',
        Mentions: [],
        Changes: [{ Field: 'Seals', Before: 'CN30543(船封)', After: 'CN99001(海关)' }],
        Edited: false,
        Removed: false,
        Correctable: false,
        Kind: 'packingList',
        RecordId: 1,
        No: 'ZX2611000001',
        BoxNo: 'CSQU3054383',
      },
    ]),
  'GET /api/Document/State': () => documentState({ State: applicationStates.codes.draft }),
  'GET /api/Document/ShipmentTimeline': () => ({ Rows: [], Total: 0, Documents: [] }),
  'GET /api/Document/PrintPreview': () => new FakeReply(200, new ArrayBuffer(0)),
  'GET /api/Document/Files': () => [],
  'GET /api/Document/Lines': () => ({ UpdateTime: at, Parts: {} }),
}
const buttons = [
  'view',
  'pack',
  'check',
  'apply',
  'approve',
  'return',
  'issue',
  'change',
  'report',
  'send',
  'print',
  'export',
  'fill',
  'add',
  'edit',
]

/** An application with slips behind it. @param codes buttons that the reader holds on every page of the area */
export function slipApp(path: string, routes: Routes = {}, codes: readonly string[] = buttons): FakeApp {
  const surface = path.startsWith('/external/workbench') ? 'external' : path.startsWith(slipLinkPage) ? 'public' : 'internal'
  const fake = new FakeApp({ path, surface, routes: { ...answers, ...routes } })
  fake.gateway.employee = { ...sampleEmployee, CompanyKind: surface === 'internal' ? 'operator' : 'customer' }
  fake.app.session.adoptToken('token')
  void fake.app.session.load()
  const pages = [...Object.values(packingPages), ...Object.values(customerPackingPages)]
  fake.app.permissions.load(pages.map((Path) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })))
  return fake
}
