import { packageKinds } from '@jst/contracts/si/data'
import { valuesOf } from '@jst/text-reader'
import type { Span } from '../reading.ts'
import { why } from '../texts.ts'
import { packageWords, volumeUnitPattern, volumeUnits, weightUnitPattern, weightUnits } from '../vocabulary.ts'
import { plainOf, type FigureKey, type NoteContext } from './context.ts'

/** Package codes by the words people use. */
const packings = new Map<string, readonly string[]>()
const addPacking = (word: string, code: string) => packings.set(word, [...new Set([...(packings.get(word) ?? []), code])])
for (const [code, words] of Object.entries(packageWords)) for (const word of words.split('|')) addPacking(word, code)
for (const { code, zh, en } of packageKinds) for (const word of [en, zh]) if (!packings.has(word)) addPacking(word, code)

const number = `[\\dO]*\\d[\\dO,.'’]*`
const packing = [...packings.keys()]
  .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
  .toSorted((a, b) => b.length - a.length)
const escaped = packing.map((word) => word.replace(/[/.]/g, '\\$&')).join('|')
/** Boundary after a unit in Latin letters; a Chinese unit may be followed directly by a number. */
const unitEnd = '(?:(?<=[\\u4e00-\\u9fff])|(?![A-Z0-9]))'
const figure = new RegExp(
  `(?<![\\dA-Z.-]|\\d,)(${number})\\s*(?:(${weightUnitPattern})${unitEnd}|(${volumeUnitPattern})${unitEnd}|(${escaped})${unitEnd})?`,
  'g',
)

/** Values that digits may mean: a point before three digits may separate thousands of packages, and O may be a mistyped 0. */
export function numbersOf(words: string, wholeOnly: boolean): number[] {
  const text = words.replace(/(?<![,.])[,.]+$/, '').replace(/^,/, '')
  if (text.includes('O')) return numbersOf(text.replaceAll('O', '0'), wholeOnly).flatMap((value) => [value, value])
  if (wholeOnly && /^\d{1,3}\.\d{3}$/.test(text)) return [Number(text), Number(text) * 1_000]
  return [...valuesOf(text)]
}

export interface Figure {
  /** Undefined: a number without a unit. */
  readonly key: FigureKey | undefined
  readonly numbers: readonly number[]
  readonly factor: number
  readonly unit: string
  readonly kinds: readonly string[]
  readonly span: Span
}
const round = (value: number) => Math.round(value * 1_000) / 1_000

export function figuresIn(context: NoteContext, span: Span): Figure[] {
  return [...plainOf(context, span).matchAll(figure)].map((found) => {
    const [words, digits = '', weight, volume, packed] = found
    const key = weight ? 'Weight' : volume ? 'Volume' : packed ? 'Packages' : undefined
    const factor = weight ? weightUnits[weight]! : volume ? (volumeUnits[volume.replace(/[.\s]/g, '')] ?? 1) : 1
    const kinds = packed ? (context.facts.words.package.get(packed) ?? packings.get(packed) ?? []) : []
    const start = span.start + found.index
    const end = start + words.trimEnd().length
    return {
      key,
      numbers: numbersOf(digits, key !== 'Volume'),
      factor,
      unit: weight ?? volume ?? packed ?? '',
      kinds,
      span: { start, end },
    }
  })
}

/** Target of a figure: a field of a cargo line, or the total. */
type Goal = `Cargo[${number}]` | 'total'

/** Stores a figure by its unit. `label`: field and unit of a number without one. */
export function takeFigure(
  context: NoteContext,
  one: Figure,
  goal: Goal,
  label?: { readonly key: FigureKey; readonly unit: string },
): boolean {
  const { draft, facts, totals } = context
  const key = one.key ?? label?.key
  if (!key) return false
  const path = goal === 'total' ? `Cargo.${key}` : `${goal}.${key}`
  const bare = one.key === undefined
  const factor = !bare
    ? one.factor
    : key === 'Weight'
      ? weightUnits[label?.unit ?? '']
      : key === 'Volume'
        ? (volumeUnits[label?.unit ?? ''] ?? 1)
        : 1
  const values = one.numbers.map((value) => round(value * (factor ?? 1)))
  const candidates = (all: readonly number[]) => [...new Set(all)].map((value) => ({ Value: value, Zh: String(value) }))
  if (values.length !== 1) {
    draft.ask(
      path,
      one.span,
      candidates(key === 'Packages' ? values.filter(Number.isInteger) : values),
      values.length > 1 && !/O/i.test(plainOf(context, one.span)) ? why.thousands : why.figure,
    )
  } else if (key === 'Weight' && factor === undefined && values[0]! < 100) {
    const [value] = values as [number]
    draft.ask(
      path,
      one.span,
      [value, value * 1_000].map((kg) => ({ Value: round(kg), Zh: `${round(kg)} KG` })),
      why.noUnit,
    )
  } else if (key === 'Packages' && !Number.isInteger(values[0]!)) draft.ask(path, one.span, [], why.figure)
  else if (goal === 'total') {
    const before = totals.get(key)
    if (before && before.value !== values[0]) draft.ask(path, one.span, candidates([before.value, values[0]!]), why.twice)
    else totals.set(key, { value: values[0]!, span: one.span })
    draft.read(one.span)
  } else draft.claim(path, values[0]!, one.span)
  if (goal !== 'total' && one.kinds.length === 1) draft.claim(`${goal}.PackageKind`, one.kinds[0]!, one.span)
  else if (goal !== 'total' && one.kinds.length > 1)
    draft.ask(
      `${goal}.PackageKind`,
      one.span,
      one.kinds.map((code) => ({ Value: code, Zh: facts.nameOf('package', code) })),
      why.packageKind,
    )
  return true
}

/** Package code of a cell that holds nothing but the kind of packages. */
export function readPacking(context: NoteContext, goal: Goal, span: Span): void {
  const { draft, facts, layout } = context
  const value = layout.trim(span)
  const word = plainOf(context, value).replace(/\.$/, '')
  if (word === '') return
  const kinds =
    facts.words.package.get(word) ??
    packings.get(word) ??
    packings.get(`${word}S`) ??
    packageKinds.flatMap(({ code }) => (code === word ? [code] : []))
  if (kinds.length === 1) draft.claim(`${goal}.PackageKind`, kinds[0]!, value)
  else
    draft.ask(
      `${goal}.PackageKind`,
      value,
      kinds.map((code) => ({ Value: code, Zh: facts.nameOf('package', code) })),
      why.packageKind,
    )
}
