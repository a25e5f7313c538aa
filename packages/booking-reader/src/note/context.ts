import type { EntityValue } from '@jst/contracts/entity'
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
}
/** Something said of boxes or of dangerous goods without saying of which. */
interface Loose {
  readonly key: string
  readonly value: EntityValue
  readonly span: Span
}

/** What is known while one booking is read. */
export interface NoteContext {
  readonly layout: Layout
  readonly facts: NoteFacts
  readonly draft: NoteDraft
  /** The source speaks of dangerous goods, of cold ones: words that may mean either are else parts of names. */
  readonly dangerous: boolean
  readonly cold: boolean
  /** Last cargo line; -1: none yet. */
  cargo: number
  /** Cargo lines were read as rows of a table or list, so that figures under labels are sums. */
  listed: boolean
  readonly totals: Map<FigureKey, { value: number; span: Span }>
  /** Boxes as each place says them. */
  readonly boxes: BoxItem[][]
  readonly looseBoxes: Loose[]
  readonly looseDanger: Loose[]
  /** Outer dimensions of goods. */
  readonly sizes: Span[]
  /** Kinds of cargo that the words say, by their code, with the words. */
  readonly cargoTypes: Map<string, Span>
}
/** `words`: the part of the source that the booking stands in, as `plain` writes it. */
export const newContext = (layout: Layout, facts: NoteFacts, draft: NoteDraft, words = layout.plain): NoteContext => ({
  layout,
  facts,
  draft,
  dangerous: dangerContext.test(words),
  cold: coldContext.test(words),
  cargo: -1,
  listed: false,
  totals: new Map(),
  boxes: [],
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
/** What is left of a span without some parts of it. */
export function without(span: Span, parts: readonly Span[]): Span[] {
  const rest: Span[] = []
  let at = span.start
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    if (part.start > at) rest.push({ start: at, end: Math.min(part.start, span.end) })
    at = Math.max(at, part.end)
  }
  if (at < span.end) rest.push({ start: at, end: span.end })
  return rest
}
