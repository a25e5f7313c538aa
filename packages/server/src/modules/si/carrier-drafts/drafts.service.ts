import type { ReplyOf } from '@jst/contracts'
import type { SiCarrierDraft, siCarrierDraft } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { NotDcsaError, readTransportDocument } from '@jst/si-drafts/standards'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { shownRecord } from '../si.contacts.ts'
import { sideOf } from '../si.policy.ts'
import { layoutOf } from './returned.service.ts'
import { findSi } from '../si.repo.ts'
import { bookedOrder } from '../standards/booked-order.ts'
import { draftsOf } from './drafts.repo.ts'

/** The object of an event, or the document itself. */
function documentIn(payload: string): unknown {
  const json = JSON.parse(payload) as { data?: unknown }
  return typeof json.data === 'object' && json.data !== null ? json.data : json
}

/** The carrier's bill beside the record as it is stored now. @throws AppError NOT_FOUND, also for the customer: a bill of the carrier is the operator's */
export async function carrierDraft(
  db: Queryable,
  actor: EmployeeActor,
  id: number,
  messageId?: number,
): Promise<ReplyOf<typeof siCarrierDraft>> {
  const si = await findSi(db, id)
  if (!si || sideOf(actor, si) !== 'reviewer') throw new AppError('NOT_FOUND')
  const stored = await draftsOf(db, id)
  const Drafts = stored.map((one) => ({ Id: one.id, CreateTime: one.createTime }))
  const HasLayout = (await layoutOf(db, actor, id)) !== undefined
  const picked = messageId === undefined ? stored[0] : stored.find((one) => one.id === messageId)
  if (messageId !== undefined && !picked) throw new AppError('NOT_FOUND')
  if (!picked) return { Draft: null, Drafts, Problem: '', HasLayout }
  const { record } = si
  const order = await findOrderForSi(db, record.orderId)
  const merged = record.masterBills.map(({ mergedOrderId }) => mergedOrderId)
  try {
    const read = readTransportDocument(documentIn(picked.payload), record, order && (await bookedOrder(db, order, merged)))
    const Draft: SiCarrierDraft = {
      MessageId: picked.id,
      CreateTime: picked.createTime,
      Status: read.status,
      Record: recordToWire(shownRecord(actor, read.record)),
      Said: read.losses.map(({ label, value }) => ({ Label: label, Value: value })),
    }
    return { Draft, Drafts, Problem: '', HasLayout }
  } catch (error) {
    if (error instanceof NotDcsaError) return { Draft: null, Drafts, Problem: error.message, HasLayout }
    throw error
  }
}
