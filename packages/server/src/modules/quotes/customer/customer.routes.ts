import { answerQuotation, ownQuotation, ownQuotationFile, ownQuotations } from '@jst/contracts/quotes'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { offerFile } from './offer-file.ts'
import { answerOwn, demandOwn, listOwn, openOwn } from './quotations.service.ts'

// quotations are the operator's: what was sent to the caller's company is found by the server's own view
export const ownQuotationRoutes: readonly Route[] = [
  employeeRoute(ownQuotations, { read: (context, filter) => listOwn(context, filter) }),
  employeeRoute(ownQuotation, { ownTransactions: (context, { Id, Lang }) => openOwn(context, Id, Lang) }),
  employeeRoute(answerQuotation, { ownTransactions: (context, input) => answerOwn(context, input) }),
  employeeRoute(ownQuotationFile, {
    limit: { calls: 30, perSeconds: 60 },
    read: async ({ system, actor }, { Id, Language }) => {
      const { companyId, offer } = await demandOwn(system, actor, Id)
      return offerFile(system, companyId, offer, Language)
    },
  }),
]
