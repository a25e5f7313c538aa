import type { SiContainer, SiLine, SiRecord } from '@jst/contracts/si/data'
import { pairContainers } from '../../rules/pairing.ts'
import { sameAmount } from '../../rules/totals.ts'
import type { BookedOrder } from '../booking.ts'
import type { Loss } from '../loss.ts'
import { texts } from '../texts.ts'
import { attributeNames } from './attributes.texts.ts'
import { fromDcsa, NotDcsaError } from './from-dcsa.ts'
import { billHolders, type FurtherHolder } from './further-parties.ts'
import { furtherOf } from './further.ts'
import { toDcsa } from './to-dcsa.ts'
import { listOf, objectOf, textOf, type Json } from './tracked.ts'
import { transportFields } from './transports.ts'
import { withPartyDetails } from './with-further.ts'

/** A carrier's bill of lading beside the instruction that it was made from. */
export interface ReadDocument {
  /** The record as the document has it. What the document says in the same way as a message of the record, or does not say, is as in the record. */
  record: SiRecord
  /** Values of the document without a place in a record, such as charges and clauses. */
  losses: Loss[]
  /** `transportDocumentStatus`: `DRAFT`, `APPROVED`, `ISSUED`, …; `''` without one. */
  status: string
}

/** Attributes of a transport document that an instruction does not have: the carrier's own statements. */
const carrierOnly = new Set(
  `transportDocumentStatus transportDocumentSubReference shippingInstructionsReference shippingInstructionsStatus updatedShippingInstructionsStatus
  shippedOnBoardDate displayedShippedOnBoardReceivedForShipment termsAndConditions receiptTypeAtOrigin deliveryTypeAtDestination
  cargoMovementTypeAtOrigin cargoMovementTypeAtDestination issueDate receivedForShipmentDate serviceContractReference contractQuotationReference
  extendedContractQuotationReference declaredValue declaredValueCurrency carrierClauses numberOfRiderPages transports charges feedbacks`.split(
    /\s+/,
  ),
)
/** Read here or of no interest to a comparison: states, and the terms on the back of every bill of the carrier. */
const unreported = new Set(
  `transportDocumentStatus shippingInstructionsReference shippingInstructionsStatus updatedShippingInstructionsStatus transports
  receiptTypeAtOrigin deliveryTypeAtDestination contractQuotationReference termsAndConditions declaredValue declaredValueCurrency`.split(
    /\s+/,
  ),
)
/** Fields that a draft often omits; absence does not mean that they are empty. */
const optional = {
  payableAt: 'invoicePayableAt',
  issuePlace: 'placeOfIssue',
  originals: 'numberOfOriginals',
  emails: 'partyContactDetails',
} as const

type Values = Record<string, unknown>
const equal = (a: unknown, b: unknown) => a === b || (typeof a === 'number' && typeof b === 'number' && sameAmount(a, b))

/** Values of `read`, but those of `ownValues` where the message of the record reads the same. */
function keepUnchanged<T extends object>(ownValues: T, sent: T | undefined, read: T, besides: readonly string[]): T {
  const [mine, said, theirs] = [ownValues, sent ?? {}, read] as [Values, Values, Values]
  const names = Object.keys(mine).filter((name) => !besides.includes(name) && (name in said ? equal(said[name], theirs[name]) : false))
  return { ...read, ...(Object.fromEntries(names.map((name) => [name, mine[name]])) as Partial<T>) }
}

const sumsAgree = (a: SiContainer, b: SiContainer) =>
  a.packages === b.packages && sameAmount(a.weight, b.weight) && sameAmount(a.volume, b.volume)

function linesOf(ownBox: SiContainer, sent: SiContainer | undefined, read: SiContainer): SiLine[] {
  // a row for a whole container does not describe its lines
  if (read.lines.length === 0 && (ownBox.lines.length === 0 || sumsAgree(ownBox, read))) return ownBox.lines
  return read.lines.map((line, at) => {
    const mine = ownBox.lines[at]
    return mine ? { ...keepUnchanged(mine, sent?.lines[at], line, ['id']), id: mine.id } : line
  })
}

function containersOf(ownRecord: SiRecord, sent: SiRecord, read: SiRecord): SiContainer[] {
  const { pairs } = pairContainers(ownRecord.containers, read.containers)
  const sentPairs = pairContainers(sent.containers, ownRecord.containers).pairs
  return read.containers.map((box, at) => {
    const index = pairs.get(at)
    const mine = index === undefined ? undefined : ownRecord.containers[index]
    if (index === undefined || !mine) return box
    const said = sent.containers[sentPairs.get(index) ?? -1]
    return { ...keepUnchanged(mine, said, box, ['id', 'lines']), id: mine.id, lines: linesOf(mine, said, box) }
  })
}

/** The declared value of the document; one that says none leaves that of the record, because an instruction cannot tell it. */
function declaredIn(document: Json, record: SiRecord): Pick<SiRecord, 'declaredValue' | 'declaredCurrency'> {
  const { declaredValue, declaredCurrency } = record
  const { declaredValue: amount, declaredValueCurrency } = document
  if (typeof amount !== 'number' || !(amount > 0)) return { declaredValue, declaredCurrency }
  const same = Number(declaredValue) === amount
  return { declaredValue: same ? declaredValue : String(amount), declaredCurrency: textOf(declaredValueCurrency) || declaredCurrency }
}

/** `carried` with the tax numbers and contacts that the document states of the parties on the bill; of what it does not state, those of the record. */
function withDetails(compared: SiRecord, record: SiRecord, read: SiRecord): string {
  const [ownFurther, stated] = [furtherOf(record), furtherOf(read)]
  return billHolders.reduce((carried, holder) => {
    const taxes = differing(ownFurther.taxes, stated.taxes, holder)
    const contacts = differing(ownFurther.contacts, stated.contacts, holder)
    if (!taxes && !contacts) return carried
    const details = { taxes: taxes ?? ownFurther.taxes, contacts: contacts ?? ownFurther.contacts }
    return withPartyDetails({ ...compared, carried }, holder, details) ?? carried
  }, record.carried)
}
/** Values stated of a party that are other than its own; undefined where they are the same, or none is stated. */
function differing<T extends { readonly party: FurtherHolder }>(
  ownRows: readonly T[],
  stated: readonly T[],
  holder: FurtherHolder,
): T[] | undefined {
  const [before, said] = [ownRows.filter(({ party }) => party === holder), stated.filter(({ party }) => party === holder)]
  return said.length > 0 && JSON.stringify(said) !== JSON.stringify(before) ? said : undefined
}

/** Attributes that only the carrier states, as values without a field. */
const statements = (document: Json): Loss[] =>
  Object.entries(document)
    .filter(([name, value]) => carrierOnly.has(name) && !unreported.has(name) && value !== null && value !== '')
    .map(([name, value]) => ({
      kind: 'carried',
      path: name,
      label: attributeNames[name] ?? name,
      reason: texts.ofCarrier,
      value: (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2_000),
    }))

/**
 * A transport document of DCSA eBL 3, draft or issued, as the record that it was made from would have to be to say the same. Two records are
 * compared: a value that the standard carries in another form, such as a wrapped text, is no difference.
 * @throws NotDcsaError when the payload is no transport document.
 */
export function readTransportDocument(payload: unknown, record: SiRecord, order?: BookedOrder): ReadDocument {
  const document = objectOf(payload)
  if (listOf(document.consignmentItems).length === 0) throw new NotDcsaError(texts.wrongDocument)
  const base: BookedOrder = { bookingReference: record.mblNo, ...order, record }
  const body = Object.fromEntries(Object.entries(document).filter(([name]) => !carrierOnly.has(name)))
  const { records, losses } = fromDcsa(body, base)
  const sent = fromDcsa(toDcsa(record, base).payload, base).records[0]
  const [read] = records
  if (!read || !sent) throw new NotDcsaError(texts.wrongDocument)
  const silent = Object.entries(optional).filter(([, attribute]) => !Object.keys(document).some((name) => name.startsWith(attribute)))
  const untold = Object.fromEntries(silent.map(([name]) => [name, record[name as keyof SiRecord]]))
  const compared: SiRecord = {
    ...keepUnchanged(record, sent, read, ['containers', 'masterBills']),
    ...untold,
    ...declaredIn(document, record),
    ...transportFields(document, record, order?.scac),
    id: record.id,
    siType: record.siType,
    draftCount: record.draftCount,
    carried: record.carried,
    masterBills: read.masterBills.map((bill) => record.masterBills.find(({ mergedMblNo }) => mergedMblNo === bill.mergedMblNo) ?? bill),
    containers: containersOf(record, sent, read),
  }
  return {
    record: { ...compared, carried: withDetails(compared, record, read) },
    losses: [...statements(document), ...losses.filter(({ kind, path }) => kind !== 'carried' && !carrierOnly.has(path))],
    status: textOf(document.transportDocumentStatus),
  }
}
