import type { AuditedEntity, AuditRow } from '@jst/contracts/system'
import type { Page } from '@jst/contracts'
import { mayPress, type EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/field-rights.ts'
import { Conditions, readPage, type PageInput } from '../../../kernel/paging.ts'
import { demand } from '../../../kernel/policy.ts'
import { mayMaintain } from '../menus/menus.policy.ts'
import { placeOf } from '../menus/menus.repo.ts'
import { mayKeepRolesOf } from '../roles/roles.policy.ts'
import { findRole } from '../roles/roles.repo.ts'
import { keepsUsers } from '../users/users.policy.ts'

/** Who may read the history of a thing: whoever the page of that thing is open to. @throws AppError FORBIDDEN, NOT_FOUND */
const readable: Record<AuditedEntity, (db: Db, actor: EmployeeActor, id: number) => Promise<void>> = {
  async menu(db, actor, id) {
    const place = await placeOf(db, id)
    if (!place) throw new AppError('NOT_FOUND')
    demand(mayMaintain(actor, place.portal, 'view'))
  },
  async role(db, actor, id) {
    if (!mayPress(actor, { path: '/system/role/roleEdit', code: 'view' })) throw new AppError('FORBIDDEN')
    const role = await findRole(db, id)
    if (!role) throw new AppError('NOT_FOUND')
    demand(mayKeepRolesOf(actor, role.CompanyId))
  },
  async app_user(_, actor) {
    if (!mayPress(actor, { path: '/system/user/userList', code: 'view' })) throw new AppError('FORBIDDEN')
    demand(keepsUsers(actor))
  },
}

interface Row {
  Id: number
  At: string
  Action: string
  EmployeeName: string
  CompanyName: string
  diff: Record<string, unknown>
}
/** Contact data of people: not shown to who may not see it on their page either. */
const contactFields: ReadonlySet<string> = new Set(['Mobile', 'Email'])
const noFields: ReadonlySet<string> = new Set()
const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2

/** The history of one thing, newest first, with the names of whoever did it, in whatever company they are. */
export async function auditOf(
  db: Db,
  system: Db,
  actor: EmployeeActor,
  { Entity, EntityId, ...paging }: PageInput & { Entity: AuditedEntity; EntityId: number },
): Promise<Page<AuditRow>> {
  await readable[Entity](db, actor, EntityId)
  const { Rows, Total } = await readPage<Row>(system, paging, {
    select: `a.id as "Id", a.at as "At", a.action as "Action", coalesce(e.name, u.name, '') as "EmployeeName", coalesce(c.name, '') as "CompanyName", a.diff`,
    from: 'audit_log a left join employee e on e.id = a.employee_id left join app_user u on u.id = a.user_id left join company c on c.id = a.company_id',
    counted: 'audit_log a',
    where: new Conditions().add('a.entity = ?', Entity).add('a.entity_id = ?', EntityId),
    sorts: { At: { filled: 'a.at' } },
    defaultSort: '-At',
    tieBreaker: 'a.id desc',
  })
  const hidden = maySee(actor, 'customerContact') ? noFields : contactFields
  return {
    Rows: Rows.map(({ diff, ...row }) => ({
      ...row,
      Changes: Object.entries(diff)
        .filter(([field]) => !hidden.has(field))
        .map(([Field, value]) => ({
          Field,
          Before: isPair(value) ? value[0] : null,
          After: isPair(value) ? value[1] : value,
        })),
    })),
    Total,
  }
}
