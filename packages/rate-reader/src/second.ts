import { linesOf, valueAt, type Pointed, type ScanText } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { ReadRow } from './reading.ts'

const fields = { pol: 'pol', pod: 'pod', via: 'via', carrier: 'carrier', currency: 'currency', from: 'from', to: 'to' } as const
const inheritedAs: Readonly<Record<string, string>> = { from: 'validity', to: 'validity', price: 'prices' }

/** The line that a place lies in. */
const lineAt = (lines: ReturnType<typeof linesOf>, at: number) => lines.find(({ start, end }) => start <= at && at <= end)

/**
 * Compares the rows with what a second reader points to: our own grammar reads each place. What both read is taken; what they read differently is
 * asked with both values; a place where our grammar reads no such value, or that no row has, is dropped.
 */
export function withSecond(
  rows: readonly ReadRow[],
  pointed: readonly Pointed[],
  source: ScanText,
  asks: Asks,
  facts: ReaderFacts,
): { readonly rows: readonly ReadRow[]; readonly dropped: number } {
  const lines = linesOf(source.plain)
  let dropped = 0
  const out = [...rows]
  // prices of one place and field are compared once
  const seen = new Set<string>()
  for (const place of pointed) {
    const key = `${place.field}:${place.start}:${place.box}`
    if (seen.has(key)) continue
    seen.add(key)
    const values = valueAt(source, place, facts)
    const line = lineAt(lines, place.start)
    const inLine = out.flatMap((row, at) => (line && row.span.start <= line.end && line.start <= row.span.end ? [at] : []))
    const under =
      inLine.length > 0 ? inLine : out.flatMap((row, at) => (row.inherited.includes(inheritedAs[place.field] ?? place.field) ? [at] : []))
    if (!values || under.length === 0) {
      dropped += 1
      continue
    }
    if (under.some((at) => valuesOf(out[at]!, place).some((value) => values.includes(value)))) continue
    // a line of several rows says each value of one of them
    if (under.length > 1 && inLine.length > 0) {
      dropped += 1
      continue
    }
    for (const at of under) out[at] = askAt(out[at]!, place, values, source, asks, facts)
  }
  return { rows: out, dropped }
}

const valuesOf = (row: ReadRow, { field, box }: Pointed): readonly string[] =>
  field === 'price' ? (box in row.prices ? [row.prices[box]!] : Object.values(row.prices)) : [row[fields[field]]]

/** A row whose field the readers read differently; what is answered is taken. */
function askAt(row: ReadRow, place: Pointed, values: readonly string[], source: ScanText, asks: Asks, facts: ReaderFacts): ReadRow {
  const { field } = place
  const boxes = Object.keys(row.prices)
  const box = field !== 'price' ? '' : place.box in row.prices ? place.box : boxes.length === 1 ? boxes[0]! : ''
  const rowValues = valuesOf(row, { ...place, box }).filter((value) => value !== '')
  const kind = field === 'carrier' ? 'carrier' : field === 'pol' || field === 'pod' || field === 'via' ? 'port' : undefined
  const found = asks.ask({
    kind: 'second',
    about: `${field}${box}:${source.text.slice(place.start, place.end)}`,
    span: { start: place.start, end: place.end },
    word: source.text.slice(place.start, place.end),
    candidates: [...new Set([...rowValues, ...values])].map((value) => ({ value, label: kind ? facts.nameOf(kind, value) : value })),
    free: kind ?? (field === 'price' ? 'amount' : field === 'currency' ? 'none' : 'days'),
  })
  if ('open' in found) return { ...row, questions: [...new Set([...row.questions, found.open])] }
  if (found.answer === '-' || rowValues.includes(found.answer)) return row
  if (field === 'price') return box === '' ? row : { ...row, prices: { ...row.prices, [box]: found.answer } }
  return { ...row, [fields[field]]: found.answer }
}
