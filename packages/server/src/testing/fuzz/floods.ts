import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../../kernel/schema/json-schema.ts'
import { fitting, placesOf, type Known } from './values.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value }
  return value
}

/** Values that keep a careless check busy, of about so many bytes. */
const floodsOf = (bytes: number): readonly unknown[] => [
  Array.from({ length: bytes / 9 }, () => ({ Id: '' })),
  Array.from({ length: bytes / 5 }, () => null),
  Array.from({ length: bytes / 5 }, (_, at) => String(at % 100)),
  Object.fromEntries(Array.from({ length: bytes / 12 }, (_, at) => [`k${at}`, 1])),
  nested(2_000),
  'x'.repeat(bytes),
  `${'\t'.repeat(bytes / 2)}x`,
  `a@${'a.'.repeat(bytes / 2)}`,
  `${'1'.repeat(bytes / 2)}.`,
  '中'.repeat(bytes / 3),
]
/** Below the limit of a stranger's body, and below that of most others. */
const inBodies = [...floodsOf(12_000), ...floodsOf(240_000)]
/** An address has 16 kB at most, its signs written as three. */
const inQueries = floodsOf(3_000)

/** A value that fits, with one place of it flooded; lists first, as their items are checked one by one. */
export const flooded = (schema: JsonSchema, known: Known, place: 'query' | 'body' = 'body'): Arbitrary<unknown> =>
  fc
    .tuple(fitting(schema, known), fc.nat(), fc.constantFrom(...(place === 'query' ? inQueries : inBodies)), fc.boolean())
    .map(([value, at, flood, inList]) => {
      const copy = structuredClone(value)
      const places = placesOf(copy)
      const lists = places.filter(({ holder, key }) => Array.isArray(holder[key]))
      const chosen = inList && lists.length > 0 ? lists : places
      const found = chosen[at % Math.max(chosen.length, 1)]
      if (!found) return flood
      found.holder[found.key] = flood
      return copy
    })
