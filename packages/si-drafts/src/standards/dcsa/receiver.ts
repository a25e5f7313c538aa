import { containerFields as c, recordFields as f, type SiContainer, type SiRecord } from '@jst/contracts/si/data'
import { isToOrder } from '../../rules/bill-text.ts'
import { boxesWithoutSetPoint, unNumbersInText } from '../../rules/only-in-text.ts'
import { mergedReferenceOf, type BookedOrder } from '../booking.ts'
import type { Losses } from '../loss.ts'
import { isoTypeOf } from '../iso-type.ts'
import { texts } from '../texts.ts'
import type { Json } from './tracked.ts'
import { limits, type DcsaShippingInstructions } from './payload.ts'

const { needs } = texts

/** Adds losses for required elements that the record lacks, and for values that the carrier may see differently (conditions of eBL 3.0.4). */
export function receiverLosses(record: SiRecord, order: BookedOrder | undefined, payload: DcsaShippingInstructions, losses: Losses): void {
  const { documentParties, consignmentItems, isToOrder: toOrder } = payload
  const missing = (field: keyof typeof f, name: string) => losses.field('missing', f[field], texts.needed(name), record[field] ?? '')
  if (documentParties.shipper.partyName === '') missing('consignor', needs.consignor)
  if (!toOrder && !documentParties.consignee) missing('consignee', needs.consignee)
  addressLosses(payload, losses)
  if (payload.partyContactDetails.length === 0) missing('emails', needs.contact)
  if (consignmentItems.some(({ HSCodes }) => HSCodes.length === 0)) missing('hsCode', needs.hsCode)
  if (consignmentItems.some(({ descriptionOfGoods }) => descriptionOfGoods.length === 0)) missing('goods', needs.goods)
  if (consignmentItems.some(({ carrierBookingReference }) => carrierBookingReference === '')) missing('mblNo', needs.booking)
  if (record.containers.length === 0) losses.add('missing', 'BoxInfos', texts.labels.containers, texts.needed(needs.containers))
  if (record.signingMethod === 'SWB' && isToOrder(record.consignee))
    losses.field('check', f.consignee, texts.waybillToOrder, record.consignee)
  if (toOrder && !documentParties.notifyParties && !documentParties.endorsee?.isNotifyParty)
    losses.field('check', f.notifier1, texts.notifyNeeded)
  if (payload.isCargoDeliveredInICS2Zone) losses.add('check', 'documentParties', texts.labels.buyerAndSeller, texts.ics2)
  if (record.signingMethod === 'TLX') losses.field('check', f.signingMethod, texts.telex, record.signingMethod)
  if (!payload.isElectronic) paperLosses(payload, losses)
  record.containers.forEach((container, index) => containerLosses(container, index, record.goodsType === '2', losses))
  for (const unNo of unNumbersInText(record)) losses.field('lost', f.goods, texts.dcsa.inText, `UN${unNo}`)
  for (const index of boxesWithoutSetPoint(record))
    losses.container('lost', index, record.containers[index]?.containerNo ?? '', c.temperature, texts.dcsa.inText)
  mergedLosses(record, order, payload, losses)
}

/** A party is known by its address or by a code; SAME AS CONSIGNEE is none. */
function addressLosses(payload: DcsaShippingInstructions, losses: Losses): void {
  for (const [field, party] of shownParties(payload)) {
    if (!party || party.partyName === '') continue
    const { address, addressLines, identifyingCodes } = party as unknown as Json
    if (address === undefined && addressLines === undefined && identifyingCodes === undefined)
      losses.field('missing', field, texts.needed(needs.address), party.partyName)
  }
}

const shownParties = ({ documentParties }: DcsaShippingInstructions) => {
  const { shipper, consignee, endorsee, notifyParties = [] } = documentParties
  return [
    [f.consignor, shipper],
    [f.consignee, consignee ?? endorsee],
    ...notifyParties.map((party, index) => [[f.notifier1, f.notifier2, f.notifier3][index] ?? f.notifier3, party] as const),
  ] as const
}

function paperLosses(payload: DcsaShippingInstructions, losses: Losses): void {
  for (const [field, party] of shownParties(payload)) {
    const lines = party?.displayedAddress?.length ?? 0
    if (lines > limits.paperAddress) losses.field('check', field, texts.paper(lines))
  }
}

function containerLosses(container: SiContainer, index: number, dangerous: boolean, losses: Losses): void {
  const { containerNo, sealNo, lines } = container
  const missing = (field: keyof typeof c, name: string) =>
    losses.container('missing', index, containerNo, c[field], texts.needed(name), container[field])
  const rows = lines.length > 0 ? lines : [container]
  if (containerNo.trim() === '') missing('containerNo', needs.containerNo)
  if (!sealNo.split(/[/,]/).some((seal) => seal.trim() !== '' && seal.trim().length <= limits.seal)) missing('sealNo', needs.seal)
  if (container.soc === '1' && !(container.tare > 0)) missing('tare', needs.tare)
  if (container.soc === '1' && isoTypeOf(container.type) === '') missing('type', needs.type)
  if (rows.some(({ weight }) => !(weight > 0))) missing('weight', needs.weight)
  // packages need not be described of dangerous goods
  const described = rows.filter(({ packages, packageKind }) => !dangerous || packages !== 0 || packageKind !== '')
  if (described.some(({ packages }) => !Number.isInteger(packages) || packages < 1 || packages > limits.packages))
    missing('packages', needs.packages)
  if (described.some(({ packageKind }) => packageKind.trim() === '')) missing('packageKind', needs.packageKind)
}

/** A booking without cargo of its own would not appear in the message at all. */
function mergedLosses(record: SiRecord, order: BookedOrder | undefined, payload: DcsaShippingInstructions, losses: Losses): void {
  const said = new Set(payload.consignmentItems.map(({ carrierBookingReference }) => carrierBookingReference))
  record.masterBills.forEach((bill, index) => {
    const { mergedMblNo } = bill
    if (!said.has(mergedReferenceOf(bill, order)))
      losses.add('missing', `TDBpMBLNos[${index}]`, texts.labels.mergedBill, texts.noCargoOfBooking(mergedMblNo), mergedMblNo)
  })
}
