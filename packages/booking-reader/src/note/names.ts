import { countriesOfAddress } from '@jst/contracts/si/data'
import { areasIn, isHan, namesIn as namesOf, portsNear, type NameHit } from '@jst/text-reader'
import type { NameKind } from '../facts.ts'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { placeFillers } from './vocabulary.ts'
import { matches, plainOf, without, type NoteContext } from './context.ts'

/** Master-data names of a kind in a span, the longest match at each place. Homonymous ports are narrowed down by the areas and ports named nearby. */
export function namesIn(context: NoteContext, span: Span, kind: NameKind): NameHit[] {
  const hits = namesOf(context.layout, span, kind, context.facts)
  if (kind !== 'port' || hits.every(({ codes }) => codes.length < 2)) return hits
  const near = [areasIn(plainOf(context, span)), areasIn(context.words)]
  const beside = hits.flatMap(({ codes }) => (codes.length === 1 && !codes[0]!.startsWith('CN') ? codes : []))
  return hits.map((hit) => ({
    ...hit,
    codes: near.reduce<readonly string[]>((codes, countries) => portsNear(codes, countries, beside), hit.codes),
  }))
}

const both = (one: readonly string[], other: readonly string[]) => one.filter((code) => other.includes(code))

/** Stores a port, carrier or currency with exactly one matching code; several or none become a question. */
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
    country = left.flatMap((part) => [...countriesOfAddress(layout.words(part)), ...areasIn(plainOf(context, part))])
    for (const part of left) {
      if (countriesOfAddress(layout.words(part)).length > 0 || areasIn(plainOf(context, part)).size > 0) draft.read(part)
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
    const isAmbiguous = several.length > 0
    const candidates = isAmbiguous
      ? several.map((code) => ({ Value: code, Zh: facts.nameOf(kind, code) }))
      : facts.suggest(kind, plainOf(context, value)).map(({ value: code, label }) => ({ Value: code, Zh: label }))
    const reasons = {
      port: [why.severalPorts, why.unknownPort],
      carrier: [why.severalCarriers, why.unknownCarrier],
      currency: [why.unknownCurrency, why.unknownCurrency],
    }
    draft.ask(path, value, candidates, reasons[kind][isAmbiguous ? 0 : 1]!)
  }
}
