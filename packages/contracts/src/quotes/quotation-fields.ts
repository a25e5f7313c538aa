import { cargoTypeField } from '../booking/choices.ts'
import { numberField, stageField } from '../document/entity.ts'
import type { EntityField } from '../entity/fields.ts'
import { periodField } from '../freight-rates/figures/periods.ts'
import { remark } from '../entity/common-fields.ts'
import { lossReasons, quotationStates } from './quotation-states.ts'

/** Box types that a quotation counts, each in a field of its own. */
export const quotedBoxes = ['20GP', '40GP', '40HQ', '45HQ'] as const
export type QuotedBox = (typeof quotedBoxes)[number]

const groups = {
  customer: { group: '客户', groupEn: 'Customer' },
  cargo: { group: '航线与箱量', groupEn: 'Route and boxes' },
  terms: { group: '报价条款', groupEn: 'Terms' },
  result: { group: '结果', groupEn: 'Result' },
}
/** Boxes by type, as inquiries and quotations count them. */
export const boxFields = (group: { group: string; groupEn: string }): readonly EntityField[] =>
  quotedBoxes.map((box) => ({
    key: `Qty${box}`,
    kind: 'number',
    zh: `${box} 箱量`,
    en: `${box} boxes`,
    min: 0,
    max: 9_999,
    digits: 0,
    listed: 84,
    ...(box === '40HQ' || box === '20GP' ? {} : { hidden: true as const }),
    ...group,
  }))
const port = (key: string, zh: string, en: string): EntityField => ({
  key,
  kind: 'reference',
  to: 'port',
  zh,
  en,
  required: true,
  listed: 120,
  filter: true,
  search: true,
  ...groups.cargo,
})

/** Header fields of a quotation, above its options. */
export const quotationFields: readonly EntityField[] = [
  numberField('报价单号'),
  { key: 'NameZh', kind: 'text', zh: '主题', en: 'Subject', max: 80, listed: 150, hidden: true, search: true },
  {
    key: 'CustomerCode',
    kind: 'reference',
    to: 'customer',
    zh: '客户',
    en: 'Customer',
    required: true,
    listed: 200,
    filter: true,
    search: true,
    ...groups.customer,
  },
  { key: 'Contact', kind: 'text', zh: '联系人', en: 'Contact', max: 40, listed: 100, hidden: true, ...groups.customer },
  {
    key: 'ContactMail',
    kind: 'text',
    zh: '联系邮箱',
    en: 'Mail',
    max: 120,
    rule: 'email',
    sensitive: 'customerContact',
    ...groups.customer,
  },
  port('PolCode', '装货港', 'POL'),
  port('PodCode', '卸货港', 'POD'),
  ...boxFields(groups.cargo),
  {
    key: 'BoxTons',
    kind: 'number',
    zh: '单箱货重（吨）',
    en: 'Tons in a box',
    min: 0,
    max: 999,
    digits: 3,
    listed: 100,
    hidden: true,
    ...groups.cargo,
  },
  {
    ...cargoTypeField,
    ...groups.cargo,
  },
  { key: 'Soc', kind: 'flag', zh: '货主箱', en: 'SOC', listed: 80, hidden: true, ...groups.cargo },
  {
    key: 'Bills',
    kind: 'number',
    zh: '提单数',
    en: 'Bills of lading',
    min: 1,
    max: 99,
    digits: 0,
    listed: 80,
    hidden: true,
    ...groups.cargo,
  },
  { key: 'Day', kind: 'date', zh: '预计开航', en: 'Sailing about', required: true, listed: 104, ...groups.cargo },
  { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '合计币种', en: 'Total in', required: true, ...groups.terms },
  { key: 'ValidUntil', kind: 'date', zh: '报价有效期至', en: 'Valid until', required: true, listed: 110, ...groups.terms },
  { key: 'TermsZh', kind: 'lines', zh: '条款（中文）', en: 'Terms (Chinese)', max: 1_000, ...groups.terms },
  { key: 'TermsEn', kind: 'lines', zh: '条款（英文）', en: 'Terms (English)', max: 1_000, ...groups.terms },
  { key: 'Competitor', kind: 'text', zh: '竞争对手', en: 'Competitor', max: 60, listed: 120, hidden: true, ...groups.result },
  {
    key: 'CompetitorPrice',
    kind: 'number',
    zh: '对手价格',
    en: 'Their price',
    min: 0,
    max: 1e9,
    digits: 2,
    listed: 100,
    hidden: true,
    ...groups.result,
  },
  { ...remark, zh: '内部备注', en: 'Internal remark' },
]

const amount = (key: string, zh: string, en: string, more: object = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: -1e12,
  max: 1e12,
  digits: 2,
  listed: 110,
  ...more,
})
const count = (key: string, zh: string, en: string, more: object = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 1e6,
  digits: 0,
  listed: 72,
  ...more,
})

/** Fields that moves, saves and customers write. */
export const quotationDerived: readonly EntityField[] = [
  stageField(quotationStates),
  amount('Total', '最低方案合计', 'Lowest total'),
  amount('Margin', '毛利（CNY）', 'Margin (CNY)', { sensitive: 'margin' }),
  count('Options', '方案', 'Options', { hidden: true }),
  count('Version', '版本', 'Version', { hidden: true }),
  count('Views', '查看', 'Views'),
  { key: 'LaneCode', kind: 'reference', to: 'lane', zh: '航线', en: 'Lane', filter: true },
  periodField('SentIn', '发送时间', 'Sent in'),
  { key: 'SentOn', kind: 'date', zh: '发送日期', en: 'Sent on', listed: 104 },
  { key: 'Sales', kind: 'text', zh: '销售', en: 'Sales', max: 60, listed: 84 },
  { key: 'LossReason', kind: 'choice', zh: '未成交原因', en: 'Lost for', choices: lossReasons, listed: 100, filter: true },
  { key: 'AcceptedBy', kind: 'text', zh: '接受人', en: 'Accepted by', max: 60, listed: 100, hidden: true },
  {
    key: 'AcceptedPhone',
    kind: 'text',
    zh: '接受人电话',
    en: 'Phone of who accepted',
    max: 30,
    listed: 120,
    hidden: true,
    sensitive: 'customerContact',
  },
  { key: 'ParentNo', kind: 'text', zh: '来源报价单', en: 'Made of', max: 20, listed: 130, hidden: true },
]
