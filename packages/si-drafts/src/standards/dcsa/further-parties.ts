// Tax numbers and contacts of parties: of those on the bill as parts of their own, of those beside it in their objects.
import type { SiRecord } from '@jst/contracts/si/data'
import { besideOf, carriedOf, placesOf, type Part, type ReadPart } from './carried.ts'
import { notifyPartiesOf } from './parties.ts'
import { payloadOf } from './payload-of.ts'
import { listOf, objectOf, textOf, type Json } from './tracked.ts'

/** Parties on the bill. */
export const billHolders = ['shipper', 'consignee', 'notify', 'notify2', 'notify3'] as const
/** One of `billHolders`. */
export type BillHolder = (typeof billHolders)[number]
/** Parties beside the bill. */
export const besideHolders = ['forwarder', 'originPayer', 'destinationPayer', 'requestor', 'buyer', 'seller'] as const
/** Parties that numbers and contacts are given of. */
export const furtherHolders = [...billHolders, ...besideHolders] as const
/** One of `furtherHolders`. */
export type FurtherHolder = (typeof furtherHolders)[number]
/** Parties that the standard gives tax numbers: all but the requestor. */
export const taxedHolders: readonly FurtherHolder[] = furtherHolders.filter((holder) => holder !== 'requestor')

/** A tax or company number of a party. */
export interface FurtherTax {
  /** The party that it is of. */
  readonly party: FurtherHolder
  /** USCI, EORI, VAT and others. */
  readonly type: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The number as authorities write it. */
  readonly value: string
}
/** A person or desk of a party, with a telephone, an e-mail, or both. */
export interface FurtherContact {
  /** The party that it is of. */
  readonly party: FurtherHolder
  /** Name of the person or desk. */
  readonly name: string
  /** '' where nothing is said. */
  readonly phone: string
  /** '' where nothing is said. */
  readonly email: string
}
/** Numbers and contacts of parties. */
export interface PartyDetails {
  /** Tax and company numbers. */
  readonly taxes: readonly FurtherTax[]
  /** Persons and desks. */
  readonly contacts: readonly FurtherContact[]
}

export const taxesName = 'taxLegalReferences'
export const contactsName = 'partyContactDetails'
/** Attributes of a party that hold its details. */
const detailNames = (holder: FurtherHolder): readonly string[] => (holder === 'requestor' ? [contactsName] : [taxesName, contactsName])

type Node = Record<string, unknown>
export const parties = '/documentParties'
const notifyPlace = `${parties}/notifyParties{`
const notifyHolders = { notifier1: 'notify', notifier2: 'notify2', notifier3: 'notify3' } as const

/** Objects of the record's message by their places. */
export const messagePlaces = (record: SiRecord): ReadonlyMap<string, Node> => placesOf(payloadOf(record, undefined) as unknown as Node, '')

export type HolderPlaces = Readonly<Partial<Record<BillHolder, string | undefined>>>
/** Where the details of each party on the bill stand in its message; a party that the bill does not have stands nowhere. */
export function holderPlaces(record: SiRecord, places: ReadonlyMap<string, Node>): HolderPlaces {
  const at = (...names: string[]) => names.map((name) => `${parties}/${name}`).find((place) => places.has(place))
  const shown = [...places.keys()].filter((place) => place.startsWith(notifyPlace))
  const notifies = notifyPartiesOf(record, carriedOf(record.carried).names).map(({ field }, index) => [notifyHolders[field], shown[index]])
  return {
    // a record without a shipper has an empty one in its message
    ...(record.consignor.trim() === '' ? {} : { shipper: at('shipper') }),
    consignee: at('consignee', 'endorsee'),
    ...(Object.fromEntries(notifies) as HolderPlaces),
  }
}

/** The party on the bill whose tax numbers or contacts a part has. */
export function partHolder({ at, name, of }: Part, held: HolderPlaces): BillHolder | undefined {
  if (name !== taxesName && name !== contactsName) return undefined
  if (at === `${parties}/shipper`) return 'shipper'
  if (at === `${parties}/consignee` || at === `${parties}/endorsee`) return 'consignee'
  if (!at.startsWith(notifyPlace)) return undefined
  // a place that is gone was of a party that has been renamed
  return billHolders.find((holder) => held[holder] === at) ?? billHolders.find((holder) => holder === of) ?? 'notify'
}

/** Parts of a message with the notify parties that they are of. */
export function withHolders(parts: readonly ReadPart[], record: SiRecord, ownPayload: Json): ReadPart[] {
  const held = holderPlaces(record, placesOf({ ...ownPayload }, ''))
  return parts.map((read) => {
    const of = read.part.at.startsWith(notifyPlace) ? partHolder(read.part, held) : undefined
    return of === undefined ? read : { ...read, part: { ...read.part, of } }
  })
}

const taxOf = (party: FurtherHolder, node: Json): FurtherTax => ({
  party,
  type: textOf(node.type),
  country: textOf(node.countryCode),
  value: textOf(node.value),
})
const contactOf = (party: FurtherHolder, node: Json): FurtherContact => ({
  party,
  name: textOf(node.name),
  phone: textOf(node.phone),
  email: textOf(node.email),
})
/** Details in the objects of one party. */
export const detailsIn = (holder: FurtherHolder, nodes: readonly Json[]): PartyDetails => ({
  taxes: nodes.flatMap((node) => (holder === 'requestor' ? [] : listOf(node[taxesName]).map((tax) => taxOf(holder, objectOf(tax))))),
  contacts: nodes.flatMap((node) => listOf(node[contactsName]).map((contact) => contactOf(holder, objectOf(contact)))),
})
/** Details of several parties as one. */
export const joinDetails = (all: readonly PartyDetails[]): PartyDetails => ({
  taxes: all.flatMap(({ taxes }) => taxes),
  contacts: all.flatMap(({ contacts }) => contacts),
})

/** A part that goes out: its party is as it was when the part was written. */
export const goesOut = ({ at, name, beside }: Part, places: ReadonlyMap<string, Node>): boolean => {
  const node = places.get(at)
  return node !== undefined && besideOf(node, name) === beside
}

/** Details of the parties on the bill. @param isIn parts to read; all of them by default */
export function billDetails(record: SiRecord, parts: readonly Part[], isIn: (part: Part) => boolean = () => true): PartyDetails {
  const held = holderPlaces(record, messagePlaces(record))
  const read = parts.filter(isIn)
  return joinDetails(
    billHolders.map((holder) =>
      detailsIn(
        holder,
        read.filter((part) => partHolder(part, held) === holder).map(({ name, value }) => ({ [name]: value })),
      ),
    ),
  )
}

/** Values of the standard for the details of one party; what a message said and still stands is kept as it was. */
export function detailNodes(holder: FurtherHolder, { taxes, contacts }: PartyDetails, before: readonly Json[]): Node {
  const carriedNode = <T extends object>(name: string, read: (party: FurtherHolder, node: Json) => T, detail: T): Node | undefined =>
    before
      .flatMap((node) => listOf(node[name]).map(objectOf))
      .find((node) => Object.entries(read(holder, node)).every(([key, value]) => detail[key as keyof T] === value))
  const list = (items: Node[]) => (items.length > 0 ? items : undefined)
  const ofHolder = <T extends { readonly party: FurtherHolder }>(all: readonly T[]) => all.filter(({ party }) => party === holder)
  const nodes: Node = {
    [taxesName]: list(
      ofHolder(taxes).map((tax) => carriedNode(taxesName, taxOf, tax) ?? { type: tax.type, countryCode: tax.country, value: tax.value }),
    ),
    [contactsName]: list(
      ofHolder(contacts).map(
        (contact) =>
          carriedNode(contactsName, contactOf, contact) ?? {
            name: contact.name,
            ...(contact.phone === '' ? {} : { phone: contact.phone }),
            ...(contact.email === '' ? {} : { email: contact.email }),
          },
      ),
    ),
  }
  return Object.fromEntries(detailNames(holder).map((name) => [name, nodes[name]]))
}
