import * as calls from '@jst/contracts/master'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { ratePage } from './rates.repo.ts'
import { removeRate, saveRate } from './rates.service.ts'

export const rateRoutes: readonly Route[] = [
  employeeRoute(calls.rateList, { read: ({ db, actor }, filter) => ratePage(db, actor, filter) }),
  employeeRoute(calls.saveRate, { write: saveRate }),
  employeeRoute(calls.removeRate, { write: removeRate }),
]
