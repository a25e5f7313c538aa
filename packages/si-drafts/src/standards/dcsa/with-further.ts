// Writes further values of a record into its carried values.
import type { SiRecord } from '@jst/contracts/si/data'
import { besideOf, carriedOf, carriedText, type Part } from './carried.ts'
import { besideParties, functions, partyText, roles, documentPath, type Further } from './further.ts'
import {
  besideHolders,
  billHolders,
  contactsName,
  detailNodes,
  goesOut,
  holderPlaces,
  messagePlaces,
  partHolder,
  parties,
  taxesName,
  type BillHolder,
  type PartyDetails,
} from './further-parties.ts'
import { listOf, objectOf, textOf, type Json } from './tracked.ts'

type Node = Record<string, unknown>
type Entries<T> = { [K in keyof T]: [K, T[K]] }[keyof T][]
const entries = <T extends object>(of: T) => Object.entries(of) as Entries<T>

/** Keeps the further values of a party whose text is unchanged, and starts empty for another one. */
function partyNode(key: (typeof besideHolders)[number], further: Further, before: Json): Node {
  const text = further[key]
  if (partyText(before) === text) return { ...before, ...detailNodes(key, further, [before]) }
  const [partyName = '', ...address] = text.split('\n').map((line) => line.trim())
  const lines = address.filter((line) => line !== '')
  return { partyName, ...(lines.length > 0 ? { addressLines: lines } : {}), ...detailNodes(key, further, []) }
}

/** Names of parts that stand here, by their place. */
const names: Readonly<Record<string, ReadonlySet<string>>> = {
  [documentPath]: new Set(
    'references exportLicense numberOfCopiesWithCharges numberOfCopiesWithoutCharges advanceManifestFilings isHouseBillOfLadingsIssued'.split(
      ' ',
    ),
  ),
  [parties]: new Set(['other', 'issueTo', ...Object.values(roles)]),
}

const unlessEmpty = (node: Node) => (Object.values(node).every((value) => value === undefined) ? undefined : node)
const filled = (node: Readonly<Record<string, string>>): Node =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== ''))

/** Values of the standard by path and name; undefined ones are omitted. */
function valuesOf(further: Further, before: (place: string, name: string) => unknown): [at: string, name: string, value: unknown][] {
  const list = <T>(items: readonly T[]) => (items.length > 0 ? items : undefined)
  const earlier = besideParties(before)
  const others = listOf(before(parties, 'other')).map(objectOf)
  // the first of each function is an own field, further ones are carried unchanged
  const managed = new Set(Object.values(functions).map((code) => others.find(({ partyFunction }) => partyFunction === code)))
  const other = [
    ...others.filter((one) => !managed.has(one)),
    ...entries(functions).flatMap(([key, code]) => {
      return further[key] === '' ? [] : [{ party: partyNode(key, further, earlier[key]), partyFunction: code }]
    }),
  ]
  const role = (key: keyof typeof roles, more: Node = {}) =>
    further[key] === '' ? undefined : { ...partyNode(key, further, earlier[key]), ...more }
  const person = (typeOfPerson: string) => filled({ typeOfPerson })
  const issueTo = objectOf(before(parties, 'issueTo'))
  const codes = listOf(issueTo.identifyingCodes)
  const [first, ...rest] = codes.map(objectOf)
  const code =
    further.receiverCode === '' ? rest : [{ ...(first ?? { codeListProvider: 'ZZZ' }), partyCode: further.receiverCode }, ...rest]
  const priorReferences = listOf(before(documentPath, 'references'))
    .map(objectOf)
    .filter(({ type }) => type !== 'CR')
  const licence = objectOf(before(documentPath, 'exportLicense'))
  const filings = listOf(before(documentPath, 'advanceManifestFilings')).map(objectOf)
  const count = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)
  return [
    [parties, 'other', list(other)],
    [parties, roles.requestor, role('requestor')],
    [parties, 'buyer', role('buyer', person(further.buyerPerson))],
    [parties, 'seller', role('seller', person(further.sellerPerson))],
    [
      parties,
      'issueTo',
      unlessEmpty({
        ...issueTo,
        partyName: further.receiver || undefined,
        sendToPlatform: further.platform || undefined,
        identifyingCodes: list(code),
      }),
    ],
    [documentPath, 'references', list([...priorReferences, ...further.references.map((value) => ({ type: 'CR', value }))])],
    [
      documentPath,
      'exportLicense',
      further.exportLicence === textOf(licence.reference)
        ? unlessEmpty({ ...licence })
        : further.exportLicence === ''
          ? undefined
          : { isRequired: true, reference: further.exportLicence },
    ],
    [documentPath, 'numberOfCopiesWithCharges', count(further.copiesWithCharges)],
    [documentPath, 'numberOfCopiesWithoutCharges', count(further.copiesWithoutCharges)],
    [
      documentPath,
      'advanceManifestFilings',
      list(
        further.filings.map(({ type, country, by, filer, number }, at) => ({
          ...(textOf(filings[at]?.manifestTypeCode) === type ? filings[at] : {}),
          manifestTypeCode: type,
          advanceManifestFilingsHouseBLPerformedBy: by,
          countryCode: country || undefined,
          selfFilerCode: filer || undefined,
          identificationNumber: number || undefined,
        })),
      ),
    ],
    [documentPath, 'isHouseBillOfLadingsIssued', further.houseBills === '' ? undefined : further.houseBills === 'yes'],
  ]
}

/** Parts for the details of some parties on the bill; undefined where the bill lacks one of them. */
function detailParts(record: SiRecord, holders: readonly BillHolder[], details: PartyDetails): Part[] | undefined {
  const places = messagePlaces(record)
  const held = holderPlaces(record, places)
  const { parts } = carriedOf(record.carried)
  const written: Part[] = []
  for (const holder of holders) {
    const before = parts.filter((part) => partHolder(part, held) === holder).map(({ name, value }) => ({ [name]: value }))
    for (const [name, value] of Object.entries(detailNodes(holder, details, before))) {
      if (value === undefined) continue
      const at = held[holder]
      const node = at === undefined ? undefined : places.get(at)
      if (at === undefined || !node) return undefined
      written.push({ at, name, value, beside: besideOf(node, name), ...(holder.startsWith('notify') ? { of: holder } : {}) })
    }
  }
  return written
}

/** The field with these parts; undefined where it has no room for them. */
function carriedWith(record: SiRecord, parts: readonly Part[]): string | undefined {
  const { names: long, bookings } = carriedOf(record.carried)
  const { text, leftOut } = carriedText(
    { names: long, bookings },
    parts.map((part) => ({ part, path: part.name })),
  )
  return leftOut.length > 0 ? undefined : text
}

/** Details of parties that further values do not name. */
const ofNobody = (further: Further): boolean =>
  further.taxes.some(({ party }) => party === 'requestor') ||
  [...further.taxes, ...further.contacts].some(({ party }) => besideHolders.some((holder) => holder === party && further[holder] === ''))

/**
 * The field `carried` of a record with these further values in the place of those that it had; what else is carried stays. Undefined where the field
 * has no room for them, or a tax number or contact names a party that the record does not have.
 */
export function withFurther(record: SiRecord, further: Further): string | undefined {
  const { parts } = carriedOf(record.carried)
  const places = messagePlaces(record)
  const held = holderPlaces(record, places)
  const before = (place: string, name: string): unknown => parts.find((part) => part.at === place && part.name === name)?.value
  const details = detailParts(record, billHolders, further)
  if (details === undefined || ofNobody(further)) return undefined
  const written = valuesOf(further, before).flatMap(([at, name, value]): Part[] => {
    const node = places.get(at)
    // JSON form: undefined members are omitted
    return value === undefined || !node
      ? []
      : [{ at, name, value: JSON.parse(JSON.stringify(value)) as unknown, beside: besideOf(node, name) }]
  })
  const others = parts.filter((part) => !names[part.at]?.has(part.name) && partHolder(part, held) === undefined)
  return carriedWith(record, [...others, ...written, ...details])
}

/**
 * The field `carried` of a record with these details of one party on the bill in the place of those that it had. Undefined where the field has no
 * room for them, or the bill lacks the party.
 */
export function withPartyDetails(record: SiRecord, holder: BillHolder, details: PartyDetails): string | undefined {
  const held = holderPlaces(record, messagePlaces(record))
  const written = detailParts(record, [holder], details)
  const others = carriedOf(record.carried).parts.filter((part) => partHolder(part, held) !== holder)
  return written && carriedWith(record, [...others, ...written])
}

/** Parties on the bill that tax numbers and contacts can be given of. */
export function taxHolders(record: SiRecord): BillHolder[] {
  const held = holderPlaces(record, messagePlaces(record))
  return billHolders.filter((holder) => held[holder] !== undefined)
}

function strayIn(record: SiRecord, attribute: string): BillHolder[] {
  const places = messagePlaces(record)
  const held = holderPlaces(record, places)
  return carriedOf(record.carried).parts.flatMap((part) => {
    const holder = part.name === attribute ? partHolder(part, held) : undefined
    return holder === undefined || goesOut(part, places) ? [] : [holder]
  })
}
/** Parties whose tax numbers belong to another text than the present one on the bill; they are not sent. */
export const strayTaxes = (record: SiRecord): BillHolder[] => strayIn(record, taxesName)
/** Parties whose contacts belong to another text than the present one on the bill; they are not sent. */
export const strayContacts = (record: SiRecord): BillHolder[] => strayIn(record, contactsName)
