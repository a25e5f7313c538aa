import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { rulesOf, saveRules } from './rules.service.ts'

export const ruleRoutes: readonly Route[] = [
  employeeRoute(calls.siRules, { read: ({ db, actor }) => rulesOf(db, actor.companyId) }),
  employeeRoute(calls.saveSiRules, { write: (call, input) => saveRules(call, input) }),
]
