import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, Quantity } from '../envelope.ts'
import { invoiceButtons } from '../invoices/pages.ts'
import { buttons } from '../may.ts'
import { ObjectSchema, StringSchema, strict } from '../schema.ts'
import { releaseButtons as may } from './pages.ts'

const at = { Id, UpdateTime: Instant }
/** Adds the fees that the rules of the company name for an application and that it does not have yet. */
export const proposeFees = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseApplication/ProposeFees',
  summary: '按规则带入签单费用',
  may: buttons(may.apply),
  body: ObjectSchema(at, strict),
  reply: ObjectSchema({ Added: Quantity }),
})
/** Makes the draft of a bill with the fees of an application. It has one such bill, unless that was void. */
export const billFees = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseApplication/BillFees',
  summary: '签单费用开账单',
  may: buttons(invoiceButtons.add),
  body: ObjectSchema(at, strict),
  reply: ObjectSchema({ Id, Code: StringSchema() }),
})
