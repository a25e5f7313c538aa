import { defineDocument } from '../document/document.ts'
import { changeWords, stageField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { periodField } from './figures/periods.ts'
import { freightRateFields } from './freight-rate-fields.ts'
import { freightRateScreens } from './screens.ts'
import { gridButton, gridDraft } from './grid.ts'
import { rateStates } from './rate-states.ts'
import { bargeLines, surchargeLines } from './surcharge-lines.ts'

const views = ['FCLFreightBatch', 'FCLFreightIncrease', 'FreightDrafts', 'ExpiredFreight', 'FreightNotVisible', 'FCLFreightPost']

/** How a rate stands. */
export const freightRateStates = rateStates(freightRateScreens.list)

/** Validity of a rate on a day: before its days, within them, after them. */
export const rateEffects = { pending: '未生效', active: '生效中', expired: '已失效' } as const
export type RateEffect = keyof typeof rateEffects

/** How soon the last day of a rate comes. */
export const rateEnds = { over: '已过期', d3: '3 天内到期', d7: '4–7 天到期', d14: '8–14 天到期', later: '14 天以后' } as const
const whyHidden: Readonly<Record<string, string>> = Object.fromEntries(
  [freightRateStates.moves.hide, freightRateStates.moves.disable].flatMap(({ reasons }) => reasons.map(({ code, zh }) => [code, zh])),
)

const derived: readonly EntityField[] = [
  stageField(freightRateStates, { zh: '发布状态', en: 'Release' }),
  {
    key: 'Effect',
    kind: 'choice',
    zh: '生效状态',
    en: 'Effect',
    choices: rateEffects,
    choicesEn: { pending: 'Not yet', active: 'In effect', expired: 'Expired' },
    listed: 80,
    filter: true,
  },
  {
    key: 'Ends',
    kind: 'choice',
    zh: '到期',
    en: 'Ends',
    choices: rateEnds,
    choicesEn: { over: 'Over', d3: 'Within 3 days', d7: 'In 4 to 7 days', d14: 'In 8 to 14 days', later: 'Later' },
    filter: true,
    hidden: true,
    listed: 110,
  },
  { key: 'NotVisible', kind: 'flag', zh: '不可见或停用', en: 'Hidden or disabled', filter: true },
  { key: 'UpdatedToday', kind: 'flag', zh: '今日更新', en: 'Updated today', filter: true },
  periodField('PublishedIn', '发布时间', 'Published in'),
  { key: 'Why', kind: 'choice', zh: '不可见原因', en: 'Why hidden', choices: whyHidden, hidden: true, listed: 120 },
  { key: 'DaysLeft', kind: 'number', zh: '剩余天数', en: 'Days left', min: -9_999, max: 9_999, digits: 0, hidden: true, listed: 84 },
  { key: 'Surcharges', kind: 'number', zh: '附加费项数', en: 'Surcharges', min: 0, max: 999, digits: 0, hidden: true, listed: 90 },
]

/** 整箱运价: its list and every call of it. */
export const freightRateCalls = entityCalls(
  defineEntity({
    name: 'FreightRate',
    kind: 'freightRate',
    table: 'freight_rate',
    zh: '整箱运价',
    en: 'FCL rate',
    path: freightRateScreens.list,
    screens: [...views.map((name) => `/SeaFreight/FreightManagement/${name}`), '/FlcExport/FclFreight'],
    ownOnly: true,
    stated: true,
    fields: freightRateFields,
    derived,
  }),
)

const lines = { surcharges: surchargeLines('freight_rate_surcharge'), barges: bargeLines }

/** The rate as a document, beside its fields. */
export const freightRateDocument = defineDocument({
  kind: 'freightRate',
  zh: '整箱运价',
  en: 'FCL rate',
  reads: [freightRateScreens.page],
  writes: { path: freightRateScreens.list, code: 'edit' },
  page: freightRateScreens.page,
  fields: changeWords(freightRateFields, lines),
  states: freightRateStates,
  number: { rule: 'YJ{yy}{mm}{seq:5}', button: { path: freightRateScreens.list, code: 'number' } },
  lines,
  draft: { audience: 'person', schema: gridDraft, adds: gridButton },
  files: {
    contract: { zh: '合约', en: 'Contract', audience: 'internal', dated: true },
    sheet: { zh: '供应商报价', en: 'Rate sheet of the supplier', audience: 'internal' },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
