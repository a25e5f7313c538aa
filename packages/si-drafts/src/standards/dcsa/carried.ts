// Values of a foreign instruction without a field in the record: kept in the record's field `carried` as JSON, and put back when the record goes out
// again.
import { recordFields } from '@jst/contracts/si/data'
import { attributeNames } from './attributes.texts.ts'
import { listOf, objectOf, textOf, type Json } from './tracked.ts'

/** Path of a value; entries of lists are named by their subject (`utilizedTransportEquipments{CSQU3054383}`). */
export interface Part {
  /** Parent object. */
  at: string
  name: string
  value: unknown
  /** Sibling value: the carried value is put back only beside the same one. */
  beside: string
  /** Replaces the value of the record. */
  instead?: true
  /** The notify party that it is of, for the time when that has another name and its place is gone. */
  of?: string
}
interface Carried {
  dcsa: 1
  /** Names of parties that are longer than a line of the bill. */
  names: string[]
  /** Cargo of other bookings, and what looks like it: what a row is, and its booking. */
  bookings: [row: string, booking: string][]
  parts: Part[]
}
/** Parts that are known before the record can be exported. */
export type CarriedHead = Pick<Carried, 'names' | 'bookings'>
/** A part with the attribute that it was read from. */
export interface ReadPart {
  part: Part
  /** `consignmentItems[0].references` */
  path: string
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists whose parts have a name of their own. */
const keys: Readonly<Record<string, (item: Json) => string>> = {
  consignmentItems: (item) => `${textOf(item.carrierBookingReference)} ${textOf(listOf(item.HSCodes)[0])}`,
  cargoItems: (item) => textOf(item.equipmentReference),
  utilizedTransportEquipments: (item) => textOf(item.equipmentReference) || textOf(objectOf(item.equipment).equipmentReference),
  seals: (item) => textOf(item.number),
  notifyParties: (item) => textOf(item.partyName),
  partyContactDetails: (item) => textOf(item.email) || textOf(item.phone),
}
/** Attributes that depend on a value of the record: they are valid only while it is unchanged. */
const besides: Readonly<Record<string, readonly string[]>> = {
  packageCode: ['description'],
  address: ['partyName', 'displayedAddress'],
  addressLines: ['partyName', 'displayedAddress'],
  taxLegalReferences: ['partyName', 'displayedAddress'],
  partyContactDetails: ['partyName', 'displayedAddress'],
  nationalCommodityCodes: ['HSCodes'],
  isElectronic: ['transportDocumentTypeCode'],
  countryCode: ['locationName'],
}
/** Values that the record cannot express otherwise, though its export has a substitute. */
const instead = new Set(['packageCode', 'name', 'isShippedOnBoardType', 'isElectronic', 'addressLines', 'countryCode'])
/** Values that the fields of the record express; attributes of the standard that it reads incompletely are reported, not carried. */
const spoken = new Set(
  `consignmentItems utilizedTransportEquipments documentParties shipper cargoItems outerPackaging seals HSCodes descriptionOfGoods cargoGrossWeight
  cargoGrossVolume numberOfPackages partyName displayedAddress carrierCode unit value invoicePayableAt`.split(/\s+/),
)

export const besideOf = (node: Json, name: string): string => {
  const names = besides[name] ?? (instead.has(name) ? [name] : ['partyName'])
  return JSON.stringify(names.map((one) => node[one] ?? null))
}

/** Parts of a list, each with its name; a second one of the same name is `#2`. */
function keyed(list: readonly unknown[], name: string): [key: string, item: Node, index: number][] {
  const seen = new Map<string, number>()
  return list.flatMap((item, index): [string, Node, number][] => {
    if (!isNode(item)) return []
    const itemKey = keys[name]?.(item) ?? ''
    const times = (seen.get(itemKey) ?? 0) + 1
    seen.set(itemKey, times)
    return [[`${name}{${itemKey}${times > 1 ? `#${times}` : ''}}`, item, index]]
  })
}

/** Every object of a payload under the place that it has. */
export function placesOf(node: Node, at: string, places = new Map<string, Node>()): Map<string, Node> {
  places.set(at, node)
  for (const [name, value] of Object.entries(node)) {
    if (isNode(value)) placesOf(value, `${at}/${name}`, places)
    else if (Array.isArray(value) && keys[name]) for (const [key, item] of keyed(value, name)) placesOf(item, `${at}/${key}`, places)
  }
  return places
}

/** Equal, a number that is written as a text included. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b) || (textOf(a) !== '' && textOf(a) === textOf(b))
const isMapped = (name: string) => Object.hasOwn(attributeNames, name) && !spoken.has(name)

/** Parts of `raw` that are missing in `ownPayload`, the export of the record that was read from it. */
export function partsOf(raw: Json, ownPayload: Json): ReadPart[] {
  const places = placesOf(ownPayload, '')
  const found: ReadPart[] = []
  const take = (at: string, name: string, value: unknown, path: string, beside: string, replaces = false) =>
    found.push({ path, part: { at, name, value, beside, ...(replaces ? { instead: true as const } : {}) } })
  const walk = (node: Node, at: string, path: string) => {
    const mine = places.get(at)
    if (!mine) return
    for (const [name, value] of Object.entries(node)) {
      const where = path === '' ? name : `${path}.${name}`
      const there = mine[name]
      if (value === null || same(value, there)) continue
      if (there === undefined) {
        if (isMapped(name)) take(at, name, value, where, besideOf(mine, name))
      } else if (isNode(value) && isNode(there)) walk(value, `${at}/${name}`, where)
      else if (Array.isArray(value) && Array.isArray(there) && keys[name])
        for (const [key, item, index] of keyed(value, name)) {
          const place = `${at}/${key}`
          if (places.has(place)) walk(item, place, `${where}[${index}]`)
          else if (at === '' && name === 'partyContactDetails') take(at, `${name}[]`, item, `${where}[${index}]`, '')
        }
      else if (instead.has(name)) take(at, name, value, where, besideOf(mine, name), true)
    }
  }
  walk(raw, '', '')
  return found
}

const empty: Carried = { dcsa: 1, names: [], bookings: [], parts: [] }
/** Text of the field `carried`. Returns the parts that exceed its length, largest first, as omitted. */
export function carriedText(head: CarriedHead, parts: readonly ReadPart[]): { text: string; leftOut: ReadPart[] } {
  if (parts.length + head.names.length + head.bookings.length === 0) return { text: '', leftOut: [] }
  const sized = parts.map((read) => ({ read, size: JSON.stringify(read.part).length + 1 })).toSorted((a, b) => a.size - b.size)
  let room = recordFields.carried.max - JSON.stringify({ ...empty, ...head }).length
  const fitting = sized.filter(({ size }) => (room -= size) >= 0).map(({ read }) => read)
  const leftOut = sized.slice(fitting.length).map(({ read }) => read)
  const text = JSON.stringify({ ...empty, ...head, parts: fitting.map(({ part }) => part) })
  // only names and bookings are longer than the field
  return { text: text.length > recordFields.carried.max ? '' : text, leftOut }
}

/** No deeper than any instruction. */
const isFlat = (value: unknown, left = 40): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((child) => isFlat(child, left - 1)))
const isPart = (part: unknown): part is Part & Node =>
  isNode(part) && typeof part.at === 'string' && typeof part.name === 'string' && Object.hasOwn(attributeNames, part.name.replace('[]', ''))

/** Reads the carried values of a record; empty for a text of another origin. */
export function carriedOf(text: string): Carried {
  if (text === '') return empty
  try {
    const said = objectOf(JSON.parse(text))
    if (said.dcsa !== 1 || !isFlat(said)) return empty
    const parts = listOf(said.parts).filter(isPart)
    const bookings = listOf(said.bookings)
      .map(listOf)
      .map(([row, booking]): [string, string] => [textOf(row), textOf(booking)])
    return { dcsa: 1, names: listOf(said.names).filter((name) => typeof name === 'string'), bookings, parts }
  } catch {
    return empty
  }
}

/** A part that is carried under this name for the whole instruction. */
export const carriedValue = ({ parts }: Carried, name: string): unknown => parts.find((part) => part.at === '' && part.name === name)?.value

/** Puts carried parts back into a payload; returns those whose place is missing or has changed. */
export function putBack(payload: object, { parts }: Carried): Part[] {
  const places = placesOf(payload as Node, '')
  return parts.filter((part) => {
    const node = places.get(part.at)
    if (!node) return true
    const list = part.name.endsWith('[]') ? node[part.name.slice(0, -2)] : undefined
    if (Array.isArray(list)) {
      list.push(part.value)
      return false
    }
    if (besideOf(node, part.name) !== part.beside) return true
    if (node[part.name] !== undefined && part.instead !== true) return !same(node[part.name], part.value)
    node[part.name] = part.value
    return false
  })
}
