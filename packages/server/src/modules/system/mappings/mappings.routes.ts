import * as calls from '@jst/contracts/system'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { mappingPage, systemsOf } from './mappings.repo.ts'
import { dropMapping, importPairs, keepMapping } from './mappings.service.ts'

/** Pasting a thousand rows is work for the server: not for every second. */
const importing = { calls: 20, perSeconds: 60 }

/** Codes of others for things of ours: each company's own. */
export const mappingRoutes: readonly Route[] = [
  employeeRoute(calls.mappingList, { read: ({ db, actor }, filter) => mappingPage(db, actor.companyId, filter) }),
  employeeRoute(calls.mappingSystems, { read: ({ db, actor }) => systemsOf(db, actor.companyId) }),
  employeeRoute(calls.saveMapping, { write: keepMapping }),
  employeeRoute(calls.removeMapping, {
    write: async (call, { Id, UpdateTime }) => {
      await dropMapping(call, Id, UpdateTime)
      return null
    },
  }),
  employeeRoute(calls.importMappings, { limit: importing, write: importPairs }),
]
