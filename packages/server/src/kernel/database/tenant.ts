import type { EmployeeActor, Actor } from '../access/actor.ts'

/**
 * Tenant context of a database connection, read by the row-level security policies (migrations/0001_kernel.sql).
 * `tenant`: rows of one company and, for an operator, of the companies it serves. `platform`: platform administrators, all rows.
 * `system`: the server itself, for login, sessions and jobs.
 */
export interface TenantContext {
  readonly scope: 'tenant' | 'platform' | 'system'
  /** Empty when nobody's company applies: such a connection sees no business row. */
  readonly companyId: string
  /** Inside the company (migrations/0021_data_scope.sql): `own:<employee>` or `department:<employee>`; empty: all of it. */
  readonly reach: string
}

export const systemContext: TenantContext = { scope: 'system', companyId: '', reach: '' }

export function contextOf(actor: Actor): TenantContext {
  if (actor.employeeId === null) return { scope: 'tenant', companyId: '', reach: '' }
  const employee = actor as EmployeeActor
  const scope = employee.companyKind === 'platform' ? 'platform' : 'tenant'
  return { scope, companyId: String(employee.companyId), reach: isNarrowed(employee) ? `${employee.dataScope}:${employee.employeeId}` : '' }
}

/** An operator's staff who see their own or their department's business only; customers and providers see all of their company's. */
export const isNarrowed = ({ companyKind, dataScope }: EmployeeActor): boolean =>
  companyKind === 'operator' && (dataScope === 'own' || dataScope === 'department')
