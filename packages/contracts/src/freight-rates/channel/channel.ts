import { defineDocument, documentSides } from '../../document/document.ts'
import { changeWords, numberField, stageField } from '../../document/entity.ts'
import { entityCalls } from '../../entity/calls.ts'
import { defineEntity, type EntityField } from '../../entity/fields.ts'
import { defineStates } from '../../states.ts'
import { scopeList } from '../price-rule-fields.ts'
import { rateTypes, rateTypesEn } from '../rate-words.ts'
import { channelPages } from './pages.ts'

const list = channelPages.others
const publish = { staff: { path: list, code: 'publish' } } as const

/** States of a channel: whether other companies find it, and whether its subscriptions give prices. */
export const channelStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    listed: { code: 1, zh: '已上架', en: 'Listed', tone: 'green' },
    unlisted: { code: 2, zh: '已下架', en: 'Unlisted', tone: 'orange' },
  },
  sides: documentSides,
  moves: {
    list: {
      zh: '上架',
      tone: 'green',
      from: ['draft', 'unlisted'],
      to: 'listed',
      by: publish,
      act: { zh: '上架', about: '上架后其他企业可在第三方运价中看到并申请订阅。', done: '已上架', weight: 'primary' },
    },
    unlist: {
      zh: '下架',
      tone: 'orange',
      from: ['listed'],
      to: 'unlisted',
      by: publish,
      act: { zh: '下架', about: '下架后不再接受订阅，已有订阅停止供价，重新上架后恢复。', done: '已下架' },
    },
  },
})

const price = { group: '价格与期限', groupEn: 'Price and days' }
const fields: readonly EntityField[] = [
  numberField('渠道编号'),
  { key: 'NameZh', kind: 'text', zh: '渠道名称', en: 'Name', max: 80, required: true, listed: 180, search: true },
  scopeList('Lanes', '航线', 'Lanes', { to: 'lane' }),
  scopeList('Pols', '装货港', 'POL', { to: 'port' }),
  scopeList('Carriers', '船公司', 'Carriers', { to: 'carrier' }),
  scopeList('RateTypes', '运价类型', 'Types of rates', { choices: rateTypes, choicesEn: rateTypesEn, hidden: true }),
  {
    key: 'LevelCode',
    kind: 'reference',
    to: 'customerLevel',
    zh: '价格等级',
    en: 'Level',
    listed: 96,
    filter: true,
    hint: '留空按基础加价后的价格供价；选择等级时再计该等级的加价',
    ...price,
  },
  {
    key: 'Days',
    kind: 'number',
    zh: '订阅有效天数',
    en: 'Days of a subscription',
    min: 1,
    max: 730,
    digits: 0,
    required: true,
    listed: 110,
    hint: '自审核通过之日起',
    ...price,
  },
  {
    key: 'Terms',
    kind: 'lines',
    zh: '订阅条款',
    en: 'Terms',
    max: 500,
    listed: 180,
    hidden: true,
    hint: '申请订阅的企业可以看到',
    ...price,
  },
]

const count = (key: string, zh: string, en: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 999_999,
  digits: 0,
  listed: 90,
})

/** 运价渠道: which of its rates a company publishes to others, and at which of its prices. */
export const freightChannelCalls = entityCalls(
  defineEntity({
    name: 'FreightChannel',
    kind: 'freightChannel',
    table: 'freight_channel',
    zh: '运价渠道',
    en: 'Rate channel',
    path: list,
    ownOnly: true,
    stated: true,
    fields,
    derived: [
      stageField(channelStates),
      count('Rates', '在售运价', 'Rates now'),
      count('Subscribers', '订阅企业', 'Subscribers'),
      count('Waiting', '待审核', 'Waiting'),
    ],
  }),
)

export const freightChannelDocument = defineDocument({
  kind: 'freightChannel',
  zh: '运价渠道',
  en: 'Rate channel',
  reads: [list],
  writes: { path: list, code: 'edit' },
  page: list,
  fields: changeWords(fields),
  states: channelStates,
  number: { rule: 'QD{yy}{mm}{seq:5}', button: { path: list, code: 'number' } },
})
