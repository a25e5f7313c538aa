import type { Line } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import {
  coloadCalls,
  lclRateCalls,
  lclRatePage,
  lclRatePath,
  lclRateStates,
  type LclColoadCharge,
  type LclOption,
} from '@jst/contracts/freight-rates'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { at, documentRoutes, menu, rowBase, stateOf } from './documents.ts'

export { lclRatePage, lclRatePath }
export const coloadPage = coloadCalls.entity.path

const line = (Id: number, more: Partial<Line>): Line => ({ Id, ...more })
export const tiers = [line(1, { FromRt: 0, ToRt: 5, Rate: 20 }), line(2, { FromRt: 5, ToRt: null, Rate: 16 })]
const local = [
  line(3, { ChargeCode: 'DOC', Unit: 'SHIPMENT', CurrencyCode: 'CNY', Amount: 200, Minimum: null, PpCc: 'PP', Unknown: false }),
]
const destination = [
  line(4, { ChargeCode: 'CFS', Unit: 'RT', CurrencyCode: 'EUR', Amount: 38, Minimum: 38, PpCc: 'CC', Unknown: false }),
  line(5, { ChargeCode: 'D/O', Unit: 'SHIPMENT', CurrencyCode: 'EUR', Amount: null, Minimum: null, PpCc: 'CC', Unknown: true }),
]
export const lclRateOf = (Id: number, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  ...rowBase,
  Id,
  Code: `PX26110000${Id}`,
  NameZh: '',
  SupplierCode: 'GYS26110001',
  SupplierCodeName: '上海瀚洋船务有限公司',
  PolCode: 'CNSHA',
  PolCodeName: '上海',
  PodCode: 'DEHAM',
  PodCodeName: '汉堡',
  ViaCode: '',
  Cfs: '洋山东方 CFS',
  CurrencyCode: 'USD',
  CurrencyCodeName: '美元',
  Rate: 20,
  PpCc: 'PP',
  MinRt: 1,
  MinCharge: 20,
  KgPerCbm: 1_000,
  Refund: 3,
  CargoTypes: [],
  ValidFrom: '2026-11-16',
  ValidTo: '2026-12-05',
  ClosingWeekday: '2',
  EtdWeekday: '5',
  TransitDays: 36,
  DestinationKnown: false,
  ShowDestination: false,
  Stage: 'published',
  Effect: 'active',
  DaysLeft: 12,
  UpdateTime: at,
  ...more,
})
const coload: LclColoadCharge = {
  Id: 9,
  Code: 'PF000001',
  ChargeCode: 'WHC',
  ChargeCodeName: '进仓费',
  Unit: 'RT',
  CurrencyCode: 'CNY',
  Amount: '12',
  Minimum: '30',
  PpCc: 'PP',
  Unknown: false,
  CargoTypes: [],
  ConditionOf: '',
  ConditionOp: '',
  ConditionValue: '',
}
const coloadRow: EntityRow = {
  ...rowBase,
  Id: 9,
  Code: 'PF000001',
  NameZh: '进仓费',
  ChargeCode: 'WHC',
  ChargeCodeName: '进仓费',
  Unit: 'RT',
  CurrencyCode: 'CNY',
  CurrencyCodeName: '人民币',
  Amount: 12,
  Minimum: 30,
  PpCc: 'PP',
  Unknown: false,
  Suppliers: [],
  Pols: ['CNSHA', 'CNNGB'],
  PolsName: '上海、宁波',
  ValidFrom: '',
  ValidTo: '',
}
const optionOf = (Id: number, total: string, more: Partial<LclOption> = {}): LclOption => ({
  Rate: { Id, No: `PX26110000${Id}` },
  Supplier: 'GYS26110001',
  Via: '',
  Cfs: '洋山东方 CFS',
  ClosingWeekday: '2',
  EtdWeekday: '5',
  TransitDays: 36,
  ValidTo: '2026-12-05',
  Remark: '',
  Refund: '3',
  Price: {
    Rt: '5',
    ChargedRt: '5',
    Lines: [],
    Unknown: [],
    DestinationKnown: true,
    Complete: true,
    Totals: [{ Currency: 'USD', Prepaid: total, Collect: '0.00', Total: total }],
  },
  Converted: String(Number(total) * 7),
  ...more,
})

/** An application with LCL rates, around one of their screens. */
export function lclApp(
  path: string,
  { routes = {}, mayAct = true }: { routes?: FakeAppOptions['routes']; mayAct?: boolean } = {},
): FakeApp {
  const { published } = lclRateStates.codes
  const state = { No: 'PX261100007', Title: 'CNSHA→DEHAM', State: published, Moves: ['withdraw', 'hide'] }
  const fake = new FakeApp({
    path,
    confirm: true,
    routes: {
      'GET /api/LclRate/List': () => ({
        Rows: [lclRateOf(7), lclRateOf(8, { PodCode: 'NLRTM', PodCodeName: '鹿特丹', Rate: -5, Stage: 'draft' })],
        Total: 2,
      }),
      'GET /api/LclRate/Get': () => lclRateOf(7),
      'POST /api/LclRate/Save': () => lclRateOf(9),
      'GET /api/LclCoload/List': () => ({ Rows: [coloadRow], Total: 1 }),
      'GET /api/LclPrice/Coloads': () => [coload],
      'GET /api/LclPrice/Search': () => ({ Options: [optionOf(7, '118.00'), optionOf(8, '96.00', { Via: 'SGSIN' })], More: 0 }),
      ...documentRoutes(stateOf(mayAct ? state : { ...state, MayWrite: false, Moves: [] }), { tiers, local, destination }),
      ...routes,
    },
  })
  const codes = ['view', ...(mayAct ? ['add', 'edit', 'remove', 'import', 'export', 'publish', 'number'] : [])]
  fake.app.permissions.load([menu(lclRateCalls.entity.path, codes), menu(lclRatePage, []), menu(coloadPage, codes)])
  return fake
}
