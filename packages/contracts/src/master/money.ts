import { chargeBases } from '../document/charges/bases.ts'
import { entityCalls } from '../entity/calls.ts'
import { codeField, nameEn, nameZh, remark } from '../entity/common-fields.ts'
import { defineEntity } from '../entity/fields.ts'

const chargeGroups = {
  OCEAN: '海运费',
  FUEL: '燃油/环保',
  MARKET: '市场/季节',
  ORIGIN: '装货港',
  DECLARE: '申报',
  DEST: '卸货港',
  LCL: '拼箱',
  PLATFORM: '平台',
  OTHER: '其他',
} as const

/** Charge codes (commercial handbook §1.6). */
export const charge = defineEntity({
  name: 'ChargeCode',
  kind: 'charge',
  aliased: true,
  table: 'm_charge',
  zh: '费用代码',
  path: '/BasicData/CostName',
  fields: [
    codeField('费用代码', 12),
    nameZh,
    nameEn,
    {
      key: 'ChargeGroup',
      kind: 'choice',
      zh: '费用分组',
      en: 'Group',
      aliases: ['分组'],
      choices: chargeGroups,
      required: true,
      listed: 110,
      filter: true,
      inline: true,
    },
    { key: 'Basis', kind: 'choice', zh: '计费单位', en: 'Basis', choices: chargeBases, listed: 100, filter: true, inline: true },
    { key: 'Ppcc', kind: 'choice', zh: '付款方式', en: 'PP/CC', choices: { PP: '预付', CC: '到付' }, listed: 100, inline: true },
    { key: 'CurrencyCode', kind: 'reference', zh: '默认币种', en: 'Currency', to: 'currency', listed: 110 },
    { key: 'InAllIn', kind: 'flag', zh: '含在包干价内', en: 'In all-in', listed: 120, inline: true },
    { key: 'InScfi', kind: 'flag', zh: 'SCFI 口径', en: 'In SCFI', listed: 100, inline: true, hint: 'SCFI 运价已包含的附加费' },
    { key: 'IsHidden', kind: 'flag', zh: '隐藏费用', en: 'Hidden', listed: 100, hidden: true, inline: true },
    { key: 'TaxRate', kind: 'number', zh: '税率（%）', en: 'Tax rate', min: 0, max: 100, digits: 2, listed: 100, inline: true },
    {
      key: 'Aliases',
      kind: 'list',
      zh: '别名',
      en: 'Other names',
      max: 60,
      most: 20,
      search: true,
      hint: '其他代码或叫法，导入与搜索时都认',
    },
    remark,
  ],
})

/** Currencies (ISO 4217); their rates are dated, see `rates.ts`. */
export const currency = defineEntity({
  name: 'Currency',
  kind: 'currency',
  aliased: true,
  table: 'm_currency',
  zh: '币种',
  path: '/BasicData/Cur',
  source: '币种代码与小数位按 ISO 4217',
  fields: [
    codeField('币种代码', 3, { example: 'XTS', pattern: { source: '[A-Z]{3}', say: '币种代码为三位字母，例如 USD' } }),
    nameZh,
    nameEn,
    { key: 'Symbol', kind: 'text', zh: '符号', en: 'Symbol', max: 6, listed: 80 },
    { key: 'Digits', kind: 'number', zh: '小数位', en: 'Digits', min: 0, max: 4, digits: 0, required: true, listed: 90 },
    { key: 'IsBusiness', kind: 'flag', zh: '业务使用', en: 'Business', listed: 100, filter: true, inline: true },
    { key: 'IsFinance', kind: 'flag', zh: '财务使用', en: 'Finance', listed: 100, filter: true, inline: true },
    remark,
  ],
})

export const chargeCalls = entityCalls(charge)
export const currencyCalls = entityCalls(currency)
