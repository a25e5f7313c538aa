import type { NameFacts, NameKind } from '@jst/text-reader'

/** Facts that the reader is given: names, boxes, home country, day. */
export interface ReaderFacts extends NameFacts<NameKind> {
  /** Country of the ports of loading, two letters: of ports without a direction those are where a voyage begins. */
  readonly home: string
  /** Answers to questions of earlier texts of the same source. */
  readonly learned: Readonly<Record<string, string>>
}
