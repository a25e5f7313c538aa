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
/** Something said of boxes or of dangerous goods without saying of which. */
interface Loose {
  readonly key: string
  readonly value: EntityValue
  readonly span: Span
}

/** State of the reader while it reads one booking. */
export interface NoteContext {
  readonly layout: Layout
  readonly facts: NoteFacts
  readonly draft: NoteDraft
  /** The part of the source that the booking stands in, as `plain` writes it. */
  readonly words: string
  /** The source speaks of dangerous goods, of cold ones: words that may mean either are else parts of names. */
  readonly dangerous: boolean
  /** The note has Chinese words, so that days are written month first; `order`: as its clear days are. */
  readonly han: boolean
  readonly order: 'dmy' | 'mdy' | undefined
  readonly cold: boolean
  /** Last cargo line; -1: none yet. */
  cargo: number
  /** Cargo lines were read as rows of a table or list, so that figures under labels are sums. */
  listed: boolean
  readonly totals: Map<FigureKey, { value: number; span: Span }>
  /** Boxes as each place says them. */
  readonly boxes: BoxItem[][]
  /** Those that stand beside goods of their own: each is one more line. */
  readonly boxesOfGoods: Set<readonly BoxItem[]>
  /** A type without a number is said: a change names what it changes alone. */
  readonly bareBoxes: boolean
  readonly looseBoxes: Loose[]
  readonly looseDanger: Loose[]
  /** Outer dimensions of goods. */
  readonly sizes: Span[]
  /** Kinds of cargo that the words say, by their code, with the words. */
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

/** Places of a pattern in a span. */
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
