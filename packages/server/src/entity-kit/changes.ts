import type { Page } from '@jst/contracts'
import type { Entity } from '@jst/contracts/entity'
import type { AuditRow } from '@jst/contracts/system'
import type { EmployeeActor } from '../kernel/access/actor.ts'
import type { Db } from '../kernel/database/database.ts'
import { AppError } from '../kernel/errors.ts'
import { historyPage } from '../kernel/audit/history.ts'
import type { Conditions, PageInput } from '../kernel/database/paging.ts'
import { findRows } from './rows.repo.ts'
import { hiddenFrom, seenBy } from './seen.ts'

/**
 * Changes of a row, newest first: those by the actor's company and by the platform; overrides of other companies on a
 * row of the platform are left out. @throws AppError NOT_FOUND
 */
export async function changesOf(
  db: Db,
  system: Db,
  actor: EmployeeActor,
  entity: Entity,
  { Id, ...paging }: PageInput & { Id: number },
): Promise<Page<AuditRow>> {
  const [row] = await findRows(db, seenBy(actor, entity), actor, [Id])
  if (!row) throw new AppError('NOT_FOUND')
  const changesWhere = (where: Conditions) =>
    actor.companyKind === 'platform'
      ? where.raw(`c.kind = 'platform' or a.company_id is null`)
      : where.add(`a.company_id = ? or c.kind = 'platform'`, actor.companyId)
  return historyPage(system, paging, entity.kind, Id, changesWhere, hiddenFrom(actor, entity))
}
