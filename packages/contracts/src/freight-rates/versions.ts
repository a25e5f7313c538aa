import { BusinessFile, defineEndpoint } from '../endpoint.ts'
import type { EntityField, EntityValues } from '../entity/fields.ts'
import { valuesSchema } from '../entity/schemas.ts'
import { Day, Id, Instant, page, pageQuery, Quantity, text, Version } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, BooleanSchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../schema.ts'
import { RateDifference } from './batch/calls.ts'
import { freightRateFields } from './freight-rate-fields.ts'
import { fieldsOf } from './grid.ts'
import { rateBoxes } from './rate-words.ts'
import { freightRateScreens } from './screens.ts'

const readers = menus(freightRateScreens.page)
/** Most versions of a rate that are listed, newest first. */
export const mostVersions = 200

/** A version with what it changed; the first one changed nothing. */
export const RateVersion = ObjectSchema({
  Version,
  By: StringSchema(),
  CreateTime: Instant,
  BatchId: Optional(Id),
  Differences: ArraySchema(RateDifference),
})
export type RateVersion = Static<typeof RateVersion>

export const rateVersions = defineEndpoint({
  method: 'GET',
  path: '/api/FreightRateVersion/List',
  summary: '运价版本',
  may: readers,
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(RateVersion),
})

/** Differences between two versions, from the first to the second. `Quotations`: open ones of the rate, where an area keeps quotations. */
export const compareRateVersions = defineEndpoint({
  method: 'GET',
  path: '/api/FreightRateVersion/Compare',
  summary: '比较运价版本',
  may: readers,
  query: ObjectSchema({ Id, From: Version, To: Version }, strict),
  reply: ObjectSchema({ Differences: ArraySchema(RateDifference), Quotations: Optional(Quantity) }),
})

/** Makes a new version with the content of an older one; the state of the rate stays. */
export const restoreRateVersion = defineEndpoint({
  method: 'POST',
  path: '/api/FreightRateVersion/Restore',
  summary: '恢复运价版本',
  may: buttons({ path: freightRateScreens.list, code: 'edit' }),
  body: ObjectSchema({ Id, Version, UpdateTime: Instant, Sure: Optional(BooleanSchema()) }, strict),
  reply: ObjectSchema({ UpdateTime: Instant }),
})

export const historyPath = '/SeaFreight/FreightManagement/HistoryFreightSearch'
/** Fields of a rate in answers about the past. */
export const historyFields: readonly EntityField[] = fieldsOf({ all: freightRateFields }, [
  'Code',
  'CarrierCode',
  'ServiceCode',
  'PolCode',
  'PodCode',
  'DelCode',
  'ViaCode',
  'CurrencyCode',
  ...rateBoxes.map((box) => `Floor${box}`),
  ...rateBoxes.map((box) => `Cost${box}`),
  'OtherBox',
  'ValidFrom',
  'ValidTo',
  'Basis',
  'EtdWeekday',
  'TransitDays',
  'FreeDays',
  'RateType',
  'SupplierCode',
  'ContractNo',
  'RemarkPublic',
])
/** A rate as it was known then: the version that counted, and since when it did. What the reader may not see is absent. */
export const PastRate = ObjectSchema({
  RateId: Id,
  Version,
  Since: Instant,
  By: StringSchema(),
  Supplier: Optional(StringSchema()),
  Values: Unsafe<EntityValues>(valuesSchema({ all: historyFields.map(({ required: _, ...field }) => field as EntityField) })),
})
export type PastRate = Static<typeof PastRate>

const versionQuery = {
  PolCode: StringSchema({ minLength: 2, maxLength: 10 }),
  /** Codes joined by commas; absent: all. */
  PodCodes: Optional(text(120)),
  CarrierCode: Optional(text(20)),
  /** Day of the sailing; today by default. */
  Day: Optional(Day),
  /** The end of this day is what was known; today by default. */
  AsOf: Optional(Day),
}

/** Rates that were published at the end of a day and held on the day of a sailing, as they were then. */
export const pastRates = defineEndpoint({
  method: 'GET',
  path: '/api/FreightRateVersion/Search',
  summary: '历史运价查询',
  may: buttons({ path: historyPath, code: 'view' }),
  query: ObjectSchema({ ...pageQuery, ...versionQuery }, strict),
  reply: page(PastRate),
})

export const exportPastRates = defineEndpoint({
  method: 'GET',
  path: '/api/FreightRateVersion/Export',
  summary: '导出历史运价',
  may: buttons({ path: historyPath, code: 'export' }),
  query: ObjectSchema({ Sort: pageQuery.Sort, ...versionQuery, Format: Union([Literal('xlsx'), Literal('csv')]) }, strict),
  reply: BusinessFile,
})
