// Parties of an IFTMIN: name and address, contacts and tax numbers.
import { recordFields, type SiRecord } from '@jst/contracts/si/data'
import type { SegmentData } from '@jst/edifact'
import { attributeNames } from '../dcsa/attributes.texts.ts'
import { carriedOf, type Part } from '../dcsa/carried.ts'
import { besideParties, functions, partyText } from '../dcsa/further.ts'
import {
  billDetails,
  contactsName,
  detailsIn,
  goesOut,
  holderPlaces,
  messagePlaces,
  partHolder,
  parties as partiesPlace,
  taxesName,
  type BillHolder,
  type PartyDetails,
} from '../dcsa/further-parties.ts'
import { listOf, objectOf } from '../dcsa/tracked.ts'
import type { Losses } from '../loss.ts'
import { texts } from '../texts.ts'
import { foreignOf, Texts } from './text-out.ts'

const reasons = texts.iftmin
/** Contacts and references of one party. */
const most = 9
/** Characters of a contact's name and of a reference (D.99B). */
const longest = 35

interface Party {
  readonly qualifier: string
  readonly label: string
  readonly lines: readonly string[]
  readonly details: PartyDetails
}

const fields = {
  shipper: ['CZ', 'consignor'],
  consignee: ['CN', 'consignee'],
  notify: ['N1', 'notifier1'],
  notify2: ['N2', 'notifier2'],
  notify3: ['NI', 'notifier3'],
} as const satisfies Record<BillHolder, readonly [string, keyof SiRecord]>

/** Parties that the message names, with the details that go out. */
function partiesOf(record: SiRecord, out: Texts): Party[] {
  const { parts } = carriedOf(record.carried)
  const places = messagePlaces(record)
  const details = billDetails(record, parts, (part) => goesOut(part, places))
  const { forwarder } = besideParties((at, name) => parts.find((part) => part.at === at && part.name === name)?.value)
  const onBill = (Object.entries(fields) as [BillHolder, (typeof fields)[BillHolder]][]).map(([holder, [qualifier, field]]): Party => ({
    qualifier,
    label: recordFields[field].zh,
    lines: out.lines(record[field]),
    details: {
      taxes: details.taxes.filter(({ party }) => party === holder),
      contacts: details.contacts.filter(({ party }) => party === holder),
    },
  }))
  const beside: Party = {
    qualifier: 'FW',
    label: texts.labels.forwarder,
    lines: out.lines(partyText(forwarder)),
    details: detailsIn('forwarder', [forwarder]),
  }
  return [...onBill, beside].filter(({ lines }) => lines.length > 0)
}

/** Up to five lines as one unstructured block; six lines as name and street. */
function nameSegment(qualifier: string, all: readonly string[]): SegmentData {
  const lines = all.slice(0, 6)
  return lines.length <= 5 ? ['NAD', qualifier, '', [...lines]] : ['NAD', qualifier, '', '', lines.slice(0, 2), lines.slice(2)]
}

/** Code list 1153: number of a value-added tax, or of a taxpayer. */
const taxQualifier = (type: string) => (type.trim().toUpperCase() === 'VAT' ? 'VA' : 'FC')

function detailSegments({ taxes, contacts }: PartyDetails, out: Texts): SegmentData[] {
  const reached = contacts.slice(0, most).flatMap(({ name, phone, email }): SegmentData[] => {
    const ways = [
      [out.line(phone, 512), 'TE'],
      [out.line(email, 512), 'EM'],
    ].filter(([way]) => way !== '')
    return ways.length === 0 ? [] : [['CTA', 'IC', ['', out.line(name, longest)]], ...ways.map((way): SegmentData => ['COM', way])]
  })
  const numbers = taxes.slice(0, most).flatMap(({ type, value }): SegmentData[] => {
    const number = out.line(value, longest)
    return number === '' ? [] : [['RFF', [taxQualifier(type), number]]]
  })
  return [...reached, ...numbers]
}

/** Name and address groups of a record. */
export const partySegments = (record: SiRecord, out: Texts): SegmentData[] =>
  partiesOf(record, out).flatMap(({ qualifier, lines, details }) => [nameSegment(qualifier, lines), ...detailSegments(details, out)])

/** Losses of the numbers, contacts and parties that a record has beside its texts. */
export function partyLosses(record: SiRecord, losses: Losses): void {
  const named = partiesOf(record, new Texts())
  for (const { qualifier, label, lines, details } of named) {
    const tell = (kind: 'lost' | 'changed', name: string, reason: string, value: string) =>
      losses.add(
        kind,
        `${recordFields.carried.wire}/${qualifier}/${name}`,
        `${label} ${attributeNames[name.replace(/\[\d+\]$/, '')] ?? name}`,
        reason,
        value,
      )
    if (qualifier === 'FW' && lines.length > 6) tell('lost', 'address', reasons.lines(6), lines.slice(6).join('\n'))
    for (const [at, { type, country, value }] of details.taxes.entries()) {
      const taxText = `${type} ${country} ${value}`.trim()
      if (at >= most || value.length > longest || foreignOf(value).length > 0) tell('lost', taxesName, reasons.unfit, taxText)
      else tell('changed', `${taxesName}[${at}]`, reasons.taxKind, taxText)
    }
    for (const [at, { name, phone, email }] of details.contacts.entries())
      if (at >= most || name.length > longest || [name, phone, email].some((text) => foreignOf(text).length > 0) || phone + email === '')
        tell('lost', `${contactsName}[${at}]`, reasons.unfit, [name, phone, email].filter(Boolean).join(' '))
  }
  carriedLosses(record, new Set(named.map(({ qualifier }) => qualifier)), losses)
}

/** Every carried value that is in no segment, each with its name. */
function carriedLosses(record: SiRecord, named: ReadonlySet<string>, losses: Losses): void {
  const { wire, zh } = recordFields.carried
  const { parts, names, bookings } = carriedOf(record.carried)
  const places = messagePlaces(record)
  const held = holderPlaces(record, places)
  const isSaid = (part: Part) => {
    const holder = partHolder(part, held)
    return holder !== undefined && named.has(fields[holder][0]) && goesOut(part, places)
  }
  const rest = parts.flatMap((part) => (isSaid(part) ? [] : unsaidIn(part, named.has('FW'))))
  for (const { at, name, value } of rest)
    losses.add('lost', `${wire}${at}/${name}`, attributeNames[name.replace('[]', '')] ?? name, reasons.carried, value)
  // bookings of rows of goods, or a text of another origin; long names stand in the texts of the parties
  if (bookings.length > 0 || parts.length + names.length === 0) losses.add('lost', wire, zh, reasons.carried, record.carried)
}

const saidOfForwarder: ReadonlySet<string> = new Set(['partyName', 'addressLines', taxesName, contactsName])
/** The part without the forwarder, as far as the message has it. */
function unsaidIn(part: Part, saysForwarder: boolean): Part[] {
  if (!saysForwarder || part.at !== partiesPlace || part.name !== 'other') return [part]
  const all = listOf(part.value).map(objectOf)
  const first = all.find(({ partyFunction }) => partyFunction === functions.forwarder)
  const isWhole = Object.keys(objectOf(first?.party)).every((name) => saidOfForwarder.has(name))
  const value = all.filter((one) => one !== first || !isWhole)
  return value.length === 0 ? [] : [{ ...part, value }]
}
