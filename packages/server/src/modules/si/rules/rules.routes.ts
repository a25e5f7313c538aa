import * as calls from '@jst/contracts/si'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { demandFound } from '../../../kernel/errors.ts'
import { clocksOf } from '../chase/clocks.repo.ts'
import { operatorRules } from './rules.ts'

export const ruleRoutes: readonly Route[] = [
  employeeRoute(calls.siRules, { read: ({ db, actor }) => operatorRules.of(db, actor.companyId) }),
  employeeRoute(calls.siClocks, {
    read: async ({ db }, { CGO_ID }) => demandFound(await clocksOf(db, CGO_ID)),
  }),
  employeeRoute(calls.saveSiRules, { write: operatorRules.save }),
]
