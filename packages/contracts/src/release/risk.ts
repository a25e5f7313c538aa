import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { codeField } from '../entity/common-fields.ts'
import { releasePages } from './pages.ts'

/** Sides on which a company is a risk, and levels of it. */
export const riskSubjects = { customer: '委托单位', consignee: '收货人', both: '委托单位和收货人' } as const
export const riskEntries = { blacklist: '黑名单', high: '高风险', medium: '中风险' } as const
export type RiskEntry = keyof typeof riskEntries

/** 风险信息设置: companies that releases are decided on by name or credit code. */
export const riskCalls = entityCalls(
  defineEntity({
    name: 'ReleaseRisk',
    kind: 'releaseRisk',
    table: 'release_risk',
    zh: '风险名单',
    en: 'Risk entry',
    path: releasePages.risks,
    ownOnly: true,
    fields: [
      codeField('代码', 20),
      { key: 'NameZh', kind: 'text', zh: '名称', en: 'Name', max: 120, required: true, listed: 220, search: true },
      {
        key: 'NameEn',
        kind: 'text',
        zh: '英文名称',
        en: 'English name',
        max: 120,
        listed: 200,
        search: true,
        hint: '提单上的收货人按英文名称比对',
      },
      { key: 'CreditCode', kind: 'text', zh: '统一社会信用代码', en: 'Credit code', max: 18, upper: true, listed: 170, search: true },
      {
        key: 'Subject',
        kind: 'choice',
        zh: '对象',
        en: 'About',
        choices: riskSubjects,
        choicesEn: { customer: 'Customer', consignee: 'Consignee', both: 'Both' },
        required: true,
        listed: 130,
        filter: true,
      },
      {
        key: 'Level',
        kind: 'choice',
        zh: '风险',
        en: 'Risk',
        choices: riskEntries,
        choicesEn: { blacklist: 'Blacklist', high: 'High', medium: 'Medium' },
        required: true,
        listed: 90,
        filter: true,
      },
      { key: 'ValidTo', kind: 'date', zh: '有效期', en: 'Valid to', listed: 104, hint: '留空长期有效' },
      { key: 'Reason', kind: 'lines', zh: '事实和依据', en: 'Reason', max: 500, required: true, listed: 220 },
    ],
  }),
)
