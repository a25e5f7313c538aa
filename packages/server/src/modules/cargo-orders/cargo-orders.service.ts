import type { BodyOf } from '@jst/contracts'
import type { CargoOrder, modifyCargoOrder } from '@jst/contracts/cargo-orders'
import { localOf } from '@jst/contracts/schedules'
import { diffOf } from '../../kernel/audit/audit.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError } from '../../kernel/errors.ts'
import { findOrder, updateOrder } from './cargo-orders.repo.ts'
import { recordOrder } from './cargo-orders.shipment.ts'
import { grantLate, publishOrder } from './late-request.service.ts'

/** Moves the SI cut-off or the remark; an older version than the stored one is refused with the stored order. */
export async function modifyOrder(call: WriteCall<'emit' | 'now'>, input: BodyOf<typeof modifyCargoOrder>): Promise<CargoOrder> {
  const { tx, actor, audit, now } = call
  const version = new Date(input.UpdateTime).toISOString()
  const done = await updateOrder(tx, { id: input.Id, version, siDeadline: input.SiDeadline, remark: input.Remark, by: actor.companyId })
  if (!done) {
    const stored = await findOrder(tx, input.Id)
    // a customer sees its orders but may not move their cut-off
    if (!stored || stored.CompanyId === actor.companyId) throw new AppError('NOT_FOUND')
    throw new AppError('STALE_WRITE', { data: stored })
  }
  const { order, operatorId, before } = done
  const row = { id: order.Id, companyId: order.CompanyId, operatorId }
  audit({
    action: 'cargo-order.modify',
    entity: 'cargo_order',
    entityId: input.Id,
    diff: diffOf(before, { SiDeadline: order.SiDeadline, Remark: order.Remark }),
  })
  if (order.Remark !== before.Remark)
    recordOrder(call, row, { audience: 'internal', event: 'changed', changes: { Remark: [before.Remark, order.Remark] } })
  if (order.SiDeadline !== before.SiDeadline) {
    const [was, is] = [before.SiDeadline, order.SiDeadline].map((at) => (at === null ? '' : localOf(at, 'Asia/Shanghai')))
    recordOrder(call, row, { event: 'deadline', changes: { SiDeadline: [was, is] } })
    if (order.SiDeadline === null || Date.parse(order.SiDeadline) > now().getTime()) await grantLate(call, order)
    publishOrder(call, order.Id, [order.CompanyId, actor.companyId])
  }
  return { ...order, Late: order.Late && (await findOrder(tx, order.Id))!.Late }
}
