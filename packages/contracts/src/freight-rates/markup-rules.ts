import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { madeBy, markupFields } from './price-rule-fields.ts'

/** Layers that pricing keeps; the fourth, SALES, is that of `salesRule`. The codes are those of `@jst/price-engine`. */
export const markupLayers = { PLATFORM: '平台加价', LEVEL: '等级加价', CUSTOMER: '客户加价' } as const
const markupLayersEn = { PLATFORM: 'Platform', LEVEL: 'Level', CUSTOMER: 'Customer' }

/** 商务加价: mark-ups on the floor that pricing keeps, for everybody, for levels and for customers. */
export const markupRuleCalls = entityCalls(
  defineEntity({
    name: 'FreightMarkup',
    kind: 'markupRule',
    table: 'freight_markup_rule',
    zh: '加价规则',
    en: 'Mark-up rule',
    path: '/FlcExport/PriceSet',
    ownOnly: true,
    fields: markupFields(
      [
        {
          key: 'MarkupLayer',
          kind: 'choice',
          zh: '加价层',
          en: 'Layer',
          choices: markupLayers,
          choicesEn: markupLayersEn,
          required: true,
          listed: 90,
          filter: true,
        },
      ],
      ['Customers', 'Levels'],
    ),
    derived: [madeBy],
  }),
)

/** 销售加价: what salespersons add to the prices of their customers, each for himself. */
export const salesRuleCalls = entityCalls(
  defineEntity({
    name: 'FreightSalesMarkup',
    kind: 'salesRule',
    table: 'freight_sales_rule',
    zh: '销售加价',
    en: 'Sales mark-up',
    path: '/SeaFreight/FreightPush',
    ownOnly: true,
    fields: markupFields([], ['Customers']),
    derived: [madeBy],
  }),
)
