import { SiStatus, switchReason, type SiModifyReasons, type SiRecord } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { invalid } from '../../../kernel/errors.ts'
import type { OrderForSi } from '../../cargo-orders/index.ts'
import type { StoredSi } from '../si.repo.ts'
import { findVersion } from '../si-version.repo.ts'
import { openIssued } from './fees.repo.ts'
import { texts } from './texts.ts'

/** Bills of an order that were issued before: only a second set of them may name other ports than the booking. */
export async function secondSetsOf(db: Queryable, orderId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select r.id from si_record r where r.order_id = $1 and r.delete_mark = 0 and (r.status = $2 or exists (
       select from si_amendment a where a.record_id = r.id and a.from_status = $2 and a.ended_at is null)) order by r.id`,
    [orderId, SiStatus.issued],
  )
  return rows.map(({ id }) => id)
}

/** Only a second set (switch bill) may name other ports than the booking; otherwise the goods would be on another voyage. */
const switchesPorts = (record: SiRecord, order: OrderForSi) =>
  (record.loadPortCode !== '' && record.loadPortCode !== order.loadPortCode) ||
  (record.dischargePortCode !== '' && record.dischargePortCode !== order.dischargePortCode)

/**
 * A second set stands for the same goods as the first, whose originals come back for it.
 * @throws AppError INVALID_INPUT for a switch of what was not issued or had no originals, and for other ports without a switch
 */
export function demandSwitch(order: OrderForSi, stored: StoredSi, record: SiRecord, reasons: SiModifyReasons): void {
  const { record: before, issuedBefore, reasonCode } = stored
  const isIssued = before.status === SiStatus.issued
  const refuse = (message: string) => invalid('ReasonCode', message, texts.switch.label)
  if (reasons.ReasonCode !== switchReason) {
    if ((isIssued || issuedBefore) && switchesPorts(record, order) && !switchesPorts(before, order)) throw refuse(texts.switch.ports)
    return
  }
  // an edit of the second set before it is issued
  if (issuedBefore && reasonCode === switchReason) return
  if (!isIssued) throw refuse(texts.switch.notIssued)
  if (before.signingMethod !== 'OBL' && before.signingMethod !== 'EBL') throw refuse(texts.switch.noOriginals)
  if (reasons.Originals !== 'surrender') throw invalid('Originals', texts.switch.surrender, texts.originalsLabel)
}

/** Issued first set of a pending second set; undefined for any other bill. */
export async function firstSetOf(db: Queryable, recordId: number): Promise<SiRecord | undefined> {
  const open = await openIssued(db, recordId)
  if (!open || open.ReasonCode !== switchReason) return undefined
  return (await findVersion(db, recordId, open.FromVersion))?.record
}
