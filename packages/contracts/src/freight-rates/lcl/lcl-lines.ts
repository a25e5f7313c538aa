import { payTerms } from '../../document/charges/charges.ts'
import type { LinesFacts } from '../../document/lines.ts'
import type { EntityField } from '../../entity/fields.ts'
import { lclUnits, lclUnitsEn } from './lcl-words.ts'

const number = (key: string, zh: string, en: string, more: object = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 999_999,
  digits: 3,
  listed: 96,
  ...more,
})

/** Fields of an LCL charge, of a rate or of a co-loader. */
export const lclChargeFields: readonly EntityField[] = [
  { key: 'ChargeCode', kind: 'reference', to: 'charge', zh: '费用', en: 'Charge', required: true, listed: 150 },
  { key: 'Unit', kind: 'choice', zh: '计费单位', en: 'Unit', choices: lclUnits, choicesEn: lclUnitsEn, required: true, listed: 90 },
  { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 72 },
  number('Amount', '单价', 'Price', { min: -99_999, digits: 4 }),
  number('Minimum', '最低', 'Minimum', { digits: 2 }),
  { key: 'PpCc', kind: 'choice', zh: '付款', en: 'PP/CC', choices: payTerms, listed: 72 },
  { key: 'Unknown', kind: 'flag', zh: '金额未知', en: 'Not known', listed: 84, hint: '会产生，金额以代理通知为准' },
]

const tiers = {
  zh: '阶梯价',
  en: 'Tiers',
  table: 'lcl_rate_tier',
  most: 20,
  fields: [
    number('FromRt', '起（计费吨，含）', 'From RT', { required: true }),
    number('ToRt', '止（计费吨，不含）', 'To RT', { hint: '留空为以上' }),
    number('Rate', '每计费吨', 'Per RT', { min: -9_999, required: true, digits: 4 }),
  ],
} as const satisfies LinesFacts

/** Rows below an LCL rate. */
export const lclLines = {
  tiers,
  local: { zh: '装货港费用', en: 'Local charges', table: 'lcl_rate_local', most: 40, fields: lclChargeFields },
  destination: { zh: '目的港费用', en: 'Destination charges', table: 'lcl_rate_destination', most: 40, fields: lclChargeFields },
} as const satisfies Readonly<Record<string, LinesFacts>>
