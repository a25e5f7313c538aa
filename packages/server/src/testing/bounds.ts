import { largestBodyOf, type Endpoint } from '@jst/contracts'
import type { JsonSchema } from '../kernel/schema/json-schema.ts'

/** Unbounded input of a call: texts, lists and objects without a limit, and bodies larger than their call takes. */
export function unboundedInput(endpoint: Endpoint): string[] {
  const { method, path, query, body, largestBody } = endpoint
  const input = (method === 'GET' ? query : body) as unknown as JsonSchema
  const open = unbounded(input, method === 'GET' ? 'query' : 'body', largestBody !== undefined)
  const tooLarge = method === 'POST' && largestBody === undefined && fullest(input) > largestBodyOf(endpoint)
  return [...open, ...(tooLarge ? ['may have a larger body than usual and does not declare largestBody'] : [])].map(
    (problem) => `${path}: ${problem}`,
  )
}

const scalars: ReadonlySet<string | undefined> = new Set(['string', 'integer', 'number', 'boolean'])

/** @param declared the body has a limit of its own, so that an object may take anything */
function unbounded(schema: JsonSchema, place: string, declared: boolean): string[] {
  const { type, anyOf = [], items, properties, additionalProperties: more, maxProperties, maxItems } = schema
  const isFixed = 'const' in schema || schema.enum !== undefined
  const isChoice = anyOf.length > 0
  const own = [
    type === undefined && !isFixed && !isChoice && 'takes anything',
    type === 'string' && !isFixed && !isChoice && schema.maxLength === undefined && 'has no maxLength',
    type === 'array' && maxItems === undefined && 'has no maxItems',
    // repeats of objects and of choices are found by comparing each item with each other one
    schema.uniqueItems && !scalars.has(items?.type) && 'has uniqueItems over items without a plain type',
    type === 'object' && (!properties || typeof more === 'object') && maxProperties === undefined && !declared && 'takes any fields',
  ].filter((problem) => problem !== false && problem !== undefined)
  return [
    ...own.map((problem) => `${place} ${problem}`),
    ...anyOf.flatMap((one) => (type === undefined ? unbounded(one, place, declared) : [])),
    ...(items ? unbounded(items, `${place}[]`, declared) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, property]) => unbounded(property, `${place}.${name}`, declared)),
    ...(typeof more === 'object' ? unbounded(more, `${place}.*`, declared) : []),
  ]
}

/** Bytes of the fullest value as JSON: every list and text at its limit, three bytes for each character. */
function fullest(schema: JsonSchema): number {
  const { type, anyOf, items, properties = {}, additionalProperties: more, maxProperties = 0, maxItems = 0, maxLength = 0 } = schema
  if ('const' in schema) return JSON.stringify(schema.const).length
  if (anyOf) return Math.max(...anyOf.map(fullest))
  if (type === 'string') return 2 + maxLength * 3
  if (type === 'array') return 2 + maxItems * (1 + (items ? fullest(items) : 0))
  if (type !== 'object') return 20
  const named = Object.entries(properties).reduce((sum, [name, property]) => sum + name.length + 4 + fullest(property), 2)
  return typeof more === 'object' ? named + maxProperties * (64 + fullest(more)) : named
}
