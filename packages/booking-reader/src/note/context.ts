import type { EntityValue } from '@jst/contracts/entity'
import { dayOrderIn, isHan } from '@jst/text-reader'
import type { NoteFacts } from '../facts.ts'
import type { Span } from '../reading.ts'
import type { NoteDraft } from './draft.ts'
import type { Layout } from './layout.ts'
import { coldContext, dangerContext } from './vocabulary.ts'

export type FigureKey = 'Packages' | 'Weight' | 'Volume'
export interface BoxItem {
  readonly types: readonly string[]
  readonly count: number | undefined
  readonly span: Span
  readonly note: string
  readonly soc: boolean | undefined
}
/** A fact about boxes or dangerous goods that names no line. */
interface Loose {
  readonly key: string
  readonly value: EntityValue
  readonly span: Span
}

/** State of the parser for one booking. */
export interface NoteContext {
  readonly layout: Layout
  readonly facts: NoteFacts
  readonly draft: NoteDraft
  /** Range of the source that holds this booking, normalised by `plain`. */
  readonly words: string
  /** The source mentions dangerous or temperature-controlled goods; otherwise ambiguous words count as parts of names. */
  readonly dangerous: boolean
  /** Reading of dates: month first in a note with Chinese words; `order` follows its unambiguous dates. */
  readonly han: boolean
  readonly order: 'dmy' | 'mdy' | undefined
  readonly cold: boolean
  /** Index of the current cargo line; -1 before the first. */
  cargo: number
  /** Cargo lines came from a table or list, so labelled figures are totals. */
  listed: boolean
  readonly totals: Map<FigureKey, { value: number; span: Span }>
  /** Boxes, one list for each place of the source that names them. */
  readonly boxes: BoxItem[][]
  /** Boxes named beside goods of their own: each list adds lines. */
  readonly boxesOfGoods: Set<readonly BoxItem[]>
  /** A box type without a number occurs: a change may name only the part that changes. */
  readonly bareBoxes: boolean
  readonly looseBoxes: Loose[]
  readonly looseDanger: Loose[]
  /** Outer dimensions of goods. */
  readonly sizes: Span[]
  /** Cargo kinds found by keyword: code and keyword. */
  readonly cargoTypes: Map<string, Span>
}
export const newContext = (layout: Layout, facts: NoteFacts, draft: NoteDraft, words = layout.plain, bareBoxes = false): NoteContext => ({
  layout,
  facts,
  draft,
  words,
  han: isHan(words),
  order: dayOrderIn(words),
  dangerous: dangerContext.test(words),
  cold: coldContext.test(words),
  cargo: -1,
  listed: false,
  totals: new Map(),
  boxes: [],
  boxesOfGoods: new Set(),
  bareBoxes,
  looseBoxes: [],
  looseDanger: [],
  sizes: [],
  cargoTypes: new Map(),
})

export const plainOf = ({ layout }: NoteContext, { start, end }: Span): string => layout.plain.slice(start, end)

/** Matches of a pattern within a span. */
export function matches(
  context: NoteContext,
  span: Span,
  pattern: RegExp,
): { readonly span: Span; readonly groups: readonly (string | undefined)[] }[] {
  return [...plainOf(context, span).matchAll(pattern)].map((found) => ({
    span: { start: span.start + found.index, end: span.start + found.index + found[0].length },
    groups: found.slice(1),
  }))
}

export { without } from '@jst/text-reader'
