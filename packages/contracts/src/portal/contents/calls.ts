import { defineEndpoint, openFile } from '../../endpoint.ts'
import { answerLanguage, Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons, type ButtonPermission } from '../../may.ts'
import { AnyValue } from '../../entity/schemas.ts'
import {
  ArraySchema,
  BooleanSchema,
  NumberSchema,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../../schema.ts'
import { contentPaths } from './screens.ts'

/** Any of the lists; the server asks the one that the kind of the content has. */
const any = (code: string) => {
  const all = contentPaths.map((path): ButtonPermission => ({ path, code }))
  return buttons(...(all as [ButtonPermission, ...ButtonPermission[]]))
}
const Of = { Kind: text(40), Id }

export const ContentVersion = ObjectSchema({ No: Quantity, At: Instant, Author: StringSchema(), Live: BooleanSchema() })
export type ContentVersion = Static<typeof ContentVersion>

/** Published versions of a content, the latest first. */
export const contentVersions = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/ContentVersions',
  summary: '门户内容的发布版本',
  may: any('view'),
  query: ObjectSchema(Of, strict),
  reply: ArraySchema(ContentVersion),
})

const Said = ObjectSchema({ Field: StringSchema(), Label: StringSchema(), Value: AnyValue })
/** Content of one version, field by field. */
export const contentVersion = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/ContentVersion',
  summary: '门户内容某一版本的全文',
  may: any('view'),
  query: ObjectSchema({ ...Of, No: Quantity }, strict),
  reply: ArraySchema(Said),
})

/** Puts what a version said into the record; visitors read it once that is published. */
export const restoreContent = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/RestoreContent',
  summary: '把门户内容恢复为某一版本',
  may: any('edit'),
  body: ObjectSchema({ ...Of, UpdateTime: Instant, No: Quantity }, strict),
  reply: ObjectSchema({ UpdateTime: Instant }),
})

/** Says that the caller has a content open, and answers who else has. */
export const openContent = defineEndpoint({
  method: 'POST',
  path: '/api/Portal/OpenContent',
  summary: '正在编辑同一门户内容的其他人',
  may: any('edit'),
  body: ObjectSchema(Of, strict),
  reply: ObjectSchema({ Others: ArraySchema(StringSchema(), { maxItems: 20 }) }),
})

export const readerPages = { letters: '/external/workbench/ShippingLetter', tables: '/external/workbench/ShippingTable' } as const
const letters = buttons({ path: readerPages.letters, code: 'view' })
const tables = buttons({ path: readerPages.tables, code: 'view' })

const letterFacts = {
  Id,
  Title: StringSchema(),
  CarrierCode: StringSchema(),
  Carrier: StringSchema(),
  Subject: StringSchema(),
  EffectiveFrom: StringSchema(),
  PolCode: StringSchema(),
  PodCode: StringSchema(),
  Summary: StringSchema(),
  At: Instant,
}
export const CarrierLetter = ObjectSchema(letterFacts)
export type CarrierLetter = Static<typeof CarrierLetter>

/** 船司通知函 that the forwarder of the reader's company has published. */
export const carrierLetters = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/CarrierLetters',
  summary: '船司通知函',
  may: letters,
  query: ObjectSchema(
    { ...pageQuery, Keyword: Optional(text(60)), CarrierCode: Optional(text(20)), From: Optional(Instant), To: Optional(Instant) },
    strict,
  ),
  reply: page(CarrierLetter),
})

export const carrierLetter = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/CarrierLetter',
  summary: '船司通知函正文',
  may: letters,
  query: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ ...letterFacts, Body: StringSchema() }),
})

export const ShipTable = ObjectSchema({
  Id,
  Title: StringSchema(),
  Pol: StringSchema(),
  Pod: StringSchema(),
  CarrierCode: StringSchema(),
  Weeks: NumberSchema({ minimum: 1, maximum: 12 }),
})
export type ShipTable = Static<typeof ShipTable>
/** 船期表 that the forwarder of the reader's company has published. */
export const shipTables = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/ShipTables',
  summary: '船期表',
  may: tables,
  query: ObjectSchema({ ...answerLanguage }, strict),
  reply: ArraySchema(ShipTable),
})

const InstantOrNone = Union([Instant, Null()])
export const TableSailing = ObjectSchema({
  Id,
  Carrier: StringSchema(),
  Vessel: StringSchema(),
  VoyageNo: StringSchema(),
  Service: StringSchema(),
  Departure: InstantOrNone,
  Arrival: InstantOrNone,
  TransitDays: Union([NumberSchema({ minimum: 0, maximum: 400 }), Null()]),
  Delayed: BooleanSchema(),
  /** It does not sail. */
  Blank: BooleanSchema(),
})
export type TableSailing = Static<typeof TableSailing>
/** Sailings of one table, from today on. */
export const tableSailings = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/TableSailings',
  summary: '船期表的航次',
  may: tables,
  query: ObjectSchema({ ...pageQuery, Id, ...answerLanguage }, strict),
  reply: page(TableSailing),
})

/** The same as a file. */
export const tableSheet = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/TableSheet',
  summary: '下载船期表',
  may: tables,
  query: ObjectSchema({ Id, ...answerLanguage }, strict),
  reply: openFile('货代公开发布的船期表，访客也能下载'),
})
