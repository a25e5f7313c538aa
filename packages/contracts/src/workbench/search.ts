import { anyMenu } from '../may.ts'
import { ArraySchema, Null, ObjectSchema, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, Quantity } from '../envelope.ts'

/** Fewer characters find too much to be of use: of letters and digits, and of Chinese. */
const fewestSearched = 3
const fewestChinese = 2
/** True if a look-up by these words, without their spaces, can say something. */
export const saysEnough = (words: string): boolean => words.length >= (/\p{Script=Han}/u.test(words) ? fewestChinese : fewestSearched)
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

/** A booking, quotation, customer or other record, found by its number or by any of its names. `Path`: its page on the caller's side. */
const FoundRecord = ObjectSchema({ Id, No: StringSchema(), Title: StringSchema(), Path: StringSchema() })

/**
 * Orders, bills and containers whose numbers begin or end with the words, in any case; records of every kind that a list with these words has, the
 * newest first. Only what the caller may see and has a page for.
 */
export const searchNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/Workbench/Search',
  summary: '按号码或名称查找单据、提单、箱与客户',
  may: anyMenu('每一类只查调用者的角色打开得了的页面'),
  query: ObjectSchema({ Keyword: StringSchema({ minLength: fewestChinese, maxLength: 40 }) }, strict),
  reply: ObjectSchema({
    Orders: ArraySchema(FoundOrder),
    Bills: ArraySchema(FoundBill),
    Containers: ArraySchema(FoundContainer),
    /** By kind of document, with its name in both languages. */
    Records: ArraySchema(ObjectSchema({ Kind: StringSchema(), Zh: StringSchema(), En: StringSchema(), Rows: ArraySchema(FoundRecord) })),
  }),
})
