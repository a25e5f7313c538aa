import {
  bookingCalls,
  bookingDocument as document,
  bookingFields,
  bookingWords,
  confirmedSailingKeys,
  shippingOrderFields,
  type ConfirmedSailing,
  type ShippingOrder,
} from '@jst/contracts/booking'
import { showValue, type EntityField, type EntityValues } from '@jst/contracts/entity'
import { cutoffCodes } from '@jst/contracts/schedules'
import { recordChanges, type DocumentCall } from '../../../documents/index.ts'
import { updateRow } from '../../../entity-kit/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { StoredBooking } from './booking.repo.ts'
import { touch } from './booking.repo.ts'
import { showPrice } from '../price/price.repo.ts'
import { chinaMinute } from '../../../kernel/database/china-time.ts'

export const sailingFields: readonly EntityField[] = bookingFields.filter(({ key }) =>
  (confirmedSailingKeys as readonly string[]).includes(key),
)

/** A shipping order as the timeline says it, by the keys of `bookingWords`: cut-offs as minutes in China. */
export const shippingOrderTexts = ({ Values, Cutoffs }: ShippingOrder): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(shippingOrderFields.map((field) => [field.key, showValue(field, Values[field.key] ?? null)])),
  ...Object.fromEntries(cutoffCodes.map((code) => [code, Cutoffs[code] ? chinaMinute(Cutoffs[code]) : ''])),
})

/** Describes a correction for a message: the first fields with their new values, and the reason. */
export function sailingChanges(diff: Readonly<Record<string, readonly [before: unknown, after: unknown]>>, why: string): string {
  const said = Object.entries(diff).map(([key, [, after]]) =>
    `${bookingWords[key]?.zh ?? key} ${typeof after === 'string' ? after : ''}`.trim(),
  )
  return [...said, why].join('；')
}

/** Writes the sailing of a booking into its header. `isRecorded`: the timeline gets an entry. The version of the booking changes in any case. */
export async function writeSailingOf(
  call: DocumentCall,
  stored: StoredBooking,
  sailing: ConfirmedSailing,
  isRecorded = true,
): Promise<void> {
  const before = Object.fromEntries(confirmedSailingKeys.map((key) => [key, stored.content.Values[key] ?? '']))
  const after = { ...sailing }
  const changed = Object.fromEntries(Object.keys(diffOf(before, after)).map((key) => [key, sailing[key as 'Etd']])) as EntityValues
  if (Object.keys(changed).length === 0) return touch(call.tx, stored.id).then(() => undefined)
  const all = { ...stored.content.Values, ...changed, Code: stored.no, CustomerName: stored.customerName }
  await updateRow(call.tx, bookingCalls.entity, stored.id, changed, all)
  showPrice(call.tx, stored.id, stored.price, { ...stored.content, Values: { ...stored.content.Values, ...changed } })
  if (isRecorded) await recordChanges(call, { kind: document.kind, row: stored }, before, after)
}
