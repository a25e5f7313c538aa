import { defineEndpoint, openFile } from '../../endpoint.ts'
import { answerLanguage, Id, Instant, page, pageQuery, Quantity, text, Version } from '../../envelope.ts'
import { customerWorkbench } from '../../freight-rates/customer/own-prices.ts'
import { menus } from '../../may.ts'
import { Literal, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'
import { SentOffer } from './offer.ts'

const may = menus(customerWorkbench)

/** How a quotation stands for its customer: he knows no more of its states. */
export const offerStandings = {
  open: '待回复',
  accepted: '已接受',
  declined: '已谢绝',
  renewing: '更新中',
  expired: '已过期',
  closed: '已结束',
} as const
export type OfferStanding = keyof typeof offerStandings
const Standing = Union([
  Literal('open'),
  Literal('accepted'),
  Literal('declined'),
  Literal('renewing'),
  Literal('expired'),
  Literal('closed'),
])

const OwnQuotation = ObjectSchema({
  Id,
  No: StringSchema(),
  Version,
  SentAt: Instant,
  Pol: StringSchema(),
  Pod: StringSchema(),
  Boxes: StringSchema(),
  Options: Quantity,
  ValidUntil: StringSchema(),
  Sales: StringSchema(),
  Standing,
})
export type OwnQuotation = Static<typeof OwnQuotation>

/** Quotations that were sent to the caller's company by the operator that serves it, the newest first. */
export const ownQuotations = defineEndpoint({
  method: 'GET',
  path: '/api/OwnQuotation/List',
  summary: '我的报价',
  may,
  query: ObjectSchema({ ...pageQuery, Standing: Optional(Standing), ...answerLanguage }, strict),
  reply: page(OwnQuotation),
})

const Opened = ObjectSchema({
  Id,
  Offer: SentOffer,
  Standing,
  /** Key of the option that was accepted; '' : none. */
  Accepted: StringSchema(),
})
export type OpenedQuotation = Static<typeof Opened>
/** One of them as it was sent last. To open it is to have seen it: whoever made it is told. */
export const ownQuotation = defineEndpoint({
  method: 'GET',
  path: '/api/OwnQuotation/Get',
  summary: '我的报价单',
  write: true,
  may,
  query: ObjectSchema({ Id, ...answerLanguage }, strict),
  reply: Opened,
})

/** Accepts one option (`Key`), or declines with a reason. `Version`: what was read, so that nobody accepts what he has not seen. */
export const answerQuotation = defineEndpoint({
  method: 'POST',
  path: '/api/OwnQuotation/Answer',
  summary: '接受或谢绝报价',
  may,
  body: ObjectSchema(
    {
      Id,
      Version,
      Act: Union([Literal('accept'), Literal('decline')]),
      Key: Optional(text(12)),
      Reason: Optional(text(20)),
      Words: Optional(text(500)),
      ...answerLanguage,
    },
    strict,
  ),
  reply: Opened,
})

export const ownQuotationFile = defineEndpoint({
  method: 'GET',
  path: '/api/OwnQuotation/File',
  summary: '我的报价单 PDF',
  may,
  query: ObjectSchema({ Id, Language: Union([Literal('zh'), Literal('en')]) }, strict),
  reply: openFile('客户打开发给自己的报价单'),
})
