import { Test as hasFormat } from 'typebox/format'
import type { JsonSchema } from './json-schema.ts'

export interface Finding {
  /** As people write it: `TDBLInfos[1].BoxInfos[0].TBX_CNNO`. */
  readonly path: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** An unknown property is shown by its beginning, so that an answer stays smaller than the request. */
const longestName = 100
export const within = (path: string, name: string): string => {
  const shortName = name.slice(0, longestName)
  return path ? `${path}.${shortName}` : shortName
}

/**
 * Findings of the schema on the value: at most `most` findings, after which nothing more is looked at.
 * Lengths come first: the items of a list that is too long and the pattern of a text that is too long are not checked.
 * One pass over the value for each branch of a choice, so that the work grows with the size of the value.
 */
export function findingsOf(schema: JsonSchema, value: unknown, most: number): readonly Finding[] {
  const findings = new Findings(most)
  check(schema, value, '', findings)
  return findings.list
}

class Findings {
  readonly list: Finding[] = []
  readonly most: number
  constructor(most: number) {
    this.most = most
  }
  get full(): boolean {
    return this.list.length >= this.most
  }
  add(path: string, keyword: string, params: Finding['params'] = {}): void {
    if (!this.full) this.list.push({ path, keyword, params })
  }
}

type Check<V> = (schema: JsonSchema, value: V, path: string, found: Findings) => void

const check: Check<unknown> = (schema, value, path, found) => {
  if (found.full) return
  if (schema.type !== undefined && !hasType(schema.type, value)) return found.add(path, 'type', { type: schema.type })
  if ('const' in schema && value !== schema.const) return found.add(path, 'const')
  if (schema.enum && !schema.enum.includes(value)) return found.add(path, 'enum')
  if (typeof value === 'number') checkNumber(schema, value, path, found)
  else if (typeof value === 'string') checkText(schema, value, path, found)
  else if (Array.isArray(value)) checkList(schema, value, path, found)
  else if (typeof value === 'object' && value !== null) checkObject(schema, value as Record<string, unknown>, path, found)
  if (schema.anyOf) checkChoice(schema.anyOf, value, path, found)
}

function hasType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    case 'number':
      return Number.isFinite(value)
    default:
      return typeof value === type
  }
}

const checkNumber: Check<number> = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }, value, path, found) => {
  if (minimum !== undefined && value < minimum) found.add(path, 'minimum', { limit: minimum })
  if (maximum !== undefined && value > maximum) found.add(path, 'maximum', { limit: maximum })
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) found.add(path, 'exclusiveMinimum', { limit: exclusiveMinimum })
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) found.add(path, 'exclusiveMaximum', { limit: exclusiveMaximum })
}

const checkText: Check<string> = ({ minLength = 0, maxLength = Infinity, pattern, format }, value, path, found) => {
  const length = codePoints(value, maxLength)
  if (length > maxLength) return found.add(path, 'maxLength', { limit: maxLength })
  if (length < minLength) found.add(path, 'minLength', { limit: minLength })
  if (pattern !== undefined && !compiled(pattern).test(value)) found.add(path, 'pattern')
  if (format !== undefined && !hasFormat(format, value)) found.add(path, 'format', { format })
}

/** As the compiled check counts. A text of more than twice as many units is too long in any case. */
function codePoints(value: string, most: number): number {
  if (value.length > most * 2) return value.length
  let count = 0
  for (let at = 0; at < value.length; at += value.codePointAt(at)! > 0xff_ff ? 2 : 1) count++
  return count
}

const patterns = new Map<string, RegExp>()
function compiled(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, pattern)
  return pattern
}

const checkList: Check<readonly unknown[]> = ({ items, minItems = 0, maxItems = Infinity, uniqueItems }, value, path, found) => {
  if (value.length > maxItems) return found.add(path, 'maxItems', { limit: maxItems })
  if (value.length < minItems) found.add(path, 'minItems', { limit: minItems })
  if (uniqueItems && new Set(value).size < value.length) found.add(path, 'uniqueItems')
  if (!items) return
  for (let at = 0; at < value.length && !found.full; at++) check(items, value[at], `${path}[${at}]`, found)
}

const checkObject: Check<Readonly<Record<string, unknown>>> = (schema, value, path, found) => {
  const { properties = {}, required = [], additionalProperties: more } = schema
  const { minProperties = 0, maxProperties = Infinity } = schema
  const names = Object.keys(value)
  if (names.length > maxProperties) return found.add(path, 'maxProperties', { limit: maxProperties })
  if (names.length < minProperties) found.add(path, 'minProperties', { limit: minProperties })
  for (const name of required)
    if (value[name] === undefined && properties[name]?.default === undefined) found.add(within(path, name), 'required')
  for (const name of names) {
    if (found.full) return
    const property = Object.hasOwn(properties, name) ? properties[name] : typeof more === 'object' ? more : undefined
    if (property) check(property, value[name], within(path, name), found)
    else if (more === false) found.add(within(path, name), 'additionalProperties')
  }
}

/** Findings of a choice of shapes (value or null). Mismatches of type or constant are left out where a branch has other findings. */
function checkChoice(branches: readonly JsonSchema[], value: unknown, path: string, found: Findings): void {
  const helping: Finding[] = []
  const types: unknown[] = []
  for (const branch of branches) {
    const tried = new Findings(found.most)
    check(branch, value, path, tried)
    const [first] = tried.list
    if (!first) return
    if (first.keyword === 'type' && first.path === path) types.push(first.params['type'])
    helping.push(...tried.list.filter(({ keyword }) => keyword !== 'type' && keyword !== 'const' && keyword !== 'choice'))
  }
  if (helping.length > 0) for (const { path: place, keyword, params } of helping) found.add(place, keyword, params)
  else if (types.length === branches.length) found.add(path, 'type', { type: types.filter((type) => type !== 'null') })
  else found.add(path, 'choice')
}
