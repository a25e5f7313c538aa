import type { EntityRow } from '@jst/contracts/entity'
import type { BatchPlan, CheckedRate, PlannedRate, PublishOutcome, RateBatch, RateModification } from '@jst/contracts/freight-rates'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { placeRoutes } from './places.ts'

const at = '2026-11-20T01:30:00.000Z'
const folder = '/SeaFreight/FreightManagement'
export const batchPage = `${folder}/FCLFreightBatch`
export const increasePage = `${folder}/FCLFreightIncrease`
export const modifyPage = `${folder}/FreightModifyList`
export const postPage = `${folder}/FCLFreightPost`
export const pastPage = `${folder}/HistoryFreightSearch`
export const addPage = `${folder}/FCLFreightAdd`
export const readingPage = `${folder}/NewFCLFreightBatch`
const draftsPage = `${folder}/FreightDrafts`

const named = {
  NameZh: '',
  PolCode: 'CNSHA',
  PolCodeName: '上海',
  PodCode: 'USLAX',
  PodCodeName: '洛杉矶',
  LaneCode: 'USW',
  LaneCodeName: '美西',
}
export const rateOf = (Id: number, more: Record<string, EntityRow[string]> = {}): EntityRow => ({
  Id,
  Layer: 'company',
  State: 'active',
  Code: `YJ26110000${Id}`,
  Overridden: false,
  MergedInto: '',
  ...named,
  CarrierCode: 'COSCO',
  CarrierCodeName: '中远海运集运',
  SupplierCode: 'GYS26110003',
  SupplierCodeName: '上海瀚洋船务有限公司',
  RateType: 'FAK',
  CurrencyCode: 'USD',
  CurrencyCodeName: '美元',
  Cost20GP: 1_480,
  Cost40HQ: 1_780,
  Floor20GP: 1_540,
  Floor40HQ: 1_850,
  ValidFrom: '2026-11-16',
  ValidTo: '2026-11-30',
  Basis: 'ATD',
  Visibility: 'ALL',
  Featured: false,
  Stage: 'published',
  Effect: 'active',
  DaysLeft: 10,
  Ends: 'd14',
  NotVisible: false,
  Why: '',
  Surcharges: 4,
  UpdateTime: at,
  ...more,
})
export const rates = [
  rateOf(7),
  rateOf(8, { CarrierCode: 'ZIM', CarrierCodeName: '以星航运', PodCode: 'USTIW', PodCodeName: '塔科马', Floor40HQ: 1_720 }),
  rateOf(9, { Stage: 'draft', Effect: 'pending', DaysLeft: 25, Ends: 'later' }),
]

const differences = [
  { Field: 'Cost40HQ', Old: '1780', New: '1830' },
  { Field: 'Floor40HQ', Old: '1850', New: '1900' },
]
const planned = (Id: number, more: Partial<PlannedRate> = {}): PlannedRate => ({
  Id,
  Code: `YJ26110000${Id}`,
  Title: 'COSCO CNSHA → USLAX',
  Split: false,
  Differences: differences,
  Problems: [],
  ...more,
})
const tooLow = { Code: 'BELOW_FILED', Refused: true, Message: '40HQ 底价低于备案下限' }
const planOf = (more: Partial<BatchPlan> = {}): BatchPlan => ({
  Id: 31,
  Chosen: 3,
  Changes: 2,
  Splits: 1,
  Same: 0,
  Refused: 1,
  Problems: [{ ...tooLow, Count: 1 }],
  Rates: [planned(9, { Problems: [tooLow] }), planned(7, { Split: true }), planned(8)],
  ...more,
})
const batchOf = (Id: number, more: Partial<RateBatch> = {}): RateBatch => ({
  Id,
  Kind: 'PRICE',
  What: '成本和底价 40HQ +50',
  Note: '美西月初涨价',
  Rates: 2,
  By: '赵宇航',
  CreateTime: at,
  Undone: false,
  ...more,
})
export const modificationOf = (RateId: number, more: Partial<RateModification> = {}): RateModification => ({
  RateId,
  Version: 2,
  Code: `YJ26110000${RateId}`,
  Title: 'COSCO CNSHA → USLAX',
  By: '赵宇航',
  CreateTime: at,
  BatchId: 31,
  Differences: differences,
  ...more,
})

export const checkedOf = (Id: number, more: Partial<CheckedRate> = {}): CheckedRate => ({
  Id,
  Code: `YJ26110000${Id}`,
  Title: 'COSCO CNSHA → USLAX',
  ValidFrom: '2026-12-01',
  ValidTo: '2026-12-15',
  UpdateTime: at,
  Problems: [],
  ...more,
})
const older = { Id: 3, Code: 'YJ261100003', ValidFrom: '2026-11-16', ValidTo: '2026-12-05', Left: true }
const checked: CheckedRate[] = [
  checkedOf(7),
  checkedOf(8, {
    Problems: [{ Code: 'DOUBLE', Refused: true, Message: '与已发布的 YJ261100003 重复，有效期重叠', Doubles: [older] }],
  }),
  checkedOf(9, { Problems: [{ Code: 'NO_FLOOR', Refused: true, Message: '请至少填写一个箱型的底价' }] }),
  checkedOf(6, { Problems: [{ Code: 'FLOOR_BELOW_COST', Refused: false, Message: '40HQ 底价低于成本' }] }),
]
const publishedSome: PublishOutcome = {
  Published: [7, 8].map((Id) => ({ Id, Code: `YJ26110000${Id}`, Title: 'COSCO CNSHA → USLAX' })),
  Ended: 1,
  NotPublished: [{ Id: 6, Code: 'YJ261100006', Title: 'COSCO CNSHA → USLAX', Message: '检查后又被修改，请重新检查' }],
}

const menu = (Path: string, codes: readonly string[]) => ({ Path, Buttons: codes.map((Code) => ({ Code })), Children: [] })

/** An application with rates, around a screen of the desk. */
export function deskApp(
  path: string,
  { routes = {}, mayAct = true, confirm = true }: Pick<FakeAppOptions, 'routes' | 'confirm'> & { mayAct?: boolean } = {},
): FakeApp {
  const fake = new FakeApp({
    path,
    confirm,
    routes: {
      'GET /api/FreightRate/List': () => ({ Rows: rates, Total: rates.length }),
      'POST /api/FreightRateBatch/Plan': () => planOf(),
      'POST /api/FreightRateBatch/Run': () => batchOf(31),
      'POST /api/FreightRateBatch/Undo': () => ({ Restored: 2, Kept: 1, KeptCodes: ['YJ261100009'] }),
      'GET /api/FreightRateBatch/List': () => ({
        Rows: [batchOf(32, { Kind: 'UNDO', Undoes: 31 }), batchOf(31, { Undone: true }), batchOf(30)],
        Total: 3,
      }),
      'GET /api/FreightRateBatch/Changes': () => ({ Rows: [modificationOf(7), modificationOf(8)], Total: 2 }),
      ...placeRoutes,
      'POST /api/FreightRateGrid/Save': () => ({ Rates: [21, 22].map((Id) => ({ Id, Code: `YJ2611000${Id}` })) }),
      'POST /api/FreightRatePublish/Check': () => checked,
      'POST /api/FreightRatePublish/Publish': () => publishedSome,
      ...routes,
    },
  })
  const buttons = (...codes: string[]) => ['view', ...(mayAct ? codes : [])]
  fake.app.permissions.load([
    menu(batchPage, buttons('batch', 'export')),
    menu(increasePage, buttons('batch', 'export')),
    menu(modifyPage, buttons('undo')),
    menu(draftsPage, buttons('export')),
    menu(postPage, buttons('publish')),
    menu(pastPage, buttons('export')),
    menu(addPage, buttons('add')),
    menu(readingPage, buttons('add')),
    menu(`${folder}/FCLFreight`, buttons('publish', 'edit')),
  ])
  return fake
}
