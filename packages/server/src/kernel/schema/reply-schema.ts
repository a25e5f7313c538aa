import type { TSchema } from 'typebox'
import type { JsonSchema } from './json-schema.ts'

/**
 * A reply's schema as the serialiser needs it: shape alone. Formats, limits and choices would be checked again for every row that
 * leaves, although the values come from our own code; "value or null" becomes a nullable value, which needs no validator.
 */
export function shapeOf(schema: TSchema): object {
  return lean(schema)
}

function lean(schema: JsonSchema): JsonSchema {
  const { type, items, properties, required, anyOf, additionalProperties: more } = schema
  if (anyOf) return choice(schema, anyOf)
  if (items) return { type: 'array', items: lean(items) }
  if (properties) {
    const leaned = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, lean(property)]))
    // what else an object may have leaves with it
    const open = typeof more === 'object' ? { additionalProperties: more } : {}
    return { type: 'object', properties: leaned, ...open, ...(required ? { required } : {}) }
  }
  return type === undefined || type === 'object' || type === 'array' ? schema : { type }
}

/** One shape or null, or literals of one type; any other choice is left to the serialiser as it is. */
function choice(schema: JsonSchema, anyOf: readonly JsonSchema[]): JsonSchema {
  const values = anyOf.filter(({ type }) => type !== 'null')
  const [first] = values
  if (!first) return { type: 'null' }
  const literals = values.every(({ const: literal, type }) => literal !== undefined && type === first.type)
  if (values.length > 1 && !literals) return schema
  const only = literals && first.type !== undefined ? { type: first.type } : lean(first)
  return values.length < anyOf.length ? { ...only, nullable: true } : only
}
