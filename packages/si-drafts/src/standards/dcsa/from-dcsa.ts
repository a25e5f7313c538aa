import { recordFields, type SiMasterBill, type SiRecord } from '@jst/contracts/si/data'
import { emptyRecord } from '../../rules/wire.ts'
import type { BookedOrder } from '../booking.ts'
import { Losses, type Loss } from '../loss.ts'
import { texts } from '../texts.ts'
import { attributeNames } from './attributes.texts.ts'
import { cargoOf } from './cargo-in.ts'
import { carriedText, partsOf, type CarriedHead, type ReadPart } from './carried.ts'
import { CarriedPaths } from './carried-paths.ts'
import { distinct } from './lines.ts'
import { withHolders } from './further-parties.ts'
import { contactName, longNames, partyTexts } from './parties.ts'
import { deliveredToIcs2, payloadOf } from './payload-of.ts'
import { placesFrom } from './places.ts'
import { linesOf, listOf, numberOf, objectOf, textOf, Tracked, type Json } from './tracked.ts'

/** Result of reading a file: a record per shipping instruction, and all losses. */
export interface FromDcsa {
  /** One record per instruction. */
  records: SiRecord[]
  /** Values without a place in a record, and missing ones. */
  losses: Loss[]
}

/** Thrown for a file that is no shipping instruction of DCSA; the message says what is expected. */
export class NotDcsaError extends Error {
  /** Always `NotDcsaError`. */
  override name = 'NotDcsaError'
}

/**
 * The shipping instructions in a file: one object, or a list of them.
 * @throws NotDcsaError for anything else.
 */
function instructionsOf(payload: unknown): Json[] {
  const list = Array.isArray(payload) ? (payload as unknown[]) : [payload]
  if (list.length === 0 || !list.every((item) => listOf(objectOf(item).consignmentItems).length > 0))
    throw new NotDcsaError(texts.wrongFile)
  if (list.length > 99) throw new NotDcsaError(texts.tooMany(list.length))
  return list as Json[]
}

const bookingsOf = (payload: Json) =>
  distinct(listOf(payload.consignmentItems).map((item) => textOf(objectOf(item).carrierBookingReference).trim())).filter(Boolean)

/**
 * Booking references of each instruction in the file, in its order; the first of each is the booking that the bill is made from.
 * @throws NotDcsaError when the file is no shipping instruction.
 */
export const bookingReferencesIn = (payload: unknown): string[][] => instructionsOf(payload).map(bookingsOf)

/** Signing method of a payload. Originals are read only where the record can say the same. */
function signingOf(payload: Json, raw: Json): string {
  const electronic = payload.isElectronic === true
  if (payload.transportDocumentTypeCode === 'SWB') return 'SWB'
  if (electronic) return 'EBL'
  const surrendered = raw.numberOfOriginalsWithoutCharges === 0 && raw.numberOfOriginalsWithCharges === undefined
  return surrendered && payload.numberOfOriginalsWithoutCharges === 0 ? 'TLX' : 'OBL'
}

/** Booking references are longer than a bill number may be; one that fits stands for the number of the bill while no order tells it. */
const isBillNo = (reference: string) => reference.length <= recordFields.mblNo.max

function numbersOf(payload: Json, order: BookedOrder | undefined, bookings: readonly string[], losses: Losses) {
  const [firstBooking = '', ...merged] = bookings
  const billNo = textOf(payload.transportDocumentReference).trim()
  const mblNo = order?.record.mblNo || (isBillNo(firstBooking) ? firstBooking : billNo)
  const masterBills = merged.map((reference): SiMasterBill => {
    const other = order?.others?.find(({ bookingReference }) => bookingReference === reference)
    if (!other) losses.add('check', 'consignmentItems', texts.labels.booking, texts.otherBooking(reference), reference)
    const mergedMblNo = other?.mblNo ?? (isBillNo(reference) ? reference : '')
    return {
      id: 0,
      orderId: order?.record.orderId ?? 0,
      recordId: 0,
      mergedOrderId: other?.id ?? 0,
      mergedMblNo,
      mergedBookingNo: reference === mergedMblNo ? '' : reference,
    }
  })
  const combined = masterBills.length > 0
  return {
    mblNo,
    // the order is called by another number while its booking has none
    bookingNo: firstBooking === mblNo || firstBooking === order?.bookingReference ? (order?.record.bookingNo ?? '') : firstBooking,
    masterBills,
    mergeMblNo: combined ? billNo || mblNo : '',
    splitMblNo: !combined && billNo !== mblNo ? billNo : '',
  }
}

/** Accepts values that repeat the record, so that only contradictions are reported. */
function settle(tracked: Tracked, raw: Json, record: SiRecord, order: BookedOrder | undefined): void {
  if (raw.isShippedOnBoardType === true) tracked.accept('isShippedOnBoardType')
  if (raw.isCargoDeliveredInICS2Zone === deliveredToIcs2(record)) tracked.accept('isCargoDeliveredInICS2Zone')
  if (order && (raw.carrierCode === order.scac || raw.carrierCode === order.record.carrier)) {
    tracked.accept('carrierCode')
    tracked.accept('carrierCodeListProvider')
  }
  const name = contactName(record.consignor)
  listOf(raw.partyContactDetails).forEach((contact, index) => {
    const said = objectOf(contact)
    if (said.name === name) tracked.accept(`partyContactDetails[${index}].name`)
    if (typeof said.phone === 'string' && record.consignor.includes(said.phone)) tracked.accept(`partyContactDetails[${index}].phone`)
  })
  listOf(raw.utilizedTransportEquipments).forEach((equipment, index) => {
    if (objectOf(equipment).isShipperOwned === false) tracked.accept(`utilizedTransportEquipments[${index}].isShipperOwned`)
  })
}

/** Originals of a paper bill, those that show the charges and those that do not. */
function originalsOf(payload: Json, raw: Json): number {
  if (signingOf(raw, raw) !== 'OBL') return 0
  return numberOf(payload.numberOfOriginalsWithCharges) + numberOf(payload.numberOfOriginalsWithoutCharges)
}

/** Stores values without a field in `carried`; returns the stored ones. */
function carry(record: SiRecord, raw: Json, head: CarriedHead, order: BookedOrder | undefined): ReadPart[] {
  record.carried = carriedText(head, []).text
  const ownPayload = { ...payloadOf(record, order) }
  const parts = withHolders(partsOf(raw, ownPayload), record, ownPayload)
  const { text, leftOut } = carriedText(head, parts)
  record.carried = text
  return parts.filter((part) => !leftOut.includes(part))
}

const joined = (value: unknown) => linesOf(value).join('\n')

function recordOf(raw: Json, at: string, count: number, order: BookedOrder | undefined, losses: Losses): SiRecord {
  const tracked = new Tracked(raw)
  const payload = objectOf(tracked.value)
  const found = new Losses()
  const base = order?.record ?? emptyRecord()
  const items = listOf(payload.consignmentItems).map(objectOf)
  const numbers = numbersOf(
    payload,
    order,
    distinct(items.map((item) => textOf(item.carrierBookingReference).trim()).filter(Boolean)),
    found,
  )
  const contacts = listOf(payload.partyContactDetails).map(objectOf)
  const cargo = cargoOf(payload, base.containers, found)
  const record: SiRecord = {
    ...base,
    ...numbers,
    ...partyTexts(payload),
    ...cargo.fields,
    siType: count > 1 || numbers.splitMblNo !== '' ? 2 : 1,
    draftCount: count,
    paymentMethod: payload.freightPaymentTermCode === 'COL' ? 'CC' : 'PP',
    signingMethod: signingOf(payload, raw),
    receiptPlaceOnBill: joined(payload.displayedNameForPlaceOfReceipt),
    loadPortOnBill: joined(payload.displayedNameForPortOfLoad),
    dischargePortOnBill: joined(payload.displayedNameForPortOfDischarge),
    deliveryPlaceOnBill: joined(payload.displayedNameForPlaceOfDelivery),
    emails: contacts
      .map((contact) => textOf(contact.email))
      .filter(Boolean)
      .join('; '),
    carrier: order ? base.carrier : textOf(payload.carrierCode),
    remarks: '',
    declaredValue: '',
    declaredCurrency: '',
    ...placesFrom(payload, base),
    originals: originalsOf(payload, raw),
    carried: '',
  }
  const carried = new CarriedPaths(carry(record, raw, { names: longNames(raw), bookings: cargo.bookings }, order))
  settle(tracked, raw, record, order)
  for (const { kind, path, label, reason, value } of found.list) losses.add(kind, at + path, label, reason, value)
  for (const { path, name, value } of tracked.unread().flatMap((unread) => carried.split(unread))) {
    const zhName = Object.hasOwn(attributeNames, name) ? attributeNames[name] : undefined
    if (carried.has(path)) losses.add('carried', at + path, zhName ?? name, texts.carried, value)
    else
      losses.add(
        'lost',
        at + path,
        zhName ?? name,
        zhName === undefined ? texts.notDcsa : contradicts.has(name) ? texts.contradicts : texts.notOurs,
        value,
      )
  }
  return record
}
/** Attributes that are reported as unread only if they differ from the order or the rest of the file. */
const contradicts = new Set([
  'isShippedOnBoardType',
  'isCargoDeliveredInICS2Zone',
  'carrierCode',
  'carrierCodeListProvider',
  'consignee',
  'endorsee',
])

/**
 * Records of a file of DCSA eBL 3: one instruction, or a list of them for one booking (several bills). `order` gives what an instruction does not
 * repeat of its booking: vessel, ports, container types. Nothing is dropped silently: what has no counterpart is in `losses` with its value. Texts
 * are taken as they are; whether they fit on a bill is for `validateSet`.
 * @throws NotDcsaError when the payload is no shipping instruction.
 */
export function fromDcsa(payload: unknown, order?: BookedOrder): FromDcsa {
  const instructions = instructionsOf(payload)
  const losses = new Losses()
  const records = instructions.map((instruction, index) =>
    recordOf(instruction, instructions.length > 1 ? `[${index}].` : '', instructions.length, order, losses),
  )
  return { records, losses: losses.list }
}
