import { changeWords, numberField, stageField } from '../document/entity.ts'
import { defineDocument } from '../document/document.ts'
import { entityCalls } from '../entity/calls.ts'
import { textField } from '../entity/common-fields.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { applicationStates } from './application-states.ts'
import { boxTypeField, groups, haulageFields, moment, shipmentFields } from './fields.ts'
import { customerPackingPages, packingButtons, packingPages } from './pages.ts'

const { staff, party } = packingButtons
/** Screens that show applications. */
export const applicationReaders = [
  packingPages.audit,
  packingPages.apply,
  customerPackingPages.application,
  customerPackingPages.split,
] as const

/** A part of an application: boxes of one type that one haulier picks up at one depot. */
export const partFields: readonly EntityField[] = [
  { ...boxTypeField, required: true, listed: 90 },
  { key: 'Count', kind: 'number', zh: '箱量', en: 'Count', min: 1, max: 999, digits: 0, required: true, listed: 70 },
  ...haulageFields,
]
const remark: EntityField = { key: 'Remark', kind: 'lines', zh: '申请备注', en: 'Remark', max: 500 }

/** 箱单申请: its lists. It is written by calls of its own (`saveApplication`), as its parts share what is booked. */
export const applicationCalls = entityCalls(
  defineEntity({
    name: 'SlipApplication',
    kind: 'slipApplication',
    table: 'slip_application',
    zh: '箱单申请',
    en: 'Equipment order application',
    path: packingPages.audit,
    screens: [packingPages.apply, customerPackingPages.application],
    ownOnly: true,
    stated: true,
    sided: true,
    ownCalls: true,
    fields: [
      numberField('申请单号'),
      textField('NameZh', '委托公司', 'Customer', 120, { listed: 180, search: true, ...groups.order }),
      ...shipmentFields,
      remark,
    ],
    derived: [
      { ...stageField(applicationStates), listed: 110 },
      textField('Boxes', '箱型箱量', 'Boxes', 120, { listed: 150, boxes: true }),
      textField('Fleets', '车队', 'Hauliers', 300, { listed: 160 }),
      { key: 'PickupFrom', kind: 'date', zh: '最早提箱', en: 'First pick-up', listed: 104 },
      /** The port cut-off of the booking. */
      moment('Cutoff', '截港时间', 'Gate-in cut-off'),
      /** When the state is late, or the day of the first pick-up or the port cut-off where that is earlier. */
      moment('Due', '处理时限', 'Due', { staffOnly: true }),
      textField('ClaimedBy', '领取人', 'Claimed by', 60, { listed: 90, staffOnly: true }),
      textField('AppliedBy', '申请人', 'Applied by', 60, { listed: 90 }),
      moment('SubmittedAt', '提交时间', 'Submitted'),
    ],
  }),
)

/** The application as a document of two sides. */
export const applicationDocument = defineDocument({
  kind: 'slipApplication',
  zh: '箱单申请',
  en: 'Equipment order application',
  reads: applicationReaders,
  writes: staff.apply,
  partyWrites: party.apply,
  page: packingPages.apply,
  partyPage: customerPackingPages.split,
  fields: { ...changeWords([...partFields, remark]), Parts: { zh: '拆分', en: 'Parts' } },
  states: applicationStates,
  number: { rule: 'XD{yy}{mm}{seq:5}', button: { path: packingPages.audit, code: 'number' } },
  files: {
    request: { zh: '提箱委托', en: 'Request', audience: 'customer' },
    others: { zh: '内部文件', en: 'Internal', audience: 'internal' },
  },
  desk: { works: staff.approve, claims: staff.approve, assigns: staff.approve, holds: 30, mine: `${packingPages.audit}?Claim=mine` },
  shipment: { from: ['booking'] },
})
