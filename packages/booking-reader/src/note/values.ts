import { fieldsByKey, type BookingRole } from '@jst/contracts/booking'
import { isSheetError } from '@jst/contracts/values'
import { isHan } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { boxCount, eachBoxPattern, noValue, numberUnits, placeFillers } from './vocabulary.ts'
import { readBox } from './box-values.ts'
import { readBoxes } from './boxes.ts'
import { readChoice, readFlag } from './choices.ts'
import { matches, plainOf, without, type FigureKey, type NoteContext } from './context.ts'
import { fieldOf } from './draft.ts'
import { readDate } from './dates.ts'
import { figuresIn, numbersOf, readPacking, takeFigure } from './figures.ts'
import type { LabelTarget } from './labels.ts'
import { readName } from './names.ts'
import { readContact, readParty } from './parties.ts'
import { readRoute } from './sayings.ts'
import { claimName, nextCargo, readFreeLine, readGoods, readStatements } from './statements.ts'

type Goal = `Cargo[${number}]`
const figureOrder = ['Packages', 'Weight', 'Volume'] as const

/** Reads what stands for a label. */
export function readTarget(context: NoteContext, target: LabelTarget, area: readonly Span[]): void {
  const said = area.map((span) => valueSpan(context, target, span)).filter(({ start, end }) => end > start)
  const broken = said.filter((span) => isSheetError(plainOf(context, span)))
  for (const span of broken) context.draft.ask(pathOf(context, target), span, [], why.sheetError)
  const filled = said.filter((span) => !broken.includes(span))
  if (filled.length === 0) return
  if (filled.length === 1 && target.key !== 'Marks' && target.part !== 'Parties' && noValue.test(plainOf(context, filled[0]!)))
    return context.draft.read(filled[0]!)
  if (target.part === 'Parties') readParty(context, target.key as BookingRole, filled)
  else if (target.part === 'Values') readValue(context, target.key, filled)
  else if (target.part === 'Cargo') readCargo(context, target, filled)
  else if (target.part === 'Boxes') readBox(context, target.key, filled)
  else if (target.part === 'Total') for (const span of filled) readTotal(context, span)
  else for (const span of filled) readFreeLine(context, span)
}

/** The field that a label asks for. */
function pathOf({ cargo }: NoteContext, { part, key }: LabelTarget): string {
  if (part === 'Values' || part === 'Parties') return `${part}.${key}`
  if (part === 'Boxes') return 'Boxes'
  return part === 'Cargo' && fieldOf(`Cargo[0].${key}`) ? `Cargo[${Math.max(0, cargo)}].${key}` : 'Cargo'
}

/** Without the sign that parts it from the next. */
function valueSpan({ layout }: NoteContext, { key }: LabelTarget, span: Span): Span {
  const value = layout.trim(span)
  const tail = /(?<![\s,;，；、|])[\s,;，；、|]+$/.exec(layout.words(value))
  return tail && key !== 'Remark' && key !== 'Marks' ? { start: value.start, end: value.end - tail[0].length } : value
}

function readValue(context: NoteContext, key: string, [span, ...more]: readonly Span[]): void {
  const path = `Values.${key}`
  const { draft, layout } = context
  const field = fieldsByKey[key]
  // what else stands in the line
  const rest = (parts: readonly Span[]) => {
    for (const part of parts) readFreeLine(context, part)
  }
  if (key === 'Route') {
    for (const part of readRoute(context, span!, true)) readFreeLine(context, part)
  } else if (key === 'Sailing' || key === 'Vessel') readSailing(context, span!)
  else if (key === 'Contact' || key === 'Phone' || key === 'Mail') readContact(context, span!)
  else if (field?.kind === 'lines') {
    const all = [span!, ...more]
    draft.claim(path, all.map((one) => layout.words(one)).join('\n'), ...all)
    for (const one of all) readStatements(context, one, undefined)
    return
  } else if (field?.kind === 'reference') readReference(context, path, field.to, span!)
  else if (field?.kind === 'date') rest(readDate(context, path, span!))
  else if (field?.kind === 'flag') readFlag(context, path, span!)
  else if (field?.kind === 'choice') rest(readChoice(context, path, field, span!))
  else if (field?.kind === 'number') readNumber(context, path, span!)
  else draft.claim(path, layout.words(span!), span!)
  for (const one of more) readFreeLine(context, one)
}

function readReference(context: NoteContext, path: string, to: string, span: Span): void {
  if (to === 'port' || to === 'carrier' || to === 'currency') {
    for (const part of readName(context, path, span, to)) readFreeLine(context, part)
    if (to === 'port') for (const filler of matches(context, span, placeFillers)) context.draft.read(filler.span)
  }
}

const voyageAtEnd = /(?<![\dA-Z-])(?:\d[\dA-Z-]*|[A-Z]{1,3}\d{2,}[A-Z]*)$/
const voyageWord = /(?<![A-Z])V(?:OY(?:AGE)?)?\s*(?:[.:]\s*)?(?:NO\.?\s*)?$/
const gapAtEnd = /(?<!\s)\s*(?:[/,]\s*)?$/

/** `EVER GIVEN / VOY.NO 0123W`: what stands before the gap has a letter. */
function sailingOf(text: string): { vessel: string; voyage: string } | undefined {
  const voyage = voyageAtEnd.exec(text)?.[0]
  if (voyage === undefined) return undefined
  const rest = text.slice(0, text.length - voyage.length)
  const before = [rest.replace(voyageWord, ''), rest]
  for (const words of before) {
    const vessel = words.replace(gapAtEnd, '')
    if (vessel.length < words.length && /[A-Z]/.test(vessel)) return { vessel, voyage }
  }
  return undefined
}

/** Vessel and voyage as they stand beside each other. */
function readSailing(context: NoteContext, span: Span): void {
  const text = plainOf(context, span)
  const found = sailingOf(text)
  if (!found) return context.draft.claim('Values.Vessel', text, span)
  const voyage = { start: span.end - found.voyage.length, end: span.end }
  context.draft.claim('Values.Vessel', found.vessel.trim(), { start: span.start, end: span.start + found.vessel.length })
  context.draft.claim('Values.VoyageNo', found.voyage, voyage)
  context.draft.read(span)
}

function readNumber(context: NoteContext, path: string, span: Span, factor = 1): void {
  const [found] = matches(context, span, new RegExp(`[+-]?\\d[\\d,.]*${numberUnits}`, 'g'))
  const values = found ? numbersOf(plainOf(context, found.span).replace(/[^\d,.]/g, ''), false) : []
  const sign = found && plainOf(context, found.span).startsWith('-') ? -1 : 1
  if (values.length === 1) context.draft.claim(path, sign * values[0]! * factor, found!.span)
  else context.draft.ask(path, span, [], why.figure)
}

function readCargo(context: NoteContext, target: LabelTarget, area: readonly Span[]): void {
  const { draft, layout } = context
  const { key } = target
  if (key === 'NameEn') return readNames(context, area)
  if (context.cargo < 0) nextCargo(context)
  const goal: Goal = `Cargo[${context.cargo}]`
  const [span, ...more] = area
  const pending = context.boxes.at(-1)?.some(({ count }) => count === undefined)
  if (key === 'Packages' && pending && boxCount.test(plainOf(context, span!))) {
    context.looseBoxes.push({ key: 'Count', value: Number.parseInt(plainOf(context, span!), 10), span: span! })
    return
  }
  if (key === 'Packages' || key === 'Weight' || key === 'Volume' || key === 'Figures') {
    const each = area.filter((one) => matches(context, one, eachBoxPattern).length > 0)
    for (const one of each) readFreeLine(context, one)
    for (const one of area.filter((span) => !each.includes(span)))
      readFigures(context, { ...target, key }, one, target.total || context.listed ? 'total' : goal)
    return
  }
  if (key === 'PackageKind') readPacking(context, goal, span!)
  else if (key === 'NameZh') claimName(context, goal, [span!], 'NameZh')
  else if (key === 'Marks') {
    draft.claim(`${goal}.Marks`, area.map((one) => layout.words(one)).join('\n'), ...area)
    return
  } else if (key === 'NetWeight') readNetWeight(context, `${goal}.NetWeight`, span!)
  else if (key === 'FlashPoint') readNumber(context, `${goal}.FlashPoint`, span!)
  else readDanger(context, goal, key, span!)
  for (const one of more) readFreeLine(context, one)
}

/** A weight that is no sum of the goods. */
function readNetWeight(context: NoteContext, path: string, span: Span): void {
  const weights = figuresIn(context, span).filter(({ key, numbers }) => (key === undefined || key === 'Weight') && numbers.length === 1)
  const [one] = weights
  if (weights.length === 1) context.draft.claim(path, Math.round(one!.numbers[0]! * one!.factor * 1_000) / 1_000, one!.span)
  else context.draft.ask(path, span, [], why.figure)
}

/** Reads a value of dangerous goods, and the other ones that stand behind the same label. */
function readDanger(context: NoteContext, goal: Goal, key: string, span: Span): void {
  const text = plainOf(context, span)
  const bare = {
    UnNo: /^(?:UN)?\s*(\d{4})\b/,
    DangerClass: /^(?:CLASS)?\s*(\d(?:\.\d)?[A-S]?)(?![\d.])/,
    PackingGroup: /^(?:PG)?\s*(III|II|I|[123])\b/,
    HsCode: /^(\d[\d.]{3,12})/,
  }[key]
  const found = bare?.exec(text)
  const roman = { 1: 'I', 2: 'II', 3: 'III' }[found?.[1] ?? '']
  const at = { start: span.start, end: span.start + (found?.[0].length ?? 0) }
  if (!found && bare) context.draft.ask(`${goal}.${key}`, span, [], why.figure)
  else if (!found) context.draft.claim(`${goal}.${key}`, context.layout.words(span), span)
  else {
    context.draft.claim(`${goal}.${key}`, key === 'PackingGroup' ? (roman ?? found[1]!) : found[1]!, at)
    if (key === 'UnNo' || key === 'DangerClass') context.cargoTypes.set('2', at)
    readStatements(context, { start: at.end, end: span.end }, goal)
  }
}

/** Figures under a label: those with units as their units say, one without as the label says. */
export function readFigures(
  context: NoteContext,
  { key, unit }: { readonly key: string; readonly unit: string },
  span: Span,
  goal: Goal | 'total',
): void {
  const boxes = readBoxes(context, span, false)
  const found = without(span, boxes).flatMap((part) => figuresIn(context, part))
  const label = key === 'Figures' ? undefined : { key: key as FigureKey, unit }
  const bare = found.filter((one) => one.key === undefined)
  const ordered = figureOrder.every((name, at) => found[at] !== undefined && (found[at].key ?? name) === name)
  if (key === 'Figures' && found.length === 3 && ordered) {
    for (const [at, name] of figureOrder.entries())
      takeFigure(context, found[at]!, goal, { key: name, unit: name === 'Volume' ? 'CBM' : '' })
    return
  }
  if (key !== 'Figures' && bare.length === 1) takeFigure(context, bare[0]!, goal, label)
  for (const one of found) if (one.key !== undefined) takeFigure(context, one, goal)
}
const readTotal = (context: NoteContext, span: Span): void => {
  for (const part of readStatements(context, span, undefined)) readFigures(context, { key: 'Figures', unit: '' }, part, 'total')
}

/** Names of goods, a line each with its figures, or one name over several lines. */
function readNames(context: NoteContext, area: readonly Span[]): void {
  const names: Span[] = []
  const several = area.filter((span) => figuresIn(context, span).filter(({ key }) => key).length > 1).length > 1
  let goal: Goal | undefined
  const [first] = area
  const chinese = first !== undefined && isHan(plainOf(context, first))
  // a name in the other language is of the same goods
  const named = () => context.draft.has(`Cargo[${context.cargo}].${chinese ? 'NameZh' : 'NameEn'}`)
  const begin = (): Goal => (context.cargo < 0 || named() ? nextCargo(context) : `Cargo[${context.cargo}]`)
  for (const span of area) {
    if (several) goal = begin()
    goal ??= begin()
    const left = readStatements(context, span, goal)
    const figures = left.flatMap((part) => figuresIn(context, part)).filter(({ key }) => key)
    const parts = left.flatMap((part) =>
      without(
        part,
        figures.map((one) => one.span),
      ),
    )
    if (several) readGoods(context, goal, parts, figures)
    else {
      for (const one of figures) takeFigure(context, one, goal)
      // behind its figures a sentence goes on with something else
      const lead = figures[0] ? parts.filter(({ end }) => end <= figures[0]!.span.start) : parts
      const isNamed = lead.some((part) => /\p{L}{2}/u.test(plainOf(context, part)))
      names.push(...(isNamed ? lead : parts))
      if (isNamed) for (const part of parts) if (!lead.includes(part)) readFreeLine(context, part)
    }
  }
  if (!several && goal) claimName(context, goal, names)
  if (several) context.listed = true
}
