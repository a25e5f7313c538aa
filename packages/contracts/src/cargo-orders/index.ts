import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  strict,
  StringSchema,
  Union,
  WordSchema,
} from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { siScreens } from '../si/menus.ts'
import { answerLanguage, Id, Instant, InstantOrNull, Issue, page, pageQuery, Quantity, text } from '../envelope.ts'
import { orderFacts, sailingFacts } from './facts.ts'
import { LateRequest } from './late.ts'

export { cargoOrderDocument } from './document.ts'
export * from './late.ts'
export * from './order-file.ts'

/** A cargo order (CGO): one booking of a customer with the operator. Weights kg, volumes m³. */
export const CargoOrder = ObjectSchema({
  Id,
  ...orderFacts,
  ...sailingFacts,
  CompanyCode: StringSchema(),
  LoadPortCode: StringSchema(),
  LoadPortName: StringSchema(),
  DischargePortCode: StringSchema(),
  DischargePortName: StringSchema(),
  DeliveryPlaceCode: StringSchema(),
  DeliveryPlaceName: StringSchema(),
  /** `40HQ*2,20GP*1` (spec §3 box summary text). */
  BoxSummary: StringSchema(),
  SailingDate: InstantOrNull,
  /** SI cut-off that the customer sees. */
  SiDeadline: InstantOrNull,
  /** SI records of the order and the status of the least advanced one; null when nothing was submitted. */
  SiCount: Quantity,
  SiStatus: Union([Quantity, Null()]),
  /** The latest request to submit after the cut-off. */
  Late: Union([LateRequest, Null()]),
  Remark: StringSchema(),
  CreateTime: Instant,
  UpdateTime: Instant,
})
export type CargoOrder = Static<typeof CargoOrder>

export const cargoOrderList = defineEndpoint({
  method: 'GET',
  path: '/api/CargoOrder/GetCargoOrderPagedList',
  summary: '委托列表',
  may: menus(...siScreens.orders, ...siScreens.editor),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      CarrierCode: Optional(text(12)),
      /** Orders of one customer, for who serves several. */
      CompanyId: Optional(Id),
      SiState: Optional(WordSchema('none', 'some', 'rejected')),
      DueWithinHours: Optional(Integer({ minimum: 0, maximum: 2400 })),
      /** Orders whose request for a late SI waits for an answer. */
      Late: Optional(Literal('open')),
      /** Cut-off on a day of these (YYYY-MM-DD, China's). */
      DeadlineFrom: Optional(text(40)),
      DeadlineTo: Optional(text(40)),
      ...answerLanguage,
    },
    strict,
  ),
  reply: page(CargoOrder),
})
export const cargoOrderInfo = defineEndpoint({
  method: 'GET',
  path: '/api/CargoOrder/GetCargoOrderInfo',
  summary: '委托详情',
  may: menus(...siScreens.orders, ...siScreens.editor),
  query: ObjectSchema({ Id }, strict),
  reply: CargoOrder,
})
/** The operator moves the SI cut-off or the remark. UpdateTime is the version the caller saw; an older one is refused with 412. */
export const modifyCargoOrder = defineEndpoint({
  method: 'POST',
  path: '/api/CargoOrder/ModifyCargoOrder',
  summary: '修改截单时间与备注',
  may: buttons({ path: '/tdManage/siCheck', code: 'edit' }),
  body: ObjectSchema({ Id, UpdateTime: Instant, SiDeadline: InstantOrNull, Remark: text(500) }, strict),
  reply: CargoOrder,
})
/** The customer asks for a later cut-off. While a request is open, asking again changes nothing. */
export const requestLateSi = defineEndpoint({
  method: 'POST',
  path: '/api/CargoOrder/RequestLateSi',
  summary: '申请晚补料',
  may: buttons({ path: '/external/workbench/siSubmit', code: 'submit' }),
  body: ObjectSchema({ Id, Reason: text(200) }, strict),
  reply: CargoOrder,
})
/** The operator refuses the open request with a reason. A later cut-off (ModifyCargoOrder) grants it. */
export const refuseLateSi = defineEndpoint({
  method: 'POST',
  path: '/api/CargoOrder/RefuseLateSi',
  summary: '不同意晚补料',
  may: buttons({ path: '/tdManage/siCheck', code: 'edit' }),
  body: ObjectSchema({ Id, Reason: text(200) }, strict),
  reply: CargoOrder,
})
/** Result of an import: dry run and real run give the same shape; with any ERROR issue nothing is written. */
export const ImportResult = ObjectSchema({
  Orders: Quantity,
  Containers: Quantity,
  Created: Quantity,
  Updated: Quantity,
  DryRun: BooleanSchema(),
  Issues: ArraySchema(Issue),
})
/**
 * For other systems. Multipart upload, field `file`: JSON (own form or DCSA booking). Query DryRun=true checks only. CompanyCode: the customer. Its
 * orders go the way of those of a sheet (`cargoOrderImport`), and stand among its imports.
 */
export const importCargoOrders = defineEndpoint({
  method: 'POST',
  path: '/api/CargoOrder/ImportCargoOrders',
  summary: '导入委托（JSON、DCSA 订舱）',
  may: buttons({ path: '/tdManage/siCheck', code: 'import' }),
  query: ObjectSchema({ CompanyCode: text(20), DryRun: Optional(WordSchema('true', 'false')) }, strict),
  reply: ImportResult,
})
