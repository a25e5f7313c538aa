import { LostValue } from '../document/channels/messages.ts'
import { BusinessFile, defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, Issue, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../schema.ts'
import { SheetNotes } from '../sheets.ts'
import { listReaders } from './list.ts'
import { packingButtons, packingPages } from './pages.ts'

const { staff, party } = packingButtons
const words = StringSchema()
const packing = buttons(staff.pack, party.pack)
/** Boxes of one request, lines of one box. */
export const listLimits = { boxes: 1_000, lines: 500 } as const
const largest = 8 * 1024 * 1024
/** kg or m³; more than three decimals are refused by the rules. */
const Amount = NumberSchema({ minimum: 0, maximum: 1e9 })
const Packages = Quantity
/** kg on the plate of a box, with at most three decimals. */
const Plate = NumberSchema({ minimum: 0, maximum: 80_000 })

/** A line of a packing list, as `@jst/packing` has it. */
export const PackedLine = ObjectSchema(
  {
    Key: text(40),
    BillNo: text(35),
    /** The carrier's number of the booking, or of the shipping order. */
    BookingNo: Optional(text(35)),
    Packages,
    PackageKind: text(3),
    Weight: Amount,
    Volume: Amount,
    Marks: text(2_000),
    GoodsZh: text(1_000),
    GoodsEn: text(6_000),
    HsCode: text(12),
    DgClass: text(8),
    UnNo: text(4),
    Temperature: Optional(text(6)),
  },
  strict,
)
export type PackedLine = Static<typeof PackedLine>
const SealSource = Union([Literal('carrier'), Literal('shipper'), Literal('customs'), Literal('inspection'), Literal('')])
const PackedSeal = ObjectSchema({ No: text(20), Source: SealSource }, strict)
/** A box of a packing list, as `@jst/packing` has it. */
export const PackedBox = ObjectSchema(
  {
    BoxNo: text(15),
    BoxType: text(6),
    IsoType: Optional(text(4)),
    Tare: Optional(Plate),
    MaxGross: Optional(Plate),
    Seals: Unsafe<readonly Static<typeof PackedSeal>[]>(ArraySchema(PackedSeal, { maxItems: 10 })),
    Fcl: Union([Literal('full'), Literal('lcl')]),
    Soc: Optional(BooleanSchema()),
    Temperature: Optional(text(6)),
    Packages,
    Weight: Amount,
    Volume: Amount,
    Lines: Unsafe<readonly PackedLine[]>(ArraySchema(PackedLine, { maxItems: listLimits.lines })),
  },
  strict,
)
export type PackedBox = Static<typeof PackedBox>
const PackedBoxes = Unsafe<readonly PackedBox[]>(ArraySchema(PackedBox))

/** Packer, place and time of a stuffed box; the day is `YYYY-MM-DD` or ''. */
export const PackedBy = ObjectSchema({ Packer: text(60), PackedAt: text(120), PackedOn: text(10), Signature: text(40) }, strict)
export type PackedBy = Static<typeof PackedBy>

/** A list of the grid. */
export const GridList = ObjectSchema({
  /** 0: a booked box, or one of a slip, that has no list yet. */
  Id: IdOrNone,
  Code: words,
  State: Quantity,
  UpdateTime: Union([Instant, Null()]),
  Box: PackedBox,
  By: PackedBy,
  /** The reason that was given for a load above the usual limit. */
  Reason: words,
  /** Slip of the box; 0: none. */
  SlipId: IdOrNone,
  GatedInAt: Union([Instant, Null()]),
  MayWrite: BooleanSchema(),
})
export type GridList = Static<typeof GridList>
/** The boxes of a booking with their lists, and what the booking says of them. */
export const PackingGrid = ObjectSchema({
  BookingId: Id,
  /** The newest of its lists; null while there is none. */
  UpdateTime: Union([Instant, Null()]),
  BookingNo: words,
  BlNo: words,
  Customer: words,
  Vessel: words,
  VoyageNo: words,
  Cutoff: Union([Instant, Null()]),
  Lists: ArraySchema(GridList),
  /** Totals of the order to compare with: of the booking, or of its shipping instructions where there are some. */
  Order: ObjectSchema({ From: Union([Literal('booking'), Literal('si')]), Packages: Packages, Weight: Amount, Volume: Amount }),
  /** Bills that the order has, for lines. */
  Bills: ArraySchema(words),
})
export type PackingGrid = Static<typeof PackingGrid>
export const packingGrid = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/Grid',
  summary: '一票订舱的装箱单',
  may: menus(...listReaders),
  query: ObjectSchema({ BookingId: Optional(Id), Id: Optional(Id) }, strict),
  reply: PackingGrid,
})

/**
 * Writes lists of one booking, all or none: Id 0 a new one. Drafts may be unfinished; what is refused at once is a form that cannot be stored
 * (decimals, a list of the same box and voyage). `Reason`: of a load above the usual limit. Each finding of the checks is in `Issues` of the answer,
 * with `Lists[n].Box…` as its path.
 */
export const savePackingLists = defineEndpoint({
  method: 'POST',
  path: '/api/PackingList/Write',
  summary: '保存装箱单',
  may: packing,
  largestBody: largest,
  body: ObjectSchema(
    {
      BookingId: Id,
      Lists: ArraySchema(
        ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), Box: PackedBox, By: PackedBy, Reason: text(200) }, strict),
        { minItems: 1, maxItems: listLimits.boxes },
      ),
    },
    strict,
  ),
  reply: ObjectSchema({ ...PackingGrid.properties, Issues: ArraySchema(Issue) }),
})

/** Boxes that another record says: goods of the booking, of its shipping instructions, of the slips, of the last shipment of the customer. */
export const fillSources = { booking: '订舱', si: '补料', slips: '箱单', last: '上一票' } as const
export const packingFill = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/Fill',
  summary: '从订舱、补料、箱单或上一票取箱货',
  may: packing,
  query: ObjectSchema(
    { BookingId: Id, From: Unsafe<keyof typeof fillSources>(Union(Object.keys(fillSources).map((from) => Literal(from)))) },
    strict,
  ),
  reply: ObjectSchema({ Boxes: PackedBoxes, From: words }),
})

/** Content of a sheet of the trade: boxes, totals rows that were compared, cells that were not understood, questions that its reader must answer. */
export const PackingFile = ObjectSchema({
  FileName: words,
  Boxes: PackedBoxes,
  /** Sentences about totals that differ from the sum of their rows. */
  Totals: ArraySchema(words),
  Unread: ArraySchema(ObjectSchema({ Sheet: words, Cell: words, Text: words })),
  /** Notes of sheets beside their texts. Struck cells are not read; hidden rows and columns are. */
  Beside: ArraySchema(ObjectSchema({ Sheet: words, SheetNotes })),
  /** Sheets that the file hides; they are not read. */
  Hidden: ArraySchema(words),
  /** Values that may mean two things; `Choices` are what may be meant. */
  Questions: ArraySchema(ObjectSchema({ Key: words, Text: words, Choices: ArraySchema(ObjectSchema({ Value: words, Text: words })) })),
})
export type PackingFile = Static<typeof PackingFile>
/** Multipart upload, field `file`: xlsx, xls or csv; all of its sheets are read. Reads only. `Answers`: `key=value` of questions, a line each. */
export const readPackingFile = defineEndpoint({
  method: 'POST',
  path: '/api/PackingList/ReadFile',
  summary: '读取装箱单文件（xlsx、xls、csv）',
  write: false,
  may: packing,
  query: ObjectSchema({ Answers: Optional(text(2_000)), ...answerLanguage }, strict),
  reply: PackingFile,
})
/** The lists of a booking as a sheet that is read back without loss. */
export const packingFile = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/File',
  summary: '导出一票装箱单',
  may: buttons({ path: packingPages.lists, code: 'export' }, party.packExport),
  query: ObjectSchema({ BookingId: Id, ...answerLanguage }, strict),
  reply: BusinessFile,
})

/** One value that two records say differently. `Mine` is the list's. */
export const BoxDifference = ObjectSchema({ BoxNo: words, Field: words, Label: words, Mine: words, Other: words })
export type BoxDifference = Static<typeof BoxDifference>
/** How lists differ from the shipping instructions of the order. Nothing is copied: each value is offered. */
export const packingDifferences = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/Differences',
  summary: '装箱单与补料的差异',
  may: menus(...listReaders),
  query: ObjectSchema({ BookingId: Id }, strict),
  reply: ArraySchema(BoxDifference),
})

/** Formats of the message of lists to the terminal. */
export const listFormats = { coscln: 'COSCLN（装箱单）', coprar: 'COPRAR（装船清单）' } as const
const ListFormat = Unsafe<keyof typeof listFormats>(Union(Object.keys(listFormats).map((format) => Literal(format))))
/**
 * The message of the lists of a booking to the terminal, with what it cannot carry, needs and assumes. Lists that are not submitted are left out, by
 * their numbers. COSCLN is a file of GB18030 (`Bytes`, base64), COPRAR of UTF-8.
 */
export const packingMessage = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/Message',
  summary: '装箱单报文（COSCLN、COPRAR）',
  may: buttons(staff.checkList),
  query: ObjectSchema({ BookingId: Id, Format: ListFormat }, strict),
  reply: ObjectSchema({
    FileName: words,
    Text: words,
    Bytes: words,
    Lost: ArraySchema(LostValue),
    Missing: ArraySchema(words),
    Assumed: ArraySchema(words),
    Note: words,
    LeftOut: ArraySchema(words),
  }),
})
export type PackingMessage = Static<typeof packingMessage.reply>
