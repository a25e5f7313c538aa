import { defineDocument } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import { defineEndpoint } from '../endpoint.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { remark } from '../entity/common-fields.ts'
import { Day, Id, Instant, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { decimalText } from '../money/decimal.ts'
import { BooleanSchema, Literal, ObjectSchema, Optional, StringSchema, Union, strict } from '../schema.ts'
import { inquiryStates } from './inquiry-states.ts'
import { quotationPage } from './pages.ts'
import { boxFields, quotedBoxes } from './quotation-fields.ts'
import { quotationList } from './quotation-states.ts'

const groups = {
  cargo: { group: '航线与箱量', groupEn: 'Route and boxes' },
  wish: { group: '要求', groupEn: 'Wish' },
}
const money = { kind: 'number', min: 0, max: 999_999, digits: 2, listed: 100 } as const

/** Fields of an inquiry from sales to the pricing desk. */
const inquiryFields: readonly EntityField[] = [
  numberField('询价单号'),
  { key: 'NameZh', kind: 'text', zh: '主题', en: 'Subject', max: 80, listed: 150, hidden: true, search: true },
  {
    key: 'CustomerCode',
    kind: 'reference',
    to: 'customer',
    zh: '客户',
    en: 'Customer',
    listed: 180,
    filter: true,
    search: true,
    hint: '可先不填，转报价单前补上',
  },
  {
    key: 'PolCode',
    kind: 'reference',
    to: 'port',
    zh: '装货港',
    en: 'POL',
    required: true,
    listed: 110,
    filter: true,
    search: true,
    ...groups.cargo,
  },
  {
    key: 'Pods',
    kind: 'list',
    to: 'port',
    zh: '卸货港',
    en: 'POD',
    required: true,
    max: 5,
    most: 5,
    listed: 150,
    filter: true,
    ...groups.cargo,
  },
  ...boxFields(groups.cargo),
  { key: 'Day', kind: 'date', zh: '预计开航', en: 'Sailing about', required: true, listed: 104, ...groups.cargo },
  { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 72, ...groups.wish },
  { key: 'TargetPrice', ...money, zh: '目标价（每箱）', en: 'Wished price', ...groups.wish },
  { ...remark, zh: '备注', en: 'Remark', ...groups.wish },
]

/** Fields written by moves and answers: the answer of pricing, and the sender. */
const inquiryDerived: readonly EntityField[] = [
  stageField(inquiryStates),
  { key: 'Overdue', kind: 'flag', zh: '逾期未回复', en: 'Overdue', filter: true, listed: 90 },
  { key: 'Sales', kind: 'text', zh: '询价人', en: 'Asked by', max: 60, listed: 84 },
  { key: 'OfferPod', kind: 'text', zh: '报价卸货港', en: 'Offered POD', max: 10, listed: 100, hidden: true },
  { key: 'OfferCarrier', kind: 'text', zh: '船公司', en: 'Carrier', max: 20, listed: 84 },
  ...quotedBoxes.map((box): EntityField => ({
    key: `Offer${box}`,
    ...money,
    zh: `${box} 复盘价`,
    en: `${box} offer`,
    ...(box === '40HQ' || box === '20GP' ? {} : { hidden: true as const }),
  })),
  { key: 'OfferUntil', kind: 'date', zh: '复盘价有效期至', en: 'Offer until', listed: 104 },
  { key: 'OfferNote', kind: 'text', zh: '复盘说明', en: 'Answer', max: 300, listed: 160, hidden: true },
  { key: 'OfferBy', kind: 'text', zh: '复盘人', en: 'Answered by', max: 60, listed: 84 },
  { key: 'QuotationId', kind: 'number', zh: '报价单', en: 'Quotation', min: 0, max: 1e15, digits: 0 },
]

/** 询价单: a question of sales to the pricing desk. */
export const rateInquiryCalls = entityCalls(
  defineEntity({
    name: 'RateInquiry',
    kind: 'rateInquiry',
    table: 'rate_inquiry',
    zh: '询价单',
    en: 'Rate inquiry',
    path: quotationPage,
    ownOnly: true,
    stated: true,
    fields: inquiryFields,
    derived: inquiryDerived,
  }),
)
export const rateInquiryDocument = defineDocument({
  kind: 'rateInquiry',
  zh: '询价单',
  en: 'Rate inquiry',
  reads: [quotationPage],
  writes: { path: quotationPage, code: 'edit' },
  page: quotationPage,
  fields: changeWords(inquiryFields),
  states: inquiryStates,
  number: { rule: 'XJ{yy}{mm}{seq:5}', button: { path: quotationPage, code: 'number' } },
})

const Price = Union([Literal(''), decimalText(8, 2)])
const answered = ObjectSchema({ UpdateTime: Instant })

/** The answer of pricing: a price for each box type that is asked for, and until when it holds. It is given again while nobody made a quotation. */
export const offerInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/RateInquiry/Offer',
  summary: '回复询价',
  may: buttons({ path: quotationPage, code: 'answer' }),
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Pod: text(5),
      Carrier: text(20),
      Prices: ObjectSchema(
        Object.fromEntries(quotedBoxes.map((box) => [box, Price])) as Record<(typeof quotedBoxes)[number], typeof Price>,
        strict,
      ),
      Until: Day,
      Note: text(300),
      /** Prices that are far from their kind are meant. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: answered,
})

/** A quotation with the answer as its option: the prices of pricing are its floor. */
export const convertInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/RateInquiry/Convert',
  summary: '询价转报价单',
  may: buttons({ path: quotationList, code: 'add' }),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: ObjectSchema({ Id, Code: StringSchema() }),
})
