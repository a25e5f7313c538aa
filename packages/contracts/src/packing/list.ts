import { changeWords, numberField, stageField } from '../document/entity.ts'
import { defineDocument } from '../document/document.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { textField } from '../entity/common-fields.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { packageKinds } from '../si/package-kinds.ts'
import { listChannels } from './channels.ts'
import { boxTypeField, groups, moment, shipmentFields } from './fields.ts'
import { listStates } from './list-states.ts'
import { customerPackingPages, packingButtons, packingPages } from './pages.ts'
import { sealWordsEn } from './seal-words.ts'

const { staff, party } = packingButtons
/** Screens that show packing lists. */
export const listReaders = [
  packingPages.lists,
  packingPages.auditAll,
  packingPages.issueAll,
  packingPages.mine,
  packingPages.log,
  customerPackingPages.mine,
] as const

const figure = (key: string, zh: string, en: string, digits: number, more: object = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 1e9,
  digits,
  listed: 90,
  ...more,
})
const quantities = [
  figure('Packages', '件数', 'Packages', 0),
  figure('Weight', '毛重 KG', 'Gross weight kg', 3),
  figure('Volume', '体积 CBM', 'Volume m³', 3),
]

/** A box as its packing list says it. */
export const packedBoxFields: readonly EntityField[] = [
  textField('BoxNo', '箱号', 'Container no.', 11, { required: true, listed: 130, search: true, upper: true, ...groups.box }),
  { ...boxTypeField, required: true, listed: 80, filter: true, ...groups.box },
  textField('IsoType', 'ISO 箱型', 'ISO type', 4, { upper: true, ...groups.box }),
  /** `NO` or `NO(carrier)`, apart by `/`. */
  textField('Seals', '铅封号', 'Seal no.', 200, { listed: 130, search: true, upper: true, wordsEn: sealWordsEn, ...groups.box }),
  {
    key: 'Fcl',
    kind: 'choice',
    zh: '整拼箱',
    en: 'FCL/LCL',
    choices: { full: '整箱', lcl: '拼箱' },
    choicesEn: { full: 'FCL', lcl: 'LCL' },
    listed: 80,
    filter: true,
    ...groups.box,
  },
  figure('Tare', '皮重 KG', 'Tare kg', 3, { max: 20_000, hidden: true, ...groups.box }),
  figure('MaxGross', '箱体最大总重 KG', 'Plate kg', 3, { max: 80_000, hidden: true, ...groups.box }),
  { key: 'Soc', kind: 'flag', zh: '货主箱 SOC', en: 'Shipper owned', ...groups.box },
  textField('Temperature', '温度 ℃', 'Temperature °C', 6, groups.box),
]
/** Weights on the plate of a box. */
const plate: readonly string[] = ['Tare', 'MaxGross']
/** Goods of one bill in a box. */
export const packedLineFields: readonly EntityField[] = [
  textField('BillNo', '提单号', 'B/L no.', 35, { upper: true, listed: 140 }),
  ...quantities,
  {
    key: 'PackageKind',
    kind: 'choice',
    zh: '包装',
    en: 'Packing',
    choices: Object.fromEntries(packageKinds.map(({ code, zh, en }) => [code, `${zh} ${en}`])),
    choicesEn: Object.fromEntries(packageKinds.map(({ code, en }) => [code, en])),
    listed: 120,
  },
  textField('GoodsEn', '英文品名', 'Goods', 6_000, { listed: 180 }),
  textField('GoodsZh', '中文品名', 'Chinese name', 1_000, { listed: 140 }),
  textField('Marks', '唛头', 'Marks', 2_000, { listed: 120 }),
  textField('HsCode', 'HS 编码', 'HS code', 12, { listed: 110 }),
  textField('DgClass', '危险品类别', 'Class', 8, { listed: 90 }),
  textField('UnNo', 'UN 编号', 'UN no.', 4, { listed: 90 }),
  textField('Temperature', '温度 ℃', 'Temperature °C', 6, { listed: 80 }),
  textField('BookingNo', '订舱号', 'Booking no.', 35, { upper: true, listed: 120 }),
]
/** Packer, place and day. */
export const packedByFields: readonly EntityField[] = [
  textField('Packer', '装箱人', 'Packed by', 60, { listed: 100 }),
  textField('PackedAt', '装箱地点', 'Packed at', 120, { listed: 140 }),
  { key: 'PackedOn', kind: 'date', zh: '装箱日期', en: 'Packed on', listed: 104 },
  textField('Signature', '签名', 'Signature', 40),
]

/** 装箱单 (CLP): one for each box and voyage. Written by calls of its own. */
export const listCalls = entityCalls(
  defineEntity({
    name: 'PackingList',
    kind: 'packingList',
    table: 'packing_list',
    zh: '装箱单',
    en: 'Packing list',
    path: packingPages.lists,
    screens: [packingPages.auditAll, packingPages.issueAll, packingPages.mine, customerPackingPages.mine],
    ownOnly: true,
    stated: true,
    sided: true,
    ownCalls: true,
    fields: [
      numberField('装箱单号'),
      textField('NameZh', '委托公司', 'Customer', 120, { listed: 180, search: true, ...groups.order }),
      ...shipmentFields,
      ...packedBoxFields.filter(({ key }) => !plate.includes(key)),
      ...packedByFields,
    ],
    derived: [
      { ...stageField(listStates), listed: 100 },
      textField('Bills', '提单号', 'B/L no.', 300, { listed: 160, search: true }),
      ...quantities,
      // of the box as it is kept, whose decimals the columns of before do not hold
      ...packedBoxFields.filter(({ key }) => plate.includes(key)),
      moment('Cutoff', '截港时间', 'Gate-in cut-off'),
      moment('Due', '处理时限', 'Due', { staffOnly: true }),
      moment('GatedInAt', '进港时间', 'Gated in'),
      /** Findings that a submission does not pass. */
      figure('Wrong', '待更正', 'To correct', 0, { hidden: true }),
      /** Changes of a shared box that are not confirmed for all its bills. */
      figure('Warned', '同箱变动', 'Shared box changed', 0, { staffOnly: true }),
      textField('ClaimedBy', '领取人', 'Claimed by', 60, { listed: 90, staffOnly: true }),
      textField('Handler', '经办人', 'Handled by', 60, { listed: 90, staffOnly: true, filter: true }),
    ],
  }),
)

/** Labels inside the texts of goods that the timeline keeps, each behind a joint. */
const goodsWordsEn: Readonly<Record<string, string>> = Object.fromEntries(
  packedLineFields.map(({ zh, en }) => [`；${zh.replace(' ℃', '')} `, `; ${en} `]),
)
const print = { button: { path: packingPages.lists, code: 'print' }, party: party.packPrint } as const

/** The packing list as a document of two sides. */
export const listDocument = defineDocument({
  kind: 'packingList',
  zh: '装箱单',
  en: 'Packing list',
  reads: listReaders,
  writes: staff.pack,
  partyWrites: party.pack,
  page: packingPages.lists,
  partyPage: customerPackingPages.mine,
  fields: {
    ...changeWords([...packedBoxFields, ...quantities, ...packedByFields]),
    Reason: { zh: '超限原因', en: 'Reason above the limit' },
    Lines: { zh: '货物', en: 'Goods', wordsEn: goodsWordsEn },
  },
  states: listStates,
  events: {
    listSent: { zh: '发送报文', tone: 'blue' },
    listAnswered: { zh: '收到回执', tone: 'green' },
    listFailed: { zh: '发送报文失败', tone: 'red' },
  },
  number: { rule: 'ZX{yy}{mm}{seq:6}', button: { path: packingPages.lists, code: 'number' } },
  files: {
    photo: { zh: '装箱照片', en: 'Photos', audience: 'customer', accepts: ['png', 'jpg', 'webp'], mostBytes: 10 * 1024 * 1024 },
    paper: { zh: '装箱资料', en: 'Papers', audience: 'customer' },
    others: { zh: '内部文件', en: 'Internal', audience: 'internal' },
  },
  prints: { clp: definePrint({ zh: '集装箱装箱单', en: 'Container load plan', ...print }) },
  desk: { works: staff.checkList, claims: staff.checkList, assigns: staff.checkList, holds: 30, mine: `${packingPages.lists}?Claim=mine` },
  versions: {
    withdrawing: ['takeBack', 'void'],
    shape: {
      fields: [...packedBoxFields, ...quantities, ...packedByFields],
      lines: { Lines: { zh: '货物', en: 'Goods', fields: packedLineFields } },
    },
  },
  shipment: { from: ['booking'] },
  channels: listChannels,
})
