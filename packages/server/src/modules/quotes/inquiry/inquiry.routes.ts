import { convertInquiry, offerInquiry, rateInquiryCalls as calls, rateInquiryDocument as document } from '@jst/contracts/quotes'
import { registerDocument, rowsOf, type DocumentCall, type SubjectRow } from '../../../documents/index.ts'
import { entityRoutes } from '../../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { rateSettings } from '../../freight-rates/index.ts'
import { customerName } from '../customer-name.ts'
import { tellAsker } from '../customer/tell-asker.ts'
import { storeDue } from './inquiry.repo.ts'
import { inquiryRules } from './inquiry.rules.ts'
import { convert, offer } from './inquiry.service.ts'

const askedAgain = async ({ tx, actor }: DocumentCall, { id }: SubjectRow) => {
  await storeDue(tx, id, (await rateSettings.of(tx, actor.companyId)).InquiryHours)
}

registerDocument({
  ...rowsOf(calls.entity),
  title: `concat_ws(' ', nullif(${customerName}, ''), t.pol_code || '→' || array_to_string(t.pods, '/'), nullif(t.name_zh, ''))`,
  query: `'Inquiry=' || t.id`,
  document,
  guards: {},
  effects: { ask: askedAgain, close: tellAsker },
})

export const inquiryRoutes: readonly Route[] = [
  ...entityRoutes([calls], { [document.kind]: inquiryRules }),
  employeeRoute(offerInquiry, { write: (call, input) => offer(call, input) }),
  employeeRoute(convertInquiry, { write: (call, input) => convert(call, input) }),
]
