import type { QueryOf } from '@jst/contracts'
import type { exportSiStandard, SiLoss } from '@jst/contracts/si'
import { SiStatus, type SiRecord } from '@jst/contracts/si'
import { cancelDcsa, toDcsa, type Loss } from '@jst/si-drafts/standards'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, demandFound } from '../../../kernel/errors.ts'
import { findOrderForSi } from '../../cargo-orders/index.ts'
import { shownRecord } from '../si.contacts.ts'
import { isLive } from '../si.policy.ts'
import { findSi } from '../si.repo.ts'
import { findVersion } from '../si-version.repo.ts'
import { bookedOrder } from './booked-order.ts'
import { texts } from './texts.ts'
import { iftminOf } from './iftmin.ts'

export interface StandardFile {
  name: string
  type: string
  bytes: Buffer
  losses: SiLoss[]
}

export const wireLoss = ({ kind, path, label, reason, value }: Loss): SiLoss => ({
  Kind: kind,
  Path: path,
  Label: label,
  Reason: reason,
  Value: value,
})

/**
 * A version of a record in the form of a standard. The same version is the same file, whenever it is asked for: its time is when it was stored, its
 * number the record's. The first version is an original, later ones replace it. Of a voided record, or one that was withdrawn before anything was
 * approved, every version is the cancellation; of a withdrawn amendment the version in force is meant.
 * @throws AppError NOT_FOUND for a record or version that is not there or not the caller's to see; INVALID_INPUT for more goods than the message
 * holds.
 */
export async function standardFile(db: Queryable, actor: EmployeeActor, input: QueryOf<typeof exportSiStandard>): Promise<StandardFile> {
  const si = demandFound(await findSi(db, input.Id))
  const cancelled = !isLive(si)
  const newest = si.record.status === SiStatus.withdrawn && !cancelled ? si.inForceVersion : si.version
  const version = input.Version ?? newest
  const [stored, found] = await Promise.all([findVersion(db, input.Id, version), findOrderForSi(db, si.record.orderId)])
  if (!stored || !found) throw new AppError('NOT_FOUND')
  const { at } = stored
  const record = shownRecord(actor, stored.record)
  const order = await bookedOrder(
    db,
    found,
    record.masterBills.map(({ mergedOrderId }) => mergedOrderId),
  )
  const name = (ending: string) => texts.fileName(billNoOf(record), version, ending)
  if (input.Standard === 'dcsa') {
    const { payload, losses } = cancelled ? cancelDcsa(record) : toDcsa(record, order)
    const bytes = Buffer.from(`${JSON.stringify(payload, null, 2)}\n`)
    return { name: name('json'), type: 'application/json', bytes, losses: losses.map(wireLoss) }
  }
  const { text, losses } = iftminOf(record, order, {
    version: input.Standard,
    sender: input.Sender?.trim() || actor.companyCode,
    recipient: input.Recipient?.trim(),
    control: `${record.id}V${version}`,
    preparedAt: new Date(at),
    function: cancelled ? 1 : version > 1 ? 5 : 9,
  })
  return { name: name('edi'), type: 'application/edifact', bytes: Buffer.from(text, 'latin1'), losses: losses.map(wireLoss) }
}

const billNoOf = ({ mergeMblNo, splitMblNo, mblNo, siNo }: SiRecord) => mergeMblNo || splitMblNo || mblNo || siNo
