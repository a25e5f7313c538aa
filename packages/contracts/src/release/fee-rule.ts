import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { codeField, remark } from '../entity/common-fields.ts'
import { applicationTypes, applicationTypesEn, releaseWays, releaseWaysEn } from './decision.ts'
import { releasePages } from './pages.ts'

const any = { listed: 100, filter: true, hint: '留空不限' } as const

/** 签单费用: fees that are proposed for an application by its type, way and carrier. Blank conditions hold for all. */
export const feeRuleCalls = entityCalls(
  defineEntity({
    name: 'ReleaseFee',
    kind: 'releaseFee',
    table: 'release_fee',
    zh: '签单费用',
    en: 'Release fee',
    path: releasePages.settings,
    ownOnly: true,
    fields: [
      codeField('规则代码', 20),
      { key: 'NameZh', kind: 'text', zh: '规则名称', en: 'Name', max: 60, required: true, listed: 160, search: true },
      { key: 'ChargeCode', kind: 'reference', to: 'charge', zh: '费用代码', en: 'Charge', required: true, listed: 110, filter: true },
      { key: 'Type', kind: 'choice', zh: '申请类型', en: 'Type', choices: applicationTypes, choicesEn: applicationTypesEn, ...any },
      { key: 'Way', kind: 'choice', zh: '出单方式', en: 'Way', choices: releaseWays, choicesEn: releaseWaysEn, ...any },
      { key: 'CarrierCode', kind: 'reference', to: 'carrier', zh: '船公司', en: 'Carrier', ...any },
      {
        key: 'Basis',
        kind: 'choice',
        zh: '计费单位',
        en: 'Basis',
        choices: { S: '每份申请', B: '每票提单' },
        choicesEn: { S: 'Per application', B: 'Per bill' },
        required: true,
        listed: 100,
      },
      {
        key: 'Price',
        kind: 'number',
        zh: '单价',
        en: 'Price',
        min: 0,
        max: 1e9,
        digits: 4,
        money: 'CurrencyCode',
        required: true,
        listed: 110,
      },
      { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 90 },
      { key: 'TaxRate', kind: 'number', zh: '税率（%）', en: 'Tax rate', min: 0, max: 100, digits: 2, listed: 90 },
      {
        key: 'Demanded',
        kind: 'flag',
        zh: '未付须审核',
        en: 'Asks for level 1 until paid',
        listed: 110,
        hint: '费用开账单并结清前，申请须一级审核',
      },
      remark,
    ],
  }),
)

/** A rule in use; '' for conditions that it does not ask for. */
export interface FeeRule {
  readonly charge: string
  readonly type: string
  readonly way: string
  readonly carrier: string
}
/** Rules that an application falls under. Of rules with the same charge the one that asks for most holds, the first of equal ones. */
export function feesFor<R extends FeeRule>(rules: readonly R[], facts: Omit<FeeRule, 'charge'>): R[] {
  const keys = ['carrier', 'way', 'type'] as const
  const weight = (rule: R) => keys.reduce((sum, key, at) => sum + (rule[key] === '' ? 0 : 1 + (keys.length - at) / 10), 0)
  const held = rules.filter((rule) => keys.every((key) => rule[key] === '' || rule[key] === facts[key]))
  return [...Map.groupBy(held, ({ charge }) => charge).values()].map((same) =>
    same.reduce((best, rule) => (weight(rule) > weight(best) ? rule : best)),
  )
}
