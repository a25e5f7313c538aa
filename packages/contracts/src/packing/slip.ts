import { changeWords, numberField, stageField } from '../document/entity.ts'
import { defineDocument } from '../document/document.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { textField } from '../entity/common-fields.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { slipChannels } from './channels.ts'
import { boxTypeField, groups, haulageFields, moment, shipmentFields } from './fields.ts'
import { customerPackingPages, packingButtons, packingPages } from './pages.ts'
import { slipStates } from './slip-states.ts'

const { staff, party } = packingButtons
/** Screens that show slips. */
export const slipReaders = [packingPages.issue, packingPages.slips, packingPages.preview, customerPackingPages.slips] as const

const listed: Readonly<Record<string, number>> = {
  Depot: 150,
  Terminal: 150,
  PickupFrom: 104,
  PickupTo: 104,
  FleetName: 130,
  Driver: 80,
  Plate: 100,
  Phone: 120,
}
const haulage = haulageFields.map((field): EntityField => {
  const width = listed[field.key]
  return width === undefined
    ? field
    : { ...field, listed: width, ...(field.key === 'Depot' || field.key === 'FleetName' ? { search: true, filter: true } : {}) }
})

/** Facts of a box that are reported: by the driver, by the staff, by a message of depot or terminal. */
export const boxFields: readonly EntityField[] = [
  textField('BoxNo', '箱号', 'Container no.', 11, { listed: 120, search: true, kind: 'code', upper: true, ...groups.box }),
  textField('SealNo', '铅封号', 'Seal no.', 60, { listed: 110, search: true, kind: 'code', upper: true, ...groups.box }),
  { key: 'Tare', kind: 'number', zh: '皮重 KG', en: 'Tare kg', min: 0, max: 20_000, digits: 0, ...groups.box },
]

/** 箱单 (设备交接单, EIR): one for each box. Written by calls of its own. */
export const slipCalls = entityCalls(
  defineEntity({
    name: 'BoxSlip',
    kind: 'boxSlip',
    table: 'box_slip',
    zh: '箱单',
    en: 'Equipment order',
    path: packingPages.slips,
    screens: [packingPages.issue, customerPackingPages.slips],
    ownOnly: true,
    stated: true,
    sided: true,
    ownCalls: true,
    fields: [
      numberField('箱单编号'),
      textField('NameZh', '委托公司', 'Customer', 120, { listed: 180, search: true, ...groups.order }),
      ...shipmentFields,
      { ...boxTypeField, listed: 80, filter: true, ...groups.box },
      ...haulage,
      ...boxFields,
    ],
    derived: [
      { ...stageField(slipStates), listed: 100 },
      /** 设备交接单号 or 提箱码, drawn from a range when the slip is issued. */
      textField('EirNo', '设备交接单号', 'EIR no.', 30, { listed: 140, search: true }),
      textField('ApplicationNo', '申请单号', 'Application', 20, { listed: 130, hidden: true, search: true }),
      moment('Cutoff', '截港时间', 'Gate-in cut-off'),
      /** Until when the slip is to be issued, the box picked up, the box brought in. */
      moment('Due', '处理时限', 'Due', { staffOnly: true }),
      moment('IssuedAt', '开单时间', 'Issued'),
      moment('PickedUpAt', '提空时间', 'Picked up'),
      moment('GatedInAt', '进港时间', 'Gated in'),
      textField('IssuedBy', '开单人', 'Issued by', 60, { listed: 90, hidden: true }),
      textField('Handler', '经办人', 'Handled by', 60, { listed: 90, staffOnly: true, filter: true }),
      /** A change of the booking since: nothing takes a slip away by itself. */
      {
        key: 'Finding',
        kind: 'choice',
        zh: '核对',
        en: 'Finding',
        choices: { beyond: '超出订舱箱量', cancelled: '订舱已退关' },
        choicesEn: { beyond: 'More than is booked', cancelled: 'Booking cancelled' },
        listed: 120,
      },
      { key: 'Copies', kind: 'number', zh: '打印次数', en: 'Copies', min: 0, max: 999, digits: 0, listed: 80, hidden: true },
    ],
  }),
)

const print = { button: staff.print, party: party.print } as const

/** The slip as a document of two sides; its haulier reads it by calls of its own. */
export const slipDocument = defineDocument({
  kind: 'boxSlip',
  zh: '箱单',
  en: 'Equipment order',
  reads: slipReaders,
  writes: staff.change,
  page: packingPages.preview,
  partyPage: customerPackingPages.slips,
  fields: changeWords([boxTypeField, ...haulageFields, ...boxFields]),
  states: slipStates,
  events: {
    told: { zh: '登记箱况', tone: 'blue' },
    changed: { zh: '修改箱单', tone: 'orange' },
    linked: { zh: '生成司机链接', tone: 'blue' },
    slipSent: { zh: '发送报文', tone: 'blue' },
    slipAnswered: { zh: '收到回执', tone: 'green' },
    slipFailed: { zh: '发送报文失败', tone: 'red' },
  },
  number: { rule: 'EQ{yy}{mm}{seq:6}', button: { path: packingPages.issue, code: 'number' } },
  files: {
    photo: { zh: '箱况照片', en: 'Photos', audience: 'customer', accepts: ['png', 'jpg', 'webp'], mostBytes: 10 * 1024 * 1024 },
    receipt: { zh: '设备交接单', en: 'Receipt', audience: 'customer' },
    others: { zh: '内部文件', en: 'Internal', audience: 'internal' },
  },
  prints: {
    a4: definePrint({ zh: '设备交接单', en: 'EIR, A4', ...print }),
    roll: definePrint({ zh: '箱单小票（58 mm）', en: 'EIR, 58 mm', ...print }),
  },
  shipment: { from: ['slipApplication'] },
  channels: slipChannels,
})
