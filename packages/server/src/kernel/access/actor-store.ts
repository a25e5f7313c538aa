import type { CompanyKind } from '@jst/contracts/account'
import { isEmployee, type Actor, type DataScope, type EmployeeActor, type Permissions } from './actor.ts'
import type { Queryable } from '../database/database.ts'
import { fieldRightsOf, type FieldRights } from './field-rights.ts'
import type { EndReason } from './sessions.ts'

/** Session of a token. `changed`: the chosen employee is gone, but the user has another one. */
export type SessionState =
  /**
   * `expiresAt` is on the monotonic clock of this process, computed from the clock of the database. `storedEmployeeId` is the chosen employee, also
   * while it is disabled and the actor has none, because a change of it affects the session.
   */
  | { readonly kind: 'live'; readonly actor: Actor; readonly storedEmployeeId: number | null; readonly expiresAt: number }
  | { readonly kind: 'changed'; readonly sessionId: number; readonly userId: number; readonly employeeId: number }
  | { readonly kind: 'ended'; readonly reason: EndReason | 'expired' }

interface SessionRow {
  tokenHash: string
  sessionId: number
  userId: number
  leftMs: number
  endedReason: EndReason | null
  account: string
  userName: string
  mobile: string
  userDisabled: boolean
  employeeId: number | null
  usable: boolean
  otherEmployee: boolean
  employeeName: string
  department: string
  companyId: number
  companyCode: string
  companyName: string
  companyKind: CompanyKind
  operatorId: number | null
  roleIds: number[]
  previewRoleId: number | null
  previewRoleName: string
}

const employeeColumns = `e.name as "employeeName", e.department, c.id as "companyId", c.code as "companyCode", c.name as "companyName",
  c.kind as "companyKind", c.operator_id as "operatorId"`
const ownRoles = `array(select er.role_id from employee_role er where er.employee_id = e.id order by er.role_id)`

const loadSessions = `
  select s.token_hash as "tokenHash", s.id as "sessionId", s.user_id as "userId", extract(epoch
  from s.expires_at - clock_timestamp()) * 1000 as "leftMs", s.ended_reason as "endedReason",
    u.account, u.name as "userName", u.mobile, u.disabled as "userDisabled",
    s.employee_id as "employeeId", coalesce(not e.disabled and not c.disabled and e.user_id = s.user_id, false) as usable,
    exists (select from employee o join company oc on oc.id = o.company_id where o.user_id = s.user_id and o.id is distinct from s.employee_id
  and not o.disabled and not oc.disabled) as "otherEmployee",
    ${employeeColumns}, case when pr.id is null then ${ownRoles} else array[pr.id] end as "roleIds",
    pr.id as "previewRoleId", pr.name as "previewRoleName"
  from session s join app_user u on u.id = s.user_id left join employee e on e.id = s.employee_id left join company c on c.id = e.company_id
    left join role pr on pr.id = s.preview_role_id and pr.company_id = e.company_id
  where s.token_hash = any($1)`

/** Reads the sessions behind token hashes, many at once. Unknown hashes are missing in the answer. */
export async function readSessions(
  system: Queryable,
  roles: RoleCache,
  hashes: readonly string[],
  readAt: number,
): Promise<Map<string, SessionState>> {
  const rows = await system.query<SessionRow>(loadSessions, [hashes])
  await roles.learn(
    system,
    rows.flatMap((row) => (row.usable ? row.roleIds : [])),
  )
  return new Map(rows.map((row) => [row.tokenHash, stateOf(row, roles, readAt)]))
}

function stateOf(row: SessionRow, roles: RoleCache, readAt: number): SessionState {
  if (row.endedReason) return { kind: 'ended', reason: row.endedReason }
  if (row.userDisabled) return { kind: 'ended', reason: 'revoked' }
  if (row.employeeId !== null && !row.usable && row.otherEmployee)
    return { kind: 'changed', sessionId: row.sessionId, userId: row.userId, employeeId: row.employeeId }
  return { kind: 'live', actor: actorOf(row, roles), storedEmployeeId: row.employeeId, expiresAt: readAt + row.leftMs }
}

type ActorRow = Omit<SessionRow, 'tokenHash' | 'leftMs' | 'endedReason' | 'userDisabled' | 'otherEmployee'>

const loadEmployee = `
  select 0 as "sessionId", u.id as "userId", u.account, u.name as "userName", u.mobile, e.id as "employeeId", true as usable, ${employeeColumns},
    ${ownRoles} as "roleIds", null as "previewRoleId", '' as "previewRoleName"
  from employee e join app_user u on u.id = e.user_id join company c on c.id = e.company_id
  where e.id = $1 and not e.disabled and not u.disabled and not c.disabled`

/** Actor of an employee without a session, with current roles, for background work. Undefined if nobody may act as this employee any more. */
export async function readEmployee(system: Queryable, employeeId: number): Promise<EmployeeActor | undefined> {
  const [row] = await system.query<ActorRow>(loadEmployee, [employeeId])
  if (!row) return undefined
  const roles = new RoleCache()
  await roles.learn(system, row.roleIds)
  const actor = actorOf(row, roles)
  return isEmployee(actor) ? actor : undefined
}

function actorOf(row: ActorRow, roles: RoleCache): Actor {
  const { sessionId, userId, account, userName, mobile } = row
  const user = { sessionId, userId, account, userName, mobile }
  if (row.employeeId === null || !row.usable) return { ...user, employeeId: null }
  const {
    employeeId,
    employeeName,
    department,
    companyId,
    companyCode,
    companyName,
    companyKind,
    operatorId,
    roleIds,
    previewRoleId,
    previewRoleName,
  } = row
  const employee: EmployeeActor = {
    ...user,
    employeeId,
    employeeName,
    department,
    companyId,
    companyCode,
    companyName,
    companyKind,
    operatorId,
    roleIds,
    preview: previewRoleId === null ? null : { roleId: previewRoleId, roleName: previewRoleName },
    ...roles.rightsOf(roleIds),
  }
  return employee
}

interface Role {
  id: number
  dataScope: DataScope
  menus: { path: string; buttons: string[] }[]
  items: { itemKey: string; key: string; value: string }[]
}

interface Rights {
  permissions: Permissions
  dataScope: DataScope
  fields: FieldRights
}

const scopes: readonly DataScope[] = ['own', 'department', 'company', 'all']

/** Rights by role, so that thousands of sessions share the same few permission maps. */
export class RoleCache {
  private readonly roles = new Map<number, Role>()
  private readonly rights = new Map<string, Rights>()

  async learn(system: Queryable, ids: readonly number[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.roles.has(id))
    if (missing.length === 0) return
    const rows = await system.query<Role>(
      `select r.id, r.data_scope as "dataScope",
         coalesce((select jsonb_agg(jsonb_build_object('path', m.path, 'buttons', rm.buttons)) from role_menu rm join menu m on m.id = rm.menu_id
        and m.active where rm.role_id = r.id), '[]') as menus,
         coalesce((select jsonb_agg(jsonb_build_object('itemKey', item_key, 'key', permission_key, 'value', value)) from role_permission_item
        where role_id = r.id), '[]') as items
       from role r where r.id = any($1)`,
      [missing],
    )
    for (const row of rows) this.roles.set(row.id, row)
  }

  rightsOf(ids: readonly number[]): Rights {
    const key = ids.join(',')
    const cached = this.rights.get(key)
    if (cached) return cached
    const roles = ids.flatMap((id) => this.roles.get(id) ?? [])
    const permissions = new Map<string, Set<string>>()
    for (const { path, buttons } of roles.flatMap((role) => role.menus)) {
      const codes = permissions.get(path.toLowerCase()) ?? new Set()
      for (const code of buttons) codes.add(code)
      permissions.set(path.toLowerCase(), codes)
    }
    const dataScope = scopes[Math.max(0, ...roles.map((role) => scopes.indexOf(role.dataScope)))]!
    const rights = { permissions, dataScope, fields: fieldRightsOf(roles.map(({ items }) => items)) }
    this.rights.set(key, rights)
    return rights
  }
}
