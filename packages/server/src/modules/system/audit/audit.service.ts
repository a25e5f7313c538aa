import type { AuditedEntity, AuditRow } from '@jst/contracts/system'
import type { Page } from '@jst/contracts'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { maySee } from '../../../kernel/access/field-rights.ts'
import { historyPage } from '../../../kernel/audit/history.ts'
import type { PageInput } from '../../../kernel/database/paging.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { findEntry } from '../codes/codes.repo.ts'
import { layerOf } from '../codes/codes.service.ts'
import { findMapping } from '../mappings/mappings.repo.ts'
import { mayMaintain } from '../menus/menus.policy.ts'
import { placeOf } from '../menus/menus.repo.ts'
import { companyFor } from '../roles/roles.service.ts'
import { findRole } from '../roles/roles.repo.ts'
import { keepsUsers } from '../users/users.policy.ts'

/** Readers of a record's history: everybody who may open its page. @throws AppError FORBIDDEN, NOT_FOUND */
const readable: Record<AuditedEntity, (db: Db, actor: EmployeeActor, id: number) => Promise<void>> = {
  async menu(db, actor, id) {
    const place = await placeOf(db, id)
    if (!place) throw new AppError('NOT_FOUND')
    demand(mayMaintain(actor, place.portal, 'view'))
  },
  async role(db, actor, id) {
    const role = await findRole(db, id)
    if (!role) throw new AppError('NOT_FOUND')
    await companyFor(db, actor, role.CompanyId, 'view')
  },
  async app_user(_, actor) {
    if (!mayPress(actor, { path: '/system/user/userList', code: 'view' })) throw new AppError('FORBIDDEN')
    demand(keepsUsers(actor))
  },
  async code_entry(db, actor, id) {
    if (!mayPress(actor, { path: '/system/basicCode', code: 'view' })) throw new AppError('FORBIDDEN')
    if (!(await findEntry(db, layerOf(actor), id))) throw new AppError('NOT_FOUND')
  },
  async code_relation(db, actor, id) {
    if (!mayPress(actor, { path: '/system/relationMapping', code: 'view' })) throw new AppError('FORBIDDEN')
    if (!(await findMapping(db, actor.companyId, id))) throw new AppError('NOT_FOUND')
  },
}

/** Contact data of people: not shown to who may not see it on their page either. */
const contactFields: ReadonlySet<string> = new Set(['Mobile', 'Email'])

/** The history of one thing, newest first, with the names of whoever did it, in whatever company they are. */
export async function auditOf(
  db: Db,
  system: Db,
  actor: EmployeeActor,
  { Entity, EntityId, ...paging }: PageInput & { Entity: AuditedEntity; EntityId: number },
): Promise<Page<AuditRow>> {
  await readable[Entity](db, actor, EntityId)
  return historyPage(system, paging, Entity, EntityId, (where) => where, maySee(actor, 'customerContact') ? undefined : contactFields)
}
