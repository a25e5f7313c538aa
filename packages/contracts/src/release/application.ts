import { defineCharges } from '../document/charges/charges.ts'
import { defineApproval } from '../document/approval/rules.ts'
import { defineDocument } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import type { LinesFacts } from '../document/lines.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { applicationStates } from './application-states.ts'
import { applicationTypes, applicationTypesEn, decisionSteps, releaseWays, releaseWaysEn } from './decision.ts'
import { releaseActs } from './acts.ts'
import { telexChannels } from './telex.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

const stepNames = Object.fromEntries(Object.entries(decisionSteps).map(([step, { zh }]) => [step, zh]))

/** Rows below an application: its bills. */
export const applicationLines = {
  bills: {
    zh: '提单',
    en: 'Bills of lading',
    table: 'release_bill',
    most: 50,
    fields: [
      { key: 'BlNo', kind: 'text', zh: '提单号', en: 'B/L number', max: 35, upper: true, required: true, listed: 150 },
      { key: 'Consignee', kind: 'text', zh: '收货人', en: 'Consignee', max: 200, listed: 240 },
      { key: 'OnBoard', kind: 'date', zh: '装船日期', en: 'On board', listed: 120 },
      // how many came back is counted by their barcodes (paper.ts)
      { key: 'Issued', kind: 'number', zh: '正本签发', en: 'Originals issued', min: 0, max: 9, digits: 0, listed: 84 },
      { key: 'LostCopies', kind: 'number', zh: '遗失正本', en: 'Originals lost', min: 0, max: 9, digits: 0, listed: 84 },
      { key: 'Boxes', kind: 'text', zh: '箱号', en: 'Containers', max: 500, upper: true, listed: 200 },
    ],
  },
} as const satisfies Readonly<Record<string, LinesFacts>>

const fields: readonly EntityField[] = [
  numberField('申请单号'),
  { key: 'NameZh', kind: 'text', zh: '委托公司', en: 'Customer', max: 120, listed: 200, search: true, hint: '留空按所选客户填写' },
  { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '客户', en: 'Customer code', required: true, filter: true },
  {
    key: 'Type',
    kind: 'choice',
    zh: '申请类型',
    en: 'Type',
    choices: applicationTypes,
    choicesEn: applicationTypesEn,
    required: true,
    listed: 100,
    filter: true,
  },
  {
    key: 'Way',
    kind: 'choice',
    zh: '出单方式',
    en: 'Way',
    choices: releaseWays,
    choicesEn: releaseWaysEn,
    required: true,
    listed: 100,
    filter: true,
  },
  { key: 'CarrierCode', kind: 'reference', to: 'carrier', zh: '船公司', en: 'Carrier', listed: 110, filter: true },
  { key: 'PodCode', kind: 'reference', to: 'port', zh: '卸货港', en: 'Port of discharge', listed: 110, filter: true },
  {
    key: 'AgentCode',
    kind: 'reference',
    to: 'provider',
    zh: '目的港代理',
    en: 'Agent at destination',
    listed: 110,
    hint: '电放、目的港放单时通知的代理',
    hintEn: 'Told of a telex release and of an issue at destination',
  },
  {
    key: 'ReceiverCode',
    kind: 'reference',
    to: 'releaseReceiver',
    zh: '收件人',
    en: 'Receiver',
    hint: '寄出时填写；地址须已认证',
    hintEn: 'Where papers are sent; at a verified address',
  },
  { key: 'Guaranteed', kind: 'flag', zh: '使用担保额度', en: 'By guarantee' },
  { key: 'Remark', kind: 'lines', zh: '申请说明', en: 'Remark', max: 500 },
]

/** 签单申请: applications for signing, release, telex release, amendment, switch and reissue. */
export const applicationCalls = entityCalls(
  defineEntity({
    name: 'ReleaseApplication',
    kind: 'releaseApplication',
    table: 'release_application',
    zh: '签单申请',
    en: 'Release application',
    path: releasePages.apply,
    screens: [releasePages.applications, releasePages.checks, releasePages.nonOriginals],
    ownOnly: true,
    stated: true,
    fields,
    derived: [
      stageField(applicationStates),
      { key: 'Step', kind: 'choice', zh: '风险结论', en: 'Decision', choices: { '': '未检查', ...stepNames }, listed: 130, filter: true },
      { key: 'BillNos', kind: 'text', zh: '提单号', en: 'Bills', max: 400, listed: 200, search: true },
      { key: 'Act', kind: 'choice', zh: '放单方式', en: 'Released by', choices: releaseActs, listed: 90, filter: true },
      { key: 'Outside', kind: 'flag', zh: '非正本', en: 'No originals', listed: 80, hidden: true, filter: true },
      { key: 'Telex', kind: 'text', zh: '电放通知', en: 'Release message', max: 30, listed: 110 },
      { key: 'CourierNo', kind: 'text', zh: '快递单号', en: 'Courier number', max: 80, listed: 140, hidden: true },
      { key: 'PlatformNo', kind: 'text', zh: '电子提单平台', en: 'Platform', max: 110, listed: 140, hidden: true },
      {
        key: 'Held',
        kind: 'number',
        zh: '占用担保（CNY）',
        en: 'Guaranteed (CNY)',
        min: 0,
        max: 1e13,
        digits: 2,
        money: 'CNY',
        listed: 130,
      },
    ],
  }),
)

export const applicationDocument = defineDocument({
  kind: 'releaseApplication',
  zh: '签单申请',
  en: 'Release application',
  reads: [releasePages.apply, releasePages.applications, releasePages.checks, releasePages.nonOriginals],
  writes: may.apply,
  page: releasePages.apply,
  fields: changeWords(fields, applicationLines),
  states: applicationStates,
  events: {
    decided: { zh: '风险检查', tone: 'blue' },
    held: { zh: '押单', tone: 'red' },
    unsettled: { zh: '放单后反核销', tone: 'red' },
    priced: { zh: '带入费用', tone: 'grey' },
    billed: { zh: '费用开账单', tone: 'blue' },
    telexSent: { zh: '发送电放', tone: 'blue' },
    telexAnswered: { zh: '代理回执', tone: 'green' },
    telexFailed: { zh: '电放未送达', tone: 'red' },
  },
  number: { rule: 'QD{yy}{mm}{seq:5}', button: { path: releasePages.apply, code: 'number' } },
  lines: applicationLines,
  charges: { fees: defineCharges({ zh: '签单费用', en: 'Fees', audience: 'internal', bases: ['S', 'B'], round: 'line' }) },
  channels: telexChannels,
  prints: {
    surrendered: definePrint({ zh: '电放件（SURRENDERED）', en: 'Surrendered copy', button: may.prints }),
    text: definePrint({ zh: '放货通知', en: 'Release text', button: may.prints }),
  },
  files: {
    proof: { zh: '证明文件', en: 'Proof', audience: 'internal' },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
  approval: defineApproval({
    on: 'pass',
    asks: 'submit',
    refused: 'refuse',
    withdrawn: 'takeBack',
    facts: {
      Level: { zh: '风险结论', en: 'Decision', kind: 'choice', choices: stepNames, main: true },
      Open: { zh: '未收金额', en: 'Open amount', kind: 'money', main: true },
      Need: { zh: '担保需要', en: 'Guarantee', kind: 'money' },
      Type: { zh: '申请类型', en: 'Type', kind: 'choice', choices: applicationTypes },
      Way: { zh: '出单方式', en: 'Way', kind: 'choice', choices: releaseWays },
      Carrier: { zh: '船公司', en: 'Carrier', kind: 'text' },
      Customer: { zh: '委托公司', en: 'Customer', kind: 'text' },
      Bills: { zh: '提单号', en: 'Bills', kind: 'text' },
      Reasons: { zh: '原因', en: 'Reasons', kind: 'text' },
    },
    relations: {},
    keeps: may.approvers,
    distinct: true,
  }),
})
