import { readRich, siteParts, type LiveContent, type PartContent, type SitePart } from '@jst/contracts/portal'
import { Check, Clean } from 'typebox/value'
import type { TSchema } from 'typebox'

/** Hears of what is stored but is not as it should be: the page stands without it. */
export type Damage = (error: Error) => void

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as its schema wants it, without what the schema has given up since; undefined for what is not. */
function fitting(schema: TSchema, value: unknown): unknown {
  const cleaned: unknown = Clean(schema, structuredClone(value))
  return Check(schema, cleaned) ? cleaned : undefined
}

/**
 * A part as it was published. A field that is damaged has its usual value, a list loses what is damaged in it: the rest of the page stands. What was
 * added to a part since it was published has its usual value, too.
 */
export function wholePart<P extends SitePart>(part: P, stored: unknown, usual: PartContent<P>, damaged: Damage): PartContent<P> {
  const given = isRecord(stored) ? stored : {}
  if (given !== stored) damaged(new Error(`site part ${part} is damaged`))
  const { properties } = siteParts[part] as unknown as { readonly properties: Readonly<Record<string, TSchema>> }
  const read = Object.entries(properties).flatMap(([key, schema]): [string, unknown][] => {
    if (given[key] === undefined) return []
    const value = fitting(schema, given[key])
    if (value !== undefined) return [[key, value]]
    damaged(new Error(`site part ${part}: ${key} is damaged`))
    const { items } = schema as { readonly items?: TSchema }
    return items && Array.isArray(given[key])
      ? [[key, given[key].map((item) => fitting(items, item)).filter((item) => item !== undefined)]]
      : []
  })
  return { ...usual, ...Object.fromEntries(read) }
}

/** A content as pages take it: facts that are single values, a text that is rich text, a day that is one. */
export function wholeContent(row: LiveContent, damaged: Damage): LiveContent {
  const facts = isRecord(row.Facts) ? Object.entries(row.Facts) : []
  const single = facts.filter(([, value]) => value === null || typeof value !== 'object')
  const isDay = /^\d{4}-\d\d-\d\dT/.test(row.From) && !Number.isNaN(Date.parse(row.From))
  const isRich = readRich(row.Body) !== undefined
  if (!isRecord(row.Facts) || single.length < facts.length || !isDay || !isRich)
    damaged(new Error(`published ${row.Kind} ${row.RecordId} is damaged`))
  return {
    ...row,
    Facts: Object.fromEntries(single),
    Body: isRich ? row.Body : '',
    From: isDay ? row.From : new Date(0).toISOString(),
  }
}
