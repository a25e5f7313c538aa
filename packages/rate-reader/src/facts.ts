import type { NameFacts, NameKind } from '@jst/text-reader'

/** Input of the reader beside the text: names, box types, home country, current date. */
export interface ReaderFacts extends NameFacts<NameKind> {
  /** ISO country code of the home ports: without a direction word, a port in this country is the port of loading. */
  readonly home: string
  /** Answers given to questions of earlier texts from the same source. */
  readonly learned: Readonly<Record<string, string>>
}
