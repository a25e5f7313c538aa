import { readRich, siteParts, type LiveContent, type PartContent, type SitePart } from '@jst/contracts/portal'
import { Check, Clean } from 'typebox/value'
import type { TSchema } from 'typebox'

/** Called for stored content that does not fit its schema; the page is rendered without it. */
export type Damage = (error: Error) => void

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Value that fits its schema, without properties that the schema no longer has; undefined for one that does not fit. */
function fitting(schema: TSchema, value: unknown): unknown {
  const cleaned: unknown = Clean(schema, structuredClone(value))
  return Check(schema, cleaned) ? cleaned : undefined
}

/**
 * Published part. A damaged field takes its default, a list loses its damaged items, and the rest of the page is rendered. A field that was added to
 * the schema after the publication takes its default, too.
 */
export function validPart<P extends SitePart>(part: P, stored: unknown, defaults: PartContent<P>, damaged: Damage): PartContent<P> {
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
  return { ...defaults, ...Object.fromEntries(read) }
}

/** Content in a valid form: facts are single values, the body is rich text, and the first day is a time. */
export function validContent(row: LiveContent, damaged: Damage): LiveContent {
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
