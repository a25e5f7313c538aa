import { leftOut, type Span } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Said } from './line-facts.ts'

/** Context for resolving a name: countries and unambiguous ports of the text. */
export interface Around {
  readonly countries: ReadonlySet<string>
  readonly ports: readonly string[]
  /** Narrows homonymous ports down by the surrounding text. */
  readonly near: (codes: readonly string[]) => readonly string[]
}

/** Code of a name; several or none become a question. @returns undefined if the answer is that the word names nothing */
export function meaningOf(
  { start, end, word }: Span & { readonly word: string },
  kind: 'port' | 'carrier',
  given: readonly string[],
  asks: Asks,
  readerFacts: ReaderFacts,
  surroundings?: Around,
): Said<string> | undefined {
  const span = { start, end }
  const codes = kind === 'port' && surroundings ? surroundings.near(given) : given
  if (codes.length === 1) {
    asks.marks.set(span, 'read')
    return { value: codes[0]!, span }
  }
  const candidates =
    codes.length > 1 ? codes.map((value) => ({ value, label: readerFacts.nameOf(kind, value) })) : readerFacts.suggest(kind, word)
  const reply = asks.ask({ kind, about: word, span, word, candidates, free: kind, learnable: true })
  if ('open' in reply) return { value: '', span, open: [reply.open] }
  return reply.answer === leftOut ? undefined : { value: reply.answer, span }
}
