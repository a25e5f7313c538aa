// Parties, filings and numbers that carriers and customs ask for beside the bill. They stand among the carried values of a record, in the form of the
// standard, so that what a person enters and what a message brought are one.
import type { SiRecord } from '@jst/contracts/si/data'
import { carriedOf, placesOf, type Part } from './carried.ts'
import { addressLines, sameAsConsignee } from './parties.ts'
import { payloadOf } from './payload-of.ts'
import { limits } from './payload.ts'
import { linesOf, listOf, numberOf, objectOf, textOf, type Json } from './tracked.ts'

/** A tax or company number of a party on the bill. */
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
/** An advance filing that the country of destination or transit wants. */
export interface FurtherFiling {
  /** ENS, ACE, ACI, AFR and others that carriers agree on. */
  readonly type: string
  /** ISO 3166-1 alpha-2; '' where nothing is said. */
  readonly country: string
  /** The side that files the house bills. */
  readonly by: 'SELF' | 'CARRIER'
  /** Code of a self filer: SCAC, NACCS reporter. */
  readonly filer: string
  /** EORI of the filer of an ENS. */
  readonly number: string
}
/** Values that carriers and customs ask for beside the bill. Parties are texts: the name, then up to five lines of address; '' where nothing is said. */
export interface Further {
  /** Freight forwarder of the consignor (DDR). */
  readonly forwarder: string
  /** Payer of freight for the consignor (COW). */
  readonly originPayer: string
  /** Payer of freight for the consignee (COX). */
  readonly destinationPayer: string
  /** Party that asks for the instruction. */
  readonly requestor: string
  /** Buyer of the goods, which an ENS names. */
  readonly buyer: string
  /** LEGAL_PERSON, NATURAL_PERSON or ASSOCIATION_OF_PERSONS. */
  readonly buyerPerson: string
  /** Seller of the goods, which an ENS names. */
  readonly seller: string
  /** As of the buyer. */
  readonly sellerPerson: string
  /** Numbers of the parties on the bill. */
  readonly taxes: readonly FurtherTax[]
  /** References of the customer. */
  readonly references: readonly string[]
  /** Number of the export licence. */
  readonly exportLicence: string
  /** Copies of the bill that show charges; '' where nothing is said. */
  readonly copiesWithCharges: string
  /** Copies of the bill without charges; '' where nothing is said. */
  readonly copiesWithoutCharges: string
  /** Holder of the electronic bill. */
  readonly receiver: string
  /** Its platform, a code of `eblPlatforms`. */
  readonly platform: string
  /** Its code on that platform. */
  readonly receiverCode: string
  /** Advance filings, in the order of the message. */
  readonly filings: readonly FurtherFiling[]
  /** House bills under this one. */
  readonly houseBills: '' | 'yes' | 'no'
}
/** Parties of the bill that numbers are given of. */
export const furtherHolders = ['shipper', 'consignee', 'notify'] as const
/** One of `furtherHolders`. */
export type FurtherHolder = (typeof furtherHolders)[number]

/** Platforms of electronic bills (DCSA EBL 3.0.4), without the one that is deprecated. */
export const eblPlatforms = {
  WAVE: 'Wave',
  CARX: 'CargoX',
  IDT: 'ICE Digital Trade',
  BOLE: 'Bolero',
  EDOX: 'EdoxOnline',
  IQAX: 'IQAX',
  SECR: 'Secro',
  TRGO: 'TradeGO',
  ETEU: 'eTEU',
  TRAC: 'Enigio trace:original',
  BRIT: 'BRITC eBL',
  COVA: 'Covantis',
  ETIT: 'e-title',
  KTNE: 'KTNET',
  CRED: 'Credore',
  BLOC: 'BlockPeer Technologies',
  DOCU: 'DocuTrade',
  AEOT: 'AEOTrade',
  SGTD: 'SGTraDex',
} as const

export const whole = ''
export const parties = '/documentParties'
export const functions = { forwarder: 'DDR', originPayer: 'COW', destinationPayer: 'COX' } as const
export const roles = { requestor: 'shippingInstructionsRequestor', buyer: 'buyer', seller: 'seller' } as const
/** The name of a party and its address, a line each. */
export const partyText = (party: Json): string => {
  const plain = linesOf(party.addressLines)
  const body = plain.length > 0 ? plain : addressLines(objectOf(party.address))
  return [textOf(party.partyName), ...body].filter((line) => line !== '').join('\n')
}
type Node = Record<string, unknown>
/** Objects of the record's message by their places. */
export const messagePlaces = (record: SiRecord): ReadonlyMap<string, Node> =>
  placesOf(payloadOf(record, undefined) as unknown as Node, whole)

/** Where the numbers of each party on the bill stand in its message. The first notify party may be the consignee, and then has no place of its own. */
export function holderPlaces(record: SiRecord, places: ReadonlyMap<string, Node>): Readonly<Record<FurtherHolder, string | undefined>> {
  const at = (...names: string[]) => names.map((name) => `${parties}/${name}`).find((place) => places.has(place))
  const isOwn = record.notifier1.trim() !== '' && record.notifier1 !== sameAsConsignee
  return {
    shipper: at('shipper'),
    consignee: at('consignee', 'endorsee'),
    notify: isOwn ? [...places.keys()].find((place) => place.startsWith(notifyPlace)) : undefined,
  }
}
const notifyPlace = `${parties}/notifyParties{`

/** The party whose tax numbers a part has. Those of a further notify party are nobody's here: they are carried as they came. */
export function taxHolder({ at, name }: Part, record: SiRecord, places: ReadonlyMap<string, Node>): FurtherHolder | undefined {
  if (name !== 'taxLegalReferences') return undefined
  if (at === `${parties}/shipper`) return 'shipper'
  if (at === `${parties}/consignee` || at === `${parties}/endorsee`) return 'consignee'
  // a place that is gone was of a party that has been renamed
  return at.startsWith(notifyPlace) && (at === holderPlaces(record, places).notify || !places.has(at)) ? 'notify' : undefined
}

/** Reads the further values of a record. */
export function furtherOf(record: SiRecord): Further {
  const { parts } = carriedOf(record.carried)
  const places = messagePlaces(record)
  const at = (place: string, name: string): unknown => parts.find((part) => part.at === place && part.name === name)?.value
  const role = (name: string) => objectOf(at(parties, name))
  const other = listOf(at(parties, 'other')).map(objectOf)
  const ofFunction = (code: string) => partyText(objectOf(other.find(({ partyFunction }) => partyFunction === code)?.party))
  const issueTo = role('issueTo')
  const count = (name: string) => (at(whole, name) === undefined ? '' : String(numberOf(at(whole, name))))
  const issued = at(whole, 'isHouseBillOfLadingsIssued')
  return {
    forwarder: ofFunction(functions.forwarder),
    originPayer: ofFunction(functions.originPayer),
    destinationPayer: ofFunction(functions.destinationPayer),
    requestor: partyText(role(roles.requestor)),
    buyer: partyText(role('buyer')),
    buyerPerson: textOf(role('buyer').typeOfPerson),
    seller: partyText(role('seller')),
    sellerPerson: textOf(role('seller').typeOfPerson),
    taxes: parts.flatMap((part) => {
      const party = taxHolder(part, record, places)
      return party === undefined
        ? []
        : listOf(part.value)
            .map(objectOf)
            .map(({ type, countryCode, value }) => ({ party, type: textOf(type), country: textOf(countryCode), value: textOf(value) }))
    }),
    references: listOf(at(whole, 'references'))
      .map(objectOf)
      .filter(({ type }) => type === 'CR')
      .map(({ value }) => textOf(value)),
    exportLicence: textOf(objectOf(at(whole, 'exportLicense')).reference),
    copiesWithCharges: count('numberOfCopiesWithCharges'),
    copiesWithoutCharges: count('numberOfCopiesWithoutCharges'),
    receiver: textOf(issueTo.partyName),
    platform: textOf(issueTo.sendToPlatform),
    receiverCode: textOf(objectOf(listOf(issueTo.identifyingCodes)[0]).partyCode),
    filings: listOf(at(whole, 'advanceManifestFilings'))
      .map(objectOf)
      .map((filing) => ({
        type: textOf(filing.manifestTypeCode),
        country: textOf(filing.countryCode),
        by: filing.advanceManifestFilingsHouseBLPerformedBy === 'SELF' ? 'SELF' : 'CARRIER',
        filer: textOf(filing.selfFilerCode),
        number: textOf(filing.identificationNumber),
      })),
    houseBills: issued === true ? 'yes' : issued === false ? 'no' : '',
  }
}

/** Limits of the further values: characters, and lines of an address. */
export const furtherLimits = {
  name: limits.partyName,
  lines: limits.addressLines,
  line: limits.addressLine,
  reference: limits.reference,
} as const
