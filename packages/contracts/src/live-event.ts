import type { May } from './may.ts'
import { ArraySchema, type Static, type TSchema } from './schema.ts'
import { Id } from './envelope.ts'

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

/** Most rows that an event names: with it the notification of the database stays below its 8,000 bytes. */
const mostNamed = 200
/** Rows that an event is about. None named: they are too many to name, and any row may be one of them. */
export const NamedIds = ArraySchema(Id, { maxItems: mostNamed, uniqueItems: true })

/** Every id of both lists once; none when they are too many, or when one of the lists is that already. */
export function mergeIds(earlier: readonly number[], next: readonly number[]): number[] {
  if (earlier.length === 0 || next.length === 0) return []
  return nameIds([...earlier, ...next])
}

/** Ids for an event: each once, none when they are too many to name. */
export function nameIds(ids: readonly number[]): number[] {
  const all = [...new Set(ids)]
  return all.length > mostNamed ? [] : all
}

/** Whether an event may be about this row. */
export const isAbout = (ids: readonly number[], id: number | undefined): boolean =>
  id !== undefined && (ids.length === 0 || ids.includes(id))
