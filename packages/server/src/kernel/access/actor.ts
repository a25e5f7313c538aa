import type { CompanyKind } from '@jst/contracts/account'
import type { ButtonPermission } from '@jst/contracts'
import type { FieldRights } from './field-rights.ts'

/** How far a role's holder sees inside the company; the widest of the roles counts. */
export type DataScope = 'own' | 'department' | 'company' | 'all'

/** Button codes by lower-case menu path (spec §6). Shared between actors with the same roles. */
export type Permissions = ReadonlyMap<string, ReadonlySet<string>>

/** The signed-in user behind a request. */
export interface Actor {
  readonly sessionId: number
  readonly userId: number
  readonly account: string
  readonly userName: string
  readonly mobile: string
  /** Null until an employee is chosen. */
  readonly employeeId: number | null
}

/** The user acting as an employee of a company. */
export interface EmployeeActor extends Actor {
  readonly employeeId: number
  readonly employeeName: string
  readonly department: string
  readonly companyId: number
  readonly companyCode: string
  readonly companyName: string
  readonly companyKind: CompanyKind
  /** The operator that serves the company; null for operators and the platform. */
  readonly operatorId: number | null
  readonly roleIds: readonly number[]
  readonly dataScope: DataScope
  readonly permissions: Permissions
  /** Sensitive fields that the roles narrow (kernel/access/field-rights.ts). */
  readonly fields: FieldRights
  /** Set during a role preview, in which the session writes nothing (spec §2.19). */
  readonly preview: { readonly roleId: number; readonly roleName: string } | null
}

export const isEmployee = (actor: Actor): actor is EmployeeActor => actor.employeeId !== null

/** True if one of the actor's roles holds the menu entry, with or without buttons. */
export const holdsMenu = ({ permissions }: Pick<EmployeeActor, 'permissions'>, path: string): boolean => permissions.has(path.toLowerCase())

/** True when the actor holds the button: path in any case, code exact. */
export const mayPress = (actor: EmployeeActor, { path, code }: ButtonPermission) =>
  actor.permissions.get(path.toLowerCase())?.has(code) ?? false
