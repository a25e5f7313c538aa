import type { Route } from '@jst/track'
import type { Cutoffs } from '@jst/track/exceptions'

/** A box as orders and instructions name it. */
interface ShipmentBox {
  readonly box: string
  readonly type: string
  readonly seals: readonly string[]
}
/** Ship and departure as they were booked, `''` where nothing was. A booking says the day of the departure, an order the instant. */
interface Booked {
  readonly vessel: string
  readonly voyage: string
  readonly departure: string
}
/** Facts of a shipment that somebody, or an own order, said. */
export interface ShipmentFacts {
  readonly bill: string
  readonly booking: string
  readonly carrier: string
  readonly route: Route
  readonly boxes: readonly ShipmentBox[]
  readonly cutoffs: Cutoffs
  readonly booked: Booked
  readonly voyageId: number | null
}
/** A followed shipment as it is stored, without what is computed. */
export interface StoredShipment extends ShipmentFacts {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly number: string
  readonly numberKind: 'bill' | 'booking' | 'box'
  readonly orderId: number | null
  /** Number of the own order, `''` without one. */
  readonly orderNo: string
  readonly bookingId: number | null
  readonly carrierGuess: string
  readonly swaps: readonly { readonly from: string; readonly to: string }[]
  readonly earlierCutoffs: Cutoffs
  readonly opened: string
  readonly toldArrival: string | null
  readonly endedAt: string | null
  readonly endReason: string
  readonly endedBy: '' | 'rule' | 'person'
  readonly createId: number | null
}
