import { compare, type Decimal } from '../money/decimal.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { codeField, remark } from '../entity/common-fields.ts'
import { validityHeadings } from '../entity/vocabulary.ts'
import { applicationTypes, applicationTypesEn, releaseWays, releaseWaysEn } from './decision.ts'
import { releasePages } from './pages.ts'

/** Levels that a rule asks for. */
export const ruleLevels = { first: '一级审核', both: '一级和二级审核' } as const
export type RuleLevel = keyof typeof ruleLevels

/** 审核设置: which applications a person looks at, by amount, carrier, port, customer, type and way. Blank conditions hold for all. */
export const checkRuleCalls = entityCalls(
  defineEntity({
    name: 'ReleaseRule',
    kind: 'releaseRule',
    table: 'release_rule',
    zh: '审核规则',
    en: 'Check rule',
    path: releasePages.rules,
    ownOnly: true,
    fields: [
      codeField('规则代码', 20),
      { key: 'NameZh', kind: 'text', zh: '规则名称', en: 'Name', max: 60, required: true, listed: 200, search: true },
      {
        key: 'Level',
        kind: 'choice',
        zh: '审核层级',
        en: 'Levels',
        choices: ruleLevels,
        choicesEn: { first: 'Level 1', both: 'Levels 1 and 2' },
        required: true,
        listed: 130,
        filter: true,
      },
      {
        key: 'MinOpen',
        kind: 'number',
        zh: '未收金额达到（CNY）',
        en: 'Open amount from (CNY)',
        min: 0,
        max: 1e12,
        digits: 2,
        money: 'CNY',
        listed: 150,
        hint: '按客户全部未收金额；留空不限',
      },
      { key: 'CarrierCode', kind: 'reference', to: 'carrier', zh: '船公司', en: 'Carrier', listed: 110, filter: true, hint: '留空不限' },
      { key: 'PodCode', kind: 'reference', to: 'port', zh: '卸货港', en: 'Port of discharge', listed: 110, filter: true, hint: '留空不限' },
      { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '客户', en: 'Customer', listed: 110, filter: true, hint: '留空不限' },
      {
        key: 'Type',
        kind: 'choice',
        zh: '申请类型',
        en: 'Type',
        choices: applicationTypes,
        choicesEn: applicationTypesEn,
        listed: 100,
        filter: true,
        hint: '留空不限',
      },
      {
        key: 'Way',
        kind: 'choice',
        zh: '出单方式',
        en: 'Way',
        choices: releaseWays,
        choicesEn: releaseWaysEn,
        listed: 100,
        filter: true,
        hint: '留空不限',
      },
      { key: 'ValidFrom', kind: 'date', zh: '生效日期', en: 'From', listed: 104, hint: '留空即日生效' },
      {
        key: 'ValidTo',
        kind: 'date',
        zh: '有效期至',
        en: 'To',
        aliases: validityHeadings.to,
        listed: 104,
        hint: '当天仍有效；留空长期有效',
      },
      remark,
    ],
  }),
)

/** A rule in use, '' and null for conditions that it does not ask for. */
export interface CheckRule {
  readonly name: string
  readonly level: RuleLevel
  readonly minOpen: Decimal | null
  readonly carrier: string
  readonly pod: string
  readonly customer: string
  readonly type: string
  readonly way: string
}
type Checked = Readonly<Record<'carrier' | 'pod' | 'customer' | 'type' | 'way', string>> & { readonly open: Decimal }
/** Rules that an application falls under. Those of another day are left out before. */
export const rulesFor = (rules: readonly CheckRule[], checked: Checked): CheckRule[] =>
  rules.filter(
    (rule) =>
      (['carrier', 'pod', 'customer', 'type', 'way'] as const).every((key) => rule[key] === '' || rule[key] === checked[key]) &&
      (rule.minOpen === null || compare(checked.open, rule.minOpen) >= 0),
  )
