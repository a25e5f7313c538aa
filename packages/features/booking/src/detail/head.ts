import type { BookingView } from '@jst/contracts/booking'
import type { EntityRow } from '@jst/contracts/entity'
import type { Fact } from '@jst/ui'
import { texts } from './texts.ts'

/** Key facts of a booking. */
export function headOf(row: EntityRow, { Customer, Content: { Values }, ShippingOrder }: BookingView): Fact[] {
  const word = (key: string) => String(row[`${key}Name`] || row[key] || '')
  return [
    { label: texts.customer, value: Customer },
    ...(row.NameZh ? [{ label: texts.reference, value: row.NameZh }] : []),
    { label: texts.route, value: `${word('PolCode')} → ${word('PodCode')}` },
    { label: texts.sailing, value: [Values['Vessel'], Values['VoyageNo'], Values['Etd']].filter(Boolean).join(' ') },
    ...(ShippingOrder ? [{ label: texts.so, value: String(ShippingOrder.Values['SoNo']) }] : []),
  ]
}
