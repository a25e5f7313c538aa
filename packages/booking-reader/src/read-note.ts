import { dcsaReading } from './dcsa/reading.ts'
import type { NoteFacts } from './facts.ts'
import { actReading } from './read-act.ts'
import type { PointedPlace } from './note/second.ts'
import { noteReading } from './read-one.ts'
import type { NoteReading, NoteSource } from './reading.ts'

interface NoteInput {
  readonly source: NoteSource
  readonly facts: NoteFacts
  /** Places of a text that a second reader takes for fields. */
  readonly pointed?: readonly PointedPlace[]
}
/** Reads a booking note, a sheet of one, or a booking as DCSA writes it. What is unsure is asked, and nothing is invented. */
export function readNote({ source, facts, pointed = [] }: NoteInput): NoteReading {
  if (source.kind === 'dcsa') return dcsaReading(source.json, facts)
  const act = source.kind === 'text' ? actReading(source.text, facts) : undefined
  if (act) return act
  return noteReading(source, facts, false, pointed)
}
