import { mailQuotation, sentQuotation } from '@jst/contracts/quotes'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { sentOffer } from '../customer/sent-offer.ts'
import { demandHeader } from '../quotation/header.repo.ts'
import { demandSent } from '../quotation/offer.ts'
import { drawOffer, mailOffer } from './mail.service.ts'

export const quotationMailRoutes = (surroundings: Pick<Surroundings, 'mail'>): readonly Route[] => [
  employeeRoute(sentQuotation, {
    read: async ({ db }, { Id }) => {
      await demandHeader(db, Id)
      return sentOffer(await demandSent(db, Id))
    },
  }),
  // a customer gets a few mails a day, not hundreds
  employeeRoute(mailQuotation, {
    limit: { calls: 30, perSeconds: 600 },
    prepare: (context, input) => drawOffer(context, input),
    write: (call, input, rendered) => mailOffer(call, surroundings, input, rendered),
  }),
]
