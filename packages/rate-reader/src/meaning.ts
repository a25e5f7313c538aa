import type { Asks } from './asks.ts'
import { leftOut, type ReaderFacts } from './facts.ts'
import type { Said } from './line-facts.ts'
import type { Span } from './reading.ts'

/** What a word names; several codes, or none, are asked. @returns undefined where somebody says that it names nothing */
export function meaningOf(
  { start, end, word }: Span & { readonly word: string },
  kind: 'port' | 'carrier',
  codes: readonly string[],
  asks: Asks,
  known: ReaderFacts,
): Said<string> | undefined {
  const span = { start, end }
  if (codes.length === 1) {
    asks.marks.set(span, 'read')
    return { value: codes[0]!, span }
  }
  const candidates = codes.length > 1 ? codes.map((value) => ({ value, label: known.nameOf(kind, value) })) : known.suggest(kind, word)
  const asked = asks.ask({ kind, about: word, span, word, candidates, free: kind, learnable: true })
  if ('open' in asked) return { value: '', span, open: [asked.open] }
  return asked.answer === leftOut ? undefined : { value: asked.answer, span }
}
