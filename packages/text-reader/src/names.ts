import type { NameFacts } from './facts.ts'
import { codesOf, tooCommon } from './data/places.ts'
import { isHan } from './data/plain.ts'
import type { Span } from './span.ts'

/** A known name at its place, with the codes that it may mean. */
export interface NameHit {
  readonly span: Span
  readonly codes: readonly string[]
}
const mostWords = 5
const longestHan = 10

/** Known names of a kind in a part of a source, the longest at each place. */
export function namesIn<K extends string>(
  source: { readonly text: string; readonly plain: string },
  span: Span,
  kind: K,
  facts: NameFacts<K>,
): NameHit[] {
  const text = source.plain.slice(span.start, span.end)
  const hits: NameHit[] = []
  const take = (at: number, end: number): number => {
    const word = text.slice(at, end)
    const codes = codesOf(facts, kind, word) ?? codesOf(facts, kind, word.replace(/[\s,.-]+/g, ' '))
    if (!codes || tooCommon(kind, word, source.text.slice(span.start + at, span.start + end))) return at
    hits.push({ span: { start: span.start + at, end: span.start + end }, codes })
    return end
  }
  for (let at = 0; at < text.length;) {
    const ends = isHan(text[at]!) ? hanEnds(text, at) : /[A-Z0-9]/.test(text[at]!) ? latinEnds(text, at) : []
    let next = at
    for (const end of ends) {
      next = take(at, end)
      if (next > at) break
    }
    if (next > at) at = next
    else if (/[A-Z0-9]/.test(text[at]!)) at = ends.at(-1) ?? at + 1
    else at += 1
  }
  return hits
}
function hanEnds(text: string, at: number): number[] {
  let most = at
  while (most < text.length && most - at < longestHan && isHan(text[most]!)) most += 1
  return Array.from({ length: Math.max(0, most - at - 1) }, (_, less) => most - less)
}
/** Ends of one to five words from here on, the longest first. */
function latinEnds(text: string, at: number): number[] {
  const ends: number[] = []
  const word = /[A-Z0-9'’]+\.?/y
  const gap = /[\s.,-]+/y
  for (let next = at; ends.length < mostWords;) {
    word.lastIndex = next
    const match = word.exec(text)
    if (!match) break
    ends.push(next + match[0].replace(/\.$/, '').length)
    gap.lastIndex = next + match[0].replace(/\.$/, '').length
    const between = gap.exec(text)
    if (!between) break
    next = gap.lastIndex
  }
  return ends.toReversed()
}
