// Writes further values of a record among what it carries.
import type { SiRecord } from '@jst/contracts/si/data'
import { besideOf, carriedOf, carriedText, type Part } from './carried.ts'
import {
  functions,
  furtherHolders,
  holderPlaces,
  messagePlaces,
  parties,
  partyText,
  roles,
  taxHolder,
  whole,
  type Further,
  type FurtherHolder,
} from './further.ts'
import { listOf, objectOf, textOf, type Json } from './tracked.ts'

type Node = Record<string, unknown>
type Entries<T> = { [K in keyof T]: [K, T[K]] }[keyof T][]
const entries = <T extends object>(of: T) => Object.entries(of) as Entries<T>

/** A party whose text is the same keeps what else is known of it; another one begins anew. */
function partyNode(text: string, before: Json): Node {
  if (partyText(before) === text) return { ...before }
  const [partyName = '', ...address] = text.split('\n').map((line) => line.trim())
  const lines = address.filter((line) => line !== '')
  return { partyName, ...(lines.length > 0 ? { addressLines: lines } : {}) }
}

/** Names of parts that stand here, by their place. */
const names: Readonly<Record<string, ReadonlySet<string>>> = {
  [whole]: new Set(
    'references exportLicense numberOfCopiesWithCharges numberOfCopiesWithoutCharges advanceManifestFilings isHouseBillOfLadingsIssued'.split(
      ' ',
    ),
  ),
  [parties]: new Set(['other', 'issueTo', ...Object.values(roles)]),
}

const unlessEmpty = (node: Node) => (Object.values(node).every((value) => value === undefined) ? undefined : node)
const filled = (node: Readonly<Record<string, string>>): Node =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => value !== ''))

/** Values of the standard, by place and name; undefined ones are left out. */
function valuesOf(further: Further, before: (place: string, name: string) => unknown): [at: string, name: string, value: unknown][] {
  const list = <T>(items: readonly T[]) => (items.length > 0 ? items : undefined)
  const others = listOf(before(parties, 'other')).map(objectOf)
  // the first of each function stands here, further ones are carried as they came
  const managed = new Set(Object.values(functions).map((code) => others.find(({ partyFunction }) => partyFunction === code)))
  const other = [
    ...others.filter((one) => !managed.has(one)),
    ...entries(functions).flatMap(([key, code]) => {
      const party = partyNode(further[key], objectOf(others.find(({ partyFunction }) => partyFunction === code)?.party))
      return further[key] === '' ? [] : [{ party, partyFunction: code }]
    }),
  ]
  const role = (key: keyof typeof roles, more: Node = {}) =>
    further[key] === '' ? undefined : { ...partyNode(further[key], objectOf(before(parties, roles[key]))), ...more }
  const person = (typeOfPerson: string) => filled({ typeOfPerson })
  const issueTo = objectOf(before(parties, 'issueTo'))
  const codes = listOf(issueTo.identifyingCodes)
  const [first, ...rest] = codes.map(objectOf)
  const code =
    further.receiverCode === '' ? rest : [{ ...(first ?? { codeListProvider: 'ZZZ' }), partyCode: further.receiverCode }, ...rest]
  const kept = listOf(before(whole, 'references'))
    .map(objectOf)
    .filter(({ type }) => type !== 'CR')
  const licence = objectOf(before(whole, 'exportLicense'))
  const filings = listOf(before(whole, 'advanceManifestFilings')).map(objectOf)
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
    [whole, 'references', list([...kept, ...further.references.map((value) => ({ type: 'CR', value }))])],
    [
      whole,
      'exportLicense',
      further.exportLicence === textOf(licence.reference)
        ? unlessEmpty({ ...licence })
        : further.exportLicence === ''
          ? undefined
          : { isRequired: true, reference: further.exportLicence },
    ],
    [whole, 'numberOfCopiesWithCharges', count(further.copiesWithCharges)],
    [whole, 'numberOfCopiesWithoutCharges', count(further.copiesWithoutCharges)],
    [
      whole,
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
    [whole, 'isHouseBillOfLadingsIssued', further.houseBills === '' ? undefined : further.houseBills === 'yes'],
  ]
}

/**
 * The field `carried` of a record with these further values in the place of those that it had; what else is carried stays. Undefined where the field
 * has no room for them, or a tax number names a party that the bill does not have.
 */
export function withFurther(record: SiRecord, further: Further): string | undefined {
  const { names: long, bookings, parts } = carriedOf(record.carried)
  const places = messagePlaces(record)
  const before = (place: string, name: string): unknown => parts.find((part) => part.at === place && part.name === name)?.value
  const holders = holderPlaces(record, places)
  const taxes = furtherHolders.flatMap((party): [string | undefined, string, unknown][] => {
    const own = further.taxes.filter((tax) => tax.party === party)
    const value = own.map(({ type, country, value: no }) => ({ type, countryCode: country, value: no }))
    return value.length > 0 ? [[holders[party], 'taxLegalReferences', value]] : []
  })
  const written: Part[] = []
  for (const [at, name, value] of [...valuesOf(further, before), ...taxes]) {
    if (value === undefined) continue
    const node = at === undefined ? undefined : places.get(at)
    if (at === undefined || !node) return undefined
    // the form of stored text: what is undefined is not there
    written.push({ at, name, value: JSON.parse(JSON.stringify(value)) as unknown, beside: besideOf(node, name) })
  }
  const read = [
    ...parts.filter((part) => !names[part.at]?.has(part.name) && taxHolder(part, record, places) === undefined),
    ...written,
  ].map((part) => ({ part, path: part.name }))
  const { text, leftOut } = carriedText({ names: long, bookings }, read)
  return leftOut.length > 0 ? undefined : text
}

/** Parties of the bill that a tax number can be given of. */
export function taxHolders(record: SiRecord): FurtherHolder[] {
  const holders = holderPlaces(record, messagePlaces(record))
  return furtherHolders.filter((party) => holders[party] !== undefined)
}

/** Parties whose tax numbers were entered for another text than stands on the bill now: they do not go out. */
export function strayTaxes(record: SiRecord): FurtherHolder[] {
  const places = messagePlaces(record)
  return carriedOf(record.carried).parts.flatMap((part) => {
    const party = taxHolder(part, record, places)
    const node = places.get(part.at)
    return party === undefined || (node && besideOf(node, part.name) === part.beside) ? [] : [party]
  })
}
