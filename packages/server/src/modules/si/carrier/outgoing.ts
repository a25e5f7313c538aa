import { siDocument, type SiRecord } from '@jst/contracts/si'
import type { BookedOrder } from '@jst/si-drafts/standards'
import { answerTo, referenceOf, sentMessagesOf, type Outgoing, type SubjectRow, type MessageWithRecords } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, demandFound } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { isLive, labelOf } from '../si.policy.ts'
import { findSi } from '../si.repo.ts'
import { findVersion } from '../si-version.repo.ts'
import { bookedOrder } from '../standards/booked-order.ts'
import { carrierBillOf } from './carrier-bill.ts'
import { readDcsa } from './answers.ts'
import { texts } from './texts.ts'

/** Content of a message to the carrier: an approved version of the instruction, with its booking. */
export interface SentInstruction {
  readonly record: SiRecord
  readonly version: number
  readonly order: BookedOrder
}
/** Stored with each message. */
interface Told {
  readonly version: number
  /** Version of the master bill that it was told with. */
  readonly bill?: number
}

/** Last message that the carrier has: one that it has not declined, or that it wants changed under its own number. */
async function lastHeld(db: Queryable, id: number): Promise<MessageWithRecords | undefined> {
  for (const message of (await sentMessagesOf(db, siDocument.kind, [id], { all: true })).get(id) ?? []) {
    if (!message.declined) return message
    const answer = await answerTo(db, message.id)
    if (answer.startsWith('{') && readDcsa(answer).holds) return message
  }
  return undefined
}

/** The newest approved version if the carrier does not have it, or the cancellation of what it has. @throws AppError ILLEGAL_TRANSITION */
export async function outgoingSi(db: Queryable, { id }: SubjectRow): Promise<Outgoing<SentInstruction>> {
  const si = await findSi(db, id)
  const found = si && (await findOrderForSi(db, si.record.orderId))
  if (!si || !found) throw new AppError('NOT_FOUND')
  const last = await lastHeld(db, id)
  const before = last && last.type !== 'cancel' ? (last.told as Told) : undefined
  const had = before?.version ?? 0
  const cancels = !isLive(si)
  const version = cancels ? had : si.inForceVersion
  if (version === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothing(labelOf(si.record.status)) })
  const bill = cancels ? undefined : await carrierBillOf(db, id)
  if (!cancels && version === had && (before?.bill ?? 0) === (bill?.version ?? 0))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.same(version) })
  const stored = demandFound(await findVersion(db, id, version))
  const record = bill ? bill.told(stored.record, version) : stored.record
  const order = await bookedOrder(
    db,
    found,
    record.masterBills.map(({ mergedOrderId }) => mergedOrderId),
  )
  return {
    type: cancels ? 'cancel' : had > 0 ? 'amend' : 'instruct',
    partner: found.carrierCode,
    content: { record, version, order },
    reference: await referenceOf(db, siDocument.kind, id),
    told: { version, ...(bill ? { bill: bill.version } : {}) } satisfies Told,
    ...(cancels ? { reason: si.record.reviewRemarks } : {}),
  }
}
