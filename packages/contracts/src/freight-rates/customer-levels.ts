import { numberField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { codeField, nameZh, remark } from '../entity/common-fields.ts'
import { dayFields } from './price-rule-fields.ts'
import { rateTypes, rateTypesEn } from './rate-words.ts'

const count = (key: string, zh: string, en: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 999_999,
  digits: 0,
  listed: 96,
})

/** 客户等级设置: levels of customers, and which types of rates each may see. */
export const customerLevelCalls = entityCalls(
  defineEntity({
    name: 'FreightCustomerLevel',
    kind: 'customerLevel',
    table: 'freight_customer_level',
    zh: '客户等级',
    en: 'Customer level',
    path: '/SeaFreight/FreightManagement/FreightCustomerLevel',
    ownOnly: true,
    fields: [
      codeField('等级代码', 20),
      nameZh,
      {
        key: 'RateTypes',
        kind: 'list',
        zh: '可见运价类型',
        en: 'Types of rates',
        max: 20,
        most: 10,
        choices: rateTypes,
        choicesEn: rateTypesEn,
        listed: 180,
        hint: '留空为全部类型',
      },
      remark,
    ],
    derived: [count('Members', '当前客户数', 'Customers now'), count('Rules', '加价规则数', 'Mark-up rules')],
  }),
)

/** 客户等级分配: which customer is on which level, from one day to another; one level at a time. */
export const levelCustomerCalls = entityCalls(
  defineEntity({
    name: 'FreightLevelCustomer',
    kind: 'levelCustomer',
    table: 'freight_level_customer',
    zh: '客户等级分配',
    en: 'Customer on a level',
    path: '/SeaFreight/FreightManagement/FreightCustomerLevelCompany',
    ownOnly: true,
    fields: [
      { ...numberField('分配编号'), hint: '留空自动生成' },
      { key: 'NameZh', kind: 'text', zh: '说明', en: 'Note', max: 80, listed: 160, search: true },
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
      },
      { key: 'LevelCode', kind: 'reference', to: 'customerLevel', zh: '客户等级', en: 'Level', required: true, listed: 120, filter: true },
      ...dayFields(),
    ],
    derived: [
      {
        key: 'Effect',
        kind: 'choice',
        zh: '生效状态',
        en: 'Effect',
        choices: { pending: '未生效', active: '生效中', expired: '已失效' },
        choicesEn: { pending: 'Not yet', active: 'In effect', expired: 'Expired' },
        listed: 90,
        filter: true,
      },
    ],
  }),
)
