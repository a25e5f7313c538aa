import type { NameFacts } from '@jst/text-reader'

/** Kinds of master data that a note may name. Package kinds and box types are built in. */
export type NameKind = 'port' | 'carrier' | 'package' | 'box' | 'currency'

/** Names of the master data, passed in by the caller. */
export type NoteFacts = NameFacts<NameKind>
