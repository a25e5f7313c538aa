import { commercialType, containerTypes } from '@jst/contracts/si/data'

/** Limits of a commercial type. The caller may give its own table. */
export interface BoxTypeLimits {
  /** `40HQ` */
  readonly Type: string
  /** `45G1` */
  readonly Iso: string
  /** Other ISO codes that are accepted. */
  readonly AlsoIso: readonly string[]
  /** m³; null: has none, as a flat rack. */
  readonly Capacity: number | null
  /** kg of cargo. */
  readonly Payload: number
  /** kg of cargo and box. */
  readonly Gross: number
}

/** Usual largest gross weight of a box that is not built for more, kg. */
const usualGross = 30_480
/** Racks, platforms and tanks are built for more. */
const stronger = /(FR|PF|TK)$/

/** Types of the trade with their nominal limits. */
export const usualTypes: readonly BoxTypeLimits[] = containerTypes.map(({ value, iso, also, capacity, payload, gross }) => ({
  Type: value,
  Iso: iso,
  AlsoIso: also,
  Capacity: capacity,
  Payload: payload,
  Gross: stronger.test(value) ? gross : usualGross,
}))

/** A table of types by code and ISO code. */
export interface TypeTable {
  /** Limits of a commercial code. */
  readonly of: (type: string) => BoxTypeLimits | undefined
  /** Commercial code of an ISO code, or of another name of a type; undefined where it is none of the table. */
  readonly commercial: (words: string) => string | undefined
}

const tables = new WeakMap<readonly BoxTypeLimits[], TypeTable>()

/** The table of these types; the same one for the same array. */
export function typeTable(types: readonly BoxTypeLimits[]): TypeTable {
  const table = tables.get(types) ?? newTable(types)
  tables.set(types, table)
  return table
}

function newTable(types: readonly BoxTypeLimits[]): TypeTable {
  const byCode = new Map(types.map((type) => [type.Type, type]))
  const byIso = new Map(types.flatMap(({ Type, Iso, AlsoIso }) => [Iso, ...AlsoIso].map((iso) => [iso, Type] as const)))
  return {
    of: (type) => byCode.get(type),
    commercial: (words) => {
      const found = byIso.get(words.toUpperCase()) ?? commercialType(words)
      return found !== undefined && byCode.has(found) ? found : undefined
    },
  }
}
