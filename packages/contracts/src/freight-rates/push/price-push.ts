import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { Day, Id, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { BoxesText } from '../price-search.ts'
import { PriceOffer } from '../price-offer.ts'

/** 销售加价, with the push of priced lists. */
export const pushPage = '/SeaFreight/FreightPush'
/** How many customers one push is for. */
export const mostPushed = 20
/** How a list reaches its customer. */
export const pushWays = { workbench: '客户工作台', mail: '邮件', text: '微信文本', xlsx: 'Excel 文件' } as const
export type PushWay = keyof typeof pushWays

const pushQuery = {
  Pol: StringSchema({ minLength: 2, maxLength: 10 }),
  /** Codes joined by commas. */
  Pods: StringSchema({ minLength: 2, maxLength: 60 }),
  Day,
  /** `40HQ*2,20GP*1` */
  Boxes: BoxesText,
}
const push = buttons({ path: pushPage, code: 'push' })

/** A price that is not told: below the floor, or refused. Amounts are not named, since they would tell the floor. */
const Withheld = ObjectSchema({ Carrier: StringSchema(), Pod: StringSchema(), Why: StringSchema() })
/** Message for one customer. `Hash`: of it, so that nothing else is sent than was previewed. */
const PushList = ObjectSchema({
  Code: StringSchema(),
  Name: StringSchema(),
  Level: StringSchema(),
  /** Its company has joined: it may get the list in its workbench. */
  Joined: BooleanSchema(),
  Contact: StringSchema(),
  /** Of its first contact; '' : none, or not for the caller. */
  Mail: StringSchema(),
  Offers: ArraySchema(PriceOffer),
  Withheld: ArraySchema(Withheld),
  Text: StringSchema(),
  Hash: StringSchema(),
})
export type PushList = Static<typeof PushList>

/** The list of each chosen customer by its own prices; `Customers`: codes joined by commas. */
export const previewPush = defineEndpoint({
  method: 'GET',
  path: '/api/FreightPush/Preview',
  summary: '推价预览',
  may: push,
  query: ObjectSchema({ Customers: StringSchema({ minLength: 1, maxLength: 400 }), ...pushQuery }, strict),
  reply: ObjectSchema({
    Lists: ArraySchema(PushList),
    Names: ArraySchema(ObjectSchema({ Code: StringSchema(), Name: StringSchema() })),
  }),
})

/** Customers of the caller's own scope that are sold to, for the line that asks. */
export const pushCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/FreightPush/Customers',
  summary: '可推价客户',
  may: push,
  reply: ArraySchema(ObjectSchema({ Code: StringSchema(), Name: StringSchema(), Joined: BooleanSchema() })),
})

const Way = Union([Literal('workbench'), Literal('mail'), Literal('text'), Literal('xlsx')])
/** Sends, or notes down, what was looked at. @throws a finding at a customer whose prices changed since */
export const sendPush = defineEndpoint({
  method: 'POST',
  path: '/api/FreightPush/Send',
  summary: '推价',
  may: push,
  body: ObjectSchema(
    {
      ...pushQuery,
      Customers: ArraySchema(ObjectSchema({ Code: text(20), Hash: text(64), Way, Mail: Optional(text(120)) }, strict), {
        minItems: 1,
        maxItems: mostPushed,
      }),
    },
    strict,
  ),
  reply: ObjectSchema({ Sent: ArraySchema(ObjectSchema({ Id, Code: StringSchema() })) }),
})

const PushRow = ObjectSchema({
  Id,
  At: Instant,
  By: StringSchema(),
  Customer: StringSchema(),
  CustomerName: StringSchema(),
  Way,
  Address: StringSchema(),
  Pol: StringSchema(),
  Pods: StringSchema(),
  Day: StringSchema(),
  Boxes: StringSchema(),
  Rates: Quantity,
  Withheld: Quantity,
  Hash: StringSchema(),
})
export type PushRow = Static<typeof PushRow>
export const pushLog = defineEndpoint({
  method: 'GET',
  path: '/api/FreightPush/Log',
  summary: '推价记录',
  may: menus(pushPage),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)) }, strict),
  reply: page(PushRow),
})

/** A push as it was sent, as a file for the customer. */
export const pushFile = defineEndpoint({
  method: 'GET',
  path: '/api/FreightPush/File',
  summary: '下载推价表',
  may: buttons({ path: pushPage, code: 'download' }),
  query: ObjectSchema({ Id }, strict),
  reply: BusinessFile,
})
