import { defineDocument } from '../document/document.ts'
import { entityDraft } from '../document/drafts.ts'
import { changeWords, stageField } from '../document/entity.ts'
import { definePrint } from '../document/prints.ts'
import type { FileFormat } from '../document/file-kinds.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { partnerDerived, partnerFields, partnerLines } from './shared.ts'
import { customerStates, providerStates } from './states.ts'

export type PartnerKind = 'customer' | 'provider'

const customerKinds = { direct: '直客', forwarder: '同行', factory: '工厂', trader: '外贸公司', ecommerce: '跨境电商' }
const customerKindsEn = { direct: 'Direct', forwarder: 'Forwarder', factory: 'Factory', trader: 'Trading company', ecommerce: 'E-commerce' }
const providerKinds = {
  carrier: '船公司',
  agent: '订舱代理',
  overseas: '海外代理',
  truck: '拖车',
  customs: '报关',
  warehouse: '仓储',
  insurance: '保险',
}
const providerKindsEn = {
  carrier: 'Carrier',
  agent: 'Booking agent',
  overseas: 'Overseas agent',
  truck: 'Trucking',
  customs: 'Customs broker',
  warehouse: 'Warehouse',
  insurance: 'Insurance',
}

/** Consequence for a customer whose open money exceeds its limit. */
export const creditGates = { warn: '提醒', approve: '需审批', block: '禁止' } as const
export type CreditGate = keyof typeof creditGates

const stage = { zh: '合作状态', en: 'Stage' }
const customerFields = partnerFields('客户', customerKinds, customerKindsEn)
/** Terms of credit change by an approved application alone. */
const creditFields: readonly EntityField[] = [
  {
    key: 'CreditLimit',
    kind: 'number',
    zh: '信用额度（CNY）',
    en: 'Credit limit (CNY)',
    min: 0,
    max: 1e12,
    digits: 2,
    money: 'CNY',
    listed: 140,
  },
  { key: 'CreditDays', kind: 'number', zh: '账期（天）', en: 'Credit days', min: 0, max: 365, digits: 0, listed: 100 },
  { key: 'CreditGate', kind: 'choice', zh: '超额处理', en: 'Beyond the limit', choices: creditGates, hidden: true, listed: 100 },
]

export const customer = defineEntity({
  name: 'Customer',
  kind: 'customer',
  table: 'customer',
  zh: '客户',
  en: 'Customer',
  path: '/system/company/customer/customerList',
  ownOnly: true,
  stated: true,
  fields: customerFields,
  derived: [stageField(customerStates, stage), ...partnerDerived, ...creditFields],
})

export const provider = defineEntity({
  name: 'Provider',
  kind: 'provider',
  table: 'provider',
  zh: '供应商',
  en: 'Provider',
  path: '/system/company/provider/providerList',
  ownOnly: true,
  stated: true,
  fields: [
    ...partnerFields('供应商', providerKinds, providerKindsEn),
    {
      key: 'RateChannels',
      kind: 'list',
      zh: '运价来源',
      en: 'Rate channels',
      max: 20,
      most: 6,
      choices: { mail: '邮件', excel: 'Excel', api: '接口', web: '官网', wechat: '微信群' },
      choicesEn: { mail: 'E-mail', excel: 'Excel', api: 'API', web: 'Website', wechat: 'WeChat group' },
      listed: 140,
    },
    { key: 'PayDays', kind: 'number', zh: '付款账期（天）', en: 'Payment days', min: 0, max: 365, digits: 0, listed: 120 },
  ],
  derived: [stageField(providerStates, stage), ...partnerDerived],
})

export const customerCalls = entityCalls(customer)
export const providerCalls = entityCalls(provider)

/** Scans and photos of papers. */
const papers: readonly FileFormat[] = ['pdf', 'png', 'jpg', 'webp']
const licence = { zh: '营业执照', en: 'Business licence', audience: 'internal', accepts: papers, needed: true } as const
const contract = {
  zh: '合同',
  en: 'Contract',
  audience: 'internal',
  accepts: ['pdf', 'docx', 'doc', 'png', 'jpg'],
  dated: true,
} as const
const others = { zh: '其他', en: 'Other', audience: 'internal' } as const

const customerRoot = '/system/company/customer'
const providerRoot = '/system/company/provider'

/** A customer as its forwarder knows it: what people work on together beside its fields. */
export const customerDocument = defineDocument({
  kind: 'customer',
  zh: '客户',
  en: 'Customer',
  reads: [`${customerRoot}/customerDetail`],
  writes: { path: `${customerRoot}/customerEdit`, code: 'edit' },
  page: `${customerRoot}/customerDetail`,
  fields: changeWords([...customerFields, ...creditFields], partnerLines),
  states: customerStates,
  number: { rule: 'KH{yy}{mm}{seq:4}', button: { path: `${customerRoot}/customerList`, code: 'number' } },
  lines: partnerLines,
  draft: { audience: 'company', schema: entityDraft, adds: { path: `${customerRoot}/customerList`, code: 'add' } },
  files: { licence, contract, credit: { zh: '授信资料', en: 'Credit file', audience: 'internal' }, others },
  prints: {
    master: definePrint({
      zh: '客户资料表',
      en: 'Customer data sheet',
      button: { path: `${customerRoot}/customerList`, code: 'export' },
      stamped: true,
      sensitive: ['customerContact'],
    }),
  },
})

export const providerDocument = defineDocument({
  kind: 'provider',
  zh: '供应商',
  en: 'Provider',
  reads: [`${providerRoot}/providerDetail`],
  writes: { path: `${providerRoot}/providerEdit`, code: 'edit' },
  page: `${providerRoot}/providerDetail`,
  fields: changeWords(provider.fields, partnerLines),
  states: providerStates,
  number: { rule: 'GYS{yy}{mm}{seq:4}', button: { path: `${providerRoot}/providerList`, code: 'number' } },
  lines: partnerLines,
  draft: { audience: 'company', schema: entityDraft, adds: { path: `${providerRoot}/providerList`, code: 'add' } },
  files: {
    licence,
    contract,
    qualification: { zh: '资质证书', en: 'Qualification', audience: 'internal', accepts: papers, dated: true },
    others,
  },
  prints: {
    master: definePrint({
      zh: '供应商资料表',
      en: 'Provider data sheet',
      button: { path: `${providerRoot}/providerList`, code: 'export' },
      sensitive: ['customerContact'],
    }),
  },
})
