import type { Group } from './group.ts'

interface Amounts {
  readonly bookings: number
  readonly operators: number
  /** Working days. */
  readonly twoYears: number
}

/** Tables of the tracking of boxes and of their slips. */
export const boxGroups = ({ bookings, operators, twoYears }: Amounts): readonly Group[] => [
  {
    tables: ['track_event'],
    rows: bookings * 40,
    because: '40 a booking: 3 boxes and a ship',
    place: 'home',
    parts: 'months, never dropped',
  },
  { tables: ['track_version'], rows: bookings * 40, because: 'one a statement', place: 'home' },
  { tables: ['track_shipment'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['track_mark'], rows: bookings * 8, because: '8 numbers a shipment', place: 'home' },
  { tables: ['track_exception'], rows: bookings, because: 'one a shipment', place: 'home' },
  {
    tables: ['track_ruling', 'track_withdrawal', 'track_share'],
    rows: bookings / 20,
    because: 'one of twenty shipments',
    place: 'home',
  },
  { tables: ['track_meaning', 'track_standing'], rows: operators * 200, because: '200 a forwarder', place: 'home' },
  {
    tables: ['track_digest'],
    rows: operators * 10 * twoYears,
    because: '10 a forwarder and day',
    place: 'home',
    by: 'the company of its person',
  },
  { tables: ['track_share_view'], rows: bookings / 5, because: '4 a link', place: 'home', by: 'the company of its link' },
  {
    tables: ['track_query'],
    rows: bookings / 4,
    because: 'shipments that are still followed',
    place: 'home',
    by: 'the company of its partner',
  },
  { tables: ['track_answer'], rows: bookings, because: '4 answers kept of each', place: 'home', by: 'the company of its partner' },
  { tables: ['track_unmapped'], rows: operators * 1_000, because: '1,000 a forwarder', place: 'home' },
  { tables: ['track_search'], rows: operators * 50 * twoYears, because: '50 a forwarder and day', place: 'home' },
  { tables: ['track_arrival'], rows: operators * 5_000, because: '5,000 a forwarder', place: 'home' },
  { tables: ['track_partner', 'track_terms', 'track_calendar'], rows: operators * 50, because: '50 a forwarder', place: 'home' },
  {
    tables: ['track_due', 'track_due_order'],
    rows: 10_000,
    because: 'what changed in the last minutes',
    place: 'home',
    by: 'the company of its shipment or order',
  },
  { tables: ['box_slip', 'slip_number'], rows: bookings * 3, because: '3 boxes a booking', place: 'home' },
  { tables: ['slip_application'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['slip_part'], rows: bookings * 1.5, because: '1.5 an application', place: 'home' },
  { tables: ['slip_report'], rows: bookings * 9, because: '3 a slip', place: 'home' },
  { tables: ['slip_link'], rows: bookings * 3, because: 'one a slip', place: 'home' },
  { tables: ['slip_link_view'], rows: bookings * 12, because: '4 a link', place: 'home', by: 'the company of its slip' },
  { tables: ['slip_photo'], rows: bookings * 3, because: 'one a slip', place: 'home', by: 'the company of its slip' },
  { tables: ['packing_list'], rows: bookings * 3, because: '3 boxes a booking', place: 'home' },
  { tables: ['packing_list_version'], rows: bookings * 9, because: '3 steps a list', place: 'home' },
  { tables: ['packing_warning'], rows: bookings / 5, because: 'one of fifteen boxes is shared and changed', place: 'home' },
  { tables: ['manifest'], rows: bookings * 1.5, because: '1.5 filings a booking', place: 'home' },
  { tables: ['manifest_version', 'manifest_receipt'], rows: bookings * 4.5, because: '3 a filing', place: 'home' },
  { tables: ['house_bill', 'master_bill'], rows: bookings, because: 'one of each a booking', place: 'home' },
  { tables: ['bill_box'], rows: bookings * 6, because: '3 boxes of each bill', place: 'home' },
  { tables: ['bill_box_line'], rows: bookings * 6, because: 'one line a box', place: 'home' },
  { tables: ['house_bill_version', 'master_bill_version'], rows: bookings * 2, because: 'a draft and a lock', place: 'home' },
  { tables: ['bill_paper'], rows: bookings * 5, because: 'a draft, a copy and 3 originals', place: 'home' },
  { tables: ['bill_seen'], rows: bookings * 4, because: 'opened 4 times', place: 'home' },
  { tables: ['bill_layout', 'bill_layout_version', 'bill_printer'], rows: operators * 30, because: '30 a forwarder', place: 'home' },
  { tables: ['manifest_link', 'manifest_proposal'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['manifest_link_view'], rows: bookings * 4, because: '4 a link', place: 'home', by: 'the company of its link' },
  { tables: ['vgm', 'vgm_answer'], rows: bookings * 3, because: '3 boxes a booking', place: 'home' },
  { tables: ['invoice', 'invoice_total'], rows: bookings * 1.5, because: '1.5 bills a booking', place: 'home' },
  { tables: ['receipt'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['settlement'], rows: bookings * 2, because: '2 a receipt', place: 'home' },
  { tables: ['release_application'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['release_bill', 'release_letter'], rows: bookings, because: 'one an application', place: 'home' },
  { tables: ['guarantee_entry', 'guarantee_item'], rows: bookings / 2, because: '3 of each sixth application', place: 'home' },
  {
    tables: ['guarantee', 'guarantee_change', 'release_address', 'release_receiver', 'release_risk', 'release_hold'],
    rows: operators * 300,
    because: '300 a forwarder',
    place: 'home',
  },
  { tables: ['release_setting'], rows: operators, because: 'one a forwarder', place: 'home' },
  { tables: ['slip_range'], rows: operators * 100, because: '100 a forwarder', place: 'home' },
]
