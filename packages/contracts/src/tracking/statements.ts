import { BusinessFile, defineEndpoint } from '../endpoint.ts'
import { Day, Id, IdOrNone, Instant, Issue, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus, publicly } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  WordSchema,
  strict,
} from '../schema.ts'
import { fileWays, sheetsRead, wantedSheet } from '../sheets.ts'
import { trackingButtons, trackingPages } from './pages.ts'
import { TrackWitness } from './shipment.ts'

const { staff } = trackingButtons
const readers = menus(trackingPages.upkeep, trackingPages.boxes)
const filters = {
  /** Up to 50 boxes, bills or bookings. */
  Keyword: Optional(text(1_200)),
  /** Milestone of @jst/track; `unmapped`: statements that could not be read as one. */
  Milestone: Optional(text(40)),
  Source: Optional(text(20)),
  Port: Optional(text(5)),
  /** Received on a day of these. */
  From: Optional(Day),
  To: Optional(Day),
  /** Only those that no followed shipment takes. */
  Unclaimed: Optional(BooleanSchema()),
}
/** A statement as it was taken in, the newest first. Nothing is changed; a withdrawal hides it. */
export const TrackStatement = ObjectSchema({
  ...TrackWitness.properties,
  Id,
  Milestone: StringSchema(),
  /** DCSA code with fullness or document: `GTOT EMPTY`, `CONF BKG`; `''` : not mapped. */
  Code: StringSchema(),
  Box: StringSchema(),
  IsoType: StringSchema(),
  BillNo: StringSchema(),
  BookingNo: StringSchema(),
  IsWithdrawn: BooleanSchema(),
  WithdrawnBy: StringSchema(),
  /** Shipment that takes it, or null. */
  ShipmentId: Union([Id, Null()]),
  /** File, message, call or person that brought it. */
  Origin: StringSchema(),
  /** Code of its party that a person may give a meaning, or has; `''` if it needs none. */
  PartyCode: StringSchema(),
  /** Person who gave the code its meaning, which is then `Milestone`; `''`: nobody. */
  MeantBy: StringSchema(),
})
export type TrackStatement = Static<typeof TrackStatement>
export const trackStatements = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Statements',
  summary: '箱动态列表',
  may: readers,
  query: ObjectSchema({ ...pageQuery, ...filters }, strict),
  reply: page(TrackStatement),
})
export const trackStatementsExport = defineEndpoint({
  method: 'GET',
  path: '/api/Track/StatementsExport',
  summary: '导出箱动态',
  may: buttons({ path: trackingPages.boxes, code: 'export' }, { path: trackingPages.upkeep, code: 'export' }),
  query: ObjectSchema(filters, strict),
  reply: BusinessFile,
})

/**
 * Gives the code of a statement a meaning for all statements of its party, earlier and later ones, or takes it back (`Milestone` `''`). Answers with
 * the statement as it reads now.
 */
export const trackMean = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Mean',
  summary: '指定来源代码的含义',
  may: buttons(staff.partner),
  body: ObjectSchema({ StatementId: Id, Milestone: text(40) }, strict),
  reply: TrackStatement,
})

/** A statement that a person types. Times are local to the place (`YYYY-MM-DDTHH:mm` or a day); its zone is that of the port. */
export const TypedStatement = ObjectSchema(
  {
    /** Milestone of @jst/track. */
    Milestone: text(40),
    Classifier: WordSchema('PLN', 'EST', 'ACT'),
    At: text(16),
    Port: text(5),
    Place: text(60),
    Box: text(11),
    IsoType: text(4),
    BillNo: text(35),
    BookingNo: text(35),
    Vessel: text(60),
    Imo: text(7),
    Voyage: text(20),
    Seals: ArraySchema(text(20), { maxItems: 9 }),
    /** The kind of its source: terminal, depot, carrier, haulier, customs, manual. */
    Source: text(20),
    Remark: text(200),
  },
  strict,
)
export type TypedStatement = Static<typeof TypedStatement>
/** One outcome a line; a line that is refused stays with its issues (`Path` `Items[3].Box`), the others are taken in. */
export const TakenIn = ObjectSchema({
  Taken: Quantity,
  /** They were there already. */
  Known: Quantity,
  /** Versions of statements that were there with other content. */
  Newer: Quantity,
  /** Read, kept as text, and move nothing. */
  Unmapped: Quantity,
  Shipments: Quantity,
  Issues: ArraySchema(Issue),
})
export type TakenIn = Static<typeof TakenIn>
export const trackAdd = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Add',
  summary: '录入箱动态',
  may: buttons(staff.add),
  largestBody: 1024 * 1024,
  body: ObjectSchema({ Items: ArraySchema(TypedStatement, { minItems: 1, maxItems: 200 }) }, strict),
  reply: TakenIn,
})
/** Hides statements; they stay readable with who hid them and why. `IsWithdrawn` false: they count again. */
export const trackWithdraw = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Withdraw',
  summary: '撤销箱动态',
  may: buttons(staff.withdraw),
  body: ObjectSchema(
    {
      Ids: ArraySchema(Id, { minItems: 1, maxItems: 200 }),
      IsWithdrawn: BooleanSchema(),
      Reason: text(200),
    },
    strict,
  ),
  reply: ArraySchema(TrackStatement),
})
/** Multipart upload, field `file`: DCSA T&T JSON, EDIFACT (CODECO, COARRI, COPRAR, IFTSTA), xlsx, xls, csv. DryRun: reads and says, keeps nothing. */
export const trackImport = defineEndpoint({
  method: 'POST',
  path: '/api/Track/Import',
  summary: '导入箱动态文件',
  may: buttons(staff.import),
  query: ObjectSchema(
    {
      DryRun: Optional(WordSchema('true', 'false')),
      /** Kind and code of whom the file is from; needed where the file does not say it. */
      Source: Optional(text(20)),
      Party: Optional(text(20)),
      ...wantedSheet,
      Struck: fileWays.Struck,
    },
    strict,
  ),
  reply: ObjectSchema({
    ...TakenIn.properties,
    ...sheetsRead,
    Kind: WordSchema('dcsa', 'edifact', 'sheet'),
    Sample: ArraySchema(TrackStatement),
    DryRun: BooleanSchema(),
  }),
})
export const trackImportTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/Track/ImportTemplate',
  summary: '箱动态导入模板',
  may: buttons({ path: trackingPages.upkeep, code: 'export' }),
  reply: BusinessFile,
})

/** Ways in which events of a party come. */
export const PartnerWay = WordSchema('push', 'simulator', 'pull', 'pull-simulator')
export type PartnerWay = Static<typeof PartnerWay>
/** Least and most minutes between two questions about one shipment, and questions of one minute. */
export const queryLimits = { every: { least: 15, most: 1_440 }, perMinute: { least: 1, most: 120 } } as const
/** An answer of a party that was asked. `news`: new events; `same`: known ones alone; `empty`: none; `failed`: no answer. */
export const TrackAnswer = ObjectSchema({
  At: Instant,
  Number: StringSchema(),
  Outcome: WordSchema('news', 'same', 'empty', 'failed'),
  Events: Quantity,
  Taken: Quantity,
  /** Why it failed. */
  Reason: StringSchema(),
})
export type TrackAnswer = Static<typeof TrackAnswer>
/** A party whose events come by themselves. Its key is shown once, when it is made; one that it gave us is never shown. */
export const TrackPartner = ObjectSchema({
  Id,
  Name: StringSchema(),
  Code: StringSchema(),
  Source: StringSchema(),
  /**
   * `push`: it calls us; `simulator`: our own voyages, labelled 演示数据源. `pull`: it is asked for the shipments of its carrier (GET /events of DCSA);
   * `pull-simulator`: a carrier on our own voyages is asked, labelled so.
   */
  Way: PartnerWay,
  Carrier: StringSchema(),
  Address: StringSchema(),
  KeyHeader: StringSchema(),
  EveryMinutes: Quantity,
  PerMinute: Quantity,
  /** It is not asked before. */
  PausedUntil: Union([Instant, Null()]),
  /** Shipments that it is asked for, and its last answers. */
  Queries: Quantity,
  Answers: ArraySchema(TrackAnswer),
  /** Address that the partner calls, and the subscription that it names. */
  Path: StringSchema(),
  Subscription: StringSchema(),
  KeyHint: StringSchema(),
  IsEnabled: BooleanSchema(),
  LastAt: Union([Instant, Null()]),
  Taken: Quantity,
  Refused: Quantity,
  LastRefusal: StringSchema(),
  UpdateTime: Instant,
})
export type TrackPartner = Static<typeof TrackPartner>
const partnerButton = buttons(staff.partner)
export const trackPartners = defineEndpoint({
  method: 'GET',
  path: '/api/Track/Partners',
  summary: '动态来源列表',
  may: partnerButton,
  reply: ArraySchema(TrackPartner),
})
export const trackPartnerSave = defineEndpoint({
  method: 'POST',
  path: '/api/Track/PartnerSave',
  summary: '保存动态来源',
  may: partnerButton,
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Name: text(60),
      Code: text(20),
      Source: text(20),
      Way: PartnerWay,
      /** Of a party that is asked. */
      Carrier: Optional(text(12)),
      Address: Optional(text(300)),
      /** Header that holds its key; `Authorization` holds it as a bearer. */
      KeyHeader: Optional(text(40)),
      /** The key that it gave us; left out or empty: it stays. */
      ApiKey: Optional(text(400)),
      EveryMinutes: Optional(Integer({ minimum: queryLimits.every.least, maximum: queryLimits.every.most })),
      PerMinute: Optional(Integer({ minimum: queryLimits.perMinute.least, maximum: queryLimits.perMinute.most })),
      IsEnabled: BooleanSchema(),
      /** Makes a new key; the old one is refused from then on. */
      NewKey: BooleanSchema(),
    },
    strict,
  ),
  /** Key: base64, only when it was made now. */
  reply: ObjectSchema({ Partner: TrackPartner, Key: StringSchema() }),
})
/**
 * For partners: a DCSA notification, an array of events or `{ events }`. Headers `Subscription-ID` and `Notification-Signature`
 * (`sha256=` and the hex HMAC of the raw bytes). The same events twice are taken once. Answers 204.
 */
export const trackReceivePath = '/api/Track/Receive'
export const trackReceive = defineEndpoint({
  method: 'POST',
  path: trackReceivePath,
  summary: '接收合作方推送的动态（DCSA）',
  may: publicly('合作方系统推送，按订阅号与签名（HMAC-SHA256）认证'),
  largestBody: 2 * 1024 * 1024,
  reply: Null(),
})
