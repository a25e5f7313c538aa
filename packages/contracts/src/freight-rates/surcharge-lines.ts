import { chargeBases } from '../document/charges/bases.ts'
import { payTerms } from '../document/charges/charges.ts'
import type { LinesFacts } from '../document/lines.ts'
import type { EntityField } from '../entity/fields.ts'
import { validityHeadings } from '../entity/vocabulary.ts'
import { rateBoxes } from './rate-words.ts'

/** Conditions of a surcharge; the codes are those of `@jst/price-engine`. */
export const conditionFacts = {
  carrier: '船公司',
  pol: '装货港',
  pod: '卸货港',
  lane: '航线',
  service: '航线代码',
  commodity: '品名',
  soc: '货主箱',
  agent: '订舱代理',
  weight: '重量（吨）',
  boxType: '箱型',
  cargoType: '货物类型',
} as const
export const conditionOps = { is: '是', isNot: '不是', in: '属于', above: '大于', below: '小于' } as const

const price = (box: (typeof rateBoxes)[number]): EntityField => ({
  key: `Amount${box}`,
  kind: 'number',
  zh: box === 'Other' ? '其他箱型' : box,
  en: box === 'Other' ? 'Other box' : box,
  min: -999_999,
  max: 999_999,
  digits: 2,
  listed: 84,
})

/** Surcharges, of a rate or of a template (commercial handbook C, RateSurcharge). */
export const surchargeFields: readonly EntityField[] = [
  { key: 'ChargeCode', kind: 'reference', to: 'charge', zh: '费用', en: 'Charge', required: true, listed: 150 },
  { key: 'Basis', kind: 'choice', zh: '计费单位', en: 'Basis', choices: chargeBases, listed: 90 },
  { key: 'PpCc', kind: 'choice', zh: '付款', en: 'PP/CC', choices: payTerms, listed: 72 },
  { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 72 },
  { key: 'Amount', kind: 'number', zh: '单价或%', en: 'Price or %', min: -999_999, max: 999_999, digits: 4, listed: 92 },
  ...rateBoxes.map(price),
  { key: 'Minimum', kind: 'number', zh: '最低', en: 'Minimum', min: 0, max: 999_999, digits: 2, listed: 84 },
  { key: 'PercentOf', kind: 'list', to: 'charge', zh: '按哪些费用的%', en: 'Per cent of', max: 12, most: 20, listed: 120 },
  { key: 'InAllIn', kind: 'flag', zh: '含在运费内', en: 'All-in', listed: 84 },
  { key: 'Unknown', kind: 'flag', zh: '以船司公告为准', en: 'As announced', listed: 104 },
  { key: 'ConditionOf', kind: 'choice', zh: '条件', en: 'Condition', choices: conditionFacts, listed: 96 },
  { key: 'ConditionOp', kind: 'choice', zh: '比较', en: 'Is', choices: conditionOps, listed: 72 },
  { key: 'ConditionValues', kind: 'list', zh: '条件值', en: 'Values', max: 20, most: 50, listed: 130 },
  { key: 'ValidFrom', kind: 'date', zh: '生效日期', en: 'Valid from', listed: 104 },
  { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', aliases: validityHeadings.to, listed: 104 },
]

export const surchargeLines = (table: string) =>
  ({ zh: '附加费', en: 'Surcharges', table, most: 60, fields: surchargeFields }) as const satisfies LinesFacts

/** Barges that bring boxes to the port of loading (匹配驳船), passed on without mark-up. */
export const bargeLines = {
  zh: '驳船',
  en: 'Barges',
  table: 'freight_rate_barge',
  most: 20,
  fields: [
    { key: 'PortCode', kind: 'reference', to: 'port', zh: '驳船港', en: 'Barge port', required: true, listed: 140 },
    { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 72 },
    ...rateBoxes.map(price),
    { key: 'ValidFrom', kind: 'date', zh: '生效日期', en: 'Valid from', listed: 104 },
    { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', aliases: validityHeadings.to, listed: 104 },
  ],
} as const satisfies LinesFacts
