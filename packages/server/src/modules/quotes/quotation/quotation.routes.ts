import {
  copyQuotation as copyCall,
  offeredRates,
  quotationCalendar,
  quotationCalls as calls,
  quotationDocument as document,
  quotationFigures,
  quotationOptions,
  revokeQuotation,
  saveQuotationOptions,
  shareQuotation,
} from '@jst/contracts/quotes'
import { entityRoutes } from '../../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { revoke, share } from '../links/links.service.ts'
import { copyQuotation } from './copy.service.ts'
import { answerForQuotations, calendarRoute } from '../../freight-rates/index.ts'
import { figuresOf } from './figures.repo.ts'
import { countAffected } from './options.repo.ts'
import { saveOptions, viewOf } from './options.service.ts'
import { registerQuotations } from './quotation.module.ts'
import { quotationRules } from './quotation.rules.ts'
import { ratesFor } from './rates.service.ts'

registerQuotations()
answerForQuotations(countAffected)

export const quotationRoutes = ({ origin }: Pick<Surroundings, 'origin'>): readonly Route[] => [
  ...entityRoutes([calls], { [document.kind]: quotationRules }),
  employeeRoute(quotationOptions, { read: ({ db, actor }, { Id }) => viewOf(db, actor, Id) }),
  employeeRoute(saveQuotationOptions, { write: (call, input) => saveOptions(call, input) }),
  employeeRoute(offeredRates, { read: (context, query) => ratesFor(context, query) }),
  calendarRoute(quotationCalendar),
  employeeRoute(copyCall, { write: (call, input) => copyQuotation(call, input) }),
  employeeRoute(shareQuotation, { secretAnswer: true, write: (call, { Id }) => share(call, Id, origin) }),
  employeeRoute(revokeQuotation, { write: (call, { Id }) => revoke(call, Id) }),
  employeeRoute(quotationFigures, { read: ({ db, actor }, { Days = 90 }) => figuresOf(db, actor, Days) }),
]
