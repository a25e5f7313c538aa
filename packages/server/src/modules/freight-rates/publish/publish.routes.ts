import { checkPublish, publishRates } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { checkRates } from './check.service.ts'
import { publishAll } from './publish.service.ts'

const limit = { calls: 30, perSeconds: 60 }

export const publishRoutes: readonly Route[] = [
  employeeRoute(checkPublish, { limit, read: ({ db, actor }, input) => checkRates(db, actor, input) }),
  employeeRoute(publishRates, { limit, write: (context, input) => publishAll(context, input) }),
]
