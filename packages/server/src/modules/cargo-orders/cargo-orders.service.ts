import type { BodyOf } from '@jst/contracts'
import type { CargoOrder, modifyCargoOrder } from '@jst/contracts/cargo-orders'
import type { EmployeeActor } from '../../kernel/actor.ts'
import { diffOf, type AuditEntry } from '../../kernel/audit.ts'
import type { Queryable } from '../../kernel/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { demandVersion } from '../../kernel/versions.ts'
import { findOrder, updateOrder } from './cargo-orders.repo.ts'

interface Call {
  tx: Queryable
  actor: EmployeeActor
  readonly audit: (entry: AuditEntry) => void
}

/** Moves the SI cut-off or the remark; an older version than the stored one is refused with the stored order. */
export async function modifyOrder({ tx, actor, audit }: Call, input: BodyOf<typeof modifyCargoOrder>): Promise<CargoOrder> {
  const before = await findOrder(tx, input.Id)
  // a customer sees its orders but may not move their cut-off
  if (!before || before.CompanyId === actor.companyId) throw new AppError('NOT_FOUND')
  demandVersion(input.UpdateTime, before)
  const [updated, after] = await Promise.all([
    updateOrder(tx, input.Id, before.UpdateTime, input.SiDeadline, input.Remark),
    findOrder(tx, input.Id),
  ])
  if (!updated || !after) throw new AppError('STALE_WRITE', { data: after ?? before })
  audit({
    action: 'cargo-order.modify',
    entity: 'cargo_order',
    entityId: input.Id,
    diff: diffOf(before, { SiDeadline: after.SiDeadline, Remark: after.Remark }),
  })
  return after
}
