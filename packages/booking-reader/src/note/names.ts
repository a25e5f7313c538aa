import { countriesOfAddress } from '@jst/contracts/si/data'
import type { NameKind } from '../facts.ts'
import { isHan } from '../plain.ts'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { placeFillers } from './vocabulary.ts'
import { matches, plainOf, without, type NoteContext } from './context.ts'

export interface NameHit {
  readonly span: Span
  readonly codes: readonly string[]
}
const mostWords = 5
const longestHan = 10

/** Known names of a kind, the longest at each place. */
export function namesIn(context: NoteContext, span: Span, kind: NameKind): NameHit[] {
  const text = plainOf(context, span)
  const words = context.facts.words[kind]
  const hits: NameHit[] = []
  const take = (at: number, end: number): number => {
    const codes = words.get(text.slice(at, end)) ?? words.get(text.slice(at, end).replace(/[\s,.-]+/g, ' '))
    if (!codes) return at
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
    const found = word.exec(text)
    if (!found) break
    ends.push(next + found[0].replace(/\.$/, '').length)
    gap.lastIndex = next + found[0].replace(/\.$/, '').length
    const between = gap.exec(text)
    if (!between) break
    next = gap.lastIndex
  }
  return ends.toReversed()
}

const both = (one: readonly string[], other: readonly string[]) => one.filter((code) => other.includes(code))

/** A port, a carrier, a currency: one code is read, several or none are asked. */
export function readName(context: NoteContext, path: string, span: Span, kind: 'port' | 'carrier' | 'currency'): Span[] {
  const { draft, facts, layout } = context
  const value = layout.trim(span)
  if (value.start === value.end) return []
  const hits = namesIn(context, value, kind)
  const left = without(
    value,
    hits.map((hit) => hit.span),
  )
  let country: string[] = []
  if (kind === 'port') {
    country = left.flatMap((part) => [...countriesOfAddress(layout.words(part))])
    for (const part of left) {
      if (countriesOfAddress(layout.words(part)).length > 0) draft.read(part)
      for (const filler of matches(context, part, placeFillers)) draft.read(filler.span)
    }
  }
  const named = hits.some(({ codes, span: at }) => codes.length > 0 && at.end - at.start > 3)
  const strong = named ? hits.filter(({ span: at }) => at.end - at.start > 3 || isHan(plainOf(context, at))) : hits
  let codes = strong
    .map((hit) => hit.codes)
    .reduce<readonly string[] | undefined>((all, next) => (all === undefined ? next : both(all, next)), undefined)
  if (codes?.length === 0) codes = [...new Set(strong.flatMap((hit) => hit.codes))]
  if (codes && country.length > 0) {
    const there = codes.filter((code) => country.includes(code.slice(0, 2)))
    if (there.length > 0) codes = there
    else {
      ask(codes)
      return []
    }
  }
  if (codes?.length === 1) draft.claim(path, codes[0]!, ...hits.map((hit) => hit.span))
  else ask(codes ?? [])
  return codes?.length === 1 ? left : []

  function ask(several: readonly string[]): void {
    const known = several.length > 0
    const candidates = known
      ? several.map((code) => ({ Value: code, Zh: facts.nameOf(kind, code) }))
      : facts.suggest(kind, plainOf(context, value)).map(({ value: code, label }) => ({ Value: code, Zh: label }))
    const reasons = {
      port: [why.severalPorts, why.unknownPort],
      carrier: [why.severalCarriers, why.unknownCarrier],
      currency: [why.unknownCurrency, why.unknownCurrency],
    }
    draft.ask(path, value, candidates, reasons[kind][known ? 0 : 1]!)
  }
}
