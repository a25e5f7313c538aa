import { numberField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { remark } from '../entity/common-fields.ts'
import { dayFields, madeBy, scopePlaces, ruleName } from './price-rule-fields.ts'

/** Where limits of prices are kept, with what else holds for the rates of a company. */
export const configurationPage = '/SeaFreight/FreightManagement/FCLFreightConfiguration'

const limits = { group: '限额', groupEn: 'Limits' }
const days = { group: '有效期', groupEn: 'Days' }
const amount = (key: string, zh: string, en: string, more: { required?: true; hint?: string } = {}): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: 0,
  max: 999_999,
  digits: 2,
  listed: 110,
  inline: true,
  ...more,
  ...limits,
})
const currency: EntityField = {
  key: 'CurrencyCode',
  kind: 'reference',
  to: 'currency',
  zh: '币种',
  en: 'Currency',
  required: true,
  listed: 72,
  ...limits,
}

/** 最低毛利: what a box or a bill has to bring; prices below it ask for an approval. */
export const marginFloorCalls = entityCalls(
  defineEntity({
    name: 'FreightMarginFloor',
    kind: 'marginFloor',
    table: 'freight_margin_floor',
    zh: '最低毛利',
    en: 'Least margin',
    path: configurationPage,
    ownOnly: true,
    fields: [
      { ...numberField('编号'), hint: '留空自动生成' },
      ruleName,
      currency,
      amount('PerBox', '每箱最低毛利', 'Per box', { hint: '每箱与每票至少填一项' }),
      amount('PerBill', '每票最低毛利', 'Per bill'),
      ...scopePlaces,
      ...dayFields(days),
      remark,
    ],
    derived: [madeBy],
  }),
)

/** 运价备案: ranges of ocean freight that were filed; prices outside are refused. */
export const filedRangeCalls = entityCalls(
  defineEntity({
    name: 'FreightFiledRange',
    kind: 'filedRange',
    table: 'freight_filed_range',
    zh: '运价备案',
    en: 'Filed range',
    path: configurationPage,
    ownOnly: true,
    fields: [
      { ...numberField('编号'), hint: '留空自动生成' },
      ruleName,
      { key: 'Box', kind: 'text', zh: '箱型', en: 'Box', max: 6, upper: true, required: true, listed: 72, filter: true, ...limits },
      currency,
      amount('FiledMin', '备案下限', 'From', { required: true }),
      amount('FiledMax', '备案上限', 'To', { required: true }),
      ...scopePlaces,
      ...dayFields(days),
      remark,
    ],
    derived: [madeBy],
  }),
)
