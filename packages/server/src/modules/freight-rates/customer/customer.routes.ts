import { ownPrices, publicPorts, publicRoutes } from '@jst/contracts/freight-rates'
import { employeeRoute, publicRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { ownOffers } from './own-prices.service.ts'
import { findPublicPorts, findPublicRoutes } from './public.repo.ts'

/** By address: enough for somebody who compares, too few to copy a list of routes. */
const byAddress = { routes: { calls: 30, perSeconds: 60 }, ports: { calls: 120, perSeconds: 60 } }
/** By user: prices are worked out anew for each. */
const byUser = { calls: 60, perSeconds: 60 }

export const customerPriceRoutes: readonly Route[] = [
  // the rates are the operator's: what may be read of them is judged and told by the service
  employeeRoute(ownPrices, { limit: byUser, ownTransactions: (context, query) => ownOffers(context, query) }),
  publicRoute(publicRoutes, {
    limit: byAddress.routes,
    // a page with the name of one company offers nothing of another one
    read: async ({ system, brand }, { Pol, Pod, Day }) => ({
      Rows: await findPublicRoutes(system, Pol.trim().toUpperCase(), Pod.trim().toUpperCase(), Day, (await brand())?.companyId ?? null),
    }),
  }),
  publicRoute(publicPorts, { limit: byAddress.ports, read: ({ system }, { Keyword }) => findPublicPorts(system, Keyword.trim()) }),
]
