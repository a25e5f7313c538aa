import { isEnglish } from '@jst/ui/english'
import type { DocumentTexts } from '../document/texts.ts'
import type { Words } from '../words.ts'

/** `gateIn` as `Gate in`, `NO_CARGO` as `No cargo`: what has no word of its own is read by its code. */
function spelled(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.]/g, ' ')
    .toLowerCase()
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
const byCode =
  (words: Readonly<Record<string, string>> = {}) =>
  (said: string, code: string): string =>
    said === '' || isEnglish(said) ? said : (words[code] ?? spelled(code))

const events = {
  submit: 'Submitted',
  complete: 'Completed',
  accept: 'Accepted',
  return: 'Sent back',
  reject: 'Rejected',
  approve: 'Approved',
  resubmit: 'Submitted again',
  withdraw: 'Withdrawn',
  confirm: 'Space confirmed',
  amend: 'Amended',
  cancel: 'Cancelled',
  void: 'Void',
  send: 'Sent',
  lock: 'Locked',
  issue: 'Issued',
  shippingOrder: 'Shipping order',
  correction: 'Shipping order corrected',
  carrierSent: 'Sent to the carrier',
  carrierAnswered: 'Answer of the carrier',
  pickUp: 'Empty picked up',
  gateIn: 'Gated in',
}
const kinds = {
  cargoOrder: 'Order',
  booking: 'Booking',
  quotation: 'Quotation',
  si: 'SI',
  manifest: 'Manifest',
  vgm: 'VGM',
  houseBill: 'House bill',
  masterBill: 'Master bill',
  packingList: 'Packing list',
  slipApplication: 'Equipment application',
  boxSlip: 'Equipment order',
}

/** Words of the documents of a shipment, which the server says in Chinese. */
export const shipment: Words<DocumentTexts['thread']['shipment']> = {
  event: byCode(events),
  kind: byCode(kinds),
  // codes such as R02 are read as they are
  reason: (said, code) => (/\d/.test(code) ? code : byCode()(said, code)),
  field: byCode(),
}
