import { Cursor, type Span, type Token } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Said } from './line-facts.ts'
import { chargeOf, draftCharge } from './read-charge.ts'
import type { ReadCharge } from './reading.ts'

/**
 * Surcharges with an amount in a remark. Each becomes a question, whether it is charged or only a remark; one that is stated to be due in
 * addition is taken as charged.
 */
export function chargesOfRemark(tokens: readonly Token[], asks: Asks, facts: ReaderFacts, only = ''): Said<ReadCharge>[] {
  const inside = new Cursor(tokens)
  const charges: Said<ReadCharge>[] = []
  while (inside.here) {
    const token = inside.take()
    const near = inside.tokens.slice(inside.at, inside.at + 4)
    if (token.is !== 'name' || token.kind !== 'charge' || !near.some(({ is }) => is === 'number')) continue
    const besides = near.some((one) => one.is === 'word' && one.word === 'exclude')
    if (!besides) {
      const reply = asks.ask({
        kind: 'remark',
        about: token.word,
        each: true,
        span: token,
        word: token.word,
        candidates: [{ value: 'charge', label: facts.nameOf('charge', token.codes[0]!) }],
      })
      if ('answer' in reply && reply.answer !== 'charge') continue
      if ('open' in reply) {
        charges.push({ value: unknownCharge, span: token, open: [reply.open] })
        continue
      }
    }
    const charge = chargeOf(draftCharge(inside, token, undefined, asks), '', asks, facts, only)
    if (charge) charges.push(charge)
  }
  return charges
}
export const spanOfAll = (tokens: readonly Token[]): Span | undefined =>
  tokens.length > 0 ? { start: tokens[0]!.start, end: tokens.at(-1)!.end } : undefined

/** Marks a surcharge that is not confirmed yet. */
const unknownCharge: ReadCharge = { code: '', basis: '', currency: '', amount: '', boxes: {}, included: false, above: '', collect: false }
