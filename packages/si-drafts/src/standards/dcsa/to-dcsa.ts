import { recordFields, type SiRecord } from '@jst/contracts/si/data'
import { billNoOf, Losses, type Loss } from '../loss.ts'
import type { BookedOrder } from '../booking.ts'
import { attributeNames } from './attributes.texts.ts'
import { carriedOf, putBack } from './carried.ts'
import { conditionLosses, pruneCarried } from './conditions.ts'
import { fromDcsa } from './from-dcsa.ts'
import { comparedLosses } from './compare-back.ts'
import { payloadOf } from './payload-of.ts'
import type { DcsaShippingInstructions } from './payload.ts'
import { receiverLosses } from './receiver.ts'
import { texts } from '../texts.ts'

/** A record as a body of `POST /v3/shipping-instructions`, and all that it does not carry over. */
export interface ToDcsa {
  /** Body of `POST /v3/shipping-instructions`. */
  payload: DcsaShippingInstructions
  /** Values that a receiver would not get, and missing ones that it needs. */
  losses: Loss[]
}

/**
 * A record as a shipping instruction of DCSA eBL 3.0.4. All limits of the standard are kept: what is over them is wrapped or left out, and listed.
 * `losses` names every field whose value does not come back when the payload is read again with the same order, what the standard needs and the
 * record has not, and what a carrier may see differently. What came with the record from another system goes out as it came, where it still belongs.
 * `order` is the booking; without it the master bill number stands for the booking reference.
 */
export function toDcsa(record: SiRecord, order?: BookedOrder): ToDcsa {
  const payload = payloadOf(record, order)
  const losses = new Losses()
  for (const { at, name, value } of putBack(payload, carriedOf(record.carried)))
    losses.add('lost', `${recordFields.carried.wire}${at}/${name}`, attributeNames[name] ?? name, texts.dcsa.carried, value)
  pruneCarried(payload, losses)
  receiverLosses(record, order, payload, losses)
  conditionLosses(payload, losses)
  const back = payload.consignmentItems.length > 0 ? fromDcsa(payload, order).records[0] : undefined
  if (back) comparedLosses(record, back, losses)
  return { payload, losses: losses.list }
}

/** Cancels an instruction that was sent. */
export interface DcsaCancellation {
  /** Body of `PATCH /v3/shipping-instructions/{transportDocumentReference}`. */
  payload: { shippingInstructionsStatus: 'CANCELLED' }
  /** Recipient, and its requirements. */
  losses: Loss[]
}

/** The instruction of a voided record: use case 15 of eBL 3.0.3 and later. The bill number is in the path of the call, not in the body. */
export function cancelDcsa(record: SiRecord): DcsaCancellation {
  const losses = new Losses()
  const billNo = billNoOf(record).trim()
  if (billNo === '') losses.field('missing', recordFields.mblNo, texts.cancelNeedsNumber)
  losses.add('check', 'shippingInstructionsStatus', texts.setLabel, texts.cancel(billNo))
  return { payload: { shippingInstructionsStatus: 'CANCELLED' }, losses: losses.list }
}
