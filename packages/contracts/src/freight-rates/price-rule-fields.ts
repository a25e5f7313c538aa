import type { EntityField } from '../entity/fields.ts'
import { validityHeadings } from '../entity/vocabulary.ts'
import { numberField } from '../document/entity.ts'
import { rateBoxes, rateTypes, rateTypesEn } from './rate-words.ts'

const groups = {
  scope: { group: '适用范围（留空为全部）', groupEn: 'For (blank: everything)' },
  amount: { group: '加价', groupEn: 'Mark-up' },
  days: { group: '有效期与次序', groupEn: 'Days and order' },
} as const

type ListField = Extract<EntityField, { kind: 'list' }>
/** Scope of a rule: codes or words; a blank list stands for everything. */
export const scopeList = (key: string, zh: string, en: string, more: Partial<ListField> = {}): ListField => ({
  key,
  kind: 'list',
  zh,
  en,
  max: 20,
  most: 50,
  listed: 130,
  filter: true,
  ...groups.scope,
  ...more,
})

const amount = (key: string, zh: string, en: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: -99_999,
  max: 99_999,
  digits: 2,
  listed: 88,
  ...groups.amount,
})

/** Bases of a percentage mark-up; the codes are those of `@jst/price-engine`. */
export const percentBases = { FLOOR: '底价', RUNNING: '前面各层加价后的价格' } as const

/** Name of a rule. */
export const ruleName: EntityField = {
  key: 'NameZh',
  kind: 'text',
  zh: '名称',
  en: 'Name',
  max: 80,
  required: true,
  listed: 160,
  search: true,
}

/** First and last day, both inclusive; blank is open. */
export const dayFields = (group: { group?: string; groupEn?: string } = {}): readonly EntityField[] => [
  { key: 'ValidFrom', kind: 'date', zh: '生效日期', en: 'Valid from', listed: 104, ...group },
  { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', aliases: validityHeadings.to, listed: 104, inline: true, ...group },
]

/** Where something holds: lanes, ports and carriers. A blank list is everything. */
export const scopePlaces: readonly EntityField[] = [
  scopeList('Lanes', '航线', 'Lanes', { to: 'lane' }),
  scopeList('Pols', '装货港', 'POL', { to: 'port' }),
  scopeList('Pods', '卸货港', 'POD', { to: 'port' }),
  scopeList('Carriers', '船公司', 'Carriers', { to: 'carrier' }),
]
/** Box types that something is for. */
export const scopeBoxes: EntityField = scopeList('Boxes', '箱型', 'Boxes', { max: 6, most: 10, hidden: true })

/** Fields of a mark-up. `ownFields` follow the name, `named` are the first lists of its scope. */
export const markupFields = (ownFields: readonly EntityField[], named: readonly ('Customers' | 'Levels')[]): readonly EntityField[] => [
  { ...numberField('规则编号'), hint: '留空自动生成' },
  ruleName,
  ...ownFields,
  { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 72, ...groups.amount },
  amount('Amount', '每箱加价', 'Per box'),
  ...rateBoxes.filter((box) => box !== 'Other').map((box) => amount(`Amount${box}`, box, box)),
  {
    key: 'Percent',
    kind: 'number',
    zh: '百分比',
    en: 'Per cent',
    min: -100,
    max: 500,
    digits: 4,
    listed: 80,
    hint: '与金额二选一；负数为优惠',
    example: '',
    ...groups.amount,
  },
  { key: 'PercentOf', kind: 'choice', zh: '百分比基数', en: 'Of', choices: percentBases, listed: 110, hidden: true, ...groups.amount },
  ...(named.includes('Customers') ? [scopeList('Customers', '客户', 'Customers', { to: 'customer' })] : []),
  ...(named.includes('Levels') ? [scopeList('Levels', '客户等级', 'Levels', { to: 'customerLevel' })] : []),
  ...scopePlaces,
  scopeList('Services', '航线代码', 'Services', { hidden: true }),
  scopeList('RateTypes', '运价类型', 'Types', { choices: rateTypes, choicesEn: rateTypesEn, hidden: true }),
  scopeBoxes,
  ...dayFields(groups.days),
  { key: 'Stackable', kind: 'flag', zh: '可叠加', en: 'Stackable', listed: 72, hint: '同层中与其他规则相加', ...groups.days },
  {
    key: 'Priority',
    kind: 'number',
    zh: '优先级',
    en: 'Priority',
    min: 0,
    max: 999,
    digits: 0,
    listed: 72,
    hidden: true,
    hint: '范围相同时数字大的生效',
    ...groups.days,
  },
  { key: 'Public', kind: 'flag', zh: '备注对客户可见', en: 'Note is public', listed: 90, hidden: true, ...groups.days },
  { key: 'Remark', kind: 'lines', zh: '备注', en: 'Note', max: 300, listed: 180, hidden: true, ...groups.days },
]

/** Creator of the row. */
export const madeBy: EntityField = { key: 'MadeBy', kind: 'text', zh: '录入人', en: 'Entered by', max: 60, listed: 90 }

/** Keys of the amounts of a mark-up by box type. */
export const markupBoxKeys = rateBoxes.filter((box) => box !== 'Other').map((box) => [box, `Amount${box}`] as const)
