import { isHan } from '../plain.ts'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { plainOf, without, type NoteContext } from './context.ts'
import { daysIn } from './dates.ts'
import { namesIn, type NameHit } from './names.ts'
import * as say from './vocabulary.ts'

/** Reads a pattern wherever nothing was read yet; what is refused stays. */
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

/** More than a code of three letters. */
const isName = (context: NoteContext, { span }: NameHit) => span.end - span.start !== 3 || isHan(plainOf(context, span))

/** `上海到汉堡`: two known ports with nothing but a word of direction between them. */
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
    // three letters that are a code may be anything: a voyage of ours begins in China
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

/** `12月3日开船`. */
export function readSailingDay(context: NoteContext, span: Span): Span[] {
  const { plain } = context.layout
  return daysIn(context, span).flatMap(({ days, span: at }) => {
    const before = say.sailsBefore.exec(plain.slice(span.start, at.start))
    const after = say.sailsAfter.exec(plain.slice(at.end, span.end))
    if (!before && !after) return []
    if (days.length === 1) context.draft.claim('Values.Etd', days[0]!, at)
    else
      context.draft.ask(
        'Values.Etd',
        at,
        days.map((day) => ({ Value: day, Zh: day })),
        why.dayOrder,
      )
    const whole = { start: at.start - (before?.[0].length ?? 0), end: at.end + (after?.[0].length ?? 0) }
    context.draft.read(whole)
    return [whole]
  })
}

/** `走MSC`. */
export function readCarrier(context: NoteContext, span: Span): Span[] {
  return namesIn(context, span, 'carrier').flatMap(({ codes, span: at }) => {
    const before = say.byCarrier.exec(context.layout.plain.slice(span.start, at.start))
    if (!before || codes.length !== 1) return []
    const whole = { start: at.start - before[0].length, end: at.end }
    context.draft.claim('Values.CarrierCode', codes[0]!, at)
    context.draft.read(whole)
    return [whole]
  })
}
