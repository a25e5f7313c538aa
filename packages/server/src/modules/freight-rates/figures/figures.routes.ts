import { lostDemand, platformFigures, priceQueries, rateCockpit, rateIndex } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { cockpitOf } from './cockpit.repo.ts'
import { lostRoutes, queryPage } from './demand.repo.ts'
import { laneIndexes } from './index.repo.ts'
import { platformOf } from './platform.repo.ts'

export const figureRoutes: readonly Route[] = [
  employeeRoute(rateCockpit, { read: ({ db }, { Period }) => cockpitOf(db, Period) }),
  employeeRoute(rateIndex, { read: ({ db, actor }) => laneIndexes(db, actor) }),
  employeeRoute(lostDemand, { read: ({ db }, { Period }) => lostRoutes(db, Period) }),
  employeeRoute(priceQueries, { read: ({ db }, query) => queryPage(db, query) }),
  employeeRoute(platformFigures, {
    // sums by lane over all operators, past tenancy: ADR 93 says what they may tell
    read: ({ db, system, actor }, { Period }) =>
      actor.companyKind === 'platform' ? platformOf(system, 'platform', Period) : platformOf(db, 'company', Period),
  }),
]
