import { quotesEntities } from '@jst/contracts/quotes'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/http/endpoint.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { ownQuotationRoutes } from './customer/customer.routes.ts'
import { ownInquiryRoutes } from './customer/inquiries.routes.ts'
import { figureRoutes } from './figures/figures.routes.ts'
import { inquiryRoutes } from './inquiry/inquiry.routes.ts'
import { quotationMailRoutes } from './mail/mail.routes.ts'
import { quotationRoutes } from './quotation/quotation.routes.ts'

export const quotesRoutes = (surroundings: Pick<Surroundings, 'origin' | 'mail'>): readonly Route[] => [
  ...quotationRoutes(surroundings),
  ...inquiryRoutes,
  ...figureRoutes,
  ...ownQuotationRoutes,
  ...ownInquiryRoutes,
  ...quotationMailRoutes(surroundings),
  ...entityRoutes(quotesEntities),
]
