import type { Page } from '@jst/contracts'
import type { EntityRow } from '@jst/contracts/entity'
import {
  applicationStates,
  customerPackingPages,
  packingPages,
  slipLinkPage,
  slipStates,
  type ApplicationState,
  type ApplicationView,
  type FleetSlip,
  type LinkedSlip,
  type SlipState,
  type SlipView,
} from '@jst/contracts/packing'
import { documentState, FakeApp, FakeReply, sampleEmployee, type FakeAppOptions } from '@jst/feature-kit/testing'

import { listRow, sampleGrid } from './lists.ts'
import { at, booking, later, rowBase, shipment } from './shipment.ts'

export type Routes = NonNullable<FakeAppOptions['routes']>
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

export const applicationRow = (Id: number, Stage: ApplicationState): EntityRow => ({
  Id,
  ...rowBase,
  ...shipment,
  Code: `XD2611${String(Id).padStart(5, '0')}`,
  NameZh: booking.Customer,
  Remark: '',
  Stage,
  Boxes: '4×40HQ + 2×20GP',
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
const fleetSlip = (Id: number, stage: SlipState): FleetSlip => ({
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
  'GET /api/PackingList/Grid': sampleGrid,
  'GET /api/PackingList/Differences': () => [],
  'GET /api/PackingList/Warnings': () => [],
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
  'GET /api/Document/Messages': () => ({ Rows: [], Total: 0 }),
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
