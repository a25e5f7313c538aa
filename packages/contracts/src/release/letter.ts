import { defineDocument } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { letterNames, letterNamesEn, mostLetterBills } from './letters.ts'
import { letterStates } from './letter-states.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

const fields: readonly EntityField[] = [
  numberField('保函编号'),
  { key: 'NameZh', kind: 'text', zh: '委托公司', en: 'Customer', max: 120, listed: 200, search: true, hint: '留空按所选客户填写' },
  {
    key: 'KindOf',
    kind: 'choice',
    zh: '保函类型',
    en: 'Letter',
    choices: letterNames,
    choicesEn: letterNamesEn,
    required: true,
    listed: 200,
    filter: true,
  },
  { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '客户', en: 'Customer code', required: true, filter: true },
  { key: 'BillNos', kind: 'text', zh: '提单号', en: 'Bills', max: mostLetterBills, upper: true, required: true, listed: 180, search: true },
  { key: 'Vessel', kind: 'text', zh: '船名航次', en: 'Vessel and voyage', max: 80 },
  { key: 'Consignee', kind: 'text', zh: '收货人', en: 'Consignee', max: 200 },
  { key: 'Boxes', kind: 'text', zh: '箱号', en: 'Containers', max: 500, upper: true },
  { key: 'Matter', kind: 'lines', zh: '申请事项', en: 'Matter', max: 800, hint: '改单、换单时写明改前和改后的内容' },
  { key: 'Amount', kind: 'number', zh: '担保金额（CNY）', en: 'Amount (CNY)', min: 0, max: 1e12, digits: 2, money: 'CNY', listed: 120 },
  { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', listed: 104, hint: '当天仍有效；留空长期有效' },
]

/** 保函: letters of indemnity and applications by letter, made for an application or by themselves. */
export const letterCalls = entityCalls(
  defineEntity({
    name: 'ReleaseLetter',
    kind: 'releaseLetter',
    table: 'release_loi',
    zh: '保函',
    en: 'Letter',
    path: releasePages.returns,
    screens: [releasePages.apply, releasePages.checks],
    ownOnly: true,
    stated: true,
    fields,
    derived: [
      stageField(letterStates),
      { key: 'ApplicationNo', kind: 'text', zh: '申请单号', en: 'Application', max: 30, listed: 130, search: true },
      { key: 'PaperBack', kind: 'flag', zh: '纸质已收', en: 'Paper counted in', listed: 90 },
    ],
  }),
)

export const letterDocument = defineDocument({
  kind: 'releaseLetter',
  zh: '保函',
  en: 'Letter',
  reads: [releasePages.returns, releasePages.apply, releasePages.checks],
  writes: may.writesLetters,
  page: releasePages.returns,
  fields: changeWords(fields),
  states: letterStates,
  events: { tied: { zh: '用于申请', tone: 'blue' } },
  number: { rule: 'BH{yy}{mm}{seq:5}', button: { path: releasePages.returns, code: 'number' } },
  prints: { letter: definePrint({ zh: '保函', en: 'Letter', button: may.printsLetters }) },
  files: {
    sealed: { zh: '盖章件', en: 'Sealed copy', audience: 'internal', accepts: ['pdf', 'png', 'jpg', 'webp'], needed: true },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
