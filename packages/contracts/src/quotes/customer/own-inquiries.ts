import { defineEndpoint } from '../../endpoint.ts'
import { answerLanguage, Day, Id, IdOrNone, Instant, page, pageQuery, text } from '../../envelope.ts'
import { customerWorkbench, ownPriceFacts } from '../../freight-rates/customer/own-prices.ts'
import { menus } from '../../may.ts'
import { ArraySchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../../schema.ts'

const may = menus(customerWorkbench)

/** How an inquiry stands for the customer that sent it: he knows no more of its states. */
export const inquiryStandings = { waiting: '待处理', working: '报价中', quoted: '已报价', closed: '已关闭' } as const
export type InquiryStanding = keyof typeof inquiryStandings
const Standing = Union([Literal('waiting'), Literal('working'), Literal('quoted'), Literal('closed')])

/**
 * Sends an inquiry to the pricing desk of the operator that serves the caller's company, with what was asked of the rate search. `Price`: hash of the
 * offer that the customer looks at; left out: of none. The server writes what the offer comes to, whatever the browser says.
 */
export const askPrice = defineEndpoint({
  method: 'POST',
  path: '/api/OwnInquiry/Ask',
  summary: '向操作公司询价',
  may,
  body: ObjectSchema({ ...ownPriceFacts, Price: Optional(text(80)), Words: Optional(text(200)) }, strict),
  reply: ObjectSchema({ Id, No: StringSchema() }),
})

const OwnInquiry = ObjectSchema({
  Id,
  No: StringSchema(),
  AskedAt: Instant,
  AskedBy: StringSchema(),
  Pol: StringSchema(),
  Pods: ArraySchema(StringSchema()),
  Boxes: StringSchema(),
  Day,
  /** The offer and the customer's own words, as they were sent. */
  Words: StringSchema(),
  Standing,
  /** Code of `inquiryStates` why it was closed; '' : it was not. */
  Reason: StringSchema(),
  /** Quotation that answers it; 0 : none was sent yet. */
  QuotationId: IdOrNone,
  QuotationNo: StringSchema(),
})
export type OwnInquiry = Static<typeof OwnInquiry>

/** Inquiries of the caller's company, the newest first. */
export const ownInquiries = defineEndpoint({
  method: 'GET',
  path: '/api/OwnInquiry/List',
  summary: '我的询价',
  may,
  query: ObjectSchema({ ...pageQuery, Standing: Optional(Standing), ...answerLanguage }, strict),
  reply: page(OwnInquiry),
})
