import { defineEndpoint } from '../../endpoint.ts'
import { Id, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { BooleanSchema, Literal, ObjectSchema, StringSchema, Union, strict } from '../../schema.ts'
import { SentOffer } from '../customer/offer.ts'
import { quotationList } from '../quotation-states.ts'

/** The latest sent quotation, as the customer reads it. */
export const sentQuotation = defineEndpoint({
  method: 'GET',
  path: '/api/Quotation/SentOffer',
  summary: '已发送的报价单',
  may: menus(quotationList),
  query: ObjectSchema({ Id }, strict),
  reply: SentOffer,
})

/**
 * Mails what was sent to the customer: `Text` as it was read by whoever sends it, with the PDF if `Attach`. Answers go to the sender. `Waits`: there
 * is no mail server yet, the mail waits in the outbox.
 */
export const mailQuotation = defineEndpoint({
  method: 'POST',
  path: '/api/Quotation/Mail',
  summary: '邮件发送报价单',
  may: buttons({ path: quotationList, code: 'send' }),
  body: ObjectSchema(
    {
      Id,
      To: StringSchema({ minLength: 3, maxLength: 120 }),
      Subject: StringSchema({ minLength: 1, maxLength: 120 }),
      Text: StringSchema({ minLength: 1, maxLength: 6_000 }),
      Attach: BooleanSchema(),
      Language: Union([Literal('zh'), Literal('en')]),
    },
    strict,
  ),
  reply: ObjectSchema({ Waits: BooleanSchema(), Address: text(120) }),
})
