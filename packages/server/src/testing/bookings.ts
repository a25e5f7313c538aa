import {
  blankBooking,
  blankBox,
  blankCargo,
  bookingCalls,
  bookingView,
  confirmBooking,
  saveBooking,
  totalText,
  type BookingContent,
  type BookingPrice,
} from '@jst/contracts/booking'
import { blankParty } from '@jst/contracts/document'
import type { EntityValues } from '@jst/contracts/entity'
import type { TestDatabase } from './database.ts'
import type { TestClient } from './index.ts'
import { dayAfter, moveOf } from './quotes.ts'

/** Two 40HQ of furniture from Shanghai to Los Angeles, whole enough to be submitted. */
export function furniture(values: EntityValues = {}, more: Partial<BookingContent> = {}): BookingContent {
  const blank = blankBooking()
  return {
    Values: {
      ...blank.Values,
      NameZh: 'PO-2026-118',
      PolCode: 'CNSHA',
      PodCode: 'USLAX',
      CarrierCode: 'COSCO',
      Vessel: 'COSCO ROME',
      VoyageNo: '045E',
      Etd: dayAfter(7),
      Contact: '沈佳怡',
      Phone: '13800000000',
      ...values,
    },
    Cargo: [
      { ...blankCargo(), NameEn: 'WOODEN FURNITURE', HsCode: '940360', PackageKind: 'CT', Packages: 860, Weight: 18_600, Volume: 132.5 },
    ],
    Boxes: [{ ...blankBox('40HQ'), Count: 2 }],
    Parties: [
      {
        Role: 'shipper',
        Party: {
          ...blankParty,
          Source: '',
          Id: 0,
          Code: '',
          NameZh: '宁波远帆进出口有限公司',
          NameEn: 'NINGBO YUANFAN CO., LTD',
          Country: 'CN',
        },
      },
    ],
    ...more,
  }
}

type Choice = NonNullable<Parameters<typeof writeInput>[3]>
const writeInput = (
  Id: number,
  UpdateTime: string | undefined,
  Content: BookingContent,
  Price?: { Source: 'quotation' | 'search'; QuoteId: number; OptionKey: string; Hash: string },
) => ({
  Id,
  ...(UpdateTime === undefined ? {} : { UpdateTime }),
  Content,
  VoyageId: 0,
  ...(Price ? { Price } : {}),
})

/** Adds a booking; throws what was refused. */
export async function booked(client: TestClient, content = furniture(), price?: Choice) {
  const { status, body, text } = await client.call(saveBooking, writeInput(0, undefined, content, price))
  if (status !== 200) throw new Error(text)
  return body.Data
}
export const rewrite = async (client: TestClient, Id: number, content: BookingContent, price?: Choice) => {
  const { UpdateTime } = await viewed(client, Id)
  return client.call(saveBooking, writeInput(Id, UpdateTime, content, price))
}
export const viewed = async (client: TestClient, Id: number) => (await client.call(bookingView, { Id })).body.Data
export const rowOf = async (client: TestClient, Id: number) => (await client.call(bookingCalls.get, { Id })).body.Data
/** Makes a move of a booking; answers why it was refused. */
export const moveBooking = (client: TestClient, Event: string, Id: number, Reason = '') => moveOf(client, 'booking', Event, Id, Reason)

let orders = 0
/** Confirms with a shipping order of its own. */
export async function confirmed(client: TestClient, Id: number, more: EntityValues = {}) {
  const { UpdateTime } = await viewed(client, Id)
  const SoNo = `COSU66${String((orders += 1)).padStart(4, '0')}`
  return client.call(confirmBooking, {
    Id,
    UpdateTime,
    Values: { SoNo, BlNo: SoNo, PickupPlace: '洋山四期', ...more },
    Cutoffs: { DCO: new Date(Date.now() + 5 * 86_400_000).toISOString() },
    Remarks: '',
  })
}
/** A booking of a customer that the forwarder confirmed. */
export async function confirmedBooking(customer: TestClient, ops: TestClient, content = furniture()) {
  const { Id } = await booked(customer, content)
  for (const [client, event] of [
    [customer, 'submit'],
    [ops, 'accept'],
  ] as const) {
    const refused = await moveBooking(client, event, Id)
    if (refused !== undefined) throw new Error(refused)
  }
  const { body, text, status } = await confirmed(ops, Id)
  if (status !== 200) throw new Error(text)
  return body.Data
}

const searched: BookingPrice = {
  Source: 'search',
  QuoteId: 0,
  QuoteNo: '',
  QuoteVersion: 0,
  OptionKey: '',
  Hash: '',
  Carrier: 'COSCO',
  Service: '',
  Pol: 'CNSHA',
  Pod: 'USLAX',
  TransitDays: -1,
  FreeDays: -1,
  ValidFrom: '',
  ValidTo: '',
  Basis: '',
  Boxes: [{ Type: '40HQ', Count: 2 }],
  Charges: [],
  Totals: [],
  ToConfirm: [],
  At: '2026-01-01T00:00:00.000Z',
}
/** Gives a booking of `furniture` a price, as a search would. */
export const givePrice = (
  db: Pick<TestDatabase, 'owner'>,
  id: number,
  Totals: readonly { readonly Currency: string; readonly Amount: string }[],
) =>
  db.owner((owner) =>
    owner.query(
      `with kept as (insert into booking_price (booking_id, company_id, operator_id, facts)
          select id, company_id, operator_id, $2::jsonb from booking where id = $1 returning id)
        update booking set price_id = kept.id, price_total = $3 from kept where booking.id = $1`,
      [id, JSON.stringify({ ...searched, Totals }), totalText(Totals)],
    ),
  )
