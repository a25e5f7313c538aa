// A foreign payload that knows which of its values were read, so that nothing of it is dropped silently.
export type Json = Readonly<Record<string, unknown>>

/** A value that nothing was read of. */
export interface Unread {
  /** `consignmentItems[0].references` */
  path: string
  /** Name of the attribute: `references`. */
  name: string
  value: unknown
}

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
/** A number, also one that was written as a text; 0 for anything else. */
export const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}
/** Lines of a displayed text; one text with breaks is taken as well. */
export const linesOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split('\n') : listOf(value).filter((line): line is string => typeof line === 'string')

const branches = new Set(
  `documentParties shipper consignee endorsee notifyParties consignmentItems cargoItems utilizedTransportEquipments equipment seals
  partyContactDetails taxLegalReferences address displayedAddress addressLines invoicePayableAt placeOfIssue tareWeight
  cargoGrossWeight cargoGrossVolume outerPackaging HSCodes extendedHSCodes`.split(/\s+/),
)
const inObjectList =
  /(consignmentItems|cargoItems|utilizedTransportEquipments|seals|notifyParties|partyContactDetails|taxLegalReferences)\[\d+\]$/
const amounts = /(^|\.)(cargoGross\w+\.value|numberOfPackages)$/
/** A value of the wrong type stays unread, however often it is accessed. */
const fits = (name: string, path: string, value: unknown) =>
  !branches.has(name) && !inObjectList.test(path) && (amounts.test(path) ? numberOf(value) > 0 : value !== null)

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads of the answered value are remembered; `unread` lists the largest parts that nothing was read of, empty ones aside. */
export class Tracked {
  readonly #raw: unknown
  readonly #read = new Set<string>()
  readonly value: unknown

  constructor(raw: unknown) {
    // a frozen payload could not be watched
    this.#raw = structuredClone(raw)
    this.value = this.#watch(this.#raw, '')
  }

  #watch(value: unknown, path: string): unknown {
    if (!isBranch(value)) return value
    return new Proxy(value, {
      get: (target, key, receiver) => {
        const found: unknown = Reflect.get(target, key, receiver)
        if (typeof key !== 'string' || !Object.hasOwn(target, key) || (Array.isArray(target) && key === 'length')) return found
        const at = pathTo(path, key, Array.isArray(target))
        if (!isBranch(found) && fits(key, at, found)) this.#read.add(at)
        return this.#watch(found, at)
      },
    })
  }

  /** Marks a value as read, because it repeats a known one. */
  accept(path: string): void {
    this.#read.add(path)
  }

  unread(): Unread[] {
    return this.#unreadOf(this.#raw, '', '').parts
  }

  /** `isWhole`: nothing inside was read, so that it is listed as one. */
  #unreadOf(value: unknown, path: string, name: string): { isWhole: boolean; parts: Unread[] } {
    if (!isBranch(value)) {
      if (value === null || value === '' || this.#read.has(path)) return { isWhole: false, parts: [] }
      return { isWhole: true, parts: [{ path, name, value }] }
    }
    const list = Array.isArray(value)
    const entries = Object.entries(value).map(([key, child]) => this.#unreadOf(child, pathTo(path, key, list), list ? name : key))
    if (entries.length > 0 && path !== '' && entries.every(({ isWhole }) => isWhole))
      return { isWhole: true, parts: [{ path, name, value }] }
    return { isWhole: false, parts: entries.flatMap(({ parts }) => parts) }
  }
}

const pathTo = (path: string, key: string, list: boolean) => (list ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
