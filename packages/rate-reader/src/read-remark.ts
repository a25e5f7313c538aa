import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Said } from './line-facts.ts'
import { Cursor } from './cursor.ts'
import { chargeAt } from './read-charge.ts'
import type { ReadCharge } from './reading.ts'

/**
 * The rest of the line is a remark. Remarks are not charged, so a surcharge in one is asked: it may be one of the price, or stay a remark.
 * @returns undefined when nothing follows
 */
export function remarkAt(
  cursor: Cursor,
  asks: Asks,
  facts: ReaderFacts,
): { remark: Said<string>; charges: Said<ReadCharge>[] } | undefined {
  const rest = cursor.tokens.slice(cursor.at)
  const [first, last] = [rest[0], rest.at(-1)]
  cursor.at = cursor.tokens.length
  if (!first || !last) return undefined
  const span = { start: first.start, end: last.end }
  asks.marks.set(span, 'read')
  const inside = new Cursor(rest)
  const charges: Said<ReadCharge>[] = []
  while (inside.here) {
    const token = inside.take()
    const amount =
      token.is === 'name' && token.kind === 'charge' && inside.tokens.slice(inside.at, inside.at + 3).some(({ is }) => is === 'number')
    if (!amount) continue
    const asked = asks.ask({
      kind: 'remark',
      about: token.word,
      each: true,
      span: token,
      word: token.word,
      candidates: [{ value: 'charge', label: facts.nameOf('charge', token.codes[0]!) }],
    })
    if ('answer' in asked && asked.answer !== 'charge') continue
    const charge = 'answer' in asked ? chargeAt(inside, token, undefined, asks, facts) : undefined
    if ('open' in asked) charges.push({ value: unknownCharge, span: token, open: [asked.open] })
    else if (charge) charges.push(charge)
  }
  return { remark: { value: '', span }, charges }
}
/** Stands for a surcharge of which nobody has said yet that it is one. */
const unknownCharge: ReadCharge = { code: '', basis: '', currency: '', amount: '', boxes: {}, included: false, above: '', collect: false }
