import type { May } from './may.ts'
import { ArraySchema, type Static, type TSchema } from './schema.ts'
import { Id } from './envelope.ts'
import { mostNamed } from './live-channel.ts'

/** One event of the live channel: what it says, whose open pages hear it, and how two of one transaction become one. */
export interface LiveEventDeclaration<Content extends TSchema = TSchema> {
  readonly content: Content
  /** Receivers whose roles do not open it are passed over, whomever the event is addressed to. */
  readonly may: May
  /** The later one is `next`. */
  readonly merge: (earlier: Static<Content>, next: Static<Content>) => Static<Content>
}

/** Declares an event of an area. Every area lists its own in `events.ts`, under the names of the frames. */
export const defineLiveEvent = <Content extends TSchema>(declaration: LiveEventDeclaration<Content>): LiveEventDeclaration<Content> =>
  declaration

/** Rows that an event is about. None named: they are too many to name, and any row may be one of them. */
export const NamedIds = ArraySchema(Id, { maxItems: mostNamed, uniqueItems: true })
