import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../../kernel/schema/json-schema.ts'

/** Rows that are there, so that requests get past the look-up: any id, and a row of the call's own table with its version. */
export interface Known {
  readonly ids: readonly number[]
  readonly rows: readonly { readonly Id: number; readonly UpdateTime: string }[]
  /** Kinds of documents, which calls of the document kit name. */
  readonly kinds?: readonly string[]
}

/** JSON has no number beyond all numbers; `textOf` writes it. */
const beyond = '@beyond-all-numbers@'
export const textOf = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll(`"${beyond}"`, '1e309')

const instants = ['2026-11-01T00:00:00.000Z', '1970-01-01T00:00:00Z', '1900-01-01T00:00:00+14:00', '2199-12-31T23:59:59.999-12:00']
const oddInstants = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-01T23:59:59+14:00',
  '2026-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '2026-11-01t00:00:00.123456789z',
]
const plain = ['', ' ', 'a', '远帆', 'CNSHA', 'COSU', 'USD', 'YFJCK', '40HQ', 'e', '%', '_', "'; --", '\\', '👩‍👩‍👧', '\u202e', 'NaN']
const numbers = ['1', '1,3', '0', '-1', '99999999999', '1e309']
const days = ['2026-11-01', '2026-02-30', '0000-00-00', '10000-01-01']
const sorts = ['-Id', 'Id', '-CreateTime', 'Deadline', 'Queue']
const words = [...plain, ...numbers, ...days, ...sorts, ...instants]

/** Numbers that no schema, or no column, accepts. */
const badNumbers = [0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, beyond]
const badTexts = ['', 'x', 'x'.repeat(5_000), '中'.repeat(600), '\ud800', '\0', '2026-13-45T99:99:99Z', '+275760-09-13T00:00:00.001Z']
const badShapes: readonly unknown[] = [null, true, [], [null], {}, { constructor: 1 }, [[[[]]]]]
const bad: readonly unknown[] = [...badNumbers, ...badTexts, ...badShapes, ...oddInstants]

/** Values that the schema takes, those at its limits among them. @param name of the field: ids are mostly those of rows that are there */
export function fitting(schema: JsonSchema, known: Known, name = ''): Arbitrary<unknown> {
  const { anyOf, type } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, known, name)))
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return isId.test(name) ? idOf(schema, known) : numberOf(schema)
  if (type === 'string') return name === 'Kind' && known.kinds ? kindOf(schema, known.kinds) : textFor(schema)
  if (type === 'array') return arrayOf(schema, known, name)
  if (type === 'object' && schema.properties) return objectOf(schema, known)
  return fc.constantFrom<unknown>({}, { a: 1 }, { Id: 1, TBI_MBL_NO: 'X', BoxInfos: [{ TBX_NUM: 1e15 }] })
}

const isId = /^(id|.*_ID|.*Ids?|COMPANYID)$/i
const idOf = (schema: JsonSchema, { ids }: Known): Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: numberOf(schema) })

const kindOf = (schema: JsonSchema, kinds: readonly string[]): Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom<unknown>(...kinds) }, { weight: 1, arbitrary: textFor(schema) })

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): Arbitrary<unknown> {
  const least = minimum ?? exclusiveMinimum ?? -(2 ** 53)
  const most = maximum ?? 2 ** 53
  const edges = [least, most, most, 0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, ...(type === 'number' ? [0.000_000_1, 1 / 3, 1e14] : [])]
  const inside = edges.filter((one) => one >= least && one <= most)
  const from = Math.ceil(Math.max(least, -50))
  return fc.oneof(fc.constantFrom(...inside), fc.integer({ min: from, max: Math.max(Math.floor(Math.min(most, 50)), from) }))
}

function textFor({ pattern, format, minLength = 0, maxLength }: JsonSchema): Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom('1900-01-01', '2026-02-28', '2026-11-23', '2199-12-31')
  if (format) return fc.constantFrom(...instants)
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const most = Math.min(maxLength ?? 200, 5_000)
  const long = ['x'.repeat(most), '中'.repeat(most), 'a'.repeat(Math.max(minLength, 1))]
  return fc.constantFrom(...[...words, ...long].filter(({ length }) => length >= minLength && length <= most))
}

function arrayOf({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, known: Known, name: string): Arbitrary<unknown> {
  const item = fitting(items, known, name)
  const few = fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) })
  // as many as there may be, all alike; not of lists in lists, which would fill the memory
  if (JSON.stringify(items).includes('"items"')) return few
  const full = item.map((one) => Array.from({ length: Math.min(maxItems, 300) }, () => one))
  return fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: full })
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: Known): Arbitrary<unknown> {
  const entries = Object.entries(properties)
  const fields = fc.record(Object.fromEntries(entries.map(([name, property]) => [name, fitting(property, known, name)])), {
    requiredKeys: entries.map(([name]) => name).filter((name) => required.includes(name)),
    noNullPrototype: true,
  })
  // the version of a row goes with its id
  const versioned = 'Id' in properties && 'UpdateTime' in properties && known.rows.length > 0
  if (!versioned) return fields
  return fc.tuple(fields, fc.option(fc.constantFrom(...known.rows), { freq: 3, nil: {} })).map(([value, row]) => ({ ...value, ...row }))
}

/** A value that fits, with one place of it spoilt: another value, missing, one too many. */
export const spoilt = (schema: JsonSchema, known: Known): Arbitrary<unknown> =>
  fc
    .tuple(fitting(schema, known), fc.nat(), fc.constantFrom(...bad), fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'))
    .map(([value, at, wrong, how]) => spoil(value, at, wrong, how))

interface Place {
  readonly holder: Record<string, unknown>
  readonly key: string
}

function spoil(value: unknown, at: number, wrong: unknown, how: string): unknown {
  const copy = structuredClone(value)
  const places = placesOf(copy)
  const place = places[at % Math.max(places.length, 1)]
  if (how === 'add' || !place) return typeof copy === 'object' && copy !== null ? { ...copy, NoSuchField: wrong } : wrong
  if (how === 'remove') delete place.holder[place.key]
  else place.holder[place.key] = wrong
  return copy
}

export function placesOf(value: unknown, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 6) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder)
    .slice(0, 60)
    .flatMap((key) => [{ holder, key }, ...placesOf(holder[key], depth + 1)])
}
