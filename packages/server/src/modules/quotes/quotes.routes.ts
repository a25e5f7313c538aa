import { quotesEntities } from '@jst/contracts/quotes'
import { entityRoutes } from '../../entity-kit/index.ts'
import type { Route } from '../../kernel/endpoint.ts'
import type { Surroundings } from '../../kernel/surroundings.ts'
import { inquiryRoutes } from './inquiry/inquiry.routes.ts'
import { quotationRoutes } from './quotation/quotation.routes.ts'

export const quotesRoutes = (surroundings: Pick<Surroundings, 'origin'>): readonly Route[] => [
  ...quotationRoutes(surroundings),
  ...inquiryRoutes,
  ...entityRoutes(quotesEntities),
]
