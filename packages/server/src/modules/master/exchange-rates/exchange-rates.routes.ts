import * as calls from '@jst/contracts/master'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { exchangeRatePage } from './exchange-rates.repo.ts'
import { removeExchangeRate, saveExchangeRate } from './exchange-rates.service.ts'

export const exchangeRateRoutes: readonly Route[] = [
  employeeRoute(calls.exchangeRateList, { read: ({ db, actor }, filter) => exchangeRatePage(db, actor, filter) }),
  employeeRoute(calls.saveExchangeRate, { write: saveExchangeRate }),
  employeeRoute(calls.removeExchangeRate, { write: removeExchangeRate }),
]
