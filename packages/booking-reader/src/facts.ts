import type { NameFacts } from '@jst/text-reader'

/** What a word of a note may name. Kinds of packages and box types that the contracts and the trade know need no words here. */
export type NameKind = 'port' | 'carrier' | 'package' | 'box' | 'currency'

/** What is known before a note is read. */
export type NoteFacts = NameFacts<NameKind>
