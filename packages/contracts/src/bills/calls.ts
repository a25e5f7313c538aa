import { BusinessFile, defineEndpoint, openFile } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text, Version } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  WordSchema,
  strict,
} from '../schema.ts'

import { BillLayoutContent, LayoutName } from './layout.ts'
import { billButtons, billPages } from './pages.ts'

const said = StringSchema()
const { houseBill, masterBill } = billButtons
export const BillKindWord = WordSchema('houseBill', 'masterBill')
export const PaperWord = WordSchema('draft', 'copy', 'original')
const bill = { Kind: BillKindWord, Id } as const
const reading = menus(billPages.house, billPages.master)
const edit = buttons(houseBill.edit, masterBill.edit)
const add = buttons(houseBill.add, masterBill.add)
const print = buttons(houseBill.print, masterBill.print)
const layout = buttons(houseBill.layout, masterBill.layout)
export const CreatedBill = ObjectSchema({ Id, Code: said })

/** Instructions that were approved or issued, with the bills that are made of them. */
export const BillSource = ObjectSchema({
  Id,
  No: said,
  BlNo: said,
  MblNo: said,
  Customer: said,
  Vessel: said,
  Voyage: said,
  State: said,
  Version,
  Boxes: Quantity,
  /** Bills in use of it, by kind. */
  Houses: Quantity,
  Masters: Quantity,
})
export type BillSource = Static<typeof BillSource>
export const billSources = defineEndpoint({
  method: 'GET',
  path: '/api/Bill/Sources',
  summary: '可制单的补料',
  may: add,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(40)) }, strict),
  reply: page(BillSource),
})
/** 从补料带入: a bill of an instruction, in the version that is approved or issued. */
export const makeBill = defineEndpoint({
  method: 'POST',
  path: '/api/Bill/Make',
  summary: '从补料带入制单',
  may: add,
  body: ObjectSchema({ Kind: BillKindWord, SiId: Id }, strict),
  reply: CreatedBill,
})
/** Fills a bill that is open once more from the newest version of its instruction. */
export const refillBill = defineEndpoint({
  method: 'POST',
  path: '/api/Bill/Refill',
  summary: '重新带入补料',
  may: edit,
  body: ObjectSchema({ ...bill, UpdateTime: Instant }, strict),
  reply: CreatedBill,
})
/** 分单与主单互相复制, with the parties swapped. */
export const copyBill = defineEndpoint({
  method: 'POST',
  path: '/api/Bill/Copy',
  summary: '复制为主单或分单',
  may: add,
  body: ObjectSchema(bill, strict),
  reply: CreatedBill,
})

const Difference = ObjectSchema({ Key: said, Label: said, House: said, Master: said, Grave: BooleanSchema() })
/** A paper that was given out. `State`: what its code says now. */
export const BillPaper = ObjectSchema({
  Id,
  Paper: PaperWord,
  No: Quantity,
  Of: Quantity,
  /** Prints of the same original so far, this one included. */
  Print: Quantity,
  Version: Quantity,
  Layout: said,
  Overprint: BooleanSchema(),
  Reason: said,
  Hash: said,
  By: said,
  At: Instant,
  State: WordSchema('valid', 'superseded', 'void'),
})
export type BillPaper = Static<typeof BillPaper>
const Counterpart = ObjectSchema({ Id, Code: said, BlNo: said, Stage: Quantity })
export const BillView = ObjectSchema({
  SiId: IdOrNone,
  SiNo: said,
  SiVersion: Quantity,
  /** The newest version of the instruction that may be made up. */
  SiNewest: Quantity,
  /** Version of its row, by which it is sent; '' without one. */
  SiUpdateTime: said,
  Counterparts: ArraySchema(Counterpart),
  Differences: ArraySchema(Difference),
  Findings: ArraySchema(ObjectSchema({ Path: said, Message: said })),
  Originals: Quantity,
  IssuedOn: said,
  Papers: ArraySchema(BillPaper),
})
export type BillView = Static<typeof BillView>
export const billView = defineEndpoint({
  method: 'GET',
  path: '/api/Bill/View',
  summary: '制单核对与打印情况',
  may: reading,
  query: ObjectSchema(bill, strict),
  reply: BillView,
})
/** Takes values of the other kind of bill. */
export const takeBillValues = defineEndpoint({
  method: 'POST',
  path: '/api/Bill/Take',
  summary: '对照取值',
  may: edit,
  body: ObjectSchema({ ...bill, UpdateTime: Instant, Keys: ArraySchema(text(80), { minItems: 1, maxItems: 2_000 }) }, strict),
  reply: ObjectSchema({ Taken: Quantity }),
  largestBody: 512 * 1024,
})

/** Gives out a paper: it is counted, its file is stored. An original that was printed before needs a reason. */
export const printBill = defineEndpoint({
  method: 'POST',
  path: '/api/Bill/Print',
  summary: '打印提单',
  may: print,
  body: ObjectSchema(
    {
      ...bill,
      Paper: PaperWord,
      /** Of an original, from 1; else 0. */
      No: Quantity,
      /** 0: the standard face. */
      LayoutId: IdOrNone,
      /** 套打: data alone, moved by the offsets of the printer; 0: the whole page. */
      PrinterId: IdOrNone,
      Overprint: BooleanSchema(),
      Reason: text(200),
    },
    strict,
  ),
  reply: BillPaper,
})
export const billPaperFile = defineEndpoint({
  method: 'GET',
  path: '/api/Bill/PaperFile',
  summary: '已打印的提单文件',
  may: print,
  query: ObjectSchema({ ...bill, PaperId: Id, Format: Optional(Literal('pdf')) }, strict),
  reply: BusinessFile,
})

export const BillLayout = ObjectSchema({
  Id,
  Name: LayoutName,
  CarrierCode: said,
  Version,
  UpdateTime: Instant,
  By: said,
  Content: BillLayoutContent,
})
export type BillLayout = Static<typeof BillLayout>
export const billLayouts = defineEndpoint({
  method: 'GET',
  path: '/api/BillLayout/List',
  summary: '提单格式',
  may: reading,
  reply: ArraySchema(BillLayout),
})
/** Each change is a version; papers keep the one that they were printed with. */
export const saveBillLayout = defineEndpoint({
  method: 'POST',
  path: '/api/BillLayout/Save',
  summary: '保存提单格式',
  may: layout,
  body: ObjectSchema({ Id: IdOrNone, Version: Quantity, Name: LayoutName, CarrierCode: text(120), Content: BillLayoutContent }, strict),
  reply: BillLayout,
})
export const removeBillLayout = defineEndpoint({
  method: 'POST',
  path: '/api/BillLayout/Remove',
  summary: '停用提单格式',
  may: layout,
  body: ObjectSchema({ Id, Version }, strict),
  reply: ObjectSchema({}),
})
export const billLayoutVersions = defineEndpoint({
  method: 'GET',
  path: '/api/BillLayout/Versions',
  summary: '提单格式的版本',
  may: reading,
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(ObjectSchema({ Version, By: said, At: Instant, Content: BillLayoutContent })),
})

const offset = NumberSchema({ minimum: -50, maximum: 50 })
/** A printer with the millimetres by which its paper is off: to the right, down. */
export const BillPrinter = ObjectSchema({ Id, Name: LayoutName, Right: offset, Down: offset, UpdateTime: Instant })
export type BillPrinter = Static<typeof BillPrinter>
export const billPrinters = defineEndpoint({
  method: 'GET',
  path: '/api/BillPrinter/List',
  summary: '套打打印机',
  may: reading,
  reply: ArraySchema(BillPrinter),
})
export const saveBillPrinter = defineEndpoint({
  method: 'POST',
  path: '/api/BillPrinter/Save',
  summary: '保存套打打印机',
  may: print,
  body: ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), Name: LayoutName, Right: offset, Down: offset }, strict),
  reply: BillPrinter,
})
export const billCalibration = defineEndpoint({
  method: 'GET',
  path: '/api/BillPrinter/Calibration',
  summary: '套打校准页',
  may: reading,
  query: ObjectSchema({ Id: IdOrNone, Format: Optional(Literal('pdf')) }, strict),
  reply: openFile('校准页只有刻度，没有业务数据'),
})

/** 单证查看: bills of the caller's own company, from the first draft that was sent. */
export const OwnBill = ObjectSchema({
  Id,
  BlNo: said,
  MblNo: said,
  Vessel: said,
  Voyage: said,
  LoadPort: said,
  DischargePort: said,
  Stage: Quantity,
  Version: Quantity,
  UpdateTime: Instant,
})
export type OwnBill = Static<typeof OwnBill>
const ownMenu = menus(billPages.own)
export const ownBills = defineEndpoint({
  method: 'GET',
  path: '/api/Bill/OwnList',
  summary: '我的单证',
  may: ownMenu,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(40)) }, strict),
  reply: page(OwnBill),
})
export const OwnBillView = ObjectSchema({
  Bill: OwnBill,
  Versions: ArraySchema(ObjectSchema({ Version, Event: said, By: said, Company: said, At: Instant })),
  Papers: ArraySchema(BillPaper),
  /** People who opened the bill or a paper of it. */
  Seen: ArraySchema(ObjectSchema({ What: WordSchema('view', 'file'), By: said, Company: said, At: Instant })),
})
export type OwnBillView = Static<typeof OwnBillView>
/** Opens a bill and keeps that it was seen: hence a POST. */
export const openOwnBill = defineEndpoint({
  method: 'POST',
  path: '/api/Bill/OwnOpen',
  summary: '打开我的单证',
  may: ownMenu,
  body: ObjectSchema({ Id }, strict),
  reply: OwnBillView,
})
/** A draft or copy of it, kept as seen. Originals are given out on paper. */
export const ownBillFile = defineEndpoint({
  method: 'GET',
  path: '/api/Bill/OwnFile',
  write: true,
  summary: '我的单证文件',
  may: ownMenu,
  query: ObjectSchema({ Id, PaperId: Id, Format: Optional(Literal('pdf')) }, strict),
  reply: openFile('客户查看发给自己的单证'),
})
