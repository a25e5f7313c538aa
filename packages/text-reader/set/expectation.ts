/** A value; several: each of them is right. '' : the field may be empty. */
type Said = string | number | boolean | readonly string[]
type Tree = { readonly [key: string]: Said | Tree | readonly Tree[] }

/** One rate of a text. Fields are those of the README; what is absent must stay empty. */
interface ExpectedRate {
  readonly mayAsk?: readonly string[]
  /** Part of the text that may be told as unread instead of read as a rate. */
  readonly words?: string
  readonly charges?: readonly (Tree & { readonly code: string })[]
  readonly [field: string]: unknown
}
interface ExpectedAct {
  readonly kind: string
  /** A reader that does not take it is right as well. */
  readonly optional?: boolean
  readonly rows?: readonly ExpectedRate[]
  readonly [field: string]: unknown
}
export interface RateExpectation {
  readonly sender: number
  readonly rows?: readonly ExpectedRate[]
  readonly acts?: readonly ExpectedAct[]
  /** The text gives no rates. */
  readonly none?: true
  readonly unreadFacts?: readonly string[]
}
interface ExpectedBooking {
  readonly mayAsk?: readonly string[]
  readonly [field: string]: unknown
}
export interface NoteExpectation {
  readonly sender: number
  readonly bookings: readonly ExpectedBooking[]
  readonly unreadFacts?: readonly string[]
}
export interface SheetExpectation {
  readonly sender: number
  readonly sheets: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[]
  readonly expect: Omit<RateExpectation, 'sender'>
}

/** A rate, an act or a booking: the right values by path (`prices.40HQ`, `Cargo[0].Weight`). */
export interface ExpectedItem {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly mayAsk: readonly string[]
  readonly words: string
  readonly isOptional: boolean
}
export interface Expected {
  readonly items: readonly ExpectedItem[]
  /** Parts of the text that must be told as unread or asked. */
  readonly unread: readonly string[]
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

function flat(value: unknown, path: string, into: Record<string, readonly string[]>): void {
  if (isTree(value)) for (const [key, part] of Object.entries(value)) flat(part, path === '' ? key : `${path}.${key}`, into)
  else if (Array.isArray(value) && value.some(isTree)) for (const [at, part] of value.entries()) flat(part, `${path}[${at}]`, into)
  else if (Array.isArray(value)) into[path] = value.map(String)
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') into[path] = [String(value)]
}
export function flatFields(value: unknown, path = ''): Record<string, readonly string[]> {
  const fields: Record<string, readonly string[]> = {}
  flat(value, path, fields)
  return fields
}

function rateFields({ mayAsk: _asked, words: _words, charges = [], ...plain }: ExpectedRate): Record<string, readonly string[]> {
  const of = charges.map(({ code, included = false, ...charge }) => [code, { included, ...charge }] as const)
  return { ...flatFields(plain), ...flatFields(Object.fromEntries(of), 'charges') }
}
/** Lists of an act are one value: its order says nothing. */
const joinedList = (value: unknown) => (Array.isArray(value) ? (value as string[]).toSorted().join(',') : value)

function actFields({ rows = [], from, optional: _optional, ...act }: ExpectedAct): Record<string, readonly string[]> {
  const plain = Object.fromEntries(Object.entries(act).map(([key, value]) => [key, joinedList(value)]))
  const corrected = rows.flatMap((row, at) =>
    Object.entries(rateFields(row)).map(([path, values]) => [`act.rows[${at}].${path}`, values] as const),
  )
  return { ...flatFields({ ...plain, from }, 'act'), ...Object.fromEntries(corrected) }
}

export const expectedRates = ({ rows = [], acts = [], unreadFacts = [] }: Omit<RateExpectation, 'sender'>): Expected => ({
  items: [
    ...rows.map((row) => ({ fields: rateFields(row), mayAsk: row.mayAsk ?? [], words: row.words ?? '', isOptional: false })),
    ...acts.map((act) => ({ fields: actFields(act), mayAsk: [], words: '', isOptional: act.optional === true })),
  ],
  unread: unreadFacts,
})

export const expectedNotes = ({ bookings, unreadFacts = [] }: NoteExpectation): Expected => ({
  items: bookings.map(({ mayAsk = [], ...booking }) => ({ fields: flatFields(booking), mayAsk, words: '', isOptional: false })),
  unread: unreadFacts,
})
