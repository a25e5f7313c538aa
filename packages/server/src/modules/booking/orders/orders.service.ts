import { bookingStates } from '@jst/contracts/booking'
import type { Line } from '@jst/contracts/document'
import type { DocumentCall } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dropBookedOrder, writeBookedOrder, type PlaceNames } from '../../cargo-orders/index.ts'
import { demandBooking, type StoredBooking } from '../booking/booking.repo.ts'
import { texts } from '../texts.ts'

const { confirmed, pendingAmendment, completed, cancelled, declined } = bookingStates.codes
const bookedStates: readonly number[] = [confirmed, pendingAmendment, completed]
const givenUp: readonly number[] = [cancelled, declined]

/** Makes the cargo order of a booking say what the booking says: it is there from the confirmation on, and gone when the booking is cancelled. */
export async function syncOrder({ tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>, id: number): Promise<void> {
  const booking = await demandBooking(tx, id)
  if (givenUp.includes(booking.state)) return dropBookedOrder(tx, id, texts.givenUp(bookingStates.wordOf(booking.state)))
  if (bookedStates.includes(booking.state)) await writeBookedOrder(tx, await orderOf(tx, booking, actor.employeeId))
}

const word = ({ content: { Values } }: StoredBooking, key: string) => String(Values[key] ?? '')

async function orderOf(tx: Queryable, booking: StoredBooking, by: number) {
  const { content, shippingOrder, staffId } = booking
  const place = await placesOf(
    tx,
    staffId,
    ['PorCode', 'PolCode', 'PodCode', 'DelCode'].map((key) => word(booking, key)),
  )
  const carrierCode = word(booking, 'CarrierCode')
  const [carrier] = await tx.query<{ name: string }>(
    'select name_en as name from m_carrier where code = $1 and (company_id is null or company_id = $2) and removed_at is null order by company_id nulls last limit 1',
    [carrierCode, staffId],
  )
  const so = shippingOrder?.Values
  const etd = word(booking, 'Etd')
  return {
    bookingId: booking.id,
    companyId: booking.companyId,
    operatorId: staffId,
    orderNo: booking.no,
    mblNo: String(so?.['BlNo'] || so?.['SoNo'] || ''),
    carrierCode,
    carrierName: carrier?.name || carrierCode,
    vessel: word(booking, 'Vessel').toUpperCase(),
    voyage: word(booking, 'VoyageNo').toUpperCase(),
    receipt: place(word(booking, 'PorCode')),
    load: place(word(booking, 'PolCode')),
    discharge: place(word(booking, 'PodCode')),
    delivery: place(word(booking, 'DelCode')),
    goodsType: word(booking, 'CargoType') || '1',
    paymentMethod: word(booking, 'PaymentTerm') || 'PP',
    transportTerms: word(booking, 'TransportTerm') || 'CY-CY',
    quotationNo: booking.price?.QuoteNo ?? '',
    goods: content.Cargo.map(({ NameEn }) => String(NameEn)).join('\n'),
    packageKind: String(content.Cargo[0]?.['PackageKind'] ?? ''),
    hsCode: String(content.Cargo[0]?.['HsCode'] ?? ''),
    // the day of the port of loading, at noon in China: an order has a moment, a booking a day
    sailingDate: etd === '' ? null : `${etd}T04:00:00.000Z`,
    siDeadline: shippingOrder?.Cutoffs.DCO ?? null,
    boxes: content.Boxes.flatMap(singles),
    by,
  }
}

/** Each box by itself, as an order counts them. */
const singles = ({ Type, Count, BoxWeight }: Line) =>
  Array.from({ length: Number(Count ?? 0) }, () => ({ type: String(Type), weight: Number(BoxWeight ?? 0) }))

async function placesOf(tx: Queryable, staffId: number, codes: readonly string[]): Promise<(code: string) => PlaceNames> {
  const rows = await tx.query<PlaceNames>(
    `select distinct on (code) code, upper(name_en) as en, name_zh as zh from m_port where code = any($1) and removed_at is null
      and (company_id is null or company_id = $2) order by code, company_id nulls last`,
    [codes.filter((code) => code !== ''), staffId],
  )
  return (code) => rows.find((row) => row.code === code) ?? { code, en: code, zh: '' }
}
