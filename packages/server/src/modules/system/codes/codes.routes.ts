import * as calls from '@jst/contracts/system'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { entryPage, groupsOf } from './codes.repo.ts'
import { addGroup, layerOf, removeEntry, saveEntry } from './codes.service.ts'

/** Dictionaries: everybody reads the platform's and their own company's, and writes their own layer. */
export const codeRoutes: readonly Route[] = [
  employeeRoute(calls.codeGroups, { revalidated: true, read: ({ db, actor }) => groupsOf(db, layerOf(actor)) }),
  employeeRoute(calls.codeEntries, { read: ({ db, actor }, filter) => entryPage(db, layerOf(actor), filter) }),
  employeeRoute(calls.addCodeGroup, { write: addGroup }),
  employeeRoute(calls.saveCodeEntry, { write: saveEntry }),
  employeeRoute(calls.removeCodeEntry, {
    write: async (call, { Id, UpdateTime }) => {
      await removeEntry(call, Id, UpdateTime)
      return null
    },
  }),
]
