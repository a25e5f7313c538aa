import type { BodyOf } from '@jst/contracts'
import type { CargoOrder, refuseLateSi, requestLateSi } from '@jst/contracts/cargo-orders'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError, demandFound, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/access/policy.ts'
import { employeesHolding } from '../company/index.ts'
import { sendNotice } from '../../documents/notices/index.ts'
import { findOrder, needsLaterCutOff } from './cargo-orders.repo.ts'
import { recordOrder } from './cargo-orders.shipment.ts'
import { mayAnswer, mayAsk } from './cargo-orders.policy.ts'
import { texts } from './cargo-orders.texts.ts'
import { closeRequest, openRequest, type StoredRequest } from './late-request.repo.ts'

type Call = WriteCall<'emit'>

/** Open lists and pages of both companies hear that the order has changed. */
export function publishOrder({ emit }: Pick<Call, 'emit'>, orderId: number, companies: number[]): void {
  emit({ to: { companies }, frame: { type: 'si/changed', content: { Ids: [], CGO_IDs: [orderId] } } })
}

/** The customer asks to submit after the cut-off: the operator's document clerks are told. An open request stays as it is. */
export async function requestLate(call: Call, { Id, Reason }: BodyOf<typeof requestLateSi>): Promise<CargoOrder> {
  const { tx, actor, audit } = call
  const order = await found(call, Id)
  demand(mayAsk(actor, order))
  const reason = demandReason(Reason, texts.late.reason)
  if (!(await needsLaterCutOff(tx, Id))) throw invalid('Id', texts.late.notNeeded)
  const request = await openRequest(tx, Id, reason, actor)
  if (!request) return order
  audit({ action: 'cargo-order.ask-late', entity: 'cargo_order', entityId: Id, diff: { Reason: ['', reason] } })
  recordOrder(call, { ...request, id: Id }, { event: 'lateAsked', words: reason })
  const recipients = await employeesHolding(tx.system, request.operatorId, '/tdManage/siCheck', 'edit')
  await sendNotice(tx, {
    recipients,
    audience: { internal: request.operatorId },
    kind: 'si',
    link: '/tdManage/siMake?Late=open',
    senderId: actor.employeeId,
    title: texts.late.requested.title(order.MblNo),
    description: texts.late.requested.body(order.CompanyName, order.OrderNo, reason),
  })
  publishOrder(call, Id, [request.companyId, request.operatorId])
  return found(call, Id)
}

/** The operator refuses the open request. Repeating the refusal changes nothing. */
export async function refuseLate(call: Call, { Id, Reason }: BodyOf<typeof refuseLateSi>): Promise<CargoOrder> {
  const { actor, audit, tx } = call
  const order = await found(call, Id)
  demand(mayAnswer(actor, order))
  const reason = demandReason(Reason, texts.late.refusal)
  const request = await closeRequest(tx, Id, 'refused', reason)
  if (!request) {
    if (order.Late?.State === 'refused' && order.Late.Reply === reason) return order
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.late.closed })
  }
  audit({ action: 'cargo-order.refuse-late', entity: 'cargo_order', entityId: Id, diff: { Reply: ['', reason] } })
  recordOrder(call, { ...request, id: Id }, { event: 'lateRefused', words: reason })
  await tellAsker(call, order, request, {
    title: texts.late.refused.title(order.MblNo),
    description: texts.late.refused.body(order.OrderNo, reason),
  })
  publishOrder(call, Id, [request.companyId, request.operatorId])
  return found(call, Id)
}

/** The cut-off of the order lies ahead again: an open request is granted by that, and who asked is told. */
export async function grantLate(call: Call, order: CargoOrder): Promise<void> {
  const request = await closeRequest(call.tx, order.Id, 'granted', '')
  if (!request) return
  recordOrder(call, { ...request, id: order.Id }, { event: 'lateGranted' })
  await tellAsker(call, order, request, {
    title: texts.late.granted.title(order.MblNo),
    description: texts.late.granted.body(order.OrderNo),
  })
}

async function tellAsker(
  { tx, actor }: Call,
  { Id }: CargoOrder,
  { askedBy, operatorId }: StoredRequest,
  notice: { title: string; description: string },
) {
  if (askedBy === null) return
  const link = `/external/workbench/siSubmit?CGO_ID=${Id}`
  const audience = { customers: operatorId }
  await sendNotice(tx, { recipients: [askedBy], audience, kind: 'si', link, senderId: actor.employeeId, ...notice })
}

async function found({ tx }: Call, id: number): Promise<CargoOrder> {
  return demandFound(await findOrder(tx, id))
}

function demandReason(text: string, label: string): string {
  const reason = text.trim()
  if (reason === '') throw invalid('Reason', texts.late.reasonNeeded, label)
  return reason
}
