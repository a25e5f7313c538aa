import { isHan } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { choiceWords, weightUnits } from '../vocabulary.ts'
import { readBoxes } from './boxes.ts'
import { transportTerms } from './choices.ts'
import { matches, plainOf, without, type NoteContext } from './context.ts'
import { namesIn } from './names.ts'
import { figuresIn, numbersOf, takeFigure, type Figure } from './figures.ts'
import { readCarrier, readCold, readDays, readOversize, readPorts, readRoute, type Each } from './sayings.ts'
import * as say from './vocabulary.ts'

/** Cargo line that the figures and dangerous-goods data of a text line belong to; undefined if it names none. */
type Goal = `Cargo[${number}]` | undefined

/** Reads the unlabelled facts of a line. @returns the unread rest */
export function readStatements(context: NoteContext, span: Span, goal: Goal): Span[] {
  const taken: Span[] = []
  const rest = () => without(span, taken)
  const each: Each = (pattern, take) => {
    for (const part of rest())
      for (const found of matches(context, part, pattern)) if (take(found.groups, found.span) !== false) taken.push(found.span)
  }
  const { draft } = context
  const danger = (key: string, value: string | number, at: Span) => {
    if (goal) draft.claim(`${goal}.${key}`, value, at)
    else context.looseDanger.push({ key, value, span: at })
    if (key === 'UnNo' || key === 'DangerClass') context.cargoTypes.set('2', at)
  }
  each(say.nonDanger, (_, at) => draft.read(at))
  each(say.unPattern, ([no = ''], at) => danger('UnNo', no, at))
  if (context.dangerous) {
    each(say.classPattern, ([kind = ''], at) => danger('DangerClass', kind, at))
    each(say.packingGroupPattern, ([group = ''], at) => danger('PackingGroup', say.romans[group]!, at))
  }
  each(say.flashPattern, ([degrees], at) => danger('FlashPoint', Number(degrees), at))
  each(say.dangerWords, (_, at) => {
    context.cargoTypes.set('2', at)
    draft.read(at)
  })
  each(say.hsPattern, ([named, bare], at) => danger('HsCode', named ?? bare!, at))
  each(say.refPattern, ([no = ''], at) => draft.claim('Values.NameZh', no, at))
  each(say.eachBoxPattern, ([one, unit, other, also], at) => {
    const [value] = numbersOf((one ?? other)!, false)
    if (value === undefined) return false
    context.looseBoxes.push({ key: 'BoxWeight', value: Math.round(value * (weightUnits[(unit ?? also)!] ?? 1) * 1_000) / 1_000, span: at })
    return true
  })
  each(say.freeDaysPattern, ([before, after], at) => draft.claim('Values.FreeDays', Number(before ?? after), at))
  each(say.servicePattern, ([what = '', who = ''], at) => {
    for (const [word, key] of say.services) if (what.includes(word)) draft.claim(`Values.${key}`, say.byForwarder.test(who), at)
  })
  if (context.cold) readCold(context, each)
  readOversize(context, each)
  each(say.freightLine, ([en, zh], at) => draft.claim('Values.PaymentTerm', /COLLECT|到付/.test(en ?? zh ?? '') ? 'CC' : 'PP', at))
  each(say.releaseLine, (_, at) => {
    const code = choiceWords['ReleaseType']!.find(([pattern]) => pattern.test(plainOf(context, at)))?.[1]
    if (code) draft.claim('Values.ReleaseType', code, at)
    return code !== undefined
  })
  each(say.noMarks, (_, at) => draft.claim(`${goal ?? 'Cargo[0]'}.Marks`, 'N/M', at))
  for (const part of rest()) taken.push(...readBoxes(context, part, false))
  // facts that no box line has claimed
  each(say.socWords, (_, at) => void context.looseBoxes.push({ key: 'Soc', value: true, span: at }))
  for (const part of rest())
    for (const { value, span: at } of transportTerms(context, part)) {
      draft.claim('Values.TransportTerm', value, at)
      taken.push(at)
    }
  // a term next to a description of goods may be part of it
  if (goal === undefined)
    each(say.incotermAnywhere, ([term = ''], at) => draft.claim('Values.Incoterm', say.incotermWords[term] ?? term, at))
  each(say.partOfMonth, (_, at) => draft.ask('Values.Etd', at, [], why.day))
  for (const part of rest()) taken.push(...readRoute(context, part))
  for (const part of rest()) taken.push(...readPorts(context, part))
  for (const part of rest()) taken.push(...readCarrier(context, part), ...readDays(context, part))
  return rest()
}

/** Description of goods without punctuation at its ends. */
function nameSpans(context: NoteContext, spans: readonly Span[]): Span[] {
  return spans
    .map((span) => context.layout.trim(span))
    .map(({ start, end }) => {
      const words = context.layout.text.slice(start, end)
      const cut = say.nameLead.exec(words)![0].length
      const tail = say.nameTail.exec(words.slice(cut))?.[0].length ?? 0
      return { start: start + cut, end: Math.max(start + cut, end - tail) }
    })
    .filter(
      ({ start, end }) =>
        /[\p{L}\p{N}]/u.test(context.layout.text.slice(start, end)) && !say.countWord.test(plainOf(context, { start, end })),
    )
}

/** Splits adjacent English and Chinese descriptions into two fields; mixed text stays one. */
export function claimName(context: NoteContext, goal: `Cargo[${number}]`, spans: readonly Span[], key = 'NameEn'): void {
  const named = nameSpans(context, spans)
  const words = named
    .map((span) =>
      context.layout
        .words(span)
        .trim()
        .replace(/(?<!\s)\s*\n\s*/g, ' '),
    )
    .join(' ')
  if (words === '') return
  const [en, zh] = key === 'NameEn' ? bothNames(words) : []
  if (en !== undefined) {
    context.draft.claim(`${goal}.NameEn`, en, ...named)
    context.draft.claim(`${goal}.NameZh`, zh!, ...named)
  } else context.draft.claim(`${goal}.${key === 'NameEn' && isHan(words) ? 'NameZh' : key}`, words, ...named)
}
/** `LED灯 LED LAMPS`: a run of English words next to a run of words with Chinese. */
function bothNames(words: string): string[] {
  const tokens = words.split(/[\s/()（）,，]+/).filter((token) => token !== '')
  const turns = tokens.filter((token, at) => at > 0 && isHan(token) !== isHan(tokens[at - 1]!)).length
  const [zh, en] = [true, false].map((han) => tokens.filter((token) => isHan(token) === han).join(' '))
  return turns === 1 && /[A-Za-z]{3}/.test(en!) ? [en!, zh!] : []
}

const kinds = (figures: readonly Figure[]) => new Set(figures.flatMap(({ key }) => (key ? [key] : [])))

/** Reads an unlabelled line by clauses: totals, a goods item with its figures, or figures of the only item. */
export function readFreeLine(context: NoteContext, span: Span): void {
  const list = listOf(context, span)
  const clauses = list ?? clausesOf(context, span)
  // in a list the first two ports are origin and destination
  if (list) readRoute(context, { start: list[0]!.start, end: list[1]!.end }, true)
  let before: Span | undefined
  for (const clause of list && context.draft.has('Values.PodCode') ? clauses.slice(2) : clauses) {
    const isFigures = figuresIn(context, clause).some(({ key }) => key)
    readClause(context, clause)
    // words before a clause of figures describe the goods
    if (isFigures && before) nameIfNone(context, [before])
    before = !isFigures && isGoodsName(context, clause) ? clause : undefined
  }
}
/** True for words that may describe goods: no statement, no request, no port. */
function isGoodsName(context: NoteContext, clause: Span): boolean {
  const { layout, draft } = context
  const { start, end } = layout.trim(clause)
  return (
    end - start <= 30 &&
    /^[\p{L}\s]{2,}$/u.test(layout.text.slice(start, end)) &&
    !say.asking.test(plainOf(context, clause)) &&
    !say.bookingTerms.test(plainOf(context, clause)) &&
    namesIn(context, clause, 'port').length === 0 &&
    draft.marks.between({ start, end }).every(({ as }) => as === 'unread')
  )
}
/** Parts of a line whose facts are all separated by slashes; undefined for other lines. */
function listOf(context: NoteContext, span: Span): Span[] | undefined {
  const slashes = [...plainOf(context, span).matchAll(/\/(?!\d{1,2}(?![\dX*.])(?<=\d\/\d{1,2}))/g)]
  if (slashes.length < 4) return undefined
  return without(
    span,
    slashes.map(({ index }) => ({ start: span.start + index, end: span.start + index + 1 })),
  ).filter((part) => !context.layout.isBlank(part))
}
/** Splits a Chinese sentence into clauses. */
export function clausesOf(context: NoteContext, span: Span, brief = false): Span[] {
  const found = [...context.layout.words(span).matchAll(brief ? say.briefEnd : say.clauseEnd)]
  const ends = (brief ? found.slice(0, 1) : found).map(({ index }) => ({
    start: span.start + index,
    end: span.start + index + 1,
  }))
  return without(span, ends).filter((part) => !context.layout.isBlank(part))
}
function readClause(context: NoteContext, span: Span): void {
  const isTotal = say.totalStart.exec(plainOf(context, span))
  const before = context.looseDanger.length
  const [boxes, each] = [context.boxes.length, context.looseBoxes.length]
  const left = readStatements(context, span, undefined)
  const figures = left.flatMap((part) => figuresIn(context, part)).filter(({ key }) => key)
  if (figures.length > 0 && context.boxes.length > boxes) context.boxesOfGoods.add(context.boxes.at(-1)!)
  const danger = context.looseDanger.slice(before).some(({ key }) => key === 'UnNo' || key === 'HsCode')
  const isEach = context.looseBoxes.slice(each).some(({ key }) => key === 'BoxWeight')
  // words next to a UN number, an HS code or a weight per box describe the goods
  if (figures.length === 0 && (danger || isEach)) nameIfNone(context, left)
  if (figures.length === 0) return
  const names = left.flatMap((part) =>
    without(
      part,
      figures.map((one) => one.span),
    ),
  )
  const parts = nameSpans(context, names).filter((part) => /[A-Za-z]{3}|\p{Script=Han}{2}/u.test(context.layout.words(part)))
  const [first] = parts
  const packed = figures.find(({ key }) => key === 'Packages')
  const ofThem = packed && parts.find((part) => part.start - packed.span.end <= 1 && say.packagesOf.test(plainOf(context, part)))
  if (ofThem) {
    const lead = say.packagesOf.exec(plainOf(context, ofThem))![0].length
    nameIfNone(context, [{ start: ofThem.start + lead, end: ofThem.end }])
  }
  // a single figure makes the words before it a description, unless they are a request
  const single =
    first !== undefined &&
    parts.length === 1 &&
    context.cargo < 0 &&
    first.end <= figures[0]!.span.start &&
    !say.asking.test(plainOf(context, first))
  if (isTotal) {
    context.draft.read({ start: span.start, end: span.start + isTotal[0].length })
    for (const one of figures) takeFigure(context, one, 'total')
  } else if (parts.length > 0 && (kinds(figures).size > 1 || single)) {
    readGoods(context, nextCargo(context), names, figures)
    context.listed ||= context.cargo > 0
  } else if (context.listed) for (const one of figures) takeFigure(context, one, 'total')
  else for (const one of figures) takeFigure(context, one, `Cargo[${Math.max(0, context.cargo)}]`)
}
/** Fallback: words that describe the goods where nothing else does. */
export function nameIfNone(context: NoteContext, spans: readonly Span[]): void {
  if (context.cargo < 1 && !context.draft.has('Cargo[0].NameEn') && !context.draft.has('Cargo[0].NameZh'))
    claimName(context, 'Cargo[0]', spans)
}
export function readGoods(context: NoteContext, goal: `Cargo[${number}]`, names: readonly Span[], figures: readonly Figure[]): void {
  for (const one of figures) takeFigure(context, one, goal)
  claimName(context, goal, names)
}
export function nextCargo(context: NoteContext): `Cargo[${number}]` {
  context.cargo += 1
  return `Cargo[${context.cargo}]`
}
