import type { EmployeeActor, Actor } from './actor.ts'

/**
 * Whose eyes a database connection looks through; the row-level security policies read it (migrations/0001_kernel.sql).
 * `tenant`: rows of one company and, for an operator, of the companies it serves. `platform`: platform administrators, all rows.
 * `system`: the server itself, for login, sessions and jobs.
 */
export interface TenantContext {
  readonly scope: 'tenant' | 'platform' | 'system'
  /** Empty when nobody's company applies: such a connection sees no business row. */
  readonly companyId: string
}

export const systemContext: TenantContext = { scope: 'system', companyId: '' }

export function contextOf(actor: Actor): TenantContext {
  if (actor.employeeId === null) return { scope: 'tenant', companyId: '' }
  const { companyKind, companyId } = actor as EmployeeActor
  return { scope: companyKind === 'platform' ? 'platform' : 'tenant', companyId: String(companyId) }
}
