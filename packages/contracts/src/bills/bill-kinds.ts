import { defineDocument } from '../document/document.ts'
import { changeWords, stageField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { billBoxes, billFields } from './bill-fields.ts'
import { houseBillStates, masterBillStates } from './bill-states.ts'
import { billButtons, billPages } from './pages.ts'

const derived = [
  { key: 'SiNo', kind: 'text', zh: '补料编号', en: 'Instruction', max: 40, listed: 130, search: true },
  { key: 'Printed', kind: 'text', zh: '正本打印', en: 'Originals printed', max: 10, listed: 84 },
] as const
const shared = {
  fields: changeWords(billFields, {}, billBoxes),
  boxes: billBoxes,
  events: { filled: { zh: '带入补料', tone: 'blue' }, taken: { zh: '对照取值', tone: 'blue' }, printed: { zh: '打印', tone: 'blue' } },
  versions: {
    withdrawing: ['void'],
    shape: {
      fields: billFields,
      lines: {
        Boxes: { zh: billBoxes.zh, en: billBoxes.en, by: 'BoxNo', fields: billBoxes.boxes.fields, lines: { Lines: billBoxes.lines } },
      },
    },
  },
  files: {
    others: { zh: '其他', en: 'Other', audience: 'internal' },
    signed: { zh: '签发扫描件', en: 'Signed scan', audience: 'internal' },
  },
} as const

/** 分单制作: house bills of customers. */
export const houseBillCalls = entityCalls(
  defineEntity({
    name: 'HouseBill',
    kind: 'houseBill',
    table: 'house_bill',
    zh: '分单',
    en: 'House bill',
    path: billPages.house,
    ownOnly: true,
    stated: true,
    fields: billFields,
    derived: [stageField(houseBillStates), ...derived],
  }),
)
/** 主单制作: master bills, with the forwarder and its agent as parties. */
export const masterBillCalls = entityCalls(
  defineEntity({
    name: 'MasterBill',
    kind: 'masterBill',
    table: 'master_bill',
    zh: '主单',
    en: 'Master bill',
    path: billPages.master,
    ownOnly: true,
    stated: true,
    fields: billFields,
    derived: [stageField(masterBillStates), ...derived],
  }),
)
export const houseBillDocument = defineDocument({
  ...shared,
  kind: 'houseBill',
  zh: '分单',
  en: 'House bill',
  reads: [billPages.house],
  writes: billButtons.houseBill.edit,
  page: billPages.house,
  states: houseBillStates,
  number: { rule: 'HB{yy}{mm}{seq:5}', button: billButtons.houseBill.number },
})
export const masterBillDocument = defineDocument({
  ...shared,
  kind: 'masterBill',
  zh: '主单',
  en: 'Master bill',
  reads: [billPages.master],
  writes: billButtons.masterBill.edit,
  page: billPages.master,
  states: masterBillStates,
  number: { rule: 'MB{yy}{mm}{seq:5}', button: billButtons.masterBill.number },
})
export const billKinds = {
  houseBill: { calls: houseBillCalls, document: houseBillDocument },
  masterBill: { calls: masterBillCalls, document: masterBillDocument },
} as const
