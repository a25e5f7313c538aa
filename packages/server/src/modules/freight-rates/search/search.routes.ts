import { customerPrices, searchPrices } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { offersForCustomer, searchOptions } from './search.service.ts'

export const priceSearchRoutes: readonly Route[] = [
  // the search itself only reads; what was asked is kept in a transaction of its own
  employeeRoute(searchPrices, { ownTransactions: (context, query) => searchOptions(context, query) }),
  employeeRoute(customerPrices, { read: (context, query) => offersForCustomer(context, query) }),
]
