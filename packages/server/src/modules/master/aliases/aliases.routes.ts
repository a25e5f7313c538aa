import * as calls from '@jst/contracts/master'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { aliasPage } from './aliases.repo.ts'
import { confirm, queueOf, removeAlias, saveAlias, setState } from './aliases.service.ts'

export const aliasRoutes: readonly Route[] = [
  employeeRoute(calls.aliasList, { read: ({ db, actor }, filter) => aliasPage(db, actor, filter) }),
  employeeRoute(calls.saveAlias, { write: saveAlias }),
  employeeRoute(calls.removeAlias, { write: (call, { Id, UpdateTime }) => removeAlias(call, Id, UpdateTime) }),
  employeeRoute(calls.unmatchedList, { read: ({ db, actor }, filter) => queueOf(db, actor, filter) }),
  employeeRoute(calls.confirmUnmatched, { write: confirm }),
  employeeRoute(calls.setUnmatched, { write: (call, { Ids, State }) => setState(call, Ids, State) }),
]
