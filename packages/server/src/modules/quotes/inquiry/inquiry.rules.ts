import { boxesOf, rateInquiryDocument as document } from '@jst/contracts/quotes'
import { documentEntity } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { rateSettings } from '../../freight-rates/index.ts'
import { texts } from '../texts.ts'
import { storeDue } from './inquiry.repo.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

const rules = documentEntity(document)
const nameOf = (column: string) => `coalesce((select e.name from employee e where e.id = t.${column}), '')`

export const inquiryRules: EntityRules = {
  ...rules,
  derived: {
    ...rules.derived,
    Overdue: '(t.state = 0 and t.state_due < clock_timestamp())',
    Sales: `coalesce((select e.name || '（' || c.name || '）' from employee e join company c on c.id = e.company_id where e.id = t.asked_by),
      ${nameOf('create_id')})`,
    OfferPod: 't.offer_pod',
    OfferCarrier: 't.offer_carrier',
    Offer20GP: 't.offer20_gp',
    Offer40GP: 't.offer40_gp',
    Offer40HQ: 't.offer40_hq',
    Offer45HQ: 't.offer45_hq',
    OfferUntil: dayOrBlank('t.offer_until'),
    OfferNote: 't.offer_note',
    OfferBy: nameOf('offer_by'),
    QuotationId: 'coalesce(t.quotation_id, 0)',
  },
  check: (_tx, values) => {
    if (boxesOf(values).length === 0) throw invalid('Values.Qty40HQ', texts.boxes)
    return Promise.resolve()
  },
  written: async (call, row, before) => {
    await rules.written(call, row, before)
    if (!before) await storeDue(call.tx, row.Id, (await rateSettings.of(call.tx, call.actor.companyId)).InquiryHours)
  },
}
