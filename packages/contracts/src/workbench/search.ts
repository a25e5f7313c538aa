import { menus } from '../may.ts'
import { ArraySchema, Null, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Quantity } from '../envelope.ts'

/** Fewer characters find too much to be of use. */
export const fewestSearched = 3
/** Of each kind. */
export const mostFound = 8

/** Menu entries that let numbers of a kind be looked up: a found one must have a page to open. */
export const searchPages = {
  orders: ['/tdManage/siCreator', '/tdManage/siCheck', '/tdManage/siDataList', '/external/workbench/SISubimtList'],
  records: ['/tdManage/siCheck', '/tdManage/siDetail', '/external/workbench/SISubimtList', '/external/workbench/SILogs'],
} as const

export const FoundOrder = ObjectSchema({
  Id,
  OrderNo: StringSchema(),
  MblNo: StringSchema(),
  CompanyName: StringSchema(),
  Vessel: StringSchema(),
  Voyage: StringSchema(),
})
export type FoundOrder = Static<typeof FoundOrder>
export const FoundBill = ObjectSchema({
  Id,
  CGO_ID: Id,
  BillNo: StringSchema(),
  SiNo: StringSchema(),
  Status: Quantity,
  CompanyName: StringSchema(),
})
export type FoundBill = Static<typeof FoundBill>
/** SiId: the record whose container it is; null while only the order knows it. */
export const FoundContainer = ObjectSchema({
  ContainerNo: StringSchema(),
  Type: StringSchema(),
  CGO_ID: Id,
  OrderNo: StringSchema(),
  SiId: Union([Id, Null()]),
  BillNo: StringSchema(),
})
export type FoundContainer = Static<typeof FoundContainer>

/** Numbers that begin or end with the words, in any case; only what the caller may see and has a page for. */
export const searchNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/Search',
  summary: '按号码查找委托、提单与箱',
  may: menus(...searchPages.orders, ...searchPages.records),
  query: ObjectSchema({ Keyword: StringSchema({ minLength: fewestSearched, maxLength: 40 }) }, strict),
  reply: ObjectSchema({ Orders: ArraySchema(FoundOrder), Bills: ArraySchema(FoundBill), Containers: ArraySchema(FoundContainer) }),
})
