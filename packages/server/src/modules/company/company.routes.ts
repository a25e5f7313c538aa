import type { Route } from '../../kernel/http/endpoint.ts'
import type { MobileCodes } from '../account/index.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { currentRoutes } from './current/current.routes.ts'
import { employeeRoutes } from './employees/employees.routes.ts'
import { joiningRoutes } from './joining/joining.routes.ts'

/** `codes` prove the mobiles of people who register. */
export const companyRoutes = (codes: MobileCodes): Route[] => [...joiningRoutes(codes), ...auditRoutes, ...employeeRoutes, ...currentRoutes]
