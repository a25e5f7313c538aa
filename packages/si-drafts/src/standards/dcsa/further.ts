// Parties, filings and numbers that carriers and customs ask for beside the bill. They stand among the carried values of a record, in the form of the
// standard, so that what a person enters and what a message brought are one.
import type { SiRecord } from '@jst/contracts/si/data'
import { carriedOf } from './carried.ts'
import { besideHolders, billDetails, detailsIn, joinDetails, parties, type FurtherContact, type FurtherTax } from './further-parties.ts'
import { addressLines } from './parties.ts'
import { limits } from './payload.ts'
import { linesOf, listOf, numberOf, objectOf, textOf, type Json } from './tracked.ts'

/** An advance filing that the country of destination or transit wants. */
export interface FurtherFiling {
  /** ENS, ACE, ACI, AFR and others that carriers agree on. */
  readonly type: string
  /** ISO 3166-1 alpha-2; '' without a value. */
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
  /** Party that requests the instruction. */
  readonly requestor: string
  /** Buyer of the goods, which an ENS names. */
  readonly buyer: string
  /** LEGAL_PERSON, NATURAL_PERSON or ASSOCIATION_OF_PERSONS. */
  readonly buyerPerson: string
  /** Seller of the goods, which an ENS names. */
  readonly seller: string
  /** As of the buyer. */
  readonly sellerPerson: string
  /** Numbers of the parties, in the order of `furtherHolders`. */
  readonly taxes: readonly FurtherTax[]
  /** Contacts of the parties, in the same order. */
  readonly contacts: readonly FurtherContact[]
  /** References of the customer. */
  readonly references: readonly string[]
  /** Number of the export licence. */
  readonly exportLicence: string
  /** Copies of the bill that show charges; '' without a value. */
  readonly copiesWithCharges: string
  /** Copies of the bill without charges; '' without a value. */
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

export const documentPath = ''
export const functions = { forwarder: 'DDR', originPayer: 'COW', destinationPayer: 'COX' } as const
export const roles = { requestor: 'shippingInstructionsRequestor', buyer: 'buyer', seller: 'seller' } as const
/** The name of a party and its address, a line each. */
export const partyText = (party: Json): string => {
  const plain = linesOf(party.addressLines)
  const body = plain.length > 0 ? plain : addressLines(objectOf(party.address))
  return [textOf(party.partyName), ...body].filter((line) => line !== '').join('\n')
}

/** Objects of the parties beside the bill among the carried values. */
export function besideParties(value: (place: string, name: string) => unknown): Readonly<Record<(typeof besideHolders)[number], Json>> {
  const other = listOf(value(parties, 'other')).map(objectOf)
  const ofFunction = (code: string) => objectOf(other.find(({ partyFunction }) => partyFunction === code)?.party)
  const role = (name: string) => objectOf(value(parties, name))
  return {
    forwarder: ofFunction(functions.forwarder),
    originPayer: ofFunction(functions.originPayer),
    destinationPayer: ofFunction(functions.destinationPayer),
    requestor: role(roles.requestor),
    buyer: role(roles.buyer),
    seller: role(roles.seller),
  }
}

/** Reads the further values of a record. */
export function furtherOf(record: SiRecord): Further {
  const { parts } = carriedOf(record.carried)
  const at = (place: string, name: string): unknown => parts.find((part) => part.at === place && part.name === name)?.value
  const beside = besideParties(at)
  const { buyer, seller } = beside
  const issueTo = objectOf(at(parties, 'issueTo'))
  const count = (name: string) => (at(documentPath, name) === undefined ? '' : String(numberOf(at(documentPath, name))))
  const issued = at(documentPath, 'isHouseBillOfLadingsIssued')
  return {
    forwarder: partyText(beside.forwarder),
    originPayer: partyText(beside.originPayer),
    destinationPayer: partyText(beside.destinationPayer),
    requestor: partyText(beside.requestor),
    buyer: partyText(buyer),
    buyerPerson: textOf(buyer.typeOfPerson),
    seller: partyText(seller),
    sellerPerson: textOf(seller.typeOfPerson),
    ...joinDetails([
      billDetails(record, parts),
      ...besideHolders.map((holder) => detailsIn(holder, partyText(beside[holder]) === '' ? [] : [beside[holder]])),
    ]),
    references: listOf(at(documentPath, 'references'))
      .map(objectOf)
      .filter(({ type }) => type === 'CR')
      .map(({ value }) => textOf(value)),
    exportLicence: textOf(objectOf(at(documentPath, 'exportLicense')).reference),
    copiesWithCharges: count('numberOfCopiesWithCharges'),
    copiesWithoutCharges: count('numberOfCopiesWithoutCharges'),
    receiver: textOf(issueTo.partyName),
    platform: textOf(issueTo.sendToPlatform),
    receiverCode: textOf(objectOf(listOf(issueTo.identifyingCodes)[0]).partyCode),
    filings: listOf(at(documentPath, 'advanceManifestFilings'))
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
  contactName: limits.contactName,
  phone: limits.phone,
  email: limits.email,
} as const
