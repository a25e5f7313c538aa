import type { SiContainer, SiMasterBill, SiRecord } from '@jst/contracts/si/data'

type Booked = Pick<SiContainer, 'containerNo' | 'packages' | 'weight'>

/** Another order that is combined into the record. */
export interface OtherBooking {
  /** Id of the order. */
  id: number
  /** Its master bill number. */
  mblNo: string
  /** Its booking reference. */
  bookingReference: string
  /** As booked: they tell which cargo belongs to that booking. */
  containers: readonly Booked[]
}

/** Order of a record: the facts that sender and receiver share from the booking. */
export interface BookedOrder {
  /** Carrier booking reference, at most 35 characters. */
  bookingReference: string
  /** The record as the order prefills it. */
  record: SiRecord
  /** Standard carrier alpha code, at most four letters. */
  scac?: string
  /** Bookings that are combined into the bill. */
  others?: readonly OtherBooking[]
}

/** Booking reference of the record's own order: that of the record, else of the order, else the master bill number. */
export const ownReferenceOf = (record: SiRecord, order: BookedOrder | undefined): string =>
  record.bookingNo || order?.bookingReference || record.mblNo

const isOf = ({ mergedOrderId, mergedMblNo }: SiMasterBill, { id, mblNo }: OtherBooking) =>
  id === mergedOrderId || (mblNo !== '' && mblNo === mergedMblNo)
/** Booking reference of an order that is combined into the record. */
export const mergedReferenceOf = (bill: SiMasterBill, order: BookedOrder | undefined): string =>
  bill.mergedBookingNo || order?.others?.find((other) => isOf(bill, other))?.bookingReference || bill.mergedMblNo

/** Which booking a row of cargo belongs to. */
export type BookingOf = (containerNo: string, row: Pick<Booked, 'packages' | 'weight'>) => string

/** Names a row of cargo by its container and quantities. */
export const cargoRowKey = (containerNo: string, { packages, weight }: Pick<Booked, 'packages' | 'weight'>) =>
  `${containerNo} ${packages} ${weight}`

/**
 * A container that only one booking has belongs to it. In a shared one, a row that is as large as what the other order booked in it belongs to that
 * order; all else to the record's own.
 */
export function bookingOf(record: SiRecord, order: BookedOrder | undefined): BookingOf {
  const reference = ownReferenceOf(record, order)
  const others = (order?.others ?? []).flatMap((other) => {
    const bill = record.masterBills.find((one) => isOf(one, other))
    return bill ? [{ containers: other.containers, bookingReference: mergedReferenceOf(bill, order) }] : []
  })
  const ownBoxes = new Set(order?.record.containers.map(({ containerNo }) => containerNo))
  return (containerNo, row) => {
    for (const other of others) {
      const box = other.containers.find((booked) => booked.containerNo === containerNo)
      if (!box) continue
      if (!ownBoxes.has(containerNo)) return other.bookingReference
      if (box.packages === row.packages && Math.abs(box.weight - row.weight) < 0.0005) return other.bookingReference
    }
    return reference
  }
}
