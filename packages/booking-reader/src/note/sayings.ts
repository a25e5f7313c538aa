import { isHan, type NameHit } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { plainOf, without, type NoteContext } from './context.ts'
import { daysIn, takeDay } from './dates.ts'
import { namesIn } from './names.ts'
import * as say from './vocabulary.ts'

/** Applies a pattern to the unread parts; a rejected match stays unread. */
export type Each = (pattern: RegExp, take: (groups: readonly (string | undefined)[], at: Span) => boolean | void) => void

export function readCold({ draft, looseBoxes, cargoTypes }: NoteContext, each: Each): void {
  const cold = (key: string, value: number, span: Span) => {
    looseBoxes.push({ key, value, span })
    cargoTypes.set('3', span)
  }
  each(say.ventPattern, ([value, unit], at) => {
    if (unit === '%') return false
    cold('Ventilation', Number(value), at)
  })
  each(say.ventClosed, (_, at) => cold('Ventilation', 0, at))
  each(say.humidityPattern, ([value], at) => cold('Humidity', Number(value), at))
  each(say.temperatureRange, (_, at) => {
    draft.ask('Boxes[0].Temperature', at, [], why.range)
    cargoTypes.set('3', at)
  })
  each(say.minus, ([value], at) => cold('Temperature', -Number(value), at))
  each(say.temperaturePattern, ([value], at) => cold('Temperature', Number(value), at))
}

export function readOversize(context: NoteContext, each: Each): void {
  each(say.overPattern, ([name = '', value, unit = ''], at) => {
    const key = say.overKeys.find(([pattern]) => pattern.test(name))![1]
    context.looseBoxes.push({ key, value: Math.round(Number(value) * say.lengthUnits[unit]!), span: at })
    context.cargoTypes.set('4', at)
  })
  each(say.oversizeWords, (_, at) => {
    context.cargoTypes.set('4', at)
    context.draft.read(at)
  })
  each(say.sizePattern, (_, at) => void context.sizes.push(at))
}

/** Longer than a three-letter code. */
const isName = (context: NoteContext, { span }: NameHit) => span.end - span.start !== 3 || isHan(plainOf(context, span))

/** `上海到汉堡`: two ports with only a direction word between them. */
export function readRoute(context: NoteContext, span: Span, labelled = false): Span[] {
  const hits = namesIn(context, span, 'port').filter(({ span: at }) => at.end - at.start > 1)
  for (const [at, from] of hits.entries()) {
    const to = hits[at + 1]
    const between = to && context.layout.plain.slice(from.span.end, to.span.start)
    const direct = between !== undefined && (say.routeBetween.test(between) || (labelled && /^\s*\/\s*$/.test(between)))
    const other = direct ? null : say.unknownPlace.exec(context.layout.plain.slice(from.span.end, span.end))
    if (other && from.codes.length === 1 && isName(context, from)) {
      const place = { start: from.span.end + (other[1] ?? other[3]!).length, end: from.span.end + other[0].length }
      const words = plainOf(context, place)
      const suggested = context.facts.suggest('port', words).map(({ value, label }) => ({ Value: value, Zh: label }))
      context.draft.claim('Values.PolCode', from.codes[0]!, from.span)
      context.draft.ask('Values.PodCode', place, suggested, why.unknownPort)
      return labelled ? without(span, [{ start: from.span.start, end: place.end }]) : [{ start: from.span.start, end: place.end }]
    }
    // a three-letter code may be any word; without a label it counts only for a port in China
    if (!direct || !(labelled || isName(context, from) || from.codes.some((code) => code.startsWith('CN')))) continue
    for (const [key, { codes, span: where }] of [
      ['PolCode', from],
      ['PodCode', to!],
    ] as const) {
      if (codes.length === 1) context.draft.claim(`Values.${key}`, codes[0]!, where)
      else
        context.draft.ask(
          `Values.${key}`,
          where,
          codes.map((code) => ({ Value: code, Zh: context.facts.nameOf('port', code) })),
          why.severalPorts,
        )
    }
    const gap = { start: from.span.end, end: to!.span.start }
    context.draft.read(gap)
    return labelled ? without(span, [{ start: from.span.start, end: to!.span.end }]) : [from.span, gap, to!.span]
  }
  return labelled ? [span] : []
}

/** `厦门出`, `到墨尔本`: a single port with a direction word. */
export function readPorts(context: NoteContext, span: Span): Span[] {
  const { plain } = context.layout
  const hits = namesIn(context, span, 'port').filter((hit) => isName(context, hit))
  if (hits.length !== 1) return []
  const [{ codes, span: at }] = hits as [NameHit]
  const [before, after] = [plain.slice(span.start, at.start), plain.slice(at.end, span.end)]
  const [out, from, to] = [say.portOut.exec(after), say.portBefore.from.exec(before), say.portBefore.to.exec(before)]
  const path = out || from ? 'Values.PolCode' : to ? 'Values.PodCode' : undefined
  if (path === undefined) return []
  const lead = (from ?? to)?.[0].length ?? 0
  const wholeSpan = { start: at.start - lead, end: at.end + (out?.[0].length ?? 0) }
  if (codes.length === 1) context.draft.claim(path, codes[0]!, at)
  else
    context.draft.ask(
      path,
      at,
      codes.map((code) => ({ Value: code, Zh: context.facts.nameOf('port', code) })),
      why.severalPorts,
    )
  context.draft.read(wholeSpan)
  return [wholeSpan]
}

/** `12月3日开船`, `12/8的船`, `CRD 5-DEC`, `12月5日货好`. */
export function readDays(context: NoteContext, span: Span): Span[] {
  const { plain } = context.layout
  return daysIn(context, span).flatMap((hit) => {
    const { span: at } = hit
    const before = plain.slice(span.start, at.start)
    const after = plain.slice(at.end, span.end)
    const roles = [
      ['Values.ReadyOn', say.readyBefore.exec(before), say.readyAfter.exec(after)],
      ['Values.Etd', say.sailsBefore.exec(before), say.sailsAfter.exec(after)],
    ] as const
    const role = roles.find(([, left]) => left) ?? roles.find(([, , right]) => right)
    if (!role) return []
    const [path, left, right] = role
    takeDay(context, path, hit)
    const wholeSpan = { start: at.start - (left?.[0].length ?? 0), end: at.end + (left ? 0 : (right?.[0].length ?? 0)) }
    context.draft.read(wholeSpan)
    return [wholeSpan]
  })
}

/** `走MSC`, or a carrier alone in a line with a route or boxes; `MSC或ZIM` becomes a question. */
export function readCarrier(context: NoteContext, span: Span): Span[] {
  const { plain, text } = context.layout
  const hits = namesIn(context, span, 'carrier')
  const [first, second] = hits
  if (first && second && say.orElse.test(plain.slice(first.span.end, second.span.start))) {
    const codes = [...first.codes, ...second.codes]
    const at = { start: first.span.start, end: second.span.end }
    const candidates = codes.map((code) => ({ Value: code, Zh: context.facts.nameOf('carrier', code) }))
    context.draft.ask('Values.CarrierCode', at, candidates, why.severalCarriers)
    return [at]
  }
  return hits.flatMap(({ codes, span: at }) => {
    const front = plain.slice(span.start, at.start)
    const by = say.byCarrier.exec(front)
    // at the beginning, after punctuation, or after a space if it is a code
    const gap = front.length - front.trimEnd().length
    const sign = front.trimEnd().at(-1) ?? ''
    const begins =
      sign === '' ||
      ',;，；。'.includes(sign) ||
      gap > 1 ||
      ((gap > 0 || sign === '(' || sign === '（') && isCode(text.slice(at.start, at.end)))
    const isAlone = begins && say.alone.test(plain.slice(at.end, span.end)) && isCode(text.slice(at.start, at.end))
    if (!(by || isAlone) || codes.length !== 1) return []
    const wholeSpan = { start: at.start - (by?.[0].length ?? 0), end: at.end }
    context.draft.claim('Values.CarrierCode', codes[0]!, at)
    context.draft.read(wholeSpan)
    return [wholeSpan]
  })
}
/** True if the word is written like a name or a code, not like a word of a sentence. */
const isCode = (words: string) => words === words.toUpperCase()
