import { cargoOrderDocument as document } from '@jst/contracts/cargo-orders'
import { recordEvent, type DocumentCall, type ShipmentAnswers } from '../../documents/index.ts'

/**
 * The booking that an order is made of. Its first entry is the order itself: orders were there before they had a timeline, and an import adds
 * thousands at once. Whoever does not see the person reads none.
 */
export const shipment = {
  links: { booking: [{ from: 'cargo_order o', id: 'o.id', of: 'o.booking_id' }] },
  history: {
    from: 'cargo_order o left join employee e on e.id = o.create_id left join company c on c.id = e.company_id',
    subject: 'o.id',
    id: 'o.id',
    at: 'o.create_time',
    event: `case when o.booking_id is null then 'created' else 'booked' end`,
    authorId: 'e.id',
    authorName: `coalesce(e.name, '')`,
    companyName: `coalesce(c.name, '')`,
    words: `case when o.mbl_no = '' then '' else 'MBL ' || o.mbl_no end`,
  },
} as const satisfies ShipmentAnswers

type Entry = Parameters<typeof recordEvent>[2]
type OrderRow = Parameters<typeof recordEvent>[1]['row']
/** Something that the caller did to an order, for both sides unless it says otherwise. */
export const recordOrder = (
  call: DocumentCall,
  { id, companyId, operatorId }: OrderRow,
  entry: Omit<Entry, 'audience'> & Partial<Pick<Entry, 'audience'>>,
): void => recordEvent(call, { kind: document.kind, row: { id, companyId, operatorId } }, { audience: 'customer', ...entry })
