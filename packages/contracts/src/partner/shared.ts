import { numberField } from '../document/entity.ts'
import type { LinesFacts } from '../document/lines.ts'
import type { EntityField } from '../entity/fields.ts'
import { nameEn, nameZh, remark } from '../entity/common-fields.ts'

/** Duties of our staff for a customer or provider (对接人员). */
export const duties = { sales: '销售', operation: '操作', document: '单证', service: '客服' } as const
export type Duty = keyof typeof duties

export const levels = { A: 'A 级', B: 'B 级', C: 'C 级', D: 'D 级' } as const
const levelsEn = { A: 'A', B: 'B', C: 'C', D: 'D' }

const details = '企业信息'
const finance = '开票与付款'

/** Fields of both kinds of company, in the order of the form. The code is drawn by the company's number rule where it is left blank. */
export const partnerFields = (
  zh: string,
  kinds: Readonly<Record<string, string>>,
  kindsEn: Readonly<Record<string, string>>,
): readonly EntityField[] => [
  { ...numberField(`${zh}编号`), en: 'Code' },
  { ...nameZh, max: 120, listed: 240, zh: '企业名称', en: 'Name', aliases: ['名称', '中文名称', '公司名称', '单位名称'] },
  { ...nameEn, max: 160, listed: 220, hidden: true },
  { key: 'Abbr', kind: 'text', zh: '简称', en: 'Short name', max: 30, listed: 110, search: true, inline: true },
  {
    key: 'CreditCode',
    kind: 'code',
    zh: '统一社会信用代码',
    en: 'USCI',
    aliases: ['信用代码', '税号', '纳税人识别号'],
    max: 18,
    upper: true,
    rule: 'creditCode',
    doubts: 'creditCode',
    listed: 180,
    search: true,
    hidden: true,
  },
  {
    key: 'Kinds',
    kind: 'list',
    zh: `${zh}类型`,
    en: 'Kinds',
    aliases: ['类型'],
    max: 20,
    most: 8,
    choices: kinds,
    choicesEn: kindsEn,
    listed: 130,
    filter: true,
  },
  { key: 'Level', kind: 'choice', zh: '等级', en: 'Level', choices: levels, choicesEn: levelsEn, listed: 80, filter: true, inline: true },
  { key: 'Tags', kind: 'list', zh: '标签', en: 'Tags', max: 20, most: 12, listed: 140, search: true, hidden: true },
  { key: 'Lanes', kind: 'list', zh: '主营航线', en: 'Lanes', max: 60, most: 30, to: 'lane', listed: 160 },
  {
    key: 'Region',
    kind: 'text',
    zh: '所在地区',
    en: 'Region',
    aliases: ['城市', '地区'],
    max: 40,
    listed: 100,
    search: true,
    group: details,
  },
  { key: 'Address', kind: 'text', zh: '注册地址', en: 'Address', aliases: ['地址'], max: 200, group: details },
  {
    key: 'Phone',
    kind: 'text',
    zh: '总机',
    en: 'Telephone',
    aliases: ['电话', '公司电话'],
    max: 30,
    rule: 'phone',
    search: true,
    group: details,
  },
  {
    key: 'Website',
    kind: 'text',
    zh: '网址',
    en: 'Website',
    max: 200,
    group: details,
    pattern: { source: 'https?://[^\\s]+', say: '网址以 http:// 或 https:// 开头' },
  },
  { key: 'Industry', kind: 'text', zh: '行业', en: 'Industry', max: 40, group: details },
  { key: 'InvoiceTitle', kind: 'text', zh: '发票抬头', en: 'Invoice title', max: 120, group: finance },
  { key: 'TaxNo', kind: 'code', zh: '开票税号', en: 'Tax number', max: 30, upper: true, group: finance },
  { key: 'InvoiceAddress', kind: 'text', zh: '开票地址、电话', en: 'Invoice address', max: 200, group: finance },
  { key: 'InvoiceEmail', kind: 'text', zh: '收票邮箱', en: 'Invoice e-mail', max: 120, rule: 'email', group: finance },
  { ...remark, group: '其他' },
]

/** Fields that other tables say of both kinds. */
export const partnerDerived: readonly EntityField[] = [
  { key: 'Owner', kind: 'text', zh: '销售', en: 'Sales', max: 60, listed: 90 },
  { key: 'Contact', kind: 'text', zh: '主要联系人', en: 'Contact', max: 120, listed: 110 },
  { key: 'Joined', kind: 'flag', zh: '已入驻', en: 'Joined', listed: 80, filter: true },
]

const roles = { booking: '订舱', document: '单证', finance: '财务', warehouse: '仓库', decision: '决策人', other: '其他' }
const rolesEn = {
  booking: 'Booking',
  document: 'Documents',
  finance: 'Finance',
  warehouse: 'Warehouse',
  decision: 'Decision maker',
  other: 'Other',
}

/** Rows below both kinds. */
export const partnerLines = {
  contacts: {
    zh: '联系人',
    en: 'Contacts',
    table: 'partner_contact',
    most: 100,
    fields: [
      { key: 'Name', kind: 'text', zh: '姓名', en: 'Name', max: 60, required: true, listed: 110 },
      { key: 'Main', kind: 'flag', zh: '主要', en: 'Main', listed: 60 },
      { key: 'Roles', kind: 'list', zh: '负责', en: 'Roles', max: 20, most: 6, choices: roles, choicesEn: rolesEn, listed: 160 },
      { key: 'Title', kind: 'text', zh: '职务', en: 'Title', max: 40, listed: 100 },
      { key: 'Mobile', kind: 'text', zh: '手机', en: 'Mobile', max: 30, rule: 'phone', listed: 130 },
      { key: 'Tel', kind: 'text', zh: '座机', en: 'Telephone', max: 30, rule: 'phone', listed: 130 },
      { key: 'Email', kind: 'text', zh: '邮箱', en: 'E-mail', max: 120, rule: 'email', listed: 200 },
      { key: 'Wechat', kind: 'text', zh: '微信', en: 'WeChat', max: 60, listed: 120 },
    ],
    sensitive: { Mobile: 'customerContact', Tel: 'customerContact', Email: 'customerContact', Wechat: 'customerContact' },
  },
  addresses: {
    zh: '地址',
    en: 'Addresses',
    table: 'partner_address',
    most: 50,
    fields: [
      {
        key: 'Use',
        kind: 'choice',
        zh: '用途',
        en: 'Use',
        choices: { office: '办公', warehouse: '仓库', factory: '工厂', mail: '寄件' },
        choicesEn: { office: 'Office', warehouse: 'Warehouse', factory: 'Factory', mail: 'Mail' },
        required: true,
        listed: 90,
      },
      { key: 'Address', kind: 'text', zh: '详细地址', en: 'Address', max: 200, required: true, listed: 320 },
      { key: 'Contact', kind: 'text', zh: '联系人', en: 'Contact', max: 60, listed: 110 },
      { key: 'Phone', kind: 'text', zh: '电话', en: 'Telephone', max: 30, rule: 'phone', listed: 140 },
    ],
  },
  banks: {
    zh: '银行账户',
    en: 'Bank accounts',
    table: 'partner_bank',
    most: 20,
    fields: [
      { key: 'Bank', kind: 'text', zh: '开户行', en: 'Bank', max: 120, required: true, listed: 220 },
      { key: 'Account', kind: 'code', zh: '账号', en: 'Account', max: 40, required: true, listed: 200 },
      { key: 'Holder', kind: 'text', zh: '户名', en: 'Holder', max: 120, listed: 200 },
      {
        key: 'CurrencyCode',
        kind: 'choice',
        zh: '币种',
        en: 'Currency',
        choices: { CNY: 'CNY', USD: 'USD', EUR: 'EUR', HKD: 'HKD' },
        listed: 80,
      },
      { key: 'Swift', kind: 'code', zh: 'SWIFT', en: 'SWIFT', max: 11, upper: true, listed: 120 },
    ],
  },
} as const satisfies Readonly<Record<string, LinesFacts>>
