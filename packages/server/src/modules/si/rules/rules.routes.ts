import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { demandFound } from '../../../kernel/errors.ts'
import { clocksOf } from '../chase/clocks.repo.ts'
import { rulesOf, saveRules } from './rules.service.ts'

export const ruleRoutes: readonly Route[] = [
  employeeRoute(calls.siRules, { read: ({ db, actor }) => rulesOf(db, actor.companyId) }),
  employeeRoute(calls.siClocks, {
    read: async ({ db }, { CGO_ID }) => demandFound(await clocksOf(db, CGO_ID)),
  }),
  employeeRoute(calls.saveSiRules, { write: (call, input) => saveRules(call, input) }),
]
