import { customerFigures, laneFigures } from '@jst/contracts/quotes'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { customersOf } from './customers.repo.ts'
import { lanesOf } from './lanes.repo.ts'

export const figureRoutes: readonly Route[] = [
  employeeRoute(laneFigures, { read: async ({ db, actor }, { Period }) => ({ Lanes: await lanesOf(db, actor, Period) }) }),
  employeeRoute(customerFigures, { read: ({ db, actor }, { Period }) => customersOf(db, actor, Period) }),
]
