import { daysAt } from './data/days.ts'
import { daysOf } from './dates.ts'
import type { NameFacts } from './facts.ts'
import { numberAt } from './data/numbers.ts'
import { scan, type ScanText } from './scan.ts'
import type { Span } from './span.ts'
import type { NameKind } from './tokens.ts'

/** Fields of a rate text that a second reader may point to. */
export const pointedFields = ['pol', 'pod', 'via', 'carrier', 'currency', 'price', 'from', 'to'] as const
/** A field of a rate text that a second reader may point to. */
export type PointedField = (typeof pointedFields)[number]
/** Fields of a booking note that a second reader may point to. */
export const pointedNoteFields = [
  'pol',
  'pod',
  'carrier',
  'etd',
  'ready',
  'boxes',
  'packages',
  'weight',
  'volume',
  'shipper',
  'consignee',
  'notify',
] as const
/** A field of a booking note that a second reader may point to. */
export type PointedNoteField = (typeof pointedNoteFields)[number]
/** A place of a text that a second reader takes for a field. Its own reading of the place counts for nothing. */
export interface Pointed<Field extends string = PointedField> extends Span {
  readonly field: Field
  /** Type of the box that a price is for. */
  readonly box: string
}
const most = { places: 500, characters: 60 }

/**
 * Places of an answer that are places of the text, and how many are none: numbers that are no places, empty or long ones, unknown fields. Whatever
 * else the answer says is ignored.
 */
export function pointedOf<Field extends string>(
  answer: unknown,
  text: string,
  fields: readonly Field[],
): { readonly places: readonly Pointed<Field>[]; readonly dropped: number } {
  const values: unknown = typeof answer === 'object' && answer !== null ? (answer as { values?: unknown }).values : undefined
  if (!Array.isArray(values)) return { places: [], dropped: 0 }
  const places = values.slice(0, most.places).flatMap((one: unknown): Pointed<Field>[] => {
    if (typeof one !== 'object' || one === null) return []
    const { field, start, end, box } = one as Readonly<Record<string, unknown>>
    const fieldName = fields.find((name) => name === field)
    const isPlace = Number.isInteger(start) && Number.isInteger(end) && Number(start) >= 0 && Number(end) <= text.length
    if (!fieldName || !isPlace || Number(end) <= Number(start) || Number(end) - Number(start) > most.characters) return []
    if (text.slice(Number(start), Number(end)).trim() === '') return []
    return [{ field: fieldName, start: Number(start), end: Number(end), box: typeof box === 'string' ? box.slice(0, 8) : '' }]
  })
  return { places, dropped: values.length - places.length }
}

const kinds: Partial<Record<PointedField, NameKind>> = { pol: 'port', pod: 'port', via: 'port', carrier: 'carrier' }

/** Value that the grammar reads at a marked place, if it covers the whole place; undefined: no such value. */
export function valueAt(source: ScanText, { field, start, end }: Pointed, facts: NameFacts<NameKind>): readonly string[] | undefined {
  const words = source.plain.slice(start, end)
  const trim = { from: start + words.length - words.trimStart().length, to: start + words.trimEnd().length }
  const kind = kinds[field]
  if (field === 'price') {
    const hit = numberAt(source.plain.slice(0, trim.to), trim.from)
    return hit && hit.end === trim.to && wholeNumber(source.plain, trim) ? hit.values.map(String) : undefined
  }
  if (field === 'from' || field === 'to') {
    const days = daysAt(source.plain.slice(0, trim.to), trim.from, source.han, source.order)
    if (!days?.to || days.end !== trim.to) return undefined
    const word = field === 'from' ? (days.from ?? days.to) : days.to
    return daysOf(undefined, word, facts.today).slice(0, 1).map(({ to }) => to) // prettier-ignore
  }
  const tokens = scan(source, trim.from, trim.to, facts)
  const [token] = tokens
  if (!token || tokens.length !== 1) return undefined
  if (kind) return token.is === 'name' && token.kind === kind ? token.codes : undefined
  return token.is === 'currency' ? [token.code] : undefined
}
/** A part of a number is another number. */
const wholeNumber = (text: string, { from, to }: { from: number; to: number }) =>
  !/[\d.,]/.test(text[from - 1] ?? ' ') && !/\d/.test(text[to] ?? ' ')
