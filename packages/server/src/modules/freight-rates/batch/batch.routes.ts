import { planRateBatch, rateBatches, rateModifications, runRateBatch, undoRateBatch } from '@jst/contracts/freight-rates'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { batchPage, modificationPage } from './batch-list.ts'
import { numberBatch } from './number.service.ts'
import { planBatch } from './plan.service.ts'
import { runBatch } from './run.service.ts'
import { undoBatch } from './undo.service.ts'

const limit = { calls: 30, perSeconds: 60 }

export const batchRoutes: readonly Route[] = [
  employeeRoute(planRateBatch, { limit, write: (context, input) => planBatch(context, input) }),
  employeeRoute(runRateBatch, {
    limit,
    prepare: (context, { Id }) => numberBatch(context, Id),
    write: (context, { Id, Sure = false }) => runBatch(context, Id, Sure),
  }),
  employeeRoute(undoRateBatch, { limit, write: (context, { Id }) => undoBatch(context, Id) }),
  employeeRoute(rateBatches, { read: ({ db, actor }, query) => batchPage(db, actor, query) }),
  employeeRoute(rateModifications, { read: ({ db, actor }, query) => modificationPage(db, actor, query) }),
]
