import type { ApplicableBooking, BookedType } from '@jst/contracts/packing'
import { bookingStates } from '@jst/contracts/booking'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { demandBooking } from '../../booking/index.ts'
import { companyNames, namesFor } from '../names.repo.ts'
import { texts } from '../texts.ts'
import { chinaDay } from '../../../kernel/database/china-time.ts'

export type Booked = Awaited<ReturnType<typeof demandBooking>>

const word = ({ content: { Values } }: Booked, key: string) => String(Values[key] ?? '')
const soOf = ({ shippingOrder }: Booked, key: string) => String(shippingOrder?.Values[key] ?? '')
/** The instant by which laden boxes have to be in the port. */
export const cutoffOf = ({ shippingOrder }: Booked): string | null => shippingOrder?.Cutoffs.FCO ?? null

/** The shipment that applications and slips keep, by the keys of their fields. */
export const shipmentOf = (booking: Booked) => ({
  BookingNo: booking.no,
  SoNo: soOf(booking, 'SoNo'),
  BlNo: soOf(booking, 'BlNo'),
  CarrierCode: word(booking, 'CarrierCode'),
  Vessel: word(booking, 'Vessel'),
  VoyageNo: word(booking, 'VoyageNo'),
  PolCode: word(booking, 'PolCode'),
  PodCode: word(booking, 'PodCode'),
  Etd: word(booking, 'Etd'),
})

/** One part for each type with boxes left, filled by the shipping order. Values by the keys of `partFields`. */
export function firstParts(booking: Booked, types: readonly BookedType[]) {
  const cutoff = cutoffOf(booking)
  return types
    .filter(({ Rest }) => Rest > 0)
    .map(({ BoxType, Rest }) => {
      const line = booking.content.Boxes.find(({ Type }) => Type === BoxType)
      return {
        BoxType,
        Count: Math.min(Rest, 999),
        Depot: soOf(booking, 'PickupPlace'),
        Terminal: soOf(booking, 'ReturnPlace'),
        PickupFrom: soOf(booking, 'PickupFrom'),
        PickupTo: cutoff === null ? '' : chinaDay(new Date(cutoff)),
        FreeDays: booking.shippingOrder?.Values['FreeDaysGiven'] ?? null,
        Soc: line?.['Soc'] === true,
        Temperature: line?.['Temperature'] ?? null,
      }
    })
}

/** @throws AppError ILLEGAL_TRANSITION */
export function demandConfirmedBooking({ state }: Booked): void {
  if (state !== bookingStates.codes.confirmed)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.application.notConfirmed(bookingStates.wordOf(state)) })
}

/** A booking as the application shows it. */
export async function shownBooking(db: Queryable, system: Queryable, booking: Booked, types: BookedType[]): Promise<ApplicableBooking> {
  const said = shipmentOf(booking)
  const [carrier, port, company] = await Promise.all([
    namesFor(db, 'carrier', [said.CarrierCode]),
    namesFor(db, 'port', [said.PolCode, said.PodCode]),
    companyNames(system, [booking.companyId]),
  ])
  return {
    Id: booking.id,
    BookingNo: said.BookingNo,
    SoNo: said.SoNo,
    BlNo: said.BlNo,
    Customer: booking.customerName || company(booking.companyId),
    CarrierName: carrier(said.CarrierCode),
    Vessel: said.Vessel,
    VoyageNo: said.VoyageNo,
    PolName: port(said.PolCode),
    PodName: port(said.PodCode),
    Etd: said.Etd,
    Cutoff: cutoffOf(booking),
    PickupFrom: soOf(booking, 'PickupFrom'),
    Types: types,
  }
}
