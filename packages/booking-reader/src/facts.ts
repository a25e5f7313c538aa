import type { NameFacts } from '@jst/text-reader'

/** Kinds of names that a note refers to. Kinds of packages and box types that contracts and trade know need no names here. */
export type NameKind = 'port' | 'carrier' | 'package' | 'box' | 'currency'

/** Names known before a note is read. */
export type NoteFacts = NameFacts<NameKind>
