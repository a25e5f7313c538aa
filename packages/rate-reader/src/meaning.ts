import { leftOut, type Span } from '@jst/text-reader'
import type { Asks } from './asks.ts'
import type { ReaderFacts } from './facts.ts'
import type { Said } from './line-facts.ts'

/** Context of a place in a text: countries, and ports without doubt, that the text names. */
export interface Around {
  readonly countries: ReadonlySet<string>
  readonly ports: readonly string[]
  /** Of several ports those that the text around speaks of. */
  readonly near: (codes: readonly string[]) => readonly string[]
}

/** The code that a word names; several codes, or none, are asked. @returns undefined where somebody says that it names nothing */
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
