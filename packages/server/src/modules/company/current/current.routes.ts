import * as calls from '@jst/contracts/company'
import { employeeRoute, type Route } from '../../../kernel/endpoint.ts'
import { create } from './create.service.ts'
import { versionsOf } from './current.repo.ts'
import * as current from './current.service.ts'

/** Every call but the last works on the caller's own company. */
export const currentRoutes: readonly Route[] = [
  employeeRoute(calls.currentCompany, { read: ({ db, system, actor }) => current.describe(db, system, actor) }),
  employeeRoute(calls.currentCompanyVersions, { read: ({ db, actor }) => versionsOf(db, actor.companyId) }),
  employeeRoute(calls.modifyCompany, { write: current.modify }),
  employeeRoute(calls.beginCompanyChange, { write: current.beginChange }),
  employeeRoute(calls.createCompany, { secretAnswer: true, write: create }),
]
