import { lclColoads, lclRateCalls as calls, lclRateDocument as document, searchLclPrices } from '@jst/contracts/freight-rates'
import { registerDocument, rowsOf } from '../../../documents/index.ts'
import { entityRoutes } from '../../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { lclLineDoubts, lclPublishDoubts } from '../far-prices.ts'
import { findColoads } from './coload.repo.ts'
import { lclRateRules, publishable } from './lcl-rate.rules.ts'
import { searchLcl } from './lcl-search.service.ts'

registerDocument({
  ...rowsOf(calls.entity),
  title: `concat_ws(' ', t.pol_code || '→' || t.pod_code, nullif(t.name_zh, ''))`,
  document,
  guards: { publishable },
  effects: {},
  moveDoubts: { publish: lclPublishDoubts },
  lineDoubts: lclLineDoubts,
})

export const lclRoutes: readonly Route[] = [
  ...entityRoutes([calls], { [document.kind]: lclRateRules }),
  employeeRoute(lclColoads, { read: ({ db, actor }, query) => findColoads(db, actor, query) }),
  employeeRoute(searchLclPrices, { read: (context, query) => searchLcl(context, query) }),
]
