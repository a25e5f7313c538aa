import { testFacts } from './facts.test.kit.ts'
import { readNote, type NoteReading } from './index.ts'

export const facts = testFacts()
/** Reads a pasted text. */
export const read = (text: string): NoteReading => readNote({ source: { kind: 'text', text }, facts })
/** Questions by path, with the values that they offer. */
export const questionsOf = ({ Questions }: NoteReading) =>
  Object.fromEntries(Questions.map(({ Path, Candidates }) => [Path, Candidates.map(({ Value }) => Value)]))
export const unread = ({ Unread }: NoteReading) => Unread.map(({ Words }) => Words)
export const party = ({ Content }: NoteReading, role: string) => Content.Parties.find(({ Role }) => Role === role)?.Party
export const missing = ({ Missing }: NoteReading) => Missing.map(({ Path }) => Path)
